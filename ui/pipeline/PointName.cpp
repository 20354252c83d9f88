// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PointName.h"

#include <algorithm>
#include <vector>

namespace berth::ui {
namespace {

constexpr qreal kStep = 0.25;

/// Every way to break `words` into `count` lines, as the indices at which a further line starts.
void collectBreaks(std::size_t words, int count, std::size_t from, std::vector<std::size_t>& chosen,
                   std::vector<std::vector<std::size_t>>& all) {
    if (static_cast<int>(chosen.size()) + 1 == count) {
        all.push_back(chosen);
        return;
    }
    for (std::size_t at = from; at < words; ++at) {
        chosen.push_back(at);
        collectBreaks(words, count, at + 1, chosen, all);
        chosen.pop_back();
    }
}

/// "NodeResourcesFit" as Node, Resources, Fit; runs of capitals stay together.
QStringList wordsOf(const QString& name) {
    QStringList words;
    qsizetype start = 0;
    for (qsizetype at = 1; at < name.size(); ++at) {
        const bool starts = name[at].isUpper() && !name[at - 1].isUpper();
        if (!starts) continue;
        words << name.sliced(start, at - start);
        start = at;
    }
    return words << name.sliced(start);
}

QStringList joined(const QStringList& words, const std::vector<std::size_t>& breaks) {
    QStringList lines{QString()};
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (std::find(breaks.begin(), breaks.end(), static_cast<std::size_t>(i)) != breaks.end()) {
            lines.back() += u'-';
            lines << QString();
        }
        lines.back() += words[i];
    }
    return lines;
}

qreal widest(const QStringList& lines, const TextMeasure& measure, qreal px) {
    qreal width = 0;
    for (const QString& line : lines) width = std::max(width, measure(line, px));
    return width;
}

/// The break into `count` lines whose longest line is the shortest; empty where there are too few capitals.
QStringList bestBreak(const QStringList& words, int count, const TextMeasure& measure, qreal px) {
    std::vector<std::vector<std::size_t>> all;
    std::vector<std::size_t> chosen;
    collectBreaks(static_cast<std::size_t>(words.size()), count, 1, chosen, all);
    QStringList best;
    for (const auto& breaks : all) {
        const QStringList lines = joined(words, breaks);
        if (best.isEmpty() || widest(lines, measure, px) < widest(best, measure, px)) best = lines;
    }
    return best;
}

/// The largest size at which the lines fit; 0 for none.
qreal fittingSize(const QStringList& lines, qreal width, const TextMeasure& measure, const NameLimits& limits) {
    for (qreal px = limits.largest; px >= limits.smallest; px -= kStep)
        if (widest(lines, measure, px) <= width) return px;
    return 0;
}

} // namespace

FittedName fitName(const QString& name, qreal width, const TextMeasure& measure, const NameLimits& limits) {
    const QStringList words = wordsOf(name);
    QStringList lines{name};
    for (int count = 1; count <= limits.lines; ++count) {
        const QStringList broken = bestBreak(words, count, measure, limits.largest);
        if (broken.isEmpty()) break;
        lines = broken;
        if (const qreal px = fittingSize(lines, width, measure, limits); px > 0) return {lines, px};
    }
    return {lines, limits.smallest};
}

} // namespace berth::ui
