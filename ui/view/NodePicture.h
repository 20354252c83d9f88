// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/GroupView.h"

#include <QString>
#include <QStringList>

#include <set>
#include <string>
#include <vector>

namespace berth::ui {

/// What nodes are grouped by on the stage: nothing, or the first label of a list that any node carries.
enum class Grouping : std::uint8_t { Rack, Zone, None };
QStringList groupingNames();

/// What a node's card depends on beside the node and its pods.
struct NodeContext {
    std::set<PodId> victims;          ///< chosen by preemption and not told yet
    std::set<std::string> deadlocked; ///< keys of the gangs in a deadlock
};
NodeContext nodeContext(const Moment& moment);
/// The pods on a node's devices: those whose devices are known, then the others on the lowest free ones, then who is
/// nominated to it.
std::vector<PodSlotsView> slotsOf(const Moment& moment, NodeId node, const NodeContext& context);
/// What pods hold of a node's MIG slices.
std::vector<CountedView> countedOn(const Moment& moment, NodeId node, const NodeContext& context);
/// One node without a verdict of the cycle. Its strip says what its pods wait for, if they do.
NodeCardView nodeCard(const Moment& moment, NodeId node, const NodeContext& context);
NodeCardView nodeCard(const Moment& moment, NodeId node);
/// Of one node only name, devices and the pods on them: for rows and columns of tables.
NodeCardView nodeRow(const Moment& moment, NodeId node, const NodeContext& context);

} // namespace berth::ui
