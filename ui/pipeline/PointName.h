// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace berth::ui {

/// A name as it fits into a width: its lines, and their size on the 13 px scale.
struct FittedName {
    QStringList lines;
    qreal px = 0;
};

/// Width of `text` at `px` of the 13 px scale.
using TextMeasure = std::function<qreal(const QString& text, qreal px)>;

/// How small a name may get, and into how many lines it may break.
struct NameLimits {
    qreal largest = 11;
    qreal smallest = 9.5;
    int lines = 2;
};

/// Shrinks from the largest size to the smallest; where that is not enough, breaks the name before capitals with a
/// hyphen ("Normalize-", "Score") into as few lines as will do, at the largest size at which they fit. Never elides: a
/// name without a capital inside comes back whole at the smallest size, and so do lines that are still too long.
FittedName fitName(const QString& name, qreal width, const TextMeasure& measure, const NameLimits& limits = {});

} // namespace berth::ui
