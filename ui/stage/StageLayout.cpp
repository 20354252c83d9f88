// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageLayout.h"

#include "ui/stage/CardGeometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kTop = 12;
constexpr qreal kNamelessCell = 6; ///< frames of cells up to this size drop their names

/// Sizes of one level of detail.
struct Metrics {
    qreal width;
    qreal height; ///< 0: each card its own
    qreal gap;
    qreal padding;
    qreal header;
    qreal narrowest; ///< a frame is never narrower, so that its header reads
    qreal frameGap = 10;
    qreal margin = 12;
    bool square = false; ///< a group's nodes stand in a square rather than in a row
};

Metrics metricsOf(DetailLevel level, qreal zoom) {
    switch (level) {
    case DetailLevel::Card: return {std::round(kCardWidth * zoom), 0, std::max(4.0, std::round(6 * zoom)), 9, 28, 240};
    case DetailLevel::Compact: return {kCompactWidth, kCompactHeight, 6, 8, 26, 170};
    case DetailLevel::Tile: return {kTileWidth, kTileHeight, 4, 6, 22, 104};
    case DetailLevel::Cell: break;
    }
    const qreal cell = std::clamp(std::round(kCardWidth * zoom * 0.5), 4.0, 16.0);
    if (cell <= kNamelessCell) return {cell, cell, 1, 3, 3, 0, 4, 12, true};
    return {cell, cell, 2, 4, 16, 60, 6, 12, true};
}

qreal itemHeight(const NodeCardView& card, const Metrics& m, qreal zoom) {
    return m.height > 0 ? m.height : std::round(cardGeometry(card.gpus, card.counted.size()).height * zoom);
}

int columnsIn(qreal width, const Metrics& m) {
    const qreal room = width - 2 * m.margin - 2 * m.padding + m.gap;
    return std::max(static_cast<int>(room / (m.width + m.gap)), 1);
}

/// Moves everything a little closer where that gives one more column: a scroll bar should not cost one.
Metrics fitted(const Metrics& loose, qreal width) {
    Metrics tight = loose;
    tight.margin = 6;
    tight.padding = std::min(loose.padding, 5.0);
    tight.gap = std::min(loose.gap, 4.0);
    return columnsIn(width, tight) > columnsIn(width, loose) ? tight : loose;
}

/// A frame at the origin with its items, as wide as its columns need.
GroupFrame placeItems(const GroupView& group, const Metrics& m, qreal zoom, int columns) {
    GroupFrame g;
    qreal y = m.header;
    for (std::size_t first = 0; first < group.nodes.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t last = std::min(first + static_cast<std::size_t>(columns), group.nodes.size());
        qreal tallest = 0;
        for (std::size_t i = first; i < last; ++i) {
            const qreal height = itemHeight(group.nodes[i], m, zoom);
            g.items.emplace_back(m.padding + static_cast<qreal>(i - first) * (m.width + m.gap), y, m.width, height);
            tallest = std::max(tallest, height);
        }
        y += tallest + m.gap;
    }
    const qreal height = std::max(m.header, y - m.gap) + m.padding;
    const qreal width = columns * (m.width + m.gap) - m.gap + 2 * m.padding;
    g.frame = QRectF(0, 0, std::max(width, m.narrowest), height);
    return g;
}

void moveTo(GroupFrame& g, const QPointF& at, qreal header) {
    g.frame.moveTopLeft(at);
    g.header = QRectF(at, QSizeF(g.frame.width(), header));
    for (QRectF& item : g.items) item.translate(at);
}

/// Gives the frames of one row the same height, and a frame alone in its row the whole width.
void finishRow(std::vector<GroupFrame>& groups, std::size_t first, qreal room) {
    qreal bottom = 0;
    for (std::size_t i = first; i < groups.size(); ++i) bottom = std::max(bottom, groups[i].frame.bottom());
    for (std::size_t i = first; i < groups.size(); ++i) groups[i].frame.setBottom(bottom);
    if (groups.size() == first + 1) {
        groups[first].frame.setWidth(std::max(groups[first].frame.width(), room));
        groups[first].header.setWidth(groups[first].frame.width());
    }
}

/// What a frame around groups costs in room.
struct Border {
    qreal header = 26;
    qreal padding = 8;
};
constexpr Border kZoneBorder{24, 10};
constexpr Border kSpineBorder{36, 8};

/// Places groups, spines and zones.
class Flow {
public:
    Flow(const GroupList& groups, DetailLevel level, qreal zoom, qreal width)
        : groups_(groups),
          zoom_(zoom),
          metrics_(fitted(metricsOf(level, zoom), width - narrowing(groups, level))),
          spines_(level == DetailLevel::Tile || level == DetailLevel::Cell) {}

    StageLayout run(qreal width) {
        const qreal room = std::max(width - 2 * metrics_.margin, metrics_.width + 2 * metrics_.padding);
        qreal y = kTop;
        for (std::size_t first = 0; first < groups_.size();) {
            const std::size_t last = runEnd(first, groups_.size() - 1, &GroupView::zone);
            y = zone(first, last, {metrics_.margin, y}, room) + metrics_.frameGap;
            first = last + 1;
        }
        if (!layout_.groups.empty()) layout_.size = {width, y - metrics_.frameGap + kTop};
        return std::move(layout_);
    }

private:
    /// How much narrower the innermost rows are than the stage.
    static qreal narrowing(const GroupList& groups, DetailLevel level) {
        const bool small = level == DetailLevel::Tile || level == DetailLevel::Cell;
        qreal sum = 0;
        if (std::any_of(groups.begin(), groups.end(), [](const GroupView& g) { return !g.zone.isEmpty(); }))
            sum += 2 * kZoneBorder.padding;
        if (small && std::any_of(groups.begin(), groups.end(), [](const GroupView& g) { return !g.spine.isEmpty(); }))
            sum += 2 * kSpineBorder.padding;
        return sum;
    }

    /// The last of the neighbours of `first` that share a name, where it has one; else the last without.
    std::size_t runEnd(std::size_t first, std::size_t last, QString GroupView::*name) const {
        std::size_t end = first;
        while (end < last && groups_[end + 1].*name == groups_[first].*name) ++end;
        return end;
    }

    qreal zone(std::size_t first, std::size_t last, const QPointF& at, qreal room) {
        if (groups_[first].zone.isEmpty()) return zoneInside(first, last, at, room);
        return framed(OuterFrame::Kind::Zone, kZoneBorder, first, last, at, room);
    }

    qreal zoneInside(std::size_t first, std::size_t last, QPointF at, qreal room) {
        if (!spines_) return rows(first, last, at, room);
        for (std::size_t i = first; i <= last;) {
            const std::size_t end = runEnd(i, last, &GroupView::spine);
            const bool plain = groups_[i].spine.isEmpty();
            const qreal bottom =
                plain ? rows(i, end, at, room) : framed(OuterFrame::Kind::Spine, kSpineBorder, i, end, at, room);
            at.setY(bottom + metrics_.frameGap);
            i = end + 1;
        }
        return at.y() - metrics_.frameGap;
    }

    qreal framed(OuterFrame::Kind kind, const Border& border, std::size_t first, std::size_t last, const QPointF& at,
                 qreal room) {
        const std::size_t index = layout_.outers.size();
        layout_.outers.push_back({kind, {}, QRectF(at, QSizeF(room, border.header)), first, last});
        const QPointF inside = at + QPointF(border.padding, border.header);
        const qreal width = room - 2 * border.padding;
        const qreal bottom = (kind == OuterFrame::Kind::Zone ? zoneInside(first, last, inside, width)
                                                             : rows(first, last, inside, width)) +
                             border.padding;
        layout_.outers[index].frame = QRectF(at, QPointF(at.x() + room, bottom));
        return bottom;
    }

    /// Frames from left to right and top to bottom; returns where the last row ends.
    qreal rows(std::size_t first, std::size_t last, const QPointF& origin, qreal room) {
        QPointF at = origin;
        const int columns = columnsIn(room + 2 * metrics_.margin, metrics_);
        std::size_t rowStart = layout_.groups.size();
        Metrics metrics = metrics_;
        if (metrics.square && first != last) metrics.width = cellWidth(first, last, room);
        for (std::size_t i = first; i <= last; ++i) {
            const int nodes = std::max(static_cast<int>(groups_[i].nodes.size()), 1);
            GroupFrame g = placeItems(groups_[i], metrics, zoom_, std::min(columns, columnsFor(nodes)));
            if (layout_.groups.size() > rowStart && at.x() + g.frame.width() > origin.x() + room) {
                finishRow(layout_.groups, rowStart, room);
                at = {origin.x(), layout_.groups.back().frame.bottom() + metrics_.frameGap};
                rowStart = layout_.groups.size();
            }
            moveTo(g, at, metrics_.header);
            at.rx() += g.frame.width() + metrics_.frameGap;
            layout_.groups.push_back(std::move(g));
        }
        finishRow(layout_.groups, rowStart, room);
        return layout_.groups.back().frame.bottom();
    }

    /// Cells of groups that stand in one row are up to twice as wide as high, as far as the row has room.
    qreal cellWidth(std::size_t first, std::size_t last, qreal room) const {
        const auto fits = [&](qreal width) {
            qreal sum = -metrics_.frameGap;
            for (std::size_t i = first; i <= last && sum <= room; ++i) {
                const int columns = columnsFor(std::max(static_cast<int>(groups_[i].nodes.size()), 1));
                const qreal frame = columns * (width + metrics_.gap) - metrics_.gap + 2 * metrics_.padding;
                sum += std::max(frame, metrics_.narrowest) + metrics_.frameGap;
            }
            return sum <= room;
        };
        qreal width = metrics_.width;
        while (width + 1 <= 2 * metrics_.height && fits(width + 1)) ++width;
        return width;
    }

    int columnsFor(int nodes) const {
        if (!metrics_.square || groups_.size() == 1) return nodes;
        return std::max(4, static_cast<int>(std::sqrt(nodes)));
    }

    const GroupList& groups_;
    qreal zoom_;
    Metrics metrics_;
    bool spines_;
    StageLayout layout_;
};

} // namespace

StageLayout layoutStage(const GroupList& groups, DetailLevel level, qreal zoom, qreal width) {
    return Flow(groups, level, zoom, width).run(width);
}

qreal fittingZoom(const GroupList& groups, const QSizeF& viewport) {
    constexpr std::array kSmaller{0.45, 0.2, 0.1, 0.085, 0.07, 0.05, 0.036, kSmallestZoom};
    const auto fits = [&](qreal zoom) {
        const DetailLevel level = detailLevel(kCardWidth * zoom, DetailLevel::Card);
        return layoutStage(groups, level, zoom, viewport.width()).size.height() <= viewport.height();
    };
    for (int percent = 100; percent >= 64; percent -= 2)
        if (fits(percent / 100.0)) return percent / 100.0;
    const auto found = std::find_if(kSmaller.begin(), kSmaller.end(), fits);
    return found == kSmaller.end() ? kSmallestZoom : *found;
}

} // namespace berth::ui
