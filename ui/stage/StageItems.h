// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/SlotRows.h"
#include "ui/stage/StageLayout.h"

#include <QPointF>

#include <set>
#include <unordered_map>

namespace berth::ui {

/// A node of the stage with its place.
struct StageItem {
    const NodeCardView* card = nullptr;
    QRectF rect;
    int group = 0;
    int index = 0; ///< in the group
};

/// The nodes of the stage and where each is drawn, in pixels from the stage's top left corner.
class StageItems {
public:
    /// Takes the groups; lays them out again only where their shape has changed. Returns whether it has. Looks only at groups
    /// that are not shared with those before.
    bool setGroups(GroupList groups, DetailLevel level, qreal zoom, qreal width);
    void layOut(DetailLevel level, qreal zoom, qreal width);

    const GroupList& groups() const { return groups_; }
    const StageLayout& layout() const { return layout_; }
    const std::vector<StageItem>& all() const { return items_; }
    const StageItem& at(int index) const { return items_[static_cast<std::size_t>(index)]; }
    int count() const { return static_cast<int>(items_.size()); }
    bool empty() const { return items_.empty(); }
    /// Those that are next, and those where something happened last.
    const std::set<int>& marked() const { return marked_; }

    /// -1 for none.
    int indexOf(NodeId node) const;
    /// The item at a point; where items are smaller than a finger, the nearest within `reach`.
    int itemAt(const QPointF& point, qreal reach) const;
    int indexAt(int group, int node) const;
    const SharedCard& shared(int index) const;

private:
    bool sameShape(const GroupList& groups) const;
    void followGroup(std::size_t group);
    void mark(int index);

    GroupList groups_;
    StageLayout layout_;
    std::vector<StageItem> items_;
    std::vector<int> firstOf_; ///< index of each group's first item
    std::unordered_map<NodeId, int> byNode_;
    std::set<int> marked_;
};

/// The slot rows of a card at a level, in px of the card as it is drawn at zoom 1.
SlotRows slotRowsOf(const NodeCardView& card, DetailLevel level);
/// One device of a card in words: "GPU 3 of h100-1, free", "GPU 3 of h100-1: Pod a, P1, bound…".
QString deviceSentence(const NodeCardView& card, int device);

} // namespace berth::ui
