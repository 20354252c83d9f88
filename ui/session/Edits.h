// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/model/Node.h"
#include "ui/queues/SubmitRequest.h"
#include "ui/session/Edit.h"
#include "ui/session/Moment.h"

#include <QString>

namespace berth::ui {

/// The edits the window offers, as commands. Pure; nothing is carried out here.
Edit deletePod(const QString& ns, const QString& name);
Edit evictPod(const QString& ns, const QString& name);
Edit deleteNode(const QString& name);
Edit cordonNode(const QString& name, bool unschedulable);
Edit drainNode(const QString& name);
/// Puts one more taint on a node (same key and effect: replaced).
Edit addTaint(const Node& node, const Taint& taint);
/// Takes the taints of this key away.
Edit removeTaint(const Node& node, const std::string& key);

/// "KEY[=VALUE]:EFFECT" as kubectl writes it. Fails with a sentence that says what is expected.
Result<Taint> parseTaint(const QString& text);

/// The name the next job of the submit panel gets at a moment: "p1-4", or "p1-gang-4" for several pods; not taken by
/// any pod of the trace.
QString proposedName(const Moment& moment, const SubmitRequest& request);
/// What the submit panel asks for, as pods; with a node named, they never come to the scheduler. Fails with the
/// reader's own sentence.
Result<Edit> submitPods(const Moment& moment, const SubmitRequest& request, const QString& name,
                        const QString& nodeName = {});

} // namespace berth::ui
