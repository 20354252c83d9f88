// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PointPainter.h"

#include "ui/pipeline/PointName.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>

namespace berth::ui {
namespace {

struct Look {
    QColor fill;
    Stroke border;
    QColor name, line, yield;
    Mark mark;
};

Look lookOf(const Theme& t, PointState state) {
    switch (state) {
    case PointState::Idle: return {t.panel, {t.line}, t.text2, t.text3, t.text3, Mark::Idle};
    case PointState::Next: return {t.panel, {t.accent, 1.5, {5, 4}}, t.accentText, t.text2, t.text3, Mark::Next};
    case PointState::Active: return {t.accentSoft, {t.accent, 2}, t.accentText, t.text2, t.accentText, Mark::Running};
    case PointState::Done: return {t.raised, {t.lineStrong}, t.text1, t.text2, t.text1, Mark::Success};
    case PointState::Skipped: return {t.panel, {t.lineStrong, 1, {2, 3}}, t.text3, t.text3, t.text3, Mark::Skipped};
    case PointState::Rejecting: return {t.no.soft, {t.no.hue, 2}, t.no.hue, t.text2, t.no.hue, Mark::Reject};
    case PointState::Waiting: return {t.wait.soft, {t.wait.hue, 2}, t.wait.hue, t.text2, t.wait.hue, Mark::Wait};
    }
    return {t.panel, {t.line}, t.text2, t.text3, t.text3, Mark::Idle};
}

/// Draws the name and returns the baseline of its last line.
qreal paintName(QPainter& painter, const Fonts& fonts, const QRectF& box, const QString& name, const QColor& color,
                bool compact) {
    const FittedName fitted = fitName(name, box.width() - 12, [&fonts](const QString& text, qreal px) {
        return textWidth(text, fonts.text(px, QFont::DemiBold));
    });
    const QFont font = fonts.text(fitted.px, QFont::DemiBold);
    const bool broken = fitted.lines.size() > 1;
    qreal baseline = box.top() + (!broken ? 18 : compact ? 12 : 15);
    for (const QString& line : fitted.lines) {
        paintLabel(painter, {box.left() + 8, baseline}, line, {font, color});
        baseline += 12;
    }
    return baseline - 12;
}

} // namespace

void paintPoint(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, PipelinePoint point,
                const PointView& view, const PointLook& look) {
    const Look colors = lookOf(theme, view.state);
    paintBox(painter, box, colors.fill, colors.border, radius::kPoint);
    const qreal name = paintName(painter, fonts, box, pointName(point), colors.name, look.compact);
    if (!look.compact)
        paintLabel(painter, {box.left() + 8, name + 16}, view.line,
                   {fonts.text(10), colors.line, Qt::AlignLeft, box.width() - 12});
    const qreal bottom = box.bottom() - (look.compact ? 9 : 15);
    paintMark(painter, theme, colors.mark, {box.left() + 14, bottom}, 12, look.turn);
    paintLabel(painter, {box.right() - 8, bottom + 4}, view.yield,
               {fonts.mono(12, QFont::Bold), colors.yield, Qt::AlignRight, box.width() - 32});
    if (look.selected) paintRing(painter, theme, box, Ring::Selected, radius::kPoint);
    if (look.focused) paintRing(painter, theme, box, Ring::Focus, radius::kPoint);
}

} // namespace berth::ui
