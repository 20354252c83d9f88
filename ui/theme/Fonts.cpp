// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Fonts.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kReferencePx = 13;
constexpr qreal kSmallestPx = 9;

qreal pointsPerPixel() {
    const QScreen* screen = QGuiApplication::primaryScreen();
    return 72.0 / (screen ? screen->logicalDotsPerInchY() : 96.0);
}

qreal pixelSize(const QFont& font) {
    return font.pointSizeF() > 0 ? font.pointSizeF() / pointsPerPixel() : font.pixelSize();
}

} // namespace

Fonts::Fonts() : Fonts(QApplication::font()) {}

Fonts::Fonts(const QFont& base, qreal zoom)
    : base_(base),
      fixedFamily_(QFontDatabase::systemFont(QFontDatabase::FixedFont).family()),
      factor_(pixelSize(base) / kReferencePx),
      smallest_(kSmallestPx / std::min(zoom, 1.0)) {}

QFont Fonts::font(const FontSpec& spec) const {
    QFont font = base_;
    if (spec.mono) {
        font.setFamilies(QStringList{fixedFamily_} + base_.families());
        font.setStyleHint(QFont::Monospace);
        font.setFixedPitch(true);
    }
    font.setWeight(static_cast<QFont::Weight>(spec.weight));
    font.setPointSizeF(std::max(scaled(spec.px), smallest_) * pointsPerPixel());
    return font;
}

QString elided(const QString& text, const QFont& font, qreal width) {
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, std::max<qreal>(width, 0));
}

qreal textWidth(const QString& text, const QFont& font) {
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace berth::ui
