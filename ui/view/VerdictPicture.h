// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/NodeCardView.h"
#include "ui/view/CycleWalk.h"

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

/// The verdicts of the cycle at a moment. Valid as long as the moment.
class Verdicts {
public:
    explicit Verdicts(const Moment& moment);

    Judgement on(NodeId node) const;
    /// Puts it on the card: verdict strip, what is lit, what steps back, the pod's request on the bars, who is next.
    void apply(const Judgement& judgement, NodeCardView& card) const;

private:
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    Judgement::Kind kindOf(NodeId node, std::uint32_t position) const;
    void place(const Judgement& judgement, NodeCardView& card) const;
    void leaveOut(NodeCardView& card) const;
    void pass(const Judgement& judgement, NodeCardView& card) const;
    void reject(const Judgement& judgement, NodeCardView& card) const;
    void light(NodeCardView& card, const Status& status) const;
    void lightBadges(NodeCardView& card, const Status& status) const;
    bool isUntolerated(NodeId node, const BadgeView& badge) const;
    void addRequest(NodeCardView& card) const;

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord* record_ = nullptr;            ///< nullptr outside a cycle
    std::vector<std::uint32_t> positions_;           ///< by NodeId
    std::vector<const CycleRecord::Verdict*> shown_; ///< by position: the verdicts that were watched
    std::vector<std::uint32_t> feasible_;            ///< by position: index into `feasible`
    PointProgress filter_ = PointProgress::Absent;
    std::uint32_t next_ = kNone;
    NodeId current_;
    QString pod_;
    const Pod* object_ = nullptr;
    const PodEntry* entry_ = nullptr;
    bool placed_ = false;
    bool postFilterDone_ = false;
    bool lookDone_ = false;
    bool weighted_ = false;
};

} // namespace berth::ui
