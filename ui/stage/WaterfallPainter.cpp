// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/WaterfallPainter.h"

#include "ui/pipeline/PointName.h"
#include "ui/stage/CardGeometry.h"
#include "ui/stage/SlotPainter.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kNumberInsideFrom = 30;
constexpr qreal kFilteredChip = 26;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WaterfallPainter)
};

QString number(std::int64_t value) {
    return value < 0 ? QChar(0x2212) + QString::number(-value) : QString::number(value);
}

QString grouped(std::int64_t value) {
    return QLocale().toString(static_cast<qlonglong>(value));
}

/// The score as it goes into the weighting: normalised where the plugin normalises, raw otherwise.
std::optional<std::int64_t> finalScore(const ScoreColumnView& column, const ScoreCellView& cell) {
    return column.normalizes ? cell.normalized : cell.raw;
}

QFont filteredLabelFont(const Fonts& fonts) {
    return fonts.text(11, QFont::DemiBold);
}

QFont chipNameFont(const Fonts& fonts) {
    return fonts.mono(11, QFont::DemiBold);
}

qreal filteredLabelLeft(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry) {
    const qreal rule = view.tieRule.isEmpty() ? 0 : textWidth(view.tieRule, filteredLabelFont(fonts)) + 16;
    return geometry.table.left() + 2 + rule;
}

/// Where the chips begin, after their label.
qreal filteredLeft(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry) {
    return filteredLabelLeft(fonts, view, geometry) + textWidth(Words::tr("Filtered out"), filteredLabelFont(fonts)) +
           12;
}

QString moreText(const WaterfallView& view, std::size_t chips) {
    return Words::tr("%1 more").arg(view.filtered.size() - chips);
}

class WaterfallBrush {
public:
    WaterfallBrush(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaterfallView& view,
                   const WaterfallGeometry& geometry, const std::vector<QRectF>& chips)
        : painter_(painter),
          theme_(theme),
          fonts_(fonts),
          view_(view),
          g_(geometry),
          chips_(chips),
          largest_(largestTotal(view)) {}

    void table() const {
        paintBox(painter_, g_.table, theme_.card, {theme_.line}, radius::kCard);
        header();
        const QRectF shown = painter_.hasClipping() ? painter_.clipBoundingRect() : g_.table;
        for (int i = 0; i < g_.rows; ++i)
            if (g_.row(i).intersects(shown)) row(i);
        filtered();
    }

    void selected(const ScoreCellId& id) const {
        const int index = rowOf(id.node);
        if (index < 0) return;
        paintBox(painter_, scoreBox(g_.cell(index, id.column)), Qt::NoBrush, {theme_.accent, 2}, radius::kPoint);
    }

private:
    int rowOf(NodeId node) const {
        const auto found = std::find_if(view_.rows.begin(), view_.rows.end(),
                                        [node](const WaterfallRowView& row) { return row.node == node; });
        return found == view_.rows.end() ? -1 : static_cast<int>(found - view_.rows.begin());
    }

    void header() const {
        const QRectF box = g_.header();
        const QString title =
            g_.rows == 1 ? Words::tr("1 feasible node")
                         : QCoreApplication::translate("berth::ui::Waterfall", "%n feasible nodes", nullptr, g_.rows);
        paintLabel(painter_, {g_.nameLeft, box.top() + 33}, title, {fonts_.text(11.5, QFont::DemiBold), theme_.text1});
        for (int i = 0; i < g_.columns; ++i) columnHead(i, box.top());
        const QFont strong = fonts_.text(10.5, QFont::DemiBold);
        if (g_.bar.width() > 90) {
            const Label title2{strong, theme_.text1, Qt::AlignLeft, g_.bar.width()};
            paintLabel(painter_, {g_.bar.left(), box.top() + 29}, Words::tr("weighted points"), title2);
            paintLabel(painter_, {g_.bar.left(), box.top() + 44}, Words::tr("same scale for all rows"),
                       {fonts_.text(10), theme_.text3, Qt::AlignLeft, g_.bar.width()});
        }
        paintLabel(painter_, {g_.totalRight, box.top() + 29}, Words::tr("total"),
                   {strong, theme_.text1, Qt::AlignRight});
        paintHorizontal(painter_, box.left() + 1, box.bottom() - 1, box.width() - 2, theme_.line);
    }

    void columnHead(int index, qreal top) const {
        const ScoreColumnView& column = view_.columns[static_cast<std::size_t>(index)];
        const qreal x = g_.columnsLeft + index * g_.columnWidth;
        const FittedName name =
            fitName(column.plugin, g_.columnWidth - 22,
                    [this](const QString& text, qreal px) { return textWidth(text, fonts_.text(px, QFont::DemiBold)); },
                    {10.5, 9, 3});
        const QFont font = fonts_.text(name.px, QFont::DemiBold);
        const qreal first = top + (name.lines.size() > 2 ? 14 : 21);
        paintBox(painter_, QRectF(x + 4, first - 8, 8, 8), theme_.series(column.series), {QColor()}, 2);
        for (qsizetype i = 0; i < name.lines.size(); ++i)
            paintLabel(painter_, {x + 17, first + 12 * static_cast<qreal>(i)}, name.lines[i],
                       {font, theme_.text1, Qt::AlignLeft, g_.columnWidth - 18});
        const QString kind = column.normalizes ? Words::tr("raw → norm × %1") : Words::tr("raw × %1");
        const QFont small = fonts_.text(10, column.changed ? QFont::DemiBold : QFont::Normal);
        QString shown = column.weight == 0 ? Words::tr("off") : kind.arg(column.weight);
        if (textWidth(shown, small) > g_.columnWidth - 18) shown = Words::tr("norm × %1").arg(column.weight);
        paintLabel(painter_, {x + 17, top + 49}, shown,
                   {small, column.changed ? theme_.accentText : theme_.text3, Qt::AlignLeft, g_.columnWidth - 18});
    }

    void row(int index) const {
        const WaterfallRowView& row = view_.rows[static_cast<std::size_t>(index)];
        const QRectF box = g_.row(index);
        if (row.wins && !view_.preview) painter_.fillRect(box.adjusted(1, 0, -1, -1), theme_.accentSoft);
        if (row.wins && view_.preview)
            paintBox(painter_, box.adjusted(4, 3, -4, -4), Qt::NoBrush, {theme_.accent, 1.5, {5, 4}}, radius::kControl);
        if (index > 0) paintHorizontal(painter_, box.left() + 14, box.top(), box.width() - 28, theme_.line);
        miniCard(row, box);
        for (int i = 0; i < std::min(g_.columns, static_cast<int>(row.cells.size())); ++i)
            cell(index, i, row.cells[static_cast<std::size_t>(i)]);
        bar(row, box);
        total(row, box);
    }

    void miniCard(const WaterfallRowView& row, const QRectF& box) const {
        const qreal room = g_.columnsLeft - g_.nameLeft - 12;
        const qreal name = paintLabel(painter_, {g_.nameLeft, box.top() + 25}, row.name,
                                      {fonts_.font(type::kName), theme_.text1, Qt::AlignLeft, room});
        if (room - name > 30)
            paintLabel(painter_, {g_.nameLeft + name + 10, box.top() + 25}, row.note,
                       {fonts_.text(10.5), theme_.text2, Qt::AlignLeft, room - name - 10});
        if (row.gpus == 0) return;
        SlotRows slots = compactSlots(row.gpus);
        slots.origin = {g_.nameLeft, box.top() + 33};
        slots.height = 15;
        SlotLook look;
        look.names = false;
        look.cornerRadius = 2;
        paintSlots(painter_, theme_, fonts_, slots, row.gpus, row.pods, look);
    }

    void cell(int rowIndex, int columnIndex, const ScoreCellView& cell) const {
        const ScoreColumnView& column = view_.columns[static_cast<std::size_t>(columnIndex)];
        const QRectF box = g_.cell(rowIndex, columnIndex);
        const QPointF first(box.left() + 4, box.top() + 26);
        const QFont plain = fonts_.mono(12);
        const QFont strong = fonts_.mono(12, QFont::DemiBold);
        qreal x = first.x();
        if (column.normalizes && cell.raw && cell.normalized)
            x += paintLabel(painter_, first, number(*cell.raw) + QStringLiteral(" → "), {plain, theme_.text3});
        const auto score = finalScore(column, cell);
        const auto shown = score ? score : cell.raw;
        paintLabel(painter_, {x, first.y()}, shown ? number(*shown) : QStringLiteral("–"),
                   {strong, shown ? theme_.text1 : theme_.text3});
        if (score && cell.weighted)
            paintLabel(painter_, {first.x(), first.y() + 17},
                       QStringLiteral("× %1 = %2").arg(column.weight).arg(number(*cell.weighted)),
                       {fonts_.mono(10.5), theme_.text2, Qt::AlignLeft, box.width() - 8});
    }

    void bar(const WaterfallRowView& row, const QRectF& box) const {
        const QFont font = fonts_.mono(10.5, QFont::DemiBold);
        for (const BarSegment& segment : barSegments(row, largest_, g_.bar.width())) {
            const QColor& fill = theme_.series(view_.columns[static_cast<std::size_t>(segment.column)].series);
            const QRectF rect(g_.bar.left() + segment.left, box.top() + 20, segment.width, g_.bar.height());
            const QColor ground = view_.preview ? mixed(fill, theme_.card, 0.35) : fill;
            if (view_.preview && segment.width >= 4)
                paintBox(painter_, rect, ground, {fill, 1.5, {4, 3}}, 0);
            else
                painter_.fillRect(rect, fill);
            const QString text = number(segment.points);
            if (segment.width >= kNumberInsideFrom && textWidth(text, font) + 10 <= segment.width)
                paintLabel(painter_, {rect.left() + 6, rect.top() + 14}, text, {font, theme_.on(ground)});
        }
    }

    void total(const WaterfallRowView& row, const QRectF& box) const {
        if (!row.total) return;
        const QColor ink = row.wins ? theme_.accentText : theme_.text1;
        paintLabel(painter_, {g_.totalRight, box.top() + 35}, grouped(*row.total),
                   {fonts_.mono(14, QFont::Bold), ink, Qt::AlignRight});
        QStringList words;
        if (row.tied) words << Words::tr("tie");
        if (row.wins) words << (view_.preview ? Words::tr("would win") : Words::tr("wins"));
        if (view_.preview && words.isEmpty() && row.was) words << Words::tr("was %1").arg(grouped(*row.was));
        const bool quiet = !row.wins && !row.tied;
        paintLabel(
            painter_, {g_.totalRight, box.top() + 51}, words.join(QStringLiteral(", ")),
            {fonts_.text(10, quiet ? QFont::Normal : QFont::DemiBold), quiet ? theme_.text3 : ink, Qt::AlignRight});
    }

    /// The rule for ties, then the filtered nodes as chips, as far as they fit.
    void filtered() const {
        const qreal baseline = g_.filteredTop + 17;
        const QFont label = filteredLabelFont(fonts_);
        if (!view_.tieRule.isEmpty())
            paintLabel(painter_, {g_.table.left() + 2, baseline}, view_.tieRule, {label, theme_.accentText});
        if (view_.filtered.empty()) return;
        paintLabel(painter_, {filteredLabelLeft(fonts_, view_, g_), baseline}, Words::tr("Filtered out"),
                   {label, theme_.text2});
        for (std::size_t i = 0; i < chips_.size(); ++i) chip(view_.filtered[i], chips_[i]);
        const QRectF more = filteredMore(fonts_, view_, g_, chips_);
        if (!more.isNull())
            paintLabel(painter_, {more.left() + 4, baseline}, moreText(view_, chips_.size()),
                       {fonts_.text(10.5), theme_.text3});
    }

    void chip(const FilteredNodeView& node, const QRectF& box) const {
        paintBox(painter_, box, theme_.rack, {theme_.line}, radius::kControl);
        paintMark(painter_, theme_, node.mark, {box.left() + 14, box.center().y()}, 12);
        const qreal name =
            paintLabel(painter_, {box.left() + 26, box.top() + 17}, node.name, {chipNameFont(fonts_), theme_.text2});
        paintLabel(painter_, {box.left() + 34 + name, box.top() + 17}, node.reason, {fonts_.text(10.5), theme_.text2});
    }

    QPainter& painter_;
    const Theme& theme_;
    const Fonts& fonts_;
    const WaterfallView& view_;
    const WaterfallGeometry& g_;
    const std::vector<QRectF>& chips_;
    std::int64_t largest_;
};

constexpr qreal kTermHeight = 58;
constexpr qreal kNarrowestTerm = 110;
constexpr qreal kWidestTerm = 260;
constexpr qreal kTermGap = 24;
constexpr qreal kNoteHeight = 17;

/// As many as fit whole, evenly over the rows.
int termsPerRow(const Fonts& fonts, const ArithmeticView& view, qreal width) {
    qreal widest = kNarrowestTerm;
    for (const TermView& term : view.terms)
        widest = std::max(widest, textWidth(term.formula, fonts.text(10.5)) + kTermGap);
    const int fitting = std::max(1, static_cast<int>((width - 28) / std::min(widest, kWidestTerm)));
    const int terms = std::max(1, static_cast<int>(view.terms.size()));
    const int rows = (terms + fitting - 1) / fitting;
    return (terms + rows - 1) / rows;
}

void paintTerm(QPainter& painter, const Theme& theme, const Fonts& fonts, const TermView& term, const QRectF& box,
               bool result) {
    const qreal room = box.width() - kTermGap + 2;
    paintLabel(painter, {box.left(), box.top() + 12}, term.name,
               {fonts.text(10.5, QFont::Medium), theme.text3, Qt::AlignLeft, room});
    paintLabel(painter, {box.left(), box.top() + 33}, term.value,
               {fonts.font(type::kBigNumber), result ? theme.accentText : theme.text1, Qt::AlignLeft, room});
    paintLabel(painter, {box.left(), box.top() + 50}, term.formula,
               {fonts.text(10.5), theme.text2, Qt::AlignLeft, room});
}

} // namespace

std::vector<QRectF> filteredChips(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry) {
    std::vector<QRectF> chips;
    const QFont name = chipNameFont(fonts), reason = fonts.text(10.5);
    qreal x = filteredLeft(fonts, view, geometry);
    for (std::size_t i = 0; i < view.filtered.size(); ++i) {
        const qreal width = textWidth(view.filtered[i].name, name) + textWidth(view.filtered[i].reason, reason) + 46;
        const qreal limit = geometry.table.right() - (i + 1 < view.filtered.size() ? 60 : 0);
        if (x + width > limit) break;
        chips.emplace_back(x, geometry.filteredTop, width, kFilteredChip);
        x += width + 8;
    }
    return chips;
}

QRectF filteredMore(const Fonts& fonts, const WaterfallView& view, const WaterfallGeometry& geometry,
                    const std::vector<QRectF>& chips) {
    if (chips.size() == view.filtered.size()) return {};
    const qreal left = chips.empty() ? filteredLeft(fonts, view, geometry) : chips.back().right() + 4;
    return {left, geometry.filteredTop, textWidth(moreText(view, chips.size()), fonts.text(10.5)) + 8, kFilteredChip};
}

QRectF scoreBox(const QRectF& cell) {
    return cell.adjusted(-2, 9, -6, -9);
}

void paintWaterfall(QPainter& painter, const Theme& theme, const Fonts& fonts, const WaterfallView& view,
                    const WaterfallGeometry& geometry, const std::vector<QRectF>& chips) {
    const WaterfallBrush brush(painter, theme, fonts, view, geometry, chips);
    brush.table();
    if (view.selected) brush.selected(*view.selected);
}

void paintArithmetic(QPainter& painter, const Theme& theme, const Fonts& fonts, const ArithmeticView& view,
                     const QRectF& box) {
    paintBox(painter, box, theme.card, {theme.accent, 1}, radius::kCard);
    const QString hint = Words::tr("every number opens like this · Enter");
    const QFont small = fonts.text(10.5);
    const qreal titleWidth = paintLabel(painter, {box.left() + 14, box.top() + 22}, view.title,
                                        {fonts.font(type::kPanelTitle), theme.text1, Qt::AlignLeft, box.width() - 28});
    if (titleWidth + textWidth(hint, small) + 44 < box.width())
        paintLabel(painter, {box.right() - 14, box.top() + 22}, hint, {small, theme.text3, Qt::AlignRight});
    const int perRow = termsPerRow(fonts, view, box.width());
    const qreal step = (box.width() - 28) / perRow;
    for (int i = 0; i < static_cast<int>(view.terms.size()); ++i) {
        const int row = i / perRow;
        const QRectF term(box.left() + 14 + i % perRow * step, box.top() + 36 + row * kTermHeight, step, kTermHeight);
        if (i % perRow > 0)
            paintIcon(painter, Icon::Right, QRectF(term.left() - 19, term.top() + 18, 14, 14), theme.lineStrong);
        paintTerm(painter, theme, fonts, view.terms[static_cast<std::size_t>(i)], term,
                  i + 1 == static_cast<int>(view.terms.size()));
    }
    for (qsizetype i = 0; i < view.notes.size(); ++i) {
        const qreal above = static_cast<qreal>(view.notes.size() - 1 - i) * kNoteHeight;
        paintLabel(painter, {box.left() + 14, box.bottom() - 12 - above}, view.notes[i],
                   {fonts.text(11), theme.text3, Qt::AlignLeft, box.width() - 28});
    }
}

qreal arithmeticHeight(const Fonts& fonts, const ArithmeticView& view, qreal width) {
    const int perRow = termsPerRow(fonts, view, width);
    const int rows = (static_cast<int>(view.terms.size()) + perRow - 1) / perRow;
    const qreal notes = view.notes.isEmpty() ? 4 : 7 + static_cast<qreal>(view.notes.size()) * kNoteHeight;
    return 36 + std::max(rows, 1) * kTermHeight + notes;
}

QString scoreSentence(const WaterfallView& view, const ScoreCellId& id) {
    const auto row = std::find_if(view.rows.begin(), view.rows.end(),
                                  [&id](const WaterfallRowView& r) { return r.node == id.node; });
    if (row == view.rows.end()) return {};
    if (id.column == ScoreCellId::kTotal)
        return Words::tr("%1, total %2").arg(row->name, row->total ? grouped(*row->total) : QStringLiteral("–"));
    const auto index = static_cast<std::size_t>(id.column);
    if (index >= row->cells.size() || index >= view.columns.size()) return {};
    const ScoreColumnView& column = view.columns[index];
    const ScoreCellView& cell = row->cells[index];
    const auto score = finalScore(column, cell);
    QString sentence = Words::tr("%1, %2").arg(row->name, column.plugin);
    if (column.normalizes && cell.raw) sentence += Words::tr(", raw %1").arg(number(*cell.raw));
    if (score) sentence += Words::tr(", score %1").arg(number(*score));
    if (cell.weighted) sentence += QStringLiteral(" × %1 = %2").arg(column.weight).arg(number(*cell.weighted));
    return sentence;
}

QString rowSentence(const WaterfallRowView& row, bool isPreview) {
    QStringList parts{Words::tr("Node %1").arg(row.name)};
    if (!row.note.isEmpty()) parts << row.note;
    if (row.total) parts << Words::tr("total %1").arg(grouped(*row.total));
    if (isPreview && row.was) parts << Words::tr("was %1").arg(grouped(*row.was));
    if (row.tied) parts << Words::tr("tie");
    if (row.wins) parts << (isPreview ? Words::tr("would win") : Words::tr("wins"));
    return parts.join(QStringLiteral(", "));
}

QString filteredSentence(const FilteredNodeView& node) {
    return Words::tr("Node %1, filtered out: %2").arg(node.name, node.reason);
}

QString arithmeticSentence(const ArithmeticView& view) {
    QStringList steps;
    for (const TermView& term : view.terms)
        steps << QStringLiteral("%1 %2").arg(term.name, term.value) +
                     (term.formula.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(term.formula));
    QStringList parts{Words::tr("%1: %2").arg(view.title, steps.join(QStringLiteral(", ")))};
    parts << view.notes;
    return parts.join(QStringLiteral(". "));
}

} // namespace berth::ui
