// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"

#include <QStringList>

#include <cstdint>

namespace berth::ui {

/// A Score plugin.
struct ScoreColumnView {
    QString plugin;
    std::int64_t weight = 1;
    bool normalizes = false; ///< shows raw → norm
    int series = 0;          ///< its colour, see Theme::series()
    bool changed = false;    ///< a preview: the weight is not the one in force; 0 is off

    friend bool operator==(const ScoreColumnView&, const ScoreColumnView&) = default;
};

/// What a plugin gave a node. A member that is not known yet at the cursor stays empty.
struct ScoreCellView {
    std::optional<std::int64_t> raw;
    std::optional<std::int64_t> normalized;
    std::optional<std::int64_t> weighted;

    friend bool operator==(const ScoreCellView&, const ScoreCellView&) = default;
};

struct WaterfallRowView {
    NodeId node;
    QString name;
    QString note; ///< "H100 · 4 free"
    int gpus = 0;
    std::vector<PodSlotsView> pods;
    std::vector<ScoreCellView> cells; ///< one per column
    std::optional<std::int64_t> total;
    std::optional<std::int64_t> was; ///< a preview: the total as it is
    bool wins = false;
    bool tied = false;

    friend bool operator==(const WaterfallRowView&, const WaterfallRowView&) = default;
};

struct FilteredNodeView {
    NodeId node;
    QString name;
    Mark mark = Mark::Reject;
    QString reason;

    friend bool operator==(const FilteredNodeView&, const FilteredNodeView&) = default;
};

/// One step of a number's arithmetic.
struct TermView {
    QString name;    ///< "base"
    QString value;   ///< "87", "− 10"
    QString formula; ///< "⌊100 × (8 − 1) / 8⌋"

    friend bool operator==(const TermView&, const TermView&) = default;
};

/// The arithmetic of one number; the last term is the result.
struct ArithmeticView {
    QString title; ///< "h100-1 × AISchedulingPlugin = 97"
    std::vector<TermView> terms;
    QStringList notes; ///< the rules that did not apply, and why; a line each

    friend bool operator==(const ArithmeticView&, const ArithmeticView&) = default;
};

/// A number of the waterfall: a plugin's column, or kTotal.
struct ScoreCellId {
    static constexpr int kTotal = -1;

    NodeId node;
    int column = kTotal;

    friend bool operator==(const ScoreCellId&, const ScoreCellId&) = default;
};

/// The scores of a cycle, from PreScore to the pick.
struct WaterfallView {
    std::vector<ScoreColumnView> columns;
    std::vector<WaterfallRowView> rows; ///< best first
    std::vector<FilteredNodeView> filtered;
    QStringList skipped;  ///< Score plugins that had nothing to score for this pod
    QString tieRule;      ///< named under the rows while any is tied
    bool preview = false; ///< totals and order under weights that are only tried: drawn dashed
    std::optional<ScoreCellId> selected;
    std::optional<ArithmeticView> arithmetic; ///< of `selected`

    friend bool operator==(const WaterfallView&, const WaterfallView&) = default;
};

} // namespace berth::ui
