// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/TournamentGeometry.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// Draws candidates, rules and result; `focus` is the candidate with the keyboard focus, -1 for none.
void paintTournament(QPainter& painter, const Theme& theme, const Fonts& fonts, const TournamentView& view,
                     const TournamentGeometry& geometry, int focus);

/// "Candidate h100-1, 3 victims, nominated".
QString candidateSentence(const CandidateView& candidate);

} // namespace berth::ui
