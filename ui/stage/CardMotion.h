// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/GroupView.h"

#include <vector>

namespace berth::ui {

/// What happens to a pod's block between two pictures of its card.
enum class BlockChange {
    Reserved,  ///< came, hatch from left to right
    Solid,     ///< its hatch became solid, from left to right, with one soft pulse
    Nominated, ///< fades in
    Marked,    ///< became a victim: the ring draws, the hatch comes
    Appeared,  ///< came otherwise: fades in
    Given,     ///< an assumed place was given back: the hatch runs back
    Gone,      ///< was stopped: falls 6 px and fades
    Pulsed,    ///< its gang came into a deadlock: pulses once
};

struct BlockMove {
    BlockChange change = BlockChange::Appeared;
    PodSlotsView before; ///< Given and Gone: the block that leaves
    PodId pod;           ///< the others: the block in the card that is drawn
};

/// How one card gets from one picture to the next. Times are ms at speed 1.
struct CardMotion {
    SharedCard before;
    SharedCard after;
    std::vector<BlockMove> blocks;
    bool stripComes = false;
    bool stripSlides = false; ///< a rejection slides up, all else fades in
    int delay = 0;            ///< staggered: the strips of many nodes come one after the other
    int duration = 0;         ///< of the longest part
};

/// The card's motion; one without blocks and strip when nothing of it moves (it is then drawn as it will be).
CardMotion cardMotion(const SharedCard& before, const SharedCard& after);
/// Lets the strips of the cards come one after the other, 40 ms apart, all within 900 ms; returns when all have ended.
int stagger(std::vector<CardMotion>& motions);
/// The card as it stands `at` ms after the start of all motions: at 0 as before, at the end as after.
NodeCardView cardAt(const CardMotion& motion, qreal at);

} // namespace berth::ui
