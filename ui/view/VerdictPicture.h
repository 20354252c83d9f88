// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/NodeCardView.h"
#include "ui/view/CycleWalk.h"

#include <memory>
#include <optional>
#include <vector>

namespace berth::ui {

/// What the cycle at the cursor has said about one node so far: small, so that pictures can tell whether it changed.
struct Judgement {
    enum class Kind : std::uint8_t {
        None,      ///< nothing
        Elsewhere, ///< the pod has its place or its victims: this node has no part in it
        Placed,    ///< here
        NotYet,    ///< not looked at yet
        Next,      ///< looked at next
        LeftOut,   ///< the search ended before it
        Passed,
        Outdone, ///< passed, and another node was selected
        Selected,
        Rejected,
    };
    Kind kind = Kind::None;
    bool isCurrent = false;     ///< what happened last happened here
    bool isWeighted = false;    ///< totals are known
    std::uint8_t place = 0;     ///< of Placed: the pod's PodState
    std::uint32_t position = 0; ///< in the record's nodes

    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// Where things stand in a record: made once for it, however often it is looked into.
struct RecordIndex {
    explicit RecordIndex(std::shared_ptr<const CycleRecord> of);

    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    std::shared_ptr<const CycleRecord> record;
    std::vector<std::uint32_t> positions; ///< by NodeId: in the record's nodes
    std::vector<std::uint32_t> verdicts;  ///< by position: index into its verdicts
    std::vector<std::uint32_t> feasible;  ///< by position: index into its feasible
};

/// How far a cycle was told: two moments tell of a node the same, unless `retold` names it.
struct Telling {
    std::shared_ptr<const CycleRecord> record; ///< nullptr outside a cycle
    PointProgress filter = PointProgress::Absent;
    bool isPlaced = false; ///< the pod has its place
    bool isOver = false;   ///< PostFilter has ended
    bool isChosen = false; ///< the look has ended
    bool isWeighted = false;
    std::uint8_t place = 0;   ///< the pod's PodState
    std::size_t verdicts = 0; ///< how many were watched
    NodeId next;              ///< looked at next
    NodeId current;           ///< what happened last happened here

    /// Says nothing of any node, but of the one that the pod was placed on.
    bool isQuiet() const;
    /// The node that the pod was placed on; none where it has no place.
    NodeId placed() const;
};

/// The nodes of which the later telling may say something else than the earlier one, some of them twice; nullopt: any.
std::optional<std::vector<NodeId>> retold(const Telling& earlier, const Telling& later);

/// The verdicts of the cycle at a moment. Valid as long as the moment.
class Verdicts {
public:
    /// `index` is of the moment's record, or nullptr outside a cycle.
    Verdicts(const Moment& moment, std::shared_ptr<const RecordIndex> index);

    const Telling& telling() const { return telling_; }
    Judgement on(NodeId node) const;
    /// Puts it on the card: verdict strip, what is lit, what steps back, the pod's request on the bars, who is next.
    void apply(const Judgement& judgement, NodeCardView& card) const;

private:
    static constexpr std::uint32_t kNone = RecordIndex::kNone;

    Judgement::Kind kindOf(NodeId node, std::uint32_t position) const;
    void place(const Judgement& judgement, NodeCardView& card) const;
    void leaveOut(NodeCardView& card) const;
    void pass(const Judgement& judgement, NodeCardView& card) const;
    void reject(const Judgement& judgement, NodeCardView& card) const;
    void light(NodeCardView& card, const Status& status) const;
    void lightBadges(NodeCardView& card, const Status& status) const;
    bool isUntolerated(NodeId node, const BadgeView& badge) const;
    void addRequest(NodeCardView& card) const;

    const CycleRecord::Verdict* shown(std::uint32_t position) const;

    const Moment& moment_;
    std::shared_ptr<const RecordIndex> index_;
    const CycleRecord* record_ = nullptr; ///< nullptr outside a cycle
    Telling telling_;
    QString pod_;
    const Pod* object_ = nullptr;
};

} // namespace berth::ui
