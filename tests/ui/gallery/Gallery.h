// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/StageContent.h"
#include "ui/theme/Theme.h"

#include <QImage>
#include <QWidget>

namespace berth::ui::gallery {

/// Every item of the window in each of its states, 800 logical px wide.
QImage components(const Theme& theme, qreal devicePixelRatio);
/// Strip, queues, submit panel and stage as they stand in a window of `size`.
QImage window(const Theme& theme, const StageContent& content, const QSize& size, qreal devicePixelRatio,
              qreal zoom = 1);
/// A widget as it paints itself.
QImage picture(QWidget& widget, qreal devicePixelRatio);

/// How many pixels two pictures of one size differ in.
int differentPixels(const QImage& a, const QImage& b);

} // namespace berth::ui::gallery
