// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"

namespace berth::ui {

struct VictimView {
    PodId pod;
    QString name;
    Level level = Level::None;
    QString gpus;         ///< "4 GPU"
    QString fate;         ///< "saves in 40 s, grace 60 s"
    bool warning = false; ///< the fate breaks something: "PDB rlhf-pdb allows 0"

    friend bool operator==(const VictimView&, const VictimView&) = default;
};

/// How a candidate came out of one rule.
enum class RuleOutcome {
    Empty,    ///< not there any more
    Tie,      ///< "best": goes on
    Decides,  ///< "lowest" and a check: wins here
    Out,      ///< "out" and a cross
    After,    ///< its value, quiet: it had left before
    NotAsked, ///< the decision was made above
};

struct RuleCellView {
    QString value;
    RuleOutcome outcome = RuleOutcome::Empty;
    QString word; ///< replaces the outcome's own word; may be empty

    friend bool operator==(const RuleCellView&, const RuleCellView&) = default;
};

struct CandidateView {
    NodeId node;
    QString name;
    int gpus = 0;
    int freeGpus = 0;
    std::vector<PodSlotsView> pods;
    std::vector<VictimView> victims; ///< most important first
    QString reprieved;               ///< "tb-0 (0 GPU) stays", "nobody fits back"
    bool anyReprieved = false;
    std::vector<RuleCellView> cells; ///< one per rule
    QString result;                  ///< "nominated", "lost at 3, work lost", or why it never entered
    bool winner = false;
    bool entered = true;

    friend bool operator==(const CandidateView&, const CandidateView&) = default;
};

/// Choosing a node to preempt on. Candidates are columns, the winner first; rules are rows in the order they are asked.
struct TournamentView {
    std::vector<CandidateView> candidates; ///< at most five are drawn
    std::vector<QString> rules;            ///< "PDB violations", "Highest victim"…
    int decidingRule = -1;                 ///< index of the row that decided; -1: none yet
    QString candidatesNote;                ///< "4 of 8 nodes"
    int others = 0;                        ///< candidates beyond those given
    std::vector<int> othersLeftAt;         ///< how many of them left at each rule
    QString footnote;                      ///< "4 more nodes: …, so preemption is not helpful there."

    friend bool operator==(const TournamentView&, const TournamentView&) = default;
};

} // namespace berth::ui
