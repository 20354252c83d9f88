// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/podtopologyspread/SpreadHints.h"

#include "engine/plugins/podtopologyspread/Constraints.h"

#include <algorithm>

namespace berth {
namespace {

using Constraints = std::vector<SpreadConstraint>;

QueueingHint queueIf(bool yes) {
    return yes ? QueueingHint::Queue : QueueingHint::Skip;
}

bool anySelects(const Constraints& constraints, const Pod& pod) {
    return std::any_of(constraints.begin(), constraints.end(),
                       [&pod](const SpreadConstraint& one) { return one.selects(pod.meta.labels); });
}

/// True when some constraint selects one of the two but not the other.
bool anyTellsApart(const Constraints& constraints, const Pod& before, const Pod& after) {
    return std::any_of(constraints.begin(), constraints.end(), [&](const SpreadConstraint& one) {
        return one.selects(before.meta.labels) != one.selects(after.meta.labels);
    });
}

bool anyHonorsTaints(const Constraints& constraints) {
    return std::any_of(constraints.begin(), constraints.end(),
                       [](const SpreadConstraint& one) { return one.honorTaints; });
}

bool anyKeyChanged(const Constraints& constraints, const Labels& before, const Labels& after) {
    return std::any_of(constraints.begin(), constraints.end(), [&](const SpreadConstraint& one) {
        return before.get(one.topologyKey) != after.get(one.topologyKey);
    });
}

/// A pod that counts for others: on a node, in the same namespace.
bool counts(const Pod& pod, const EventObjects& objects) {
    const Pod& other = objects.newPod != nullptr ? *objects.newPod : *objects.oldPod;
    return objects.podHeldNode && other.meta.ns == pod.meta.ns;
}

bool labelsMatter(const Constraints& constraints, const EventObjects& objects) {
    if (objects.oldPod != nullptr && objects.newPod != nullptr)
        return anyTellsApart(constraints, *objects.oldPod, *objects.newPod);
    return anySelects(constraints, objects.newPod != nullptr ? *objects.newPod : *objects.oldPod);
}

bool podItselfMatters(const Constraints& constraints, const EventObjects& objects) {
    const bool otherTolerations = objects.oldPod->tolerations != objects.newPod->tolerations;
    if (otherTolerations && anyHonorsTaints(constraints)) return true;
    return anyTellsApart(constraints, *objects.oldPod, *objects.newPod);
}

bool nodeMatters(const Constraints& constraints, const Node* before, const Node* after) {
    const bool did = before != nullptr && hasAllKeys(before->meta.labels, constraints);
    const bool does = after != nullptr && hasAllKeys(after->meta.labels, constraints);
    if (did != does) return true;
    return did &&
           (before->taints != after->taints || anyKeyChanged(constraints, before->meta.labels, after->meta.labels));
}

} // namespace

std::vector<ClusterEventWithHint> spreadEvents(const PodTopologySpreadArgs& args) {
    const auto hard = [args](const Pod& pod, const EventObjects& objects) {
        return constraintsOf(pod, Unsatisfiable::DoNotSchedule, args, objects.cluster);
    };
    const auto assigned = [hard](const Pod& pod, const EventObjects& objects) {
        return queueIf(counts(pod, objects) && labelsMatter(hard(pod, objects), objects));
    };
    const auto itself = [hard](const Pod& pod, const EventObjects& objects) {
        return queueIf(podItselfMatters(hard(pod, objects), objects));
    };
    const auto node = [hard](const Pod& pod, const EventObjects& objects) {
        return queueIf(nodeMatters(hard(pod, objects), objects.oldNode, objects.newNode));
    };
    return {{{EventResource::AssignedPod, action::Add | action::UpdatePodLabel | action::Delete}, assigned},
            {{EventResource::TargetPod, action::UpdatePodLabel | action::UpdatePodToleration}, itself},
            {{EventResource::Node, action::Add | action::Delete | action::UpdateNodeLabel | action::UpdateNodeTaint},
             node}};
}

} // namespace berth
