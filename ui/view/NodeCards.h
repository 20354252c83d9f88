// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view/GroupPlan.h"
#include "ui/view/NodePicture.h"
#include "ui/view/VerdictPicture.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace berth::ui {

/// The cards of all nodes in their groups, kept from moment to moment: only what changed between the two is looked at.
/// A card is made anew only when its node, a pod on it or what the cycle says of it is another one, a group only when
/// one of its cards is. What `groups` returns depends on the moment alone.
///
/// Keeps copies of the World's tables, which cost what is changed while they are held, and whose blocks tell what that is.
class NodeCards {
public:
    /// All nodes in their groups, with what the cycle at the cursor has said about them.
    GroupList groups(const Moment& moment, Grouping grouping, HeatKey colour);
    /// How many nodes were looked at so far.
    std::uint64_t looks() const { return looks_; }

private:
    /// What is said of many nodes at once, in the same words: kept, so that it costs nothing the next time.
    enum class Plain : std::uint8_t { Silent, NotYet, LeftOut, LeftOutForNominated };
    struct Entry {
        std::optional<SharedCard> base; ///< without the cycle's verdict
        std::array<std::optional<SharedCard>, 4> plain;
        // What was drawn last:
        std::optional<SharedCard> shown;
        Judgement judgement;
        std::shared_ptr<const CycleRecord> record;
    };
    struct Place {
        std::size_t group = 0, index = 0;
    };

    void forgetOther(const Moment& moment);
    void follow(const Moment& moment);
    std::set<NodeId> touched(const Moment& moment, const NodeContext& context);
    void remake(const Moment& moment, NodeId node, const NodeContext& context);
    void arrange(const Moment& moment, Grouping grouping);
    void colourBy(HeatKey colour);
    void judge(const Verdicts& verdicts, NodeId node);
    const SharedCard& judged(const Verdicts& verdicts, NodeId node);
    SharedCard make(const Verdicts& verdicts, const Judgement& judgement, Entry& entry) const;
    void judgeAll(const Verdicts& verdicts);
    void sumUp(std::size_t group);
    void sumUpSpine(std::size_t group);
    void stand(const Moment& moment);
    bool isPlaced(NodeId node) const;

    std::vector<Entry> entries_; ///< by NodeId
    std::vector<NodeId> remade_; ///< since the last picture
    std::set<NodeId> fleeting_;  ///< their cards show what changes with time or with things beside the node
    NodeInfos nodes_;            ///< as they were when the cards were made
    CowTable<PodEntry> pods_;
    const Pool* pool_ = nullptr;
    std::pair<std::int32_t, std::int32_t> bands_; ///< where P0 and P1 begin
    std::optional<Grouping> grouping_;            ///< of the groups as they stand; nullopt: they stand no more
    HeatKey colour_ = HeatKey::Score;
    GroupList groups_;
    std::vector<std::vector<NodeId>> members_; ///< of each group
    std::vector<std::optional<Place>> places_; ///< by NodeId
    std::vector<GroupSums> sums_;
    bool hasStandings_ = false;
    std::shared_ptr<const RecordIndex> index_;
    std::optional<Telling> told_; ///< nullopt: nothing was told of these groups yet
    std::uint64_t looks_ = 0;
};

/// The same for one moment.
GroupList nodeGroups(const Moment& moment, Grouping grouping, HeatKey colour = HeatKey::Score);

} // namespace berth::ui
