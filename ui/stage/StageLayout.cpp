// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageLayout.h"

#include "ui/stage/CardGeometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kTop = 12;
constexpr qreal kFrameGap = 10;

/// Sizes of one level of detail.
struct Metrics {
    qreal width;
    qreal height; ///< 0: each card its own
    qreal gap;
    qreal padding;
    qreal header;
    qreal narrowest; ///< a frame is never narrower, so that its header reads
    qreal margin = 12;
};

Metrics metricsOf(DetailLevel level, qreal zoom) {
    switch (level) {
    case DetailLevel::Card: return {std::round(kCardWidth * zoom), 0, std::max(4.0, std::round(6 * zoom)), 9, 28, 240};
    case DetailLevel::Compact: return {kCompactWidth, kCompactHeight, 6, 8, 26, 170};
    case DetailLevel::Tile: return {kTileWidth, kTileHeight, 4, 6, 22, 104};
    case DetailLevel::Cell: break;
    }
    const qreal cell = std::clamp(std::round(kCardWidth * zoom * 0.5), 4.0, 16.0);
    return {cell, cell, 2, 4, 16, 60};
}

qreal itemHeight(const NodeCardView& card, const Metrics& m, qreal zoom) {
    return m.height > 0 ? m.height : std::round(cardGeometry(card.gpus).height * zoom);
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

} // namespace

StageLayout layoutStage(const std::vector<GroupView>& groups, DetailLevel level, qreal zoom, qreal width) {
    const Metrics m = fitted(metricsOf(level, zoom), width);
    const qreal room = std::max(width - 2 * m.margin, m.width + 2 * m.padding);
    const int columns = columnsIn(width, m);
    StageLayout layout;
    QPointF at(m.margin, kTop);
    std::size_t rowStart = 0;
    for (const GroupView& group : groups) {
        const int nodes = std::max(static_cast<int>(group.nodes.size()), 1);
        GroupFrame g = placeItems(group, m, zoom, std::min(columns, nodes));
        if (layout.groups.size() > rowStart && at.x() + g.frame.width() > m.margin + room) {
            finishRow(layout.groups, rowStart, room);
            at = {m.margin, layout.groups.back().frame.bottom() + kFrameGap};
            rowStart = layout.groups.size();
        }
        moveTo(g, at, m.header);
        at.rx() += g.frame.width() + kFrameGap;
        layout.groups.push_back(std::move(g));
    }
    if (layout.groups.empty()) return layout;
    finishRow(layout.groups, rowStart, room);
    layout.size = {width, layout.groups.back().frame.bottom() + kTop};
    return layout;
}

qreal fittingZoom(const std::vector<GroupView>& groups, const QSizeF& viewport) {
    constexpr std::array kSmaller{0.45, 0.2, 0.07, 0.05, 0.036, kSmallestZoom};
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
