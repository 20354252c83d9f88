// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowStyle.h"

#include <QPainter>
#include <QStyleOption>

namespace berth::ui {
namespace {

constexpr int kSeparator = 5;

/// A line through the middle of a separator.
void paintSeparator(QPainter& painter, const QStyleOption& option) {
    painter.fillRect(option.rect, option.palette.window());
    const QPoint middle = option.rect.center();
    const bool upright = option.rect.width() < option.rect.height();
    const QRect line = upright ? QRect(middle.x(), option.rect.top(), 1, option.rect.height())
                               : QRect(option.rect.left(), middle.y(), option.rect.width(), 1);
    painter.fillRect(line, option.palette.mid());
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    return metric == PM_DockWidgetSeparatorExtent ? kSeparator : QProxyStyle::pixelMetric(metric, option, widget);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (element == PE_IndicatorDockWidgetResizeHandle) return paintSeparator(*painter, *option);
    if (element == PE_PanelStatusBar || element == PE_FrameStatusBarItem) return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element == CE_Splitter) return paintSeparator(*painter, *option);
    QProxyStyle::drawControl(element, option, painter, widget);
}

} // namespace berth::ui
