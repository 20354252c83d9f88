// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/TournamentGeometry.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kLabelWidth = 128;
constexpr qreal kGap = 8;
constexpr qreal kNarrowest = 150;
constexpr qreal kWidest = 260;
constexpr qreal kHeaderHeight = 70;
constexpr qreal kVictimHeight = 43;
constexpr qreal kReprievedHeight = 38;
constexpr qreal kRuleHeight = 36;
constexpr qreal kResultHeight = 46;
constexpr qreal kFootnoteHeight = 36;

int victimRows(const TournamentView& view, int candidates) {
    std::size_t most = 1;
    for (int i = 0; i < candidates; ++i)
        most = std::max(most, view.candidates[static_cast<std::size_t>(i)].victims.size());
    return std::min(static_cast<int>(most), kMostVictims);
}

} // namespace

QRectF TournamentGeometry::column(int index) const {
    return {columnsLeft + index * columnStep, top, columnWidth, bottom - top};
}

QRectF TournamentGeometry::ruleRow(int index) const {
    const qreal right = columnsLeft + (candidates + (others ? 1 : 0)) * columnStep;
    return {kMargin - 4, rulesTop + index * kRuleHeight, right - kMargin + 4, kRuleHeight};
}

QRectF TournamentGeometry::ruleCell(int candidate, int rule) const {
    return {column(candidate).left(), rulesTop + rule * kRuleHeight, columnWidth, kRuleHeight};
}

QRectF TournamentGeometry::header(int candidate) const {
    return {column(candidate).left(), top, columnWidth, kHeaderHeight};
}

QRectF TournamentGeometry::victim(int candidate, int index) const {
    return {column(candidate).left(), victimsTop + 6 + index * kVictimHeight, columnWidth, kVictimHeight};
}

QRectF TournamentGeometry::reprieved(int candidate) const {
    return {column(candidate).left(), reprievedTop, columnWidth, kReprievedHeight};
}

int drawnVictims(const CandidateView& candidate) {
    const int count = static_cast<int>(candidate.victims.size());
    return count > kMostVictims ? kMostVictims - 1 : count;
}

TournamentGeometry tournamentGeometry(const TournamentView& view, qreal width) {
    TournamentGeometry g;
    const int given = static_cast<int>(view.candidates.size());
    g.others = view.others > 0 || given > kMostCandidates;
    g.candidates = g.others ? std::min(given, kMostCandidates - 1) : given;
    g.rules = static_cast<int>(view.rules.size());
    g.labelRight = kMargin + kLabelWidth;
    g.columnsLeft = g.labelRight + kGap;
    const int columns = std::max(1, g.candidates + (g.others ? 1 : 0));
    g.columnStep = std::clamp((width - g.columnsLeft - kMargin + kGap) / columns, kNarrowest, kWidest);
    g.columnWidth = g.columnStep - kGap;
    g.top = kMargin;
    g.victimsTop = g.top + kHeaderHeight;
    g.reprievedTop = g.victimsTop + victimRows(view, g.candidates) * kVictimHeight + 8;
    g.rulesTop = g.reprievedTop + kReprievedHeight;
    g.resultTop = g.rulesTop + g.rules * kRuleHeight;
    g.bottom = g.resultTop + kResultHeight;
    g.size = {g.columnsLeft + columns * g.columnStep - kGap + kMargin,
              g.bottom + (view.footnote.isEmpty() ? kMargin : kFootnoteHeight)};
    return g;
}

} // namespace berth::ui
