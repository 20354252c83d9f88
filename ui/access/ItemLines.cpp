// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/ItemLines.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

using Line = std::vector<SpokenPath>;

/// One step of an arrow key: within the line, or to another.
struct Step {
    int along = 0;
    int across = 0;
};

Step stepOf(Qt::Key key, Qt::Orientation along) {
    const bool isRows = along == Qt::Horizontal;
    const auto turned = [isRows](int step, bool isSideways) {
        return isSideways == isRows ? Step{step, 0} : Step{0, step};
    };
    switch (key) {
    case Qt::Key_Left: return turned(-1, true);
    case Qt::Key_Right: return turned(1, true);
    case Qt::Key_Up: return turned(-1, false);
    case Qt::Key_Down: return turned(1, false);
    default: return {};
    }
}

/// The place moved by a step; where that would leave the list, the place itself.
std::size_t moved(std::size_t place, int step, std::size_t count) {
    const auto wanted = static_cast<std::ptrdiff_t>(place) + step;
    return wanted < 0 || wanted >= static_cast<std::ptrdiff_t>(count) ? place : static_cast<std::size_t>(wanted);
}

const SpokenPath& nearest(const Line& line, const QRectF& from, Qt::Orientation along, const ItemPlaces& placeOf) {
    const auto away = [&](const SpokenPath& item) {
        const QPointF step = placeOf(item).center() - from.center();
        return std::abs(along == Qt::Horizontal ? step.x() : step.y());
    };
    return *std::min_element(line.begin(), line.end(),
                             [&](const SpokenPath& a, const SpokenPath& b) { return away(a) < away(b); });
}

} // namespace

bool ItemLines::contains(const SpokenPath& item) const {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return std::find(line.begin(), line.end(), item) != line.end(); });
}

SpokenPath nextInLines(const ItemLines& items, const SpokenPath& from, Qt::Key key, const ItemPlaces& placeOf) {
    if (items.lines.empty()) return {};
    if (key == Qt::Key_End) return items.lines.back().back();
    const SpokenPath& first = items.lines.front().front();
    for (std::size_t i = 0; i < items.lines.size() && key != Qt::Key_Home; ++i) {
        const Line& line = items.lines[i];
        const auto found = std::find(line.begin(), line.end(), from);
        if (found == line.end()) continue;
        const Step step = stepOf(key, items.along);
        const auto place = static_cast<std::size_t>(found - line.begin());
        if (step.across == 0) return line[moved(place, step.along, line.size())];
        const std::size_t next = moved(i, step.across, items.lines.size());
        return next == i ? from : nearest(items.lines[next], placeOf(from), items.along, placeOf);
    }
    return first;
}

} // namespace berth::ui
