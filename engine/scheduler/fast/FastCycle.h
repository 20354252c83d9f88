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
/// say, and node by node only where these name an exception, where somebody is nominated, and what the other plugins say.
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
    using Indexes = std::vector<std::size_t>; ///< of a point's plugins

    // Before any node is looked at
    bool prepareShape();
    void sortFilters();
    bool anyPlainScorer() const;

    // Exceptions
    /// True when there are new ones.
    bool addExceptions(const std::vector<const KindLocal*>& plugins);
    void except(std::size_t position);
    void exceptNominated();
    bool isException(std::size_t position) const { return !excepted_.empty() && excepted_[position]; }
    std::uint32_t exceptionsIn(std::size_t slot) const { return exceptionsIn_.empty() ? 0 : exceptionsIn_[slot]; }
    std::uint32_t firstOrdinary(std::size_t slot) const;

    // Filter
    bool nominatedNodeFits();
    void search();
    std::size_t wanted(std::size_t nodes) const;
    void searchClasses();
    void searchInOrder(const std::vector<std::uint32_t>& positions, std::size_t limit);
    std::vector<std::uint32_t> positionsToAsk() const;
    const Rejection* verdictOn(std::size_t position);
    const Rejection* verdictOnNominated(std::size_t position);
    const Rejection* localVerdict(std::size_t slot);
    const Rejection* kindVerdict(std::size_t position);
    const Rejection* kindVerdictOnClass(std::size_t slot);
    const Rejection* ask(const Indexes& filters, const NodeInfo& node, std::size_t before);
    Status askFilter(std::size_t index, const NodeInfo& node);
    std::size_t orderOf(std::string_view filter) const;
    const Rejection* met(const Rejection* rejection);
    void noteRejectors();
    void writeStatuses();

    // Groups
    void group();
    void groupClasses();
    void groupFound();
    void groupKinds();

    // Score
    void preScore(std::size_t plugin, CycleState& state);
    bool rate();
    bool preScoreTheOthers();
    void sortScorers();
    bool scoreClass(std::size_t slot);
    std::optional<std::int64_t> rawScore(std::size_t plugin, std::size_t column, const Group& group) const;
    std::optional<std::int64_t> askScore(std::size_t plugin, const NodeInfo& node) const;
    bool addFixed();
    bool addUp(std::size_t plugin, std::size_t column);
    bool addUpKinds(std::size_t plugin);
    bool normalizeColumn(std::size_t plugin, std::span<const NodeInfo* const> nodes);
    void pick();
    std::uint32_t pickByHeap() const;
    std::uint32_t drawAmong(std::int64_t top);
    std::int64_t totalOf(std::size_t found) const { return totals_[groupOfFound_[found]]; }
    void choose(std::uint32_t rank);

    const NodeInfo& node(std::size_t position) const { return cycle_.input.snapshot.at(position); }
    std::size_t positionOf(const Group& group) const { return classes_.positionOf(group.rank); }

    FastLook& owner_;
    const NodeClasses& classes_;
    Shape& shape_;
    Cycle& cycle_;
    Context indexed_; ///< the cycle's, with the index in any case

    Indexes localFilters_; ///< those that do not skip
    Indexes kindFilters_;
    Indexes plainFilters_;
    Indexes fixedScorers_; ///< local ones that do not normalise
    Indexes localScorers_; ///< local ones that do
    Indexes otherScorers_;

    std::vector<bool> excepted_;              ///< by position; empty without exceptions, as is the next
    std::vector<std::uint32_t> exceptionsIn_; ///< by slot
    std::vector<std::size_t> exceptions_;
    std::vector<bool> nominated_; ///< by position: it holds room for pods this one does not outrank; empty: none does

    bool failed_ = false;   ///< a plugin failed on a node: the plain look says how that ends
    bool inOrder_ = false;  ///< the search asks node by node
    bool eachNode_ = false; ///< every feasible node is a group of its own
    std::vector<std::optional<const Rejection*>> kindVerdicts_;
    Rejections rejections_;             ///< of plugins that are not local
    std::vector<const Rejection*> met_; ///< by Filter plugin and code: one of each
    std::vector<std::uint32_t> asked_;  ///< positions, of a search node by node
    std::vector<std::uint32_t> found_;  ///< the feasible ones among them, in the order found

    std::vector<Group> groups_;
    std::vector<std::uint32_t> groupOfFound_; ///< parallel to `found_`
    std::vector<const NodeInfo*> nodes_;      ///< one of each group
    std::vector<const NodeInfo*>
        kindNodes_;                       ///< one of all groups that no counting plugin tells apart, in the order met
    std::vector<std::uint32_t> standFor_; ///< how many nodes each of `kindNodes_` stands for
    std::vector<std::uint32_t> kindOfGroup_; ///< index in `kindNodes_`
    std::vector<std::int64_t> column_;       ///< one plugin's scores of the groups, or of `kindNodes_`
    std::vector<std::int64_t> totals_;       ///< of the groups
};

} // namespace berth
