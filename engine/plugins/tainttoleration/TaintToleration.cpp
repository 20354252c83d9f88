// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/tainttoleration/TaintToleration.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kPreScoreKey = "PreScoreTaintToleration";

/// The tolerations that may speak about PreferNoSchedule taints.
struct PreScoreState final : StateData {
    std::vector<Toleration> tolerations;
    std::unique_ptr<StateData> clone() const override { return std::make_unique<PreScoreState>(*this); }
};

std::string textOf(const Taint& taint) {
    const std::string value = taint.value.empty() ? "" : "=" + taint.value;
    return taint.key + value + ":" + std::string(toString(taint.effect));
}

bool isTolerated(const Taint& taint, const std::vector<Toleration>& tolerations) {
    return std::any_of(tolerations.begin(), tolerations.end(),
                       [&taint](const Toleration& toleration) { return tolerates(toleration, taint); });
}

bool forbids(const Taint& taint) {
    return taint.effect == TaintEffect::NoSchedule || taint.effect == TaintEffect::NoExecute;
}

/// The first taint that keeps the pod off, or nullptr.
const Taint* untolerated(const Node& node, const Pod& pod, Terms* terms = nullptr) {
    for (const Taint& taint : node.taints) {
        if (!forbids(taint)) continue;
        const bool fine = isTolerated(taint, pod.tolerations);
        if (terms != nullptr) terms->add(textOf(taint), fine ? "tolerated" : "not tolerated");
        if (!fine) return &taint;
    }
    return nullptr;
}

QueueingHint becameTolerable(const Pod& pod, const EventObjects& objects) {
    const bool before = objects.oldNode != nullptr && untolerated(*objects.oldNode, pod) == nullptr;
    return !before && untolerated(*objects.newNode, pod) == nullptr ? QueueingHint::Queue : QueueingHint::Skip;
}

} // namespace

PreFilterResult TaintToleration::preFilter(const Context&, CycleState&, const Pod&) const {
    return {};
}

Status TaintToleration::filter(const Context&, const CycleState&, const Pod& pod, const NodeInfo& node,
                               Terms* terms) const {
    if (untolerated(*node.node, pod, terms) == nullptr) return {};
    return {Code::UnschedulableAndUnresolvable, "node(s) had untolerated taint(s)"};
}

Status TaintToleration::preScore(const Context&, CycleState& state, const Pod& pod,
                                 std::span<const NodeInfo* const>) const {
    auto kept = std::make_unique<PreScoreState>();
    for (const Toleration& toleration : pod.tolerations)
        if (toleration.effect == TaintEffect::None || toleration.effect == TaintEffect::PreferNoSchedule)
            kept->tolerations.push_back(toleration);
    state.write(std::string(kPreScoreKey), std::move(kept));
    return {};
}

tl::expected<std::int64_t, Status> TaintToleration::score(const Context&, const CycleState& state, const Pod&,
                                                          const NodeInfo& node, Terms* terms) const {
    const auto* kept = state.read<PreScoreState>(kPreScoreKey);
    if (kept == nullptr)
        return tl::unexpected(Status::error("failed to read \"PreScoreTaintToleration\" from cycleState: not found"));
    std::int64_t intolerable = 0;
    for (const Taint& taint : node.node->taints) {
        if (taint.effect != TaintEffect::PreferNoSchedule) {
            if (terms != nullptr) terms->skip(textOf(taint), "only PreferNoSchedule taints are scored");
            continue;
        }
        const bool fine = isTolerated(taint, kept->tolerations);
        if (!fine) ++intolerable;
        if (terms != nullptr) terms->add(textOf(taint), fine ? "tolerated" : "not tolerated");
    }
    if (terms != nullptr && node.node->taints.empty()) terms->skip("taints", "the node has none");
    if (terms != nullptr) terms->add("intolerable PreferNoSchedule taints", intolerable, "fewer is better");
    return intolerable;
}

Status TaintToleration::normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                                  std::span<std::int64_t> scores) const {
    defaultNormalize(scores, true);
    return {};
}

std::vector<ClusterEventWithHint> TaintToleration::eventsToRegister() const {
    return {{{EventResource::Node, action::Add | action::UpdateNodeTaint}, becameTolerable},
            {{EventResource::TargetPod, action::UpdatePodToleration}, {}}};
}

void TaintToleration::keyOfPod(const Pod& pod, AlikeKey& key) const {
    key.add(static_cast<std::int64_t>(pod.tolerations.size()));
    for (const Toleration& each : pod.tolerations)
        key.add(each.key).add(each.op).add(each.value).add(static_cast<std::int64_t>(each.effect));
}

void TaintToleration::keyOfNode(const Node& node, const NamedParts&, AlikeKey& key) const {
    addTaints(node, key);
}

} // namespace berth
