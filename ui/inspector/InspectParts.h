// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/Inspect.h"

namespace berth::ui {

class CycleWalk;

/// Evidence that is neither for nor against.
EvidenceRow plainRow(const QString& name, const QString& value);

// The subjects of the inspector; each fills the content it is given.

void inspectNode(const Moment& moment, NodeId node, InspectorContent& content);
/// The pod of the cycle at the cursor on one node.
void inspectPodOnNode(const Moment& moment, NodeId node, InspectorContent& content);
void inspectPod(const Moment& moment, PodId pod, InspectorContent& content);
/// A PodGroup, or the pods that name one which is not there.
void inspectGang(const Moment& moment, const std::string& key, InspectorContent& content);
/// The gangs at the moment that hold each other up; without the ways out, which are tried elsewhere.
void inspectDeadlock(const Moment& moment, InspectorContent& content);
void inspectPoint(const Moment& moment, ExtensionPoint point, InspectorContent& content);
void inspectTenant(const Moment& moment, const std::string& tenant, InspectorContent& content);
void inspectCycle(const Moment& moment, InspectorContent& content);
/// What the cycle's preemption costs those it stops, once a node is nominated.
void inspectCost(const Moment& moment, const CycleWalk& walk, InspectorContent& content);

} // namespace berth::ui
