// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PipelineGeometry.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kHeadWide = 210;
constexpr qreal kHeadNarrow = 150;
constexpr qreal kHeadGap = 6;
constexpr qreal kPointGap = 5;
constexpr qreal kBandGap = 30;
constexpr qreal kTop = 28;
constexpr qreal kBottom = 10;
constexpr qreal kNarrow = 1440;
constexpr qreal kCompactBelow = 100;

void placeHead(PipelineGeometry& g, qreal width) {
    const qreal box = width - 14;
    if (g.compact) {
        g.profileBox = QRectF(kMargin, 6, box, 24);
        g.cycleLabelBaseline = 43;
        g.podChip = QRectF(kMargin, 49, box, 28);
        return;
    }
    g.profileLabelBaseline = 19;
    g.profileBox = QRectF(kMargin, 25, box, 24);
    g.cycleLabelBaseline = 66;
    g.podChip = QRectF(kMargin, 72, box, 28);
}

void placePoints(PipelineGeometry& g, qreal left, const QSizeF& size) {
    const int gaps = kPointCount - 2;
    const qreal free = size.width() - left - kMargin - kBandGap - gaps * kPointGap;
    const qreal width = std::max(free / kPointCount, 1.0);
    const qreal height = size.height() - kTop - kBottom;
    qreal x = left;
    for (int i = 0; i < kPointCount; ++i) {
        if (i == kSchedulingPoints) x += kBandGap - kPointGap;
        g.points[static_cast<std::size_t>(i)] = QRectF(x, kTop, width, height);
        x += width + kPointGap;
    }
}

} // namespace

PipelineGeometry pipelineGeometry(const QSizeF& size) {
    PipelineGeometry g;
    g.compact = size.height() < kCompactBelow;
    const qreal head = size.width() < kNarrow ? kHeadNarrow : kHeadWide;
    placeHead(g, head);
    placePoints(g, kMargin + head + kHeadGap, size);
    g.schedulingLabel = {g.points[0].left(), 18};
    const QRectF& binding = g.points[kSchedulingPoints];
    g.bindingLabel = {binding.left(), 18};
    const qreal middle = binding.left() - kBandGap / 2;
    for (std::size_t i = 0; i < g.divider.size(); ++i) {
        const qreal x = middle - 1.25 + 4.0 * static_cast<qreal>(i) - 2;
        g.divider[i] = QLineF(x, binding.top(), x, binding.bottom());
    }
    return g;
}

} // namespace berth::ui
