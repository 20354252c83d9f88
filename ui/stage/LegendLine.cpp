// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/LegendLine.h"

#include "ui/stage/SmallCards.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace berth::ui {
namespace {

/// Draws symbol and word pairs from left to right until the line is full.
class LegendBrush {
public:
    LegendBrush(QPainter& painter, const Theme& theme, const QSizeF& size)
        : painter_(painter), theme_(theme), width_(size.width()), middle_(size.height() / 2 + 0.5) {}

    void entry(qreal symbolWidth, const QString& word, const std::function<void(const QRectF&)>& symbol, int weight) {
        const QFont font = fonts_.text(10.5, weight);
        const qreal needed = symbolWidth + 6 + textWidth(word, font);
        full_ = full_ || x_ + needed > width_ - 8;
        if (full_) return;
        symbol(QRectF(x_, middle_ - 7, symbolWidth, 14));
        paintLabel(painter_, {x_ + symbolWidth + 6, middle_ + 4}, word, {font, theme_.text2});
        x_ += needed + 12;
    }

    /// Quiet, at the right, where there is room left.
    void rightNote(const QString& note) {
        const QFont font = fonts_.text(10.5);
        if (full_ || x_ + textWidth(note, font) > width_ - 14) return;
        paintLabel(painter_, {width_ - 14, middle_ + 4}, note, {font, theme_.text3, Qt::AlignRight});
    }

    void separator() {
        if (full_) return;
        paintVertical(painter_, x_, middle_ - 8, 16, theme_.line);
        x_ += 12;
    }

private:
    QPainter& painter_;
    const Theme& theme_;
    Fonts fonts_;
    qreal width_;
    qreal middle_;
    qreal x_ = 14;
    bool full_ = false;
};

void paintLink(QPainter& painter, const QRectF& box, const QColor& color, qreal width) {
    painter.fillRect(QRectF(box.left(), box.center().y() - width / 2, box.width(), width), color);
}

void paintStates(QPainter& painter, const Theme& theme, LegendBrush& brush) {
    for (const Level level : {Level::P0, Level::P1, Level::P2})
        brush.entry(
            10, levelLetter(level), [&](const QRectF& box) { paintLevel(painter, theme, level, box.center(), 9); },
            QFont::DemiBold);
    brush.separator();
    const std::pair<SlotState, QString> states[]{{SlotState::Bound, LegendLine::tr("bound")},
                                                 {SlotState::Reserved, LegendLine::tr("reserved")},
                                                 {SlotState::Victim, LegendLine::tr("victim")},
                                                 {SlotState::Nominated, LegendLine::tr("nominated")},
                                                 {SlotState::Claimed, LegendLine::tr("claimed, device open")}};
    for (const auto& [state, word] : states)
        brush.entry(
            20, word,
            [&, state = state](const QRectF& box) {
                paintStateBlock(painter, theme, box, {Level::P1, state, 1, false}, 3);
            },
            QFont::Normal);
    brush.separator();
    brush.entry(
        20, QStringLiteral("NVSwitch"), [&](const QRectF& b) { paintLink(painter, b, theme.nvlink, 4); },
        QFont::Normal);
    brush.entry(
        20, QStringLiteral("NVLink"), [&](const QRectF& b) { paintLink(painter, b, theme.nvlink, 2); }, QFont::Normal);
    brush.entry(
        20, LegendLine::tr("PCIe, NUMA"), [&](const QRectF& b) { paintLink(painter, b, theme.pcie, 1); },
        QFont::Normal);
    brush.entry(
        8, QStringLiteral("NIC"),
        [&](const QRectF& b) {
            paintBox(painter, QRectF(b.left() + 1, b.center().y() - 3, 6, 6), theme.card, {theme.nic}, 0);
        },
        QFont::Normal);
}

NodeCardView cellExample(Mark mark, bool cordoned, bool lookedAt) {
    NodeCardView card;
    card.verdict = VerdictView{};
    card.verdict->mark = mark;
    card.lookedAt = lookedAt;
    if (cordoned) card.badges.push_back({Icon::Cordon, {}, {}, false});
    return card;
}

void paintRamp(QPainter& painter, const Theme& theme, LegendBrush& brush, const QString& word) {
    brush.entry(
        110, word,
        [&](const QRectF& box) {
            for (int step = 0; step < 5; ++step)
                painter.fillRect(QRectF(box.left() + 22 * step, box.top() + 2, 21, 10), theme.ramp(step * 20 + 10));
        },
        QFont::Normal);
}

void paintCellKinds(QPainter& painter, const Theme& theme, LegendBrush& brush, qreal size,
                    const std::vector<std::pair<NodeCardView, QString>>& kinds) {
    for (const auto& [card, word] : kinds)
        brush.entry(
            size, word,
            [&, &card = card](const QRectF& box) {
                paintCell(painter, theme, card, QRectF(box.left(), std::round(box.center().y() - size / 2), size, size),
                          theme.panel);
            },
            QFont::Normal);
}

std::vector<std::pair<NodeCardView, QString>> verdictCells(HeatKey key) {
    std::vector<std::pair<NodeCardView, QString>> kinds{
        {cellExample(Mark::Reject, false, true), LegendLine::tr("rejected")},
        {cellExample(Mark::Unresolvable, false, true), LegendLine::tr("unresolvable")},
        {cellExample(Mark::Unresolvable, true, true), LegendLine::tr("cordoned")},
        {cellExample(Mark::None, false, false), LegendLine::tr("not looked at")}};
    if (key == HeatKey::Verdict)
        kinds.insert(kinds.begin(), {cellExample(Mark::Success, false, true), LegendLine::tr("passed")});
    for (auto& [card, word] : kinds) card.heatKey = key;
    return kinds;
}

std::vector<std::pair<NodeCardView, QString>> levelCells() {
    std::vector<std::pair<NodeCardView, QString>> kinds;
    for (const Level level : {Level::P0, Level::P1, Level::P2, Level::None}) {
        NodeCardView card;
        card.heatKey = HeatKey::Level;
        card.heatLevel = level;
        kinds.emplace_back(card, level == Level::None ? LegendLine::tr("no pod of a level") : levelLetter(level));
    }
    return kinds;
}

/// Cells below 8 px have no strokes, and neither have those of the legend.
void paintCells(QPainter& painter, const Theme& theme, LegendBrush& brush, HeatKey key, qreal size) {
    if (key == HeatKey::Score) paintRamp(painter, theme, brush, LegendLine::tr("score 0–100"));
    if (key == HeatKey::Free) paintRamp(painter, theme, brush, LegendLine::tr("free GPUs 0–100 %"));
    if (key == HeatKey::Level)
        paintCellKinds(painter, theme, brush, size, levelCells());
    else if (key != HeatKey::Free)
        paintCellKinds(painter, theme, brush, size, verdictCells(key));
    brush.rightNote(LegendLine::tr("one cell = one node · zoom in for cards"));
}

} // namespace

LegendLine::LegendLine(QWidget* parent) : QWidget(parent) {
    setFixedHeight(sizeHint().height());
    setAccessibleName(tr("Legend"));
}

void LegendLine::setCells(HeatKey key, qreal size) {
    const qreal bounded = std::clamp(size, 4.0, 12.0);
    if (cells_ == key && cellSize_ == bounded) return;
    cells_ = key;
    cellSize_ = bounded;
    update();
}

void LegendLine::setCards() {
    if (!cells_) return;
    cells_.reset();
    update();
}

void LegendLine::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Legend"));
        update();
    }
    QWidget::changeEvent(event);
}

void LegendLine::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, 0, width(), theme.line);
    LegendBrush brush(painter, theme, size());
    if (cells_)
        paintCells(painter, theme, brush, *cells_, cellSize_);
    else
        paintStates(painter, theme, brush);
}

} // namespace berth::ui
