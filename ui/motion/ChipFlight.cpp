// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/motion/ChipFlight.h"

#include "ui/queues/PodChip.h"
#include "ui/theme/Motion.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kFadeFrom = 0.85;

qreal between(qreal a, qreal b, qreal share) {
    return a + (b - a) * share;
}

} // namespace

QRectF flightRect(const QRectF& from, const QRectF& to, qreal progress) {
    const qreal share = eased(Curve::InOut, progress);
    QRectF rect(0, 0, between(from.width(), to.width(), share), between(from.height(), to.height(), share));
    rect.moveCenter(
        {between(from.center().x(), to.center().x(), share), between(from.center().y(), to.center().y(), share)});
    return rect;
}

ChipFlight::ChipFlight(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setProgress(value.toReal()); });
    connect(&animation_, &QVariantAnimation::finished, this, [this] {
        hide();
        Q_EMIT arrived(chip_ ? chip_->pod : PodId{});
    });
}

void ChipFlight::fly(const PodChipView& chip, const QRectF& from, const QRectF& to, int milliseconds) {
    cancel();
    chip_ = chip;
    start(from, to, milliseconds);
}

void ChipFlight::flyRing(const QRectF& from, const QRectF& to, int milliseconds) {
    cancel();
    chip_.reset();
    start(from, to, milliseconds);
}

void ChipFlight::start(const QRectF& from, const QRectF& to, int milliseconds) {
    if (from.isEmpty() || to.isEmpty() || milliseconds <= 0) return;
    from_ = from;
    to_ = to;
    setProgress(0);
    raise();
    show();
    animation_.setDuration(milliseconds);
    animation_.start();
}

void ChipFlight::cancel() {
    animation_.stop();
    hide();
}

void ChipFlight::setProgress(qreal progress) {
    progress_ = std::clamp(progress, 0.0, 1.0);
    setGeometry(chipRect().toAlignedRect().adjusted(-4, -4, 4, 4));
    update();
}

void ChipFlight::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(progress_ > kFadeFrom ? 1 - (progress_ - kFadeFrom) / (1 - kFadeFrom) * 0.6 : 1);
    const QRectF box = chipRect().translated(-QPointF(pos()));
    const Theme& theme = Theme::of(palette());
    if (chip_)
        paintPodChip(painter, theme, Fonts(font()), box, *chip_, {.selected = true, .focused = false});
    else
        paintRing(painter, theme, box, Ring::Selected, radius::kCard);
}

} // namespace berth::ui
