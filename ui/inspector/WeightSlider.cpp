// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/WeightSlider.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kInset = 8; ///< half a handle
constexpr qreal kOffGap = 14;
constexpr qreal kTrackY = 11;
constexpr qreal kTextBaseline = 32;
constexpr qreal kHandle = 7;

void paintFlipMark(QPainter& painter, const Theme& theme, qreal x) {
    painter.setPen(QPen(theme.wait.hue, 2));
    painter.drawLine(QPointF(x, kTrackY - 6), QPointF(x, kTrackY + 8));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.wait.hue);
    QPainterPath triangle(QPointF(x - 5, kTrackY - 10));
    triangle.lineTo(x + 5, kTrackY - 10);
    triangle.lineTo(x, kTrackY - 4);
    triangle.closeSubpath();
    painter.drawPath(triangle);
}

} // namespace

qreal weightX(std::int64_t weight, qreal width) {
    if (weight <= kSliderOff) return 0;
    const auto shown = static_cast<qreal>(std::min<std::int64_t>(weight, kSliderMost));
    return kOffGap + (shown - 1) / (kSliderMost - 1) * (width - kOffGap);
}

int weightAt(qreal x, qreal width) {
    if (x < kOffGap / 2) return kSliderOff;
    const qreal share = std::clamp((x - kOffGap) / std::max<qreal>(1, width - kOffGap), 0.0, 1.0);
    return 1 + static_cast<int>(std::lround(share * (kSliderMost - 1)));
}

WeightSlider::WeightSlider(QWidget* parent) : QAbstractSlider(parent) {
    setOrientation(Qt::Horizontal);
    setRange(kSliderOff, kSliderMost);
    setPageStep(10);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractSlider::valueChanged, this, [this](int weight) {
        if (!showing_) Q_EMIT weightChosen(weight);
        update();
    });
}

void WeightSlider::showWeight(std::int64_t weight) {
    showing_ = true;
    setValue(static_cast<int>(std::clamp<std::int64_t>(weight, kSliderOff, kSliderMost)));
    showing_ = false;
}

void WeightSlider::setFlip(const std::optional<FlipView>& flip, const QString& note) {
    if (flip == flip_ && note == note_) return;
    flip_ = flip;
    note_ = note;
    setAccessibleDescription(flip_ ? flip_->text : note_);
    update();
}

qreal WeightSlider::trackWidth() const {
    return width() - 2 * kInset;
}

QRectF WeightSlider::flipRect() const {
    if (!flip_) return {};
    const qreal x = kInset + weightX(flip_->weight, trackWidth());
    const qreal words = textWidth(flip_->text, Fonts().text(11, QFont::DemiBold));
    const qreal left = std::clamp(x + 6, 0.0, std::max(0.0, width() - words - 2));
    return QRectF(left, kTextBaseline - 11, words, 15).united(QRectF(x - 6, 0, 12, 22));
}

void WeightSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const qreal width = trackWidth();
    const qreal x = kInset + weightX(value(), width);
    const qreal first = kInset + kOffGap;
    painter.setPen(QPen(theme.line, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(first, kTrackY), QPointF(kInset + width, kTrackY));
    painter.setPen(QPen(theme.lineStrong, 2, Qt::DotLine));
    painter.drawLine(QPointF(kInset, kTrackY), QPointF(first - 2, kTrackY));
    if (value() > kSliderOff) {
        painter.setPen(QPen(theme.accent, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(first, kTrackY), QPointF(x, kTrackY));
    }
    if (flip_) paintFlipMark(painter, theme, kInset + weightX(flip_->weight, width));
    painter.setPen(QPen(theme.lineStrong, 1.5));
    painter.setBrush(theme.panel);
    painter.drawEllipse(QPointF(x, kTrackY), kHandle, kHandle);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, kTrackY), kHandle + 2, kHandle + 2);
    }
    if (flip_) {
        const QFont strong = fonts.text(11, QFont::DemiBold);
        const qreal left = std::clamp(kInset + weightX(flip_->weight, width) + 6, 0.0,
                                      std::max(0.0, this->width() - textWidth(flip_->text, strong) - 2));
        paintLabel(painter, {left, kTextBaseline}, flip_->text, {strong, theme.wait.hue});
    } else {
        paintLabel(painter, {0, kTextBaseline}, note_,
                   {fonts.text(11), theme.text3, Qt::AlignLeft, static_cast<qreal>(this->width())});
    }
}

void WeightSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const bool below = event->position().y() > 22;
    const bool onTriangle = event->position().y() < 5;
    if ((below || onTriangle) && flipRect().contains(event->position())) return goToFlip();
    if (!below) setValue(weightAt(event->position().x() - kInset, trackWidth()));
}

void WeightSlider::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton) && event->position().y() <= 22)
        setValue(weightAt(event->position().x() - kInset, trackWidth()));
}

void WeightSlider::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F && event->modifiers() == Qt::NoModifier) return goToFlip();
    QAbstractSlider::keyPressEvent(event);
}

/// Over a scroll area the wheel scrolls, unless the slider has the focus.
void WeightSlider::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QAbstractSlider::wheelEvent(event);
    else
        event->ignore();
}

bool WeightSlider::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !flip_) return QAbstractSlider::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool onMark = flipRect().contains(help->pos());
    QToolTip::showText(help->globalPos(), onMark ? tr("%1. A click tries this weight.").arg(flip_->text) : QString(),
                       this);
    return true;
}

void WeightSlider::goToFlip() {
    if (flip_) setValue(static_cast<int>(flip_->weight));
}

} // namespace berth::ui
