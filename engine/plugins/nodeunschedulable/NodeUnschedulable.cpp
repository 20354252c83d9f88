// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/nodeunschedulable/NodeUnschedulable.h"

#include <algorithm>

namespace berth {
namespace {

bool toleratesCordon(const Pod& pod) {
    static const Taint kCordon{"node.kubernetes.io/unschedulable", "", TaintEffect::NoSchedule};
    return std::any_of(pod.tolerations.begin(), pod.tolerations.end(),
                       [](const Toleration& toleration) { return tolerates(toleration, kCordon); });
}

QueueingHint becameSchedulable(const Pod&, const EventObjects& objects) {
    const bool before = objects.oldNode != nullptr && !objects.oldNode->unschedulable;
    return !before && !objects.newNode->unschedulable ? QueueingHint::Queue : QueueingHint::Skip;
}

QueueingHint nowTolerates(const Pod&, const EventObjects& objects) {
    return toleratesCordon(*objects.newPod) ? QueueingHint::Queue : QueueingHint::Skip;
}

} // namespace

PreFilterResult NodeUnschedulable::preFilter(const Context&, CycleState&, const Pod&) const {
    return {};
}

Status NodeUnschedulable::filter(const Context&, const CycleState&, const Pod& pod, const NodeInfo& node,
                                 Terms* terms) const {
    const bool refused = node.node->unschedulable && !toleratesCordon(pod);
    if (terms != nullptr)
        terms->add("cordoned", !node.node->unschedulable ? "no" : refused ? "yes" : "yes, and tolerated");
    if (!refused) return {};
    return {Code::UnschedulableAndUnresolvable, "node(s) were unschedulable"};
}

std::vector<ClusterEventWithHint> NodeUnschedulable::eventsToRegister() const {
    return {{{EventResource::Node, action::Add | action::UpdateNodeTaint}, becameSchedulable},
            {{EventResource::TargetPod, action::UpdatePodToleration}, nowTolerates}};
}

void NodeUnschedulable::keyOfPod(const Pod& pod, AlikeKey& key) const {
    key.add(toleratesCordon(pod) ? 1 : 0);
}

void NodeUnschedulable::keyOfNode(const Node& node, const NamedParts&, AlikeKey& key) const {
    key.add(node.unschedulable ? 1 : 0);
}

} // namespace berth
