// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/NominatedPass.h"

#include <algorithm>

namespace berth {
namespace {

const Pod& objectOf(const Nomination& nomination) {
    static const Pod kEmptyPod = [] {
        Pod pod;
        finishPod(pod);
        return pod;
    }();
    return nomination.object != nullptr ? *nomination.object : kEmptyPod;
}

} // namespace

bool holdsRoom(const Nomination& nomination, const Context& context, const Pod& pod) {
    return nomination.pod != context.pod && objectOf(nomination).priority >= pod.priority;
}

bool hasNominatedPods(const Context& context, const Pod& pod, std::span<const Nomination> onNode) {
    return std::ranges::any_of(onNode,
                               [&](const Nomination& nomination) { return holdsRoom(nomination, context, pod); });
}

tl::expected<std::optional<NominatedPass>, Status> withNominatedPods(const Context& context, const CycleState& state,
                                                                     const Pod& pod, const NodeInfo& node,
                                                                     std::span<const Nomination> onNode) {
    std::optional<NominatedPass> pass;
    for (const Nomination& nomination : onNode) {
        if (!holdsRoom(nomination, context, pod)) continue;
        if (!pass) pass.emplace(NominatedPass{node, state.clone()});
        PodInfo added;
        added.id = nomination.pod;
        added.pod = &objectOf(nomination);
        pass->node.addPod(added);
        Status status = context.calls->runAddPod(context, pass->state, pod, added, pass->node);
        if (!status.ok()) return tl::unexpected(std::move(status));
    }
    return pass;
}

Status runFilterWithNominatedPods(const Framework& framework, const Context& context, const CycleState& state,
                                  const Pod& pod, const NodeInfo& node, std::span<const Nomination> onNode) {
    const auto pass = withNominatedPods(context, state, pod, node, onNode);
    if (!pass) return pass.error();
    if (pass->has_value()) {
        Status status = framework.runFilter(context, (*pass)->state, pod, (*pass)->node);
        if (!status.ok()) return status;
    }
    return framework.runFilter(context, state, pod, node);
}

} // namespace berth
