// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"
#include "ui/view/EventMark.h"

#include <QPointF>

class QPainter;

namespace berth::ui {

/// Hue of a kind of event.
QColor eventColor(const Theme& theme, EventMark mark);
/// ▽ submit, disc bind, circle wait, × reject, □ evict; `size` is the outer diameter.
void paintEventMark(QPainter& painter, const Theme& theme, EventMark mark, const QPointF& centre, qreal size);

} // namespace berth::ui
