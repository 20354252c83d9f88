// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/stage/TournamentView.h"

#include <optional>

namespace berth::ui {

/// The choice of a node to preempt on, as far as it was watched; nothing outside PostFilter.
std::optional<TournamentView> tournamentView(const Moment& moment);

/// A rule's title within a sentence: "Highest victim" as "highest victim", but "PDB violations" as it is.
QString insideSentence(QString title);

} // namespace berth::ui
