// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace berth::ui {

/// How what changes gets from one picture to the next.
struct MotionStyle {
    qreal speed = 0;        ///< 1: as LOOK gives the times; 0: at once
    bool isBack = false;    ///< the same way back, in 60 % of the time
    bool isReduced = false; ///< no travel: changes fade in 120 ms

    bool moves() const { return speed > 0 && !isReduced; }
    bool fades() const { return speed > 0 && isReduced; }
    /// How long something takes that takes `atOne` ms at speed 1; 0 when nothing moves.
    int duration(int atOne) const;

    friend bool operator==(const MotionStyle&, const MotionStyle&) = default;
};

/// Above this speed only end states are drawn.
inline constexpr qreal kStillFrom = 8;
inline constexpr int kReducedFadeMs = 120;

enum class Curve { Out, InOut, Linear };
/// Where a motion stands on its curve; `progress` is clamped to 0…1.
qreal eased(Curve curve, qreal progress);
/// The part of a motion that begins at `from` and lasts `duration`, in its own 0…1, `at` ms after the start of all.
qreal partProgress(qreal at, qreal from, qreal duration);
/// When the `index`-th of `count` begins: `step` ms after the one before, all within `most`.
qreal staggered(int index, int count, qreal step, qreal most);

} // namespace berth::ui
