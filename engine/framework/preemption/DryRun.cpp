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
        : context_(context), pod_(pod), state_(state.clone()), original_(node), node_(node) {}

    /// Pods on this node leave its copy; all leave the state.
    Status takeOut(const EvictionUnit& unit) {
        for (const PodInfo& victim : unit.pods) {
            const NodeInfo* elsewhere = node_.removePod(victim.id) ? nullptr : nodeOf(victim.id);
            const NodeInfo& at = elsewhere != nullptr ? *elsewhere : node_;
            if (Status status = asError(context_.calls->runRemovePod(context_, state_, pod_, victim, at)); !status.ok())
                return status;
        }
        return {};
    }

    Status putBack(const EvictionUnit& unit) {
        for (const PodInfo& victim : unit.pods) {
            const NodeInfo* elsewhere = original_.find(victim.id) != nullptr ? nullptr : nodeOf(victim.id);
            if (elsewhere == nullptr) node_.addPod(victim);
            const NodeInfo& at = elsewhere != nullptr ? *elsewhere : node_;
            if (Status status = asError(context_.calls->runAddPod(context_, state_, pod_, victim, at)); !status.ok())
                return status;
        }
        return {};
    }

    Status fits() const { return context_.calls->runFilterWithNominatedPods(context_, state_, pod_, node_); }

private:
    /// Where a pod of a unit is that is not on this node.
    const NodeInfo* nodeOf(PodId pod) const {
        const Snapshot& snapshot = context_.snapshot();
        for (std::size_t i = 0; i < snapshot.size(); ++i)
            if (snapshot.at(i).id != original_.id && snapshot.at(i).find(pod) != nullptr) return &snapshot.at(i);
        return nullptr;
    }

    static Status asError(const Status& status) { return status.ok() ? Status() : Status::error(status.message()); }

    const Context& context_;
    const Pod& pod_;
    CycleState state_;
    const NodeInfo& original_;
    NodeInfo node_;
};

std::vector<PodInfo> evictable(const NodeInfo& node, const MayEvict& mayEvict) {
    std::vector<PodInfo> pods;
    for (const PodInfo& pod : node.pods)
        if (mayEvict(pod)) pods.push_back(pod);
    return pods;
}

/// Puts units back one after another, or makes them victims.
class Reprieve {
public:
    Reprieve(Trial& trial, std::vector<EvictionUnit> units, std::span<const PodDisruptionBudget> budgets)
        : trial_(trial), units_(std::move(units)), against_(units_.size()), fate_(units_.size()) {
        std::vector<PodInfo> pods;
        for (const EvictionUnit& unit : units_) pods.insert(pods.end(), unit.pods.begin(), unit.pods.end());
        const std::vector<bool> violating = violations(pods, budgets);
        std::size_t pod = 0;
        for (std::size_t i = 0; i < units_.size(); ++i)
            for (std::size_t k = 0; k < units_[i].pods.size(); ++k, ++pod) against_[i] += violating[pod] ? 1 : 0;
    }

    /// Violators of budgets first; the units stand in order of importance.
    Status run() {
        for (const bool violating : {true, false})
            for (std::size_t i = 0; i < units_.size(); ++i)
                if ((against_[i] > 0) == violating)
                    if (Status status = decide(i); !status.ok()) return status;
        return takeBack();
    }

    /// Victims are listed by importance; of equals those that violate a budget come first.
    void fill(Sacrifice& sacrifice, SimTime now) const {
        std::vector<EvictionUnit> victims;
        for (const bool violating : {true, false})
            for (std::size_t i = 0; i < units_.size(); ++i) {
                if ((against_[i] > 0) != violating || fate_[i] != Fate::Victim) continue;
                sacrifice.pdbViolations += against_[i];
                victims.push_back(units_[i]);
            }
        sortByImportance(victims, now);
        for (const EvictionUnit& unit : victims) append(sacrifice.victims, unit.pods);
        for (const std::size_t i : reprieved_)
            if (fate_[i] == Fate::Reprieved) append(sacrifice.reprieved, units_[i].pods);
    }

private:
    enum class Fate : std::uint8_t { Undecided, Reprieved, Victim };

    static void append(std::vector<PodInfo>& to, const std::vector<PodInfo>& pods) {
        to.insert(to.end(), pods.begin(), pods.end());
    }

    bool gangLeaves(const std::string& gang) const {
        for (std::size_t i = 0; i < units_.size() && !gang.empty(); ++i)
            if (units_[i].whole && units_[i].gang == gang && fate_[i] == Fate::Victim) return true;
        return false;
    }

    Status decide(std::size_t i) {
        fate_[i] = Fate::Victim;
        if (!units_[i].whole && gangLeaves(units_[i].gang)) return {};
        if (Status status = trial_.putBack(units_[i]); !status.ok()) return status;
        if (!trial_.fits().ok()) return trial_.takeOut(units_[i]);
        fate_[i] = Fate::Reprieved;
        reprieved_.push_back(i);
        return {};
    }

    /// Single pods that were put back before their gang had to leave.
    Status takeBack() {
        for (std::size_t i = 0; i < units_.size(); ++i) {
            if (fate_[i] != Fate::Reprieved || units_[i].whole || !gangLeaves(units_[i].gang)) continue;
            fate_[i] = Fate::Victim;
            if (Status status = trial_.takeOut(units_[i]); !status.ok()) return status;
        }
        return {};
    }

    Trial& trial_;
    std::vector<EvictionUnit> units_;
    std::vector<std::int64_t> against_; ///< of how many of its pods the eviction is against a budget
    std::vector<Fate> fate_;
    std::vector<std::size_t> reprieved_; ///< in the order they were put back
};

} // namespace

tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       std::vector<EvictionUnit> units) {
    if (units.empty())
        return tl::unexpected(
            Status(Code::UnschedulableAndUnresolvable, std::string("No preemption victims found for incoming pod")));
    Trial trial(context, state, pod, node);
    for (const EvictionUnit& unit : units)
        if (Status status = trial.takeOut(unit); !status.ok()) return tl::unexpected(status);
    if (Status status = trial.fits(); !status.ok()) return tl::unexpected(status);
    sortByImportance(units, context.now());
    Reprieve reprieve(trial, std::move(units), budgets);
    if (Status status = reprieve.run(); !status.ok()) return tl::unexpected(status);
    Sacrifice sacrifice;
    sacrifice.node = node.id;
    reprieve.fill(sacrifice, context.now());
    if (sacrifice.victims.empty())
        return tl::unexpected(
            Status::error(fmt::format("expected at least one victim pod on node \"{}\"", node.name())));
    return sacrifice;
}

tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       const MayEvict& mayEvict) {
    return dryRun(context, state, pod, node, budgets, singly(evictable(node, mayEvict)));
}

} // namespace berth
