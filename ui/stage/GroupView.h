// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

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

/// Groups that pictures share: a copy costs a pointer for each group, and so does telling whether two lists are the same.
class GroupList {
    using Shared = std::shared_ptr<GroupView>;

public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = GroupView;
        using difference_type = std::ptrdiff_t;
        using pointer = const GroupView*;
        using reference = const GroupView&;

        Iterator() = default;
        explicit Iterator(std::vector<Shared>::const_iterator at) : at_(at) {}
        const GroupView& operator*() const { return **at_; }
        const GroupView* operator->() const { return at_->get(); }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return Iterator(at_++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::vector<Shared>::const_iterator at_;
    };

    GroupList() = default;
    GroupList(std::vector<GroupView> groups) {
        for (GroupView& group : groups) push_back(std::move(group));
    }
    GroupList(std::initializer_list<GroupView> groups) : GroupList(std::vector<GroupView>(groups)) {}

    std::size_t size() const { return groups_.size(); }
    bool empty() const { return groups_.empty(); }
    const GroupView& operator[](std::size_t index) const { return *groups_[index]; }
    const GroupView& front() const { return *groups_.front(); }
    Iterator begin() const { return Iterator(groups_.begin()); }
    Iterator end() const { return Iterator(groups_.end()); }

    void push_back(GroupView group) { groups_.push_back(std::make_shared<GroupView>(std::move(group))); }
    void resize(std::size_t size) {
        while (groups_.size() < size) push_back({});
        groups_.resize(size);
    }
    /// The group for writing: other lists that share it keep it as it was.
    GroupView& write(std::size_t index) {
        if (groups_[index].use_count() > 1) groups_[index] = std::make_shared<GroupView>(*groups_[index]);
        return *groups_[index];
    }

    /// Both lists share the group at `index`: looks at pointers only.
    bool isSameAt(std::size_t index, const GroupList& other) const {
        return index < size() && index < other.size() && groups_[index] == other.groups_[index];
    }
    friend bool operator==(const GroupList& one, const GroupList& other) {
        return std::equal(one.groups_.begin(), one.groups_.end(), other.groups_.begin(), other.groups_.end(),
                          [](const Shared& a, const Shared& b) { return a == b || *a == *b; });
    }

private:
    std::vector<Shared> groups_;
};

/// The mark of a standing; Mark::None for none.
Mark markOf(GroupStanding standing);
/// The group as one sentence: "rack r1, 4 nodes · 32 GPUs · 21 free, InfiniBand leaf-1".
QString groupSentence(const GroupView& group);

/// Orders names as people do: a2 before a10.
bool naturalLess(const QString& a, const QString& b);

} // namespace berth::ui
