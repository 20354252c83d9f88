// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/DryRun.h"

#include "engine/framework/preemption/Importance.h"

#include <fmt/format.h>

namespace berth {
namespace {

/// The copies a trial works on.
class Trial {
public:
    Trial(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node)
        : context_(context), pod_(pod), state_(state.clone()), node_(node) {}

    Status takeOut(const PodInfo& victim) {
        node_.removePod(victim.id);
        return asError(context_.calls->runRemovePod(context_, state_, pod_, victim, node_));
    }

    Status putBack(const PodInfo& victim) {
        node_.addPod(victim);
        return asError(context_.calls->runAddPod(context_, state_, pod_, victim, node_));
    }

    Status fits() const { return context_.calls->runFilterWithNominatedPods(context_, state_, pod_, node_); }

private:
    static Status asError(const Status& status) { return status.ok() ? Status() : Status::error(status.message()); }

    const Context& context_;
    const Pod& pod_;
    CycleState state_;
    NodeInfo node_;
};

std::vector<PodInfo> evictable(const NodeInfo& node, const MayEvict& mayEvict) {
    std::vector<PodInfo> pods;
    for (const PodInfo& pod : node.pods)
        if (mayEvict(pod)) pods.push_back(pod);
    return pods;
}

Status takeAllOut(Trial& trial, const std::vector<PodInfo>& pods) {
    for (const PodInfo& pod : pods)
        if (Status status = trial.takeOut(pod); !status.ok()) return status;
    return {};
}

/// Puts a pod back if the preemptor still fits beside it, else counts it as a victim.
Status reprieve(Trial& trial, const PodInfo& pod, Sacrifice& sacrifice) {
    if (Status status = trial.putBack(pod); !status.ok()) return status;
    if (trial.fits().ok()) {
        sacrifice.reprieved.push_back(pod);
        return {};
    }
    sacrifice.victims.push_back(pod);
    return trial.takeOut(pod);
}

Status reprieveAll(Trial& trial, const BudgetSplit& split, Sacrifice& sacrifice) {
    for (const PodInfo& pod : split.violating)
        if (Status status = reprieve(trial, pod, sacrifice); !status.ok()) return status;
    sacrifice.pdbViolations = static_cast<std::int64_t>(sacrifice.victims.size());
    for (const PodInfo& pod : split.others)
        if (Status status = reprieve(trial, pod, sacrifice); !status.ok()) return status;
    return {};
}

} // namespace

tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       const MayEvict& mayEvict) {
    std::vector<PodInfo> potential = evictable(node, mayEvict);
    if (potential.empty())
        return tl::unexpected(
            Status(Code::UnschedulableAndUnresolvable, std::string("No preemption victims found for incoming pod")));
    Trial trial(context, state, pod, node);
    if (Status status = takeAllOut(trial, potential); !status.ok()) return tl::unexpected(status);
    if (Status status = trial.fits(); !status.ok()) return tl::unexpected(status);
    sortByImportance(potential, context.now());
    Sacrifice sacrifice;
    sacrifice.node = node.id;
    if (Status status = reprieveAll(trial, splitByBudgets(potential, budgets), sacrifice); !status.ok())
        return tl::unexpected(status);
    sortByImportance(sacrifice.victims, context.now());
    if (sacrifice.victims.empty())
        return tl::unexpected(
            Status::error(fmt::format("expected at least one victim pod on node \"{}\"", node.name())));
    return sacrifice;
}

} // namespace berth
