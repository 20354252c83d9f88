// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/ItemWalk.h"

#include <QPointF>

#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kSidewaysCost = 3;

/// Unit vector of an arrow key; null for others.
QPointF direction(Qt::Key key) {
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

/// How far `to` is from `from` along `way`; negative when it does not lie that way.
qreal cost(const QRectF& from, const QRectF& to, const QPointF& way) {
    const QPointF step = to.center() - from.center();
    const qreal along = QPointF::dotProduct(step, way);
    const qreal aside = std::abs(QPointF::dotProduct(step, QPointF(way.y(), way.x())));
    if (along <= 1 || (way.x() != 0 && aside > from.height() / 2)) return -1;
    return along + kSidewaysCost * aside;
}

} // namespace

int nextItem(const std::vector<QRectF>& items, int from, Qt::Key key) {
    const int count = static_cast<int>(items.size());
    if (key == Qt::Key_End) return count - 1;
    if (key == Qt::Key_Home || from < 0) return count > 0 ? 0 : -1;
    int best = from;
    qreal least = -1;
    for (int i = 0; i < count; ++i) {
        const qreal c = cost(items[static_cast<std::size_t>(from)], items[static_cast<std::size_t>(i)], direction(key));
        if (c < 0 || (least >= 0 && c >= least)) continue;
        best = i;
        least = c;
    }
    return best;
}

} // namespace berth::ui
