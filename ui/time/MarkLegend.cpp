// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/MarkLegend.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/time/EventMarkPainter.h"

#include <QPainter>

#include <array>

namespace berth::ui {
namespace {

constexpr qreal kMarkRoom = 14;
constexpr qreal kGap = 16;
constexpr std::array kOrder = {EventMark::Submit, EventMark::Reject, EventMark::Bind, EventMark::Wait,
                               EventMark::Evict};

} // namespace

MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
    new SayAgain(this, [this] {
        setAccessibleName(tr("Marks of the timeline"));
        updateGeometry();
        update();
    });
}

QSize MarkLegend::sizeHint() const {
    const QFont font = Fonts().font(type::kSmall);
    qreal width = 0;
    for (const EventMark mark : kOrder) width += kMarkRoom + textWidth(markLegend(mark), font) + kGap;
    return {static_cast<int>(width), 24};
}

void MarkLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    const QFont font = Fonts().font(type::kSmall);
    qreal x = 4;
    const qreal middle = height() / 2.0;
    for (const EventMark mark : kOrder) {
        paintEventMark(painter, theme, mark, {x + 4, middle}, 8);
        x += kMarkRoom;
        x += paintLabel(painter, {x, middle + 4}, markLegend(mark), {font, theme.text2}) + kGap;
    }
}

} // namespace berth::ui
