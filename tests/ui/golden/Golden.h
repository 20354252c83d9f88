// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <gtest/gtest.h>

#include <vector>

class QPainter;

namespace berth::ui::golden {

/// An empty sheet to paint on.
QImage sheet(const QSize& size, qreal devicePixelRatio, const QColor& ground);
/// Covers what depends on the machine's fonts.
void cover(QPainter& painter, const std::vector<QRectF>& texts);

/// Compares with pictures/NAME.png. Antialiasing may differ a little: at most one pixel in a hundred may be off by more
/// than a fifth in a channel. With BERTH_GOLDEN=write the picture is written instead, and the test fails to say so.
testing::AssertionResult matches(const QImage& image, const QString& name);

/// As a photocopy shows it.
QImage grey(const QImage& image);
/// As a person without green cones sees it (Machado 2009, severity 1).
QImage deuteranopia(const QImage& image);

/// Mean distance of two pictures of one size, 0…255 per pixel, over the pixels that differ; 0 when none does.
qreal distance(const QImage& a, const QImage& b);
/// Share of pixels in which they differ by more than `step` of 255 in some channel.
qreal differentShare(const QImage& a, const QImage& b, int step);

} // namespace berth::ui::golden
