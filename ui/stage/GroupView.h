// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"

#include <memory>
#include <utility>

namespace berth::ui {

/// A card that pictures share: a copy costs a pointer. What it holds never changes.
class SharedCard {
public:
    SharedCard(NodeCardView card) : card_(std::make_shared<const NodeCardView>(std::move(card))) {}

    const NodeCardView& operator*() const { return *card_; }
    const NodeCardView* operator->() const { return card_.get(); }
    operator const NodeCardView&() const { return *card_; }
    bool isSameAs(const SharedCard& other) const { return card_ == other.card_; }
    friend bool operator==(const SharedCard& a, const SharedCard& b) { return a.isSameAs(b) || *a == *b; }

private:
    std::shared_ptr<const NodeCardView> card_;
};

/// Neighbouring nodes of a group in one NVLink domain, both ends included.
struct DomainView {
    QString name;
    int first = 0;
    int last = 0;

    friend bool operator==(const DomainView&, const DomainView&) = default;
};

/// What a group is to a gang that is to be kept together in the network.
enum class GroupStanding {
    None,
    Chosen,  ///< its members go here, or are here
    NoRoom,  ///< it has not room for all of the gang
    Outside, ///< another one was chosen
};

/// Nodes of one rack, zone or pool, in drawing order.
struct GroupView {
    QString name;    ///< "rack r1", "no rack"
    QString summary; ///< "4 nodes · 32 GPUs · 21 free"
    QString leaf;    ///< "InfiniBand leaf-1"; empty for none
    std::vector<SharedCard> nodes;
    QString spine = {};                   ///< of the leaf; groups of one spine stand together. Empty for none
    QString spineSummary = {};            ///< "200 nodes · 952 of 1,600 GPUs free"
    QString zone = {};                    ///< groups of one zone stand in a dashed frame; empty for none
    std::vector<DomainView> domains = {}; ///< NVLink domains over several nodes
    GroupStanding standing = GroupStanding::None;
    QString standingNote = {}; ///< "chosen for llama-ft"

    friend bool operator==(const GroupView&, const GroupView&) = default;
};

/// The mark of a standing; Mark::None for none.
Mark markOf(GroupStanding standing);
/// The group as one sentence: "rack r1, 4 nodes · 32 GPUs · 21 free, InfiniBand leaf-1".
QString groupSentence(const GroupView& group);

/// Orders names as people do: a2 before a10.
bool naturalLess(const QString& a, const QString& b);

} // namespace berth::ui
