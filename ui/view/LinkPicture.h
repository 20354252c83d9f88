// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Node.h"
#include "ui/stage/NodeCardView.h"

namespace berth::ui {

/// Puts the node's links on its card: bus, arcs or brackets, sockets, NICs, what each pair is called. Nothing where the
/// node's topology is unknown or of another number of devices.
void addLinks(const Node& node, NodeCardView& card);
/// "NVSwitch NV18", "NVLink cube mesh": the links in a few words; "" without NVLink.
QString linkWords(const Node& node);
/// The pairs of neighbouring free devices that a group of `wanted` would have needed joined and that are not.
std::vector<LinkView> missingLinks(const NodeCardView& card, int wanted);

} // namespace berth::ui
