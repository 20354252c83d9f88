// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace berth::ui {

/// The five colours of a level: fill, its border and other lines, a soft fill, text on neutral or soft, text on fill.
struct LevelColors {
    QColor fill, line, soft, text, on;
    friend bool operator==(const LevelColors&, const LevelColors&) = default;
};

/// The hue of a mark or word and the soft fill behind it.
struct VerdictColors {
    QColor hue, soft;
    friend bool operator==(const VerdictColors&, const VerdictColors&) = default;
};

/// All colours of the window, by meaning. A value: tests load and compare it, items never name a hex.
///
/// Widgets ask `Theme::of(palette())` when they paint, so that QApplication::setPalette(theme.palette()) is all it
/// takes to change the look.
struct Theme {
    bool isDark = false;
    bool isHighContrast = false;

    QColor window, panel, raised;
    QColor stage, rack, card;
    QColor line, lineStrong;
    QColor text1, text2, text3, disabled;
    QColor accent, accentText, accentSoft, onAccent;
    QColor slot, slotLine;
    std::array<LevelColors, 4> levels;
    VerdictColors ok, no, unres, wait, err;
    std::array<QColor, 5> rampSteps;
    std::array<QColor, 6> seriesColors;
    QColor chartA, chartB;
    QColor nvlink, pcie, nic;

    static const Theme& light();
    static const Theme& dark();
    static const Theme& lightHighContrast();
    static const Theme& darkHighContrast();
    /// The theme of a palette: dark when the window colour's lightness is below one half, high contrast when the
    /// palette's separators (Mid) are as strong as its text.
    static const Theme& of(const QPalette& palette);

    const LevelColors& level(Level level) const { return levels[static_cast<std::size_t>(level)]; }
    /// Hue and soft fill of a mark. Running and Next are accent, Skipped and Idle neutral.
    VerdictColors verdict(Mark mark) const;
    QColor tone(Tone tone) const;
    /// Fill for a score of 0…100 (values outside are clamped).
    const QColor& ramp(int score) const;
    /// The first two steps of the ramp hardly differ from a card: they get a 0.6 px accent border.
    static bool rampNeedsBorder(int score) { return score <= 40; }
    /// Colour of the n-th Score plugin in profile order; repeats after six.
    const QColor& series(int index) const;
    /// Black or white, whichever reads better on `fill`.
    QColor on(const QColor& fill) const;
    /// Stroke width of hatches: wider in high contrast.
    qreal hatchStroke() const { return isHighContrast ? 2.0 : 1.6; }

    QPalette palette() const;

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// Contrast ratio of WCAG 2 between two opaque colours, 1…21.
qreal contrastRatio(const QColor& a, const QColor& b);

} // namespace berth::ui
