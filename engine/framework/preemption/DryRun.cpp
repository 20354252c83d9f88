// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/DryRun.h"

#include <fmt/format.h>

#include <optional>

namespace berth {
namespace {

/// Where pods are taken out and put back.
class Trial {
public:
    virtual ~Trial() = default;
    virtual Status takeOutAll(std::span<const UnitView> units) = 0;
    virtual Status takeOut(const UnitView& unit) = 0;
    virtual Status putBack(const UnitView& unit) = 0;
    virtual Status fits() const = 0;
};

/// On copies of the node and of the state.
class TrialOnCopies final : public Trial {
public:
    TrialOnCopies(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  TrialState effect)
        : context_(context), pod_(pod), cycle_(state), original_(node), node_(node) {
        if (effect == TrialState::Copied) copy_ = state.clone();
    }

    /// The order matters to nobody but the state; a node's last pod leaves most easily.
    Status takeOutAll(std::span<const UnitView> units) override {
        for (std::size_t i = 0; i < units.size(); ++i)
            if (Status status = takeOut(units[copy_ ? i : units.size() - 1 - i]); !status.ok()) return status;
        return {};
    }

    /// Pods on this node leave its copy; all leave the state.
    Status takeOut(const UnitView& unit) override {
        for (std::size_t i = 0; i < unit.pods.size(); ++i) {
            const NodeInfo* elsewhere = unit.elsewhere(i, original_);
            if (elsewhere == nullptr) node_.removePod(unit.pods[i].id);
            if (!copy_) continue;
            const NodeInfo& at = elsewhere != nullptr ? *elsewhere : node_;
            Status status = asError(context_.calls->runRemovePod(context_, *copy_, pod_, unit.pods[i], at));
            if (!status.ok()) return status;
        }
        return {};
    }

    Status putBack(const UnitView& unit) override {
        for (std::size_t i = 0; i < unit.pods.size(); ++i) {
            const NodeInfo* elsewhere = unit.elsewhere(i, original_);
            if (elsewhere == nullptr) node_.addPod(unit.pods[i]);
            if (!copy_) continue;
            const NodeInfo& at = elsewhere != nullptr ? *elsewhere : node_;
            Status status = asError(context_.calls->runAddPod(context_, *copy_, pod_, unit.pods[i], at));
            if (!status.ok()) return status;
        }
        return {};
    }

    Status fits() const override {
        return context_.calls->runFilterWithNominatedPods(context_, copy_ ? *copy_ : cycle_, pod_, node_);
    }

private:
    static Status asError(const Status& status) { return status.ok() ? Status() : Status::error(status.message()); }

    const Context& context_;
    const Pod& pod_;
    const CycleState& cycle_;
    std::optional<CycleState> copy_;
    const NodeInfo& original_;
    NodeInfo node_;
};

/// On what the node's pods take together.
class TrialOnSums final : public Trial {
public:
    TrialOnSums(const NodeInfo& node, const HasRoom& hasRoom) : original_(node), hasRoom_(hasRoom), use_(node) {}

    Status takeOutAll(std::span<const UnitView> units) override {
        for (const UnitView& unit : units) remove(unit);
        return {};
    }

    Status takeOut(const UnitView& unit) override {
        remove(unit);
        return {};
    }

    Status putBack(const UnitView& unit) override {
        for (std::size_t i = 0; i < unit.pods.size(); ++i)
            if (unit.elsewhere(i, original_) == nullptr) use_.add(*unit.pods[i].pod);
        return {};
    }

    Status fits() const override { return hasRoom_(use_) ? Status() : Status(Code::Unschedulable); }

private:
    void remove(const UnitView& unit) {
        for (std::size_t i = 0; i < unit.pods.size(); ++i)
            if (unit.elsewhere(i, original_) == nullptr) use_.subtract(*unit.pods[i].pod);
    }

    const NodeInfo& original_;
    const HasRoom& hasRoom_;
    NodeUse use_;
};

/// Each pod that may be evicted as a unit of its own.
std::vector<UnitView> viewsOf(const NodeInfo& node, const MayEvict& mayEvict, SimTime now) {
    std::vector<UnitView> views;
    views.reserve(node.pods.size());
    for (const PodInfo& pod : node.pods)
        if (mayEvict(pod)) views.emplace_back(pod, now);
    return views;
}

std::vector<UnitView> viewsOf(const std::vector<EvictionUnit>& units, SimTime now) {
    std::vector<UnitView> views;
    views.reserve(units.size());
    for (const EvictionUnit& unit : units) views.emplace_back(unit, now);
    return views;
}

/// Puts units back one after another, or makes them victims.
class Reprieve {
public:
    Reprieve(Trial& trial, std::span<const UnitView> units, std::span<const PodDisruptionBudget> budgets)
        : trial_(trial), units_(units), against_(units.size()), fate_(units.size()) {
        if (!budgets.empty()) countViolations(budgets);
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
    void fill(Sacrifice& sacrifice) const {
        std::vector<UnitView> victims;
        victims.reserve(units_.size());
        for (const bool violating : {true, false})
            for (std::size_t i = 0; i < units_.size(); ++i) {
                if ((against_[i] > 0) != violating || fate_[i] != Fate::Victim) continue;
                sacrifice.pdbViolations += against_[i];
                victims.push_back(units_[i]);
            }
        sortByImportance(victims);
        sacrifice.victims.reserve(victims.size());
        sacrifice.reprieved.reserve(reprieved_.size());
        for (const UnitView& unit : victims) append(sacrifice.victims, unit.pods);
        for (const std::size_t i : reprieved_)
            if (fate_[i] == Fate::Reprieved) append(sacrifice.reprieved, units_[i].pods);
    }

private:
    enum class Fate : std::uint8_t { Undecided, Reprieved, Victim };

    static void append(std::vector<PodInfo>& to, std::span<const PodInfo> pods) {
        to.insert(to.end(), pods.begin(), pods.end());
    }

    void countViolations(std::span<const PodDisruptionBudget> budgets) {
        std::vector<PodInfo> pods;
        for (const UnitView& unit : units_) append(pods, unit.pods);
        const std::vector<bool> violating = violations(pods, budgets);
        std::size_t pod = 0;
        for (std::size_t i = 0; i < units_.size(); ++i)
            for (std::size_t k = 0; k < units_[i].pods.size(); ++k, ++pod) against_[i] += violating[pod] ? 1 : 0;
    }

    bool gangLeaves(std::string_view gang) const {
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
    std::span<const UnitView> units_;
    std::vector<std::int64_t> against_; ///< of how many of its pods the eviction is against a budget
    std::vector<Fate> fate_;
    std::vector<std::size_t> reprieved_; ///< in the order they were put back
};

const Status& noVictims() {
    static const Status kNone(Code::UnschedulableAndUnresolvable,
                              std::string("No preemption victims found for incoming pod"));
    return kNone;
}

/// `units` in the order they are taken out.
tl::expected<Sacrifice, Status> tryUnits(Trial& trial, const NodeInfo& node, std::vector<UnitView> units,
                                         std::span<const PodDisruptionBudget> budgets) {
    if (Status status = trial.takeOutAll(units); !status.ok()) return tl::unexpected(std::move(status));
    if (Status status = trial.fits(); !status.ok()) return tl::unexpected(std::move(status));
    sortByImportance(units);
    Reprieve reprieve(trial, units, budgets);
    if (Status status = reprieve.run(); !status.ok()) return tl::unexpected(std::move(status));
    Sacrifice sacrifice;
    sacrifice.node = node.id;
    reprieve.fill(sacrifice);
    if (sacrifice.victims.empty())
        return tl::unexpected(
            Status::error(fmt::format("expected at least one victim pod on node \"{}\"", node.name())));
    return sacrifice;
}

std::optional<Sacrifice> bySums(const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                std::vector<UnitView> units, const HasRoom& hasRoom) {
    if (units.empty()) return std::nullopt;
    TrialOnSums trial(node, hasRoom);
    auto found = tryUnits(trial, node, std::move(units), budgets);
    return found ? std::optional(std::move(*found)) : std::nullopt;
}

} // namespace

tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       const std::vector<EvictionUnit>& units, TrialState effect) {
    if (units.empty()) return tl::unexpected(noVictims());
    TrialOnCopies trial(context, state, pod, node, effect);
    return tryUnits(trial, node, viewsOf(units, context.now()), budgets);
}

tl::expected<Sacrifice, Status> dryRun(const Context& context, const CycleState& state, const Pod& pod,
                                       const NodeInfo& node, std::span<const PodDisruptionBudget> budgets,
                                       const MayEvict& mayEvict, TrialState effect) {
    std::vector<UnitView> units = viewsOf(node, mayEvict, context.now());
    if (units.empty()) return tl::unexpected(noVictims());
    TrialOnCopies trial(context, state, pod, node, effect);
    return tryUnits(trial, node, std::move(units), budgets);
}

std::optional<Sacrifice> dryRunBySums(const Context& context, const NodeInfo& node,
                                      std::span<const PodDisruptionBudget> budgets,
                                      const std::vector<EvictionUnit>& units, const HasRoom& hasRoom) {
    return bySums(node, budgets, viewsOf(units, context.now()), hasRoom);
}

std::optional<Sacrifice> dryRunBySums(const Context& context, const NodeInfo& node,
                                      std::span<const PodDisruptionBudget> budgets, const MayEvict& mayEvict,
                                      const HasRoom& hasRoom) {
    return bySums(node, budgets, viewsOf(node, mayEvict, context.now()), hasRoom);
}

} // namespace berth
