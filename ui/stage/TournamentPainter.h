// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/TournamentGeometry.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

class QPainter;

namespace berth::ui {

/// What is selected in the window, as far as a tournament shows it.
struct TournamentLook {
    NodeId node;
    PodId pod;
    QString gang;   ///< namespace/name
    QString tenant; ///< a namespace
};

/// Draws candidates, rules and result; what is selected with its ring.
void paintTournament(QPainter& painter, const Theme& theme, const Fonts& fonts, const TournamentView& view,
                     const TournamentGeometry& geometry, const TournamentLook& look = {});

/// What a ring encloses of a victim, a rule's cell or another part of a column.
QRectF partRing(const QRectF& part);

/// "Candidate h100-1, 3 victims, nominated".
QString candidateSentence(const CandidateView& candidate);
/// "Victim eval-d on h100-1, P2, 2 GPU, no hook, runs 6 min 10 s".
QString victimSentence(const CandidateView& candidate, const VictimView& victim);
QString reprievedSentence(const CandidateView& candidate);
/// "h100-1, rule 3, Work lost: 21.1 GPU·min, lowest".
QString ruleSentence(const TournamentView& view, const CandidateView& candidate, int rule);
/// "+37 others: 30 left at PDB violations, 7 at Work lost".
QString othersSentence(const TournamentView& view, int drawn);

} // namespace berth::ui
