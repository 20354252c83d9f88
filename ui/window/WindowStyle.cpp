// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowStyle.h"

#include <QPainter>
#include <QStyleOption>

namespace berth::ui {
namespace {

constexpr int kSeparator = 5;
constexpr int kMenuMargin = 4; ///< above and below the menu bar's words, 28 px in all
constexpr int kMenuSpacing = 4;

/// A line through the middle of a separator.
void paintSeparator(QPainter& painter, const QStyleOption& option) {
    painter.fillRect(option.rect, option.palette.window());
    const QPoint middle = option.rect.center();
    const bool upright = option.rect.width() < option.rect.height();
    const QRect line = upright ? QRect(middle.x(), option.rect.top(), 1, option.rect.height())
                               : QRect(option.rect.left(), middle.y(), option.rect.width(), 1);
    painter.fillRect(line, option.palette.mid());
}

/// A menu's word on the bar, on the highlight while it is open or under the mouse.
void paintMenuWord(const QStyle& style, QPainter& painter, const QStyleOptionMenuItem& item) {
    const bool lit = (item.state & (QStyle::State_Selected | QStyle::State_Sunken)) != 0;
    painter.fillRect(item.rect, lit ? item.palette.highlight() : item.palette.window());
    const int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    style.drawItemText(&painter, item.rect, flags, item.palette, (item.state & QStyle::State_Enabled) != 0, item.text,
                       lit ? QPalette::HighlightedText : QPalette::WindowText);
}

/// Fusion takes the border of a control from the window's colour, and it is not seen on a dark one.
void paintBorder(QPainter& painter, const QStyleOption& option) {
    constexpr qreal kRadius = 2;
    if ((option.state & QStyle::State_HasFocus) != 0) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(QPalette::Dark));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter.restore();
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_DockWidgetSeparatorExtent: return kSeparator;
    case PM_MenuBarVMargin: return kMenuMargin;
    case PM_MenuBarItemSpacing: return kMenuSpacing;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* answer) const {
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ItemView_ActivateItemOnSingleClick: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (element == PE_IndicatorDockWidgetResizeHandle) return paintSeparator(*painter, *option);
    if (element == PE_PanelStatusBar || element == PE_FrameStatusBarItem) return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit || element == PE_IndicatorCheckBox) paintBorder(*painter, *option);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox || control == CC_ComboBox) paintBorder(*painter, *option);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element == CE_Splitter) return paintSeparator(*painter, *option);
    if (element == CE_MenuBarEmptyArea) return painter->fillRect(option->rect, option->palette.window());
    if (element == CE_MenuBarItem)
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return paintMenuWord(*this, *painter, *item);
    QProxyStyle::drawControl(element, option, painter, widget);
}

} // namespace berth::ui
