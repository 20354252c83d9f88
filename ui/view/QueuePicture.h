// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/LaneView.h"
#include "ui/session/Moment.h"
#include "ui/view/LaneBook.h"

#include <QStringList>

#include <vector>

namespace berth::ui {

/// The pods of a lane, the one that goes next first: activeQ by the profile's QueueSort, backoffQ by the end of the
/// back-off, those on
/// Permit by their time-out, others by when they came.
std::vector<PodId> podsOf(Lane lane, const Moment& moment);
/// All lanes at a moment. `book` is brought up to it.
QueuesView queuesView(const Moment& moment, LaneBook& book);
QueuesView queuesView(const Moment& moment);

/// The queues that pods of the cluster name, sorted: label `berth.dev/queue`, else Kueue's, else the namespace.
QStringList queueNames(const Moment& moment);

} // namespace berth::ui
