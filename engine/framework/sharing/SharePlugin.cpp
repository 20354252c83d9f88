// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/SharePlugin.h"

#include "engine/base/Rng.h"
#include "engine/framework/sharing/ShareView.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kKey = "GPU sharing";

/// What PreFilter keeps: the pod as the policies see it, and the workload.
struct ShareState final : StateData {
    SharePod pod;
    TypicalPods workload;
    std::unique_ptr<StateData> clone() const override { return std::make_unique<ShareState>(*this); }
};

constexpr std::string_view kInsufficient = "insufficient GPU";

Status unresolvable(std::string_view reason) {
    return {Code::UnschedulableAndUnresolvable, std::string(reason)};
}

/// The same pod in the same cycle draws the same numbers, whoever asks and how often.
std::uint64_t drawOf(const Context& context, std::uint64_t which) {
    const CycleInput& input = *context.input;
    const std::uint64_t cycle = randomAt(input.seed, input.podId.value);
    return randomAt(cycle ^ static_cast<std::uint64_t>(input.now.ns), which);
}

std::string shown(const ShareNode& node) {
    return fmt::format("{}", fmt::join(node.left, ", "));
}

} // namespace

PreFilterResult SharePlugin::preFilter(const Context& context, CycleState& state, const Pod& pod) const {
    auto kept = std::make_unique<ShareState>();
    kept->pod = sharePodOf(pod);
    kept->workload = workload(context, pod);
    state.write(std::string(kKey), std::move(kept));
    return {};
}

Status SharePlugin::filter(const Context&, const CycleState& state, const Pod& pod, const NodeInfo& node,
                           Terms* terms) const {
    const auto* const kept = state.read<ShareState>(kKey);
    const SharePod asked = kept != nullptr ? kept->pod : sharePodOf(pod);
    if (asked.devices == 0) return {};
    const ShareNode here = shareNodeOf(node);
    if (terms != nullptr) {
        terms->add("asked", fmt::format("{} milli of {} devices", asked.milli, asked.devices));
        terms->add("milli left by device", shown(here));
        if (!asked.spec.empty()) terms->add("model", here.model, fmt::format("asked: {}", asked.spec));
    }
    if (!modelFits(here, asked)) return unresolvable("GPU model mismatch");
    if (std::ssize(here.left) < asked.devices) return unresolvable(kInsufficient);
    return devicesFit(here, asked) ? Status() : Status(Code::Unschedulable, std::string(kInsufficient));
}

tl::expected<std::int64_t, Status> SharePlugin::score(const Context& context, const CycleState& state, const Pod& pod,
                                                      const NodeInfo& node, Terms* terms) const {
    if (policy_ == SharePolicy::Random) return static_cast<std::int64_t>(drawOf(context, node.id.value) >> 1U);
    const auto* const kept = state.read<ShareState>(kKey);
    const SharePod asked = kept != nullptr ? kept->pod : sharePodOf(pod);
    const TypicalPods fallback = kept != nullptr ? TypicalPods() : workload(context, pod);
    const ShareScore scored =
        scoreOf(policy_, shareNodeOf(node), asked, kept != nullptr ? kept->workload : fallback, terms);
    return std::clamp(scored.score, kMinScore, kMaxScore);
}

ReserveResult SharePlugin::reserve(const Context& context, const CycleState& state, const Pod& pod,
                                   const NodeInfo& node) const {
    const auto* const kept = state.read<ShareState>(kKey);
    const SharePod asked = kept != nullptr ? kept->pod : sharePodOf(pod);
    const PodInfo* const placed = node.find(context.pod);
    ReserveResult result;
    if (node.node == nullptr || asked.devices == 0 || (placed != nullptr && !placed->devices.empty())) return result;
    std::uint64_t drawn = std::uint64_t{1} << 32U;
    const Draw draw = [&](std::uint64_t bound) { return randomBelow(drawOf(context, drawn++), bound); };
    const TypicalPods typical = kept != nullptr ? kept->workload : workload(context, pod);
    result.devices = devicesFor(policy_, shareNodeOf(node, context.pod), asked, typical, draw);
    return result;
}

void SharePlugin::keyOfPod(const Pod& pod, AlikeKey& key) const {
    const SharePod share = sharePodOf(pod);
    key.add(share.devices).add(share.milli).add(share.spec);
}

void SharePlugin::keyOfNode(const Node& node, const NamedParts&, AlikeKey& key) const {
    key.add(gpuModel(node));
}

void SharePlugin::keyOfUse(const NodeInfo& node, AlikeKey& key) const {
    const ShareNode share = shareNodeOf(node);
    for (const std::int32_t left : share.left) key.add(left);
    key.add(static_cast<std::int64_t>(share.tags.size()));
    for (const auto& [tag, pods] : share.tags) key.add(tag).add(pods);
}

std::vector<ClusterEventWithHint> SharePlugin::eventsToRegister() const {
    return {{{EventResource::AssignedPod, action::Delete}, {}},
            {{EventResource::Node, action::Add | action::UpdateNodeAllocatable | action::UpdateNodeLabel}, {}}};
}

} // namespace berth
