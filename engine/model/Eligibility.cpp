// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Eligibility.h"

#include <algorithm>

namespace berth {
namespace {

bool hasPairs(const Node& node, const StringMap& pairs) {
    return std::all_of(pairs.begin(), pairs.end(), [&node](const StringMap::Entry& wanted) {
        const std::string* value = node.meta.labels.find(wanted.first);
        return value != nullptr && *value == wanted.second;
    });
}

bool keepsOff(const Taint& taint, const Pod& pod) {
    if (taint.effect != TaintEffect::NoSchedule && taint.effect != TaintEffect::NoExecute) return false;
    return std::none_of(pod.tolerations.begin(), pod.tolerations.end(),
                        [&taint](const Toleration& toleration) { return tolerates(toleration, taint); });
}

} // namespace

bool meetsRequiredAffinity(const Pod& pod, const Node& node) {
    if (!hasPairs(node, pod.nodeSelector)) return false;
    const auto& required = pod.affinity.node.required;
    return !required || matches(*required, node.meta.labels, node.name());
}

const Taint* firstUntoleratedTaint(const Pod& pod, const Node& node) {
    const auto it = std::find_if(node.taints.begin(), node.taints.end(),
                                 [&pod](const Taint& taint) { return keepsOff(taint, pod); });
    return it != node.taints.end() ? &*it : nullptr;
}

} // namespace berth
