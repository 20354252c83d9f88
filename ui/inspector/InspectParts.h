// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/Inspect.h"

namespace berth::ui {

// The subjects of the inspector; each fills the content it is given.

void inspectNode(const Moment& moment, NodeId node, InspectorContent& content);
/// The pod of the cycle at the cursor on one node.
void inspectPodOnNode(const Moment& moment, NodeId node, InspectorContent& content);
void inspectPod(const Moment& moment, PodId pod, InspectorContent& content);
void inspectPoint(const Moment& moment, ExtensionPoint point, InspectorContent& content);
void inspectCycle(const Moment& moment, InspectorContent& content);

} // namespace berth::ui
