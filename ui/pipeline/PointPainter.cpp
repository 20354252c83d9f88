// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PointPainter.h"

#include "ui/pipeline/PointName.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Motion.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QLocale>
#include <QPainter>

#include <cmath>
#include <optional>
#include <utility>

namespace berth::ui {
namespace {

constexpr qreal kBreakRadius = 5;
constexpr qreal kLinePx = 10;
constexpr qreal kSmallLinePx = 9; ///< of a plugin's name that is too long for its box

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

/// The box grows from one look into the other: fill and border mix.
Look between(const Look& from, const Look& to, qreal progress) {
    Look look = to;
    look.fill = mixed(to.fill, from.fill, progress);
    look.border.width = from.border.width + (to.border.width - from.border.width) * progress;
    look.border.color = mixed(to.border.color, from.border.color, progress);
    if (progress < 0.5) look.border.dash = from.border.dash;
    look.name = mixed(to.name, from.name, progress);
    return look;
}

/// "8 → 3" as {8, 3}; nothing for other texts.
std::optional<std::pair<int, int>> numbersOf(const QString& yield) {
    const QStringList parts = yield.split(QStringLiteral(" → "));
    if (parts.size() != 2) return std::nullopt;
    const auto number = [&parts](qsizetype index) {
        bool ok = false;
        const int value = QString(parts[index]).remove(QLatin1Char(',')).toInt(&ok);
        return ok ? std::optional(value) : std::nullopt;
    };
    const auto first = number(0), second = number(1);
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
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

/// Where "8 → 3" has no room, what is left of it: "3".
QString fittingYield(const QString& yield, const QFont& font, qreal room) {
    return textWidth(yield, font) <= room ? yield : yield.section(QChar(0x2192), -1).trimmed();
}

/// A disc on the box's upper right corner; open while the breakpoint is switched off.
void paintBreak(QPainter& painter, const Theme& theme, const QRectF& box, bool isOn) {
    const QPointF centre(box.right() - 3, box.top() + 3);
    painter.setPen(QPen(isOn ? theme.panel : theme.accent, 1.5));
    painter.setBrush(isOn ? theme.accent : theme.panel);
    painter.drawEllipse(centre, kBreakRadius, kBreakRadius);
}

} // namespace

QString yieldBetween(const QString& before, const QString& after, qreal progress) {
    const auto to = numbersOf(after);
    if (!to || progress >= 1) return after;
    const auto from = numbersOf(before).value_or(std::pair(to->first, to->first));
    const auto count = [progress](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * progress)); };
    const QLocale locale = QLocale::c();
    return QStringLiteral("%1 → %2").arg(locale.toString(count(from.first, to->first)),
                                         locale.toString(count(from.second, to->second)));
}

void paintPoint(QPainter& painter, const Theme& theme, const Fonts& fonts, const QRectF& box, ExtensionPoint point,
                const PointView& view, const PointLook& look) {
    const bool moves = look.before != nullptr && look.progress < 1;
    const bool changes = moves && look.before->state != view.state;
    Look colors = lookOf(theme, view.state);
    if (changes) colors = between(lookOf(theme, look.before->state), colors, eased(Curve::Out, look.progress));
    paintBox(painter, box, colors.fill, colors.border, radius::kPoint);
    const qreal name = paintName(painter, fonts, box, pointName(point), colors.name, look.compact);
    if (!look.compact) {
        const qreal width = box.width() - 16;
        const bool fits = textWidth(view.line, fonts.text(kLinePx)) <= width;
        paintLabel(painter, {box.left() + 8, name + 16}, view.line,
                   {fonts.text(fits ? kLinePx : kSmallLinePx), colors.line, Qt::AlignLeft, width});
    }
    const qreal bottom = box.bottom() - (look.compact ? 9 : 15);
    if (changes) painter.setOpacity(eased(Curve::Out, look.progress));
    paintMark(painter, theme, colors.mark, {box.left() + 14, bottom}, 12, look.turn);
    painter.setOpacity(1);
    const QString yield = moves ? yieldBetween(look.before->yield, view.yield, look.progress) : view.yield;
    const QFont figures = fonts.mono(12, QFont::Bold);
    const qreal room = box.width() - 32;
    paintLabel(painter, {box.right() - 8, bottom + 4}, fittingYield(yield, figures, room),
               {figures, colors.yield, Qt::AlignRight, room});
    if (look.breaks != PointBreak::None) paintBreak(painter, theme, box, look.breaks == PointBreak::On);
    if (look.selected) paintRing(painter, theme, box, Ring::Selected, radius::kPoint);
    if (look.focused) paintRing(painter, theme, box, Ring::Focus, radius::kPoint);
}

} // namespace berth::ui
