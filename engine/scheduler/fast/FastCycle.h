// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler/Cycle.h"
#include "engine/scheduler/fast/FastLook.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace berth {

/// One look over classes under way: class by class what node-local plugins say (kept in the shape), kind by kind what the counting ones
/// say, and node by node only where these name an exception.
class FastCycle {
public:
    FastCycle(FastLook& owner, Shape& shape, Cycle& cycle);

    /// False: there is no quick form for this look after all; nothing of the cycle may be used.
    bool run();

private:
    /// Feasible nodes that nobody tells apart: `count` of them, the first by name has `rank`.
    struct Group {
        std::size_t slot = 0;
        std::uint32_t count = 0;
        std::uint32_t rank = 0;
        bool exception = false;
    };

    // Before any node is looked at
    bool prepareShape();
    bool preFilter();
    bool sortFilters();

    // Exceptions
    bool addExceptions(const std::vector<const KindLocal*>& plugins);
    bool isException(std::size_t position) const { return !excepted_.empty() && excepted_[position]; }
    std::uint32_t exceptionsIn(std::size_t slot) const { return exceptionsIn_.empty() ? 0 : exceptionsIn_[slot]; }
    std::uint32_t firstOrdinary(std::size_t slot) const;

    // Filter
    void search();
    std::size_t wanted() const;
    void searchClasses();
    void searchInOrder(std::size_t limit);
    const Rejection* verdictOnClass(std::size_t slot, std::size_t position);
    const Rejection* verdictOnException(std::size_t position);
    const Rejection* localVerdict(std::size_t slot);
    const Rejection* kindVerdict(std::size_t position);
    const Rejection* askKindFilters(const NodeInfo& node);
    Status askFilter(std::size_t index, const NodeInfo& node);
    void met(const Rejection* rejection);
    void noteRejectors();
    void writeStatuses();

    // Groups
    void group();
    void groupClasses();
    void groupMet();

    // Score
    void preScore(std::size_t plugin, CycleState& state);
    bool rate();
    bool preScoreCounting();
    bool sortScorers();
    bool scoreClass(std::size_t slot);
    std::optional<std::int64_t> rawScore(std::size_t plugin, const Group& group);
    std::optional<std::int64_t> ask(std::size_t plugin, const NodeInfo& node) const;
    bool addUp(std::size_t plugin);
    void pick();
    std::uint32_t drawAmong(std::int64_t top);
    void choose(std::uint32_t rank);

    const NodeInfo& node(std::size_t position) const { return cycle_.input.snapshot.at(position); }
    std::size_t positionOf(const Group& group) const { return classes_.positionOf(group.rank); }

    FastLook& owner_;
    const NodeClasses& classes_;
    Shape& shape_;
    Cycle& cycle_;

    std::vector<std::size_t> localFilters_; ///< indexes of the Filter plugins that do not skip
    std::vector<std::size_t> kindFilters_;
    std::vector<std::size_t> localScorers_; ///< the same of the Score plugins
    std::vector<std::size_t> kindScorers_;

    std::vector<bool> excepted_;              ///< by position; empty without exceptions, as is the next
    std::vector<std::uint32_t> exceptionsIn_; ///< by slot
    std::vector<std::size_t> exceptions_;

    bool failed_ = false;  ///< a plugin failed on a node: the plain look says how that ends
    bool inOrder_ = false; ///< the search asks node by node
    std::vector<std::optional<const Rejection*>> kindVerdicts_;
    Rejections rejections_; ///< of kind-local plugins
    std::vector<const Rejection*> met_;
    std::vector<std::uint32_t> found_; ///< feasible positions, in the order found, of a search node by node

    std::vector<Group> groups_;
    std::vector<std::size_t> groupOf_;    ///< by slot, of a search node by node
    std::vector<const NodeInfo*> nodes_;  ///< one of each group
    std::vector<std::uint32_t> standFor_; ///< how many nodes each group has
    std::vector<std::optional<std::int64_t>> kindScores_;
    std::vector<std::int64_t> column_; ///< one plugin's scores of the groups
    std::vector<std::int64_t> totals_; ///< of the groups
};

} // namespace berth
