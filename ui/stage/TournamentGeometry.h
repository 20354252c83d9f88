// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/TournamentView.h"

#include <QRectF>
#include <QSizeF>

namespace berth::ui {

inline constexpr int kMostCandidates = 5;
inline constexpr int kMostVictims = 5;

/// Where the tournament's rows and columns lie, from the pane's top left corner.
struct TournamentGeometry {
    qreal labelRight = 0; ///< row labels end here
    qreal columnsLeft = 0;
    qreal columnWidth = 0; ///< without the gap
    qreal columnStep = 0;
    int candidates = 0;
    bool others = false; ///< a last column counts the candidates that are not drawn
    qreal top = 0;
    qreal victimsTop = 0;
    qreal reprievedTop = 0;
    qreal rulesTop = 0;
    qreal resultTop = 0;
    qreal bottom = 0;
    int rules = 0;
    QSizeF size;

    QRectF column(int index) const;
    /// A rule's row over the whole width.
    QRectF ruleRow(int index) const;
    QRectF ruleCell(int candidate, int rule) const;
    QRectF header(int candidate) const;
    QRectF victim(int candidate, int index) const;
    QRectF reprieved(int candidate) const;
};

/// How many victims of a candidate have a cell of their own; where there are too many, the cell after them counts the
/// others.
int drawnVictims(const CandidateView& candidate);

TournamentGeometry tournamentGeometry(const TournamentView& view, qreal width);

} // namespace berth::ui
