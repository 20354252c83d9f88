// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/GroupView.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace berth::ui {

/// What nodes are grouped by on the stage: nothing, or the first label of a list that any node carries.
enum class Grouping : std::uint8_t { Rack, Zone, None };
QStringList groupingNames();

/// The pods on a node's devices: those whose devices are known, then the others on the lowest free ones.
std::vector<PodSlotsView> slotsOf(const Moment& moment, NodeId node);
/// One node without a verdict.
NodeCardView nodeCard(const Moment& moment, NodeId node);
/// All nodes with what the cycle at the cursor has said about them.
std::vector<GroupView> nodeGroups(const Moment& moment, Grouping grouping);

} // namespace berth::ui
