// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/Plugin.h"
#include "engine/plugins/podtopologyspread/Constraints.h"

#include <array>
#include <cstddef>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace berth {

/// The two emptiest domains. Enough to know the emptiest, since a trial changes the count of one domain only.
/// Upstream: criticalPaths.
class CriticalPaths {
public:
    void update(std::string_view domain, std::int64_t count);
    std::int64_t lowest() const { return paths_[0].count; }

private:
    struct Path {
        std::string_view domain;
        std::int64_t count = std::numeric_limits<std::int32_t>::max();
    };
    std::array<Path, 2> paths_;
};

/// What PreFilter counted for the hard constraints of one pod: matching pods per domain (value of the topology key).
///
/// Upstream: preFilterState. A clone shares the counts and keeps only what a trial changes, so that it costs next to nothing.
/// Refers to label values of the snapshot's nodes: lives no longer than the cycle.
class HardCounts final : public StateData {
public:
    /// Counts over all nodes. `constraints` are not empty.
    HardCounts(std::vector<SpreadConstraint> constraints, const Pod& pod, const Context& context);
    std::unique_ptr<StateData> clone() const override { return std::make_unique<HardCounts>(*this); }

    const std::vector<SpreadConstraint>& constraints() const { return counted_->constraints; }
    /// Matching pods in a domain, 0 in one that no counting node is in.
    std::int64_t matching(std::size_t constraint, std::string_view domain) const;
    std::size_t domains(std::size_t constraint) const;
    /// The fewest matching pods in a domain; 0 while there are fewer domains than minDomains.
    std::int64_t lowest(std::size_t constraint) const;
    /// `delta` pods like `changed` more on a node.
    void change(const Pod& changed, const Pod& pod, const Node& node, std::int64_t delta);

private:
    using Domains = std::unordered_map<std::string_view, std::int64_t>;
    struct Counted {
        std::vector<SpreadConstraint> constraints;
        std::vector<Domains> domains; ///< by constraint

        void enter(std::size_t constraint, const Pod& pod, const Context& context);
    };
    /// One constraint as a trial sees it.
    struct Trial {
        CriticalPaths paths;
        std::vector<std::pair<std::string_view, std::int64_t>> changed; ///< whole counts, not differences
        std::size_t added = 0; ///< domains among `changed` that were not counted
    };
    void set(std::size_t constraint, std::string_view domain, std::int64_t count);

    std::shared_ptr<const Counted> counted_;
    std::vector<Trial> trials_; ///< by constraint
};

} // namespace berth
