// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view/NodePicture.h"
#include "ui/view/VerdictPicture.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace berth::ui {

/// The cards of all nodes, kept from moment to moment: a card is made anew only when its node, a pod on it or what the
/// cycle says of it is another one. What `groups` returns depends on the moment alone.
///
/// Keeps copies of the World's tables, which cost what is changed while they are held.
class NodeCards {
public:
    /// All nodes in their groups, with what the cycle at the cursor has said about them.
    std::vector<GroupView> groups(const Moment& moment, Grouping grouping, HeatKey colour);

private:
    struct Entry {
        std::shared_ptr<const NodeInfo> info;
        std::optional<SharedCard> card; ///< without the cycle's verdict
        bool isFleeting = false;        ///< has what changes with time or with things beside the node
        // What was drawn last:
        Judgement judgement;
        std::shared_ptr<const CycleRecord> record;
        HeatKey colour = HeatKey::Score;
        std::optional<SharedCard> base;
        std::optional<SharedCard> judged;
    };

    void follow(const Moment& moment);
    bool podsChanged(const Moment& moment, const NodeInfo& info) const;
    void arrange(const Moment& moment, Grouping grouping);
    const SharedCard& judged(const Moment& moment, const Verdicts& verdicts, NodeId node, HeatKey colour);

    std::vector<Entry> entries_; ///< by NodeId
    CowTable<PodEntry> pods_;    ///< as they were when the cards were made
    const Pool* pool_ = nullptr;
    std::pair<std::int32_t, std::int32_t> bands_; ///< where P0 and P1 begin
    bool nodesChanged_ = true;
    std::optional<Grouping> grouping_;
    std::vector<GroupView> groups_;            ///< without cards
    std::vector<std::vector<NodeId>> members_; ///< of each group
};

/// The same for one moment.
std::vector<GroupView> nodeGroups(const Moment& moment, Grouping grouping, HeatKey colour = HeatKey::Score);

} // namespace berth::ui
