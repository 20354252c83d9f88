// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Icons.h"

#include "ui/theme/SvgPath.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QXmlStreamReader>

#include <array>

namespace berth::ui {
namespace {

constexpr std::array<const char*, kIconCount> kNames{
    "reset",  "back",     "play",   "pause", "stepover", "stepin", "stepout", "until", "fast", "express",
    "branch", "bookmark", "pin",    "lock",  "eye",      "filter", "search",  "help",  "left", "right",
    "up",     "down",     "plus",   "minus", "close",    "fit",    "drag",    "open",  "save", "export",
    "camera", "present",  "submit", "gang",  "swap",     "scale",  "sliders", "flip",  "ring", "clock",
    "bind",   "evict",    "cordon", "taint", "saved",    "unsaved"};

QPainterPath readPath(const char* name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("path"))
            return parseSvgPath(xml.attributes().value(QLatin1String("d")));
    return {};
}

std::array<QPainterPath, kIconCount> readAll() {
    std::array<QPainterPath, kIconCount> paths;
    for (std::size_t i = 0; i < paths.size(); ++i) paths[i] = readPath(kNames[i]);
    return paths;
}

/// Small icons get a wider pen, so that the stroke never falls under 1.4 px.
qreal penWidth(qreal size) {
    return size >= 20 ? 1.75 : 2.1;
}

class ThemedIconEngine : public QIconEngine {
public:
    explicit ThemedIconEngine(Icon icon) : icon_(icon) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const qreal size = std::min(rect.width(), rect.height());
        QRectF box(0, 0, size, size);
        box.moveCenter(QRectF(rect).center());
        paintIcon(*painter, icon_, box, colorFor(mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(icon_); }

private:
    static QColor colorFor(QIcon::Mode mode) {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        return QGuiApplication::palette().color(group, role);
    }

    Icon icon_;
};

} // namespace

QString iconName(Icon icon) {
    return QLatin1String(kNames[static_cast<std::size_t>(icon)]);
}

const QPainterPath& iconPath(Icon icon) {
    static const std::array<QPainterPath, kIconCount> paths = readAll();
    return paths[static_cast<std::size_t>(icon)];
}

void paintIcon(QPainter& painter, Icon icon, const QRectF& box, const QColor& color) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / 24, box.height() / 24);
    painter.setPen(QPen(color, penWidth(box.width()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(icon == Icon::Play ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPath(iconPath(icon));
    painter.restore();
}

QIcon icon(Icon icon) {
    return QIcon(new ThemedIconEngine(icon));
}

} // namespace berth::ui
