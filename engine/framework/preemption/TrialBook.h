// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/base/SimTime.h"
#include "engine/framework/Status.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace berth {

/// What dry runs of pods that are alike found, node by node, kept from one preemption to the next. Nodes are named by their position.
///
/// Of a candidate only how each rule of the choice rates it: whom the chosen node loses is found by one dry run more.
class TrialBook {
public:
    enum class Found : std::uint8_t {
        Untried,
        Rejected,
        Violating, ///< a candidate that is against a budget
        Harmless,  ///< another candidate
    };

    TrialBook(std::size_t nodes, std::size_t rules)
        : found_(nodes), rejections_(nodes), values_(nodes * rules), rules_(rules) {}

    Found at(std::size_t position) const { return found_[position]; }
    const Status& rejection(std::size_t position) const { return rejections_[position]; }
    /// Of a candidate, by rule.
    std::span<const Int128> values(std::size_t position) const {
        return std::span(values_).subspan(position * rules_, rules_);
    }

    void reject(std::size_t position, Status status);
    /// The caller fills in the values.
    std::span<Int128> accept(std::size_t position, Found candidate);

    void forget(std::size_t position) { found_[position] = Found::Untried; }
    void forgetAll() { found_.assign(found_.size(), Found::Untried); }

    /// What was found at `position` depends on the pods of another node, too.
    void dependsOn(std::size_t position, std::size_t other);
    /// Forgets what depends on that node's pods.
    void nodeChanged(std::size_t position);

    /// What was found there holds at `now` only.
    void holdsOnlyAt(std::size_t position, SimTime now);
    /// Forgets what held at another time only.
    void timeIs(SimTime now);

private:
    std::vector<Found> found_;
    std::vector<Status> rejections_;
    std::vector<Int128> values_;
    std::size_t rules_;
    std::vector<std::vector<std::size_t>> dependents_; ///< by position; as long as anybody needs
    std::vector<std::size_t> momentary_;               ///< positions
    SimTime moment_;
};

} // namespace berth
