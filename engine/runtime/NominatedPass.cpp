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

bool counts(const Nomination& nomination, const Context& context, const Pod& pod, NodeId node) {
    return nomination.node == node && nomination.pod != context.pod && objectOf(nomination).priority >= pod.priority;
}

} // namespace

bool hasNominatedPods(const Context& context, const Pod& pod, NodeId node) {
    const std::vector<Nomination>& all = context.input->nominations;
    return std::any_of(all.begin(), all.end(),
                       [&](const Nomination& nomination) { return counts(nomination, context, pod, node); });
}

tl::expected<std::optional<NominatedPass>, Status> withNominatedPods(const Context& context, const CycleState& state,
                                                                     const Pod& pod, const NodeInfo& node) {
    std::optional<NominatedPass> pass;
    for (const Nomination& nomination : context.input->nominations) {
        if (!counts(nomination, context, pod, node.id)) continue;
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

} // namespace berth
