// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareTable.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CompareTable)
};

using Ink = CompareCell::Ink;

constexpr qreal kRow = 22;
constexpr qreal kHeadRow = 26;
constexpr qreal kSide = 8;
constexpr qreal kInner = 12;
constexpr qreal kLeastColumn = 34;
constexpr qreal kMostColumn = 104;
constexpr int kScrolledRows = 7;

QColor colorOf(const Theme& theme, Ink ink) {
    switch (ink) {
    case Ink::Plain: return theme.text1;
    case Ink::Quiet: return theme.text3;
    case Ink::First: return theme.chartA;
    case Ink::Second: return theme.chartB;
    case Ink::Better: return theme.ok.hue;
    case Ink::Worse: return theme.no.hue;
    case Ink::Accent: return theme.accentText;
    }
    return theme.text1;
}

QFont fontOf(const Fonts& fonts, const CompareCell& cell) {
    const int weight = cell.isStrong ? QFont::DemiBold : QFont::Normal;
    return cell.isFigure ? fonts.mono(11.5, weight) : fonts.text(11.5, weight);
}

/// ▲ better or ▼ worse: the shape says it without the hue.
void paintArrow(QPainter& painter, const QColor& color, bool isUp, const QPointF& centre, qreal size) {
    const qreal tip = isUp ? -size / 2 : size / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{centre + QPointF(0, tip), centre + QPointF(size / 2, -tip * 0.8),
                                  centre + QPointF(-size / 2, -tip * 0.8)});
}

class CompareDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* model = static_cast<const CompareTableModel*>(index.model());
        const CompareLine& line = model->lines()[static_cast<std::size_t>(index.row())];
        const Theme& theme = Theme::of(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintGround(*painter, theme, option, index, line);
        if (const CompareCell* cell = model->cellAt(index)) paintCell(*painter, theme, option, index, *cell, line);
        painter->restore();
    }

private:
    static void paintGround(QPainter& painter, const Theme& theme, const QStyleOptionViewItem& option,
                            const QModelIndex& index, const CompareLine& line) {
        const QRectF cell(option.rect);
        if (line.isHead && index.row() > 0)
            paintHorizontal(painter, cell.left(), cell.top() + 1, cell.width(), theme.line);
        if (line.isLit) painter.fillRect(cell.adjusted(0, 0.5, 0, -0.5), theme.accentSoft);
        const bool isFocused =
            option.state.testFlag(QStyle::State_Selected) && option.widget != nullptr && option.widget->hasFocus();
        if (!isFocused) return;
        const qreal bottom = cell.bottom() - 1;
        for (const qreal y : {cell.top(), bottom - 1})
            painter.fillRect(QRectF(cell.left(), y, cell.width(), 2), theme.accent);
    }

    static void paintCell(QPainter& painter, const Theme& theme, const QStyleOptionViewItem& option,
                          const QModelIndex& index, const CompareCell& cell, const CompareLine& line) {
        const Fonts fonts;
        const QRectF place = QRectF(option.rect).adjusted(fonts.scaled(kSide), 0, -fonts.scaled(kSide), 0);
        const qreal base = place.center().y() + fonts.scaled(4);
        const QFont font = fontOf(fonts, cell);
        const QColor color = colorOf(theme, cell.ink);
        if (index.column() == 0) {
            // A head, and a line that stands for others, have the whole row.
            const bool isWide = line.isHead || line.isSpanning;
            const qreal room = isWide ? option.widget->width() : place.width();
            const qreal left = place.left() + (line.isInner ? fonts.scaled(kInner) : 0);
            if (isWide) painter.setClipping(false);
            paintLabel(painter, {left, base}, cell.text, {font, color, Qt::AlignLeft, room});
            return;
        }
        paintLabel(painter, {place.right(), base}, cell.text, {font, color, Qt::AlignRight, place.width()});
        if (cell.ink == Ink::Better || cell.ink == Ink::Worse)
            paintArrow(painter, color, cell.ink == Ink::Better, {place.left() + fonts.scaled(3), place.center().y()},
                       fonts.scaled(7));
    }
};

CompareCell plain(const QString& text) {
    return {text};
}

CompareCell figure(const QString& text, Ink ink = Ink::Plain, bool isStrong = false) {
    return {text, ink, true, isStrong};
}

CompareLine headLine(const QString& text) {
    CompareLine line;
    line.isHead = true;
    line.cells = {{text, Ink::Quiet, false, true}};
    return line;
}

Ink inkOf(CompareRow::Change change) {
    switch (change) {
    case CompareRow::Change::Better: return Ink::Better;
    case CompareRow::Change::Worse: return Ink::Worse;
    default: return Ink::Quiet;
    }
}

} // namespace

void CompareTableModel::setLines(std::vector<CompareCell> head, std::vector<CompareLine> lines) {
    beginResetModel();
    head_ = std::move(head);
    lines_ = std::move(lines);
    endResetModel();
}

const CompareCell* CompareTableModel::cellAt(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount()) return nullptr;
    const auto& cells = lines_[static_cast<std::size_t>(index.row())].cells;
    const auto column = static_cast<std::size_t>(index.column());
    return column < cells.size() ? &cells[column] : nullptr;
}

const CompareCell* CompareTableModel::headAt(int column) const {
    return static_cast<std::size_t>(column) < head_.size() ? &head_[static_cast<std::size_t>(column)] : nullptr;
}

int CompareTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int CompareTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns_;
}

QVariant CompareTableModel::data(const QModelIndex& index, int role) const {
    const CompareCell* cell = cellAt(index);
    if (cell == nullptr) return {};
    const CompareLine& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return cell->text;
    case Qt::FontRole: return fontOf(Fonts(), *cell);
    case Qt::ToolTipRole: return line.whole.isEmpty() ? QVariant() : line.whole;
    case Qt::AccessibleTextRole:
        if (cell->ink == Ink::Better) return Words::tr("%1, better").arg(cell->text);
        if (cell->ink == Ink::Worse) return Words::tr("%1, worse").arg(cell->text);
        return cell->text;
    default: return {};
    }
}

QVariant CompareTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const CompareCell* cell = orientation == Qt::Horizontal ? headAt(section) : nullptr;
    if (cell == nullptr) return {};
    switch (role) {
    case Qt::DisplayRole: return cell->text;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::FontRole: return Fonts().text(11.5, cell->isStrong ? QFont::Bold : QFont::Normal);
    default: return {};
    }
}

namespace {

/// The head of a table: words in the colours of their runs, no boxes.
class CompareHeader : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto* rows = static_cast<const CompareTableModel*>(model());
        const CompareCell* cell = rows->headAt(section);
        const Theme& theme = Theme::of(palette());
        painter->fillRect(rect, theme.panel);
        if (cell == nullptr) return;
        const Fonts fonts;
        const bool isName = section == 0;
        const qreal side = fonts.scaled(kSide);
        const qreal at = isName ? rect.left() + side : rect.right() + 1 - side;
        paintLabel(*painter, {at, rect.center().y() + fonts.scaled(4)}, cell->text,
                   {fonts.text(11, cell->isStrong ? QFont::Bold : QFont::Normal), colorOf(theme, cell->ink),
                    isName ? Qt::AlignLeft : Qt::AlignRight, rect.width() - 2 * side + 2});
    }
};

} // namespace

CompareTable::CompareTable(int columns, bool isScrolled, QWidget* parent)
    : QTableView(parent), model_(new CompareTableModel(columns, this)), isScrolled_(isScrolled) {
    auto* header = new CompareHeader(Qt::Horizontal, this);
    setHorizontalHeader(header);
    setModel(model_);
    setItemDelegate(new CompareDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(isScrolled ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    // The delegate marks the row at hand, and only while the table has the focus.
    QPalette own;
    own.setColor(QPalette::Highlight, Qt::transparent);
    setPalette(own);
    setSizePolicy(QSizePolicy::Preferred, isScrolled ? QSizePolicy::Expanding : QSizePolicy::Fixed);
}

void CompareTable::setLines(std::vector<CompareCell> head, std::vector<CompareLine> lines) {
    model_->setLines(std::move(head), std::move(lines));
    layOut();
}

/// Columns behind the first are as wide as their texts, within reason.
void CompareTable::layOut() {
    const Fonts fonts;
    QHeaderView* header = horizontalHeader();
    header->setFixedHeight(static_cast<int>(fonts.scaled(kHeadRow)));
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(static_cast<int>(fonts.scaled(kRow)));
    header->setMinimumSectionSize(1);
    for (int column = 1; column < model_->columnCount(); ++column) {
        qreal width = kLeastColumn;
        if (const CompareCell* head = model_->headAt(column))
            width = std::max(width, textWidth(head->text, fonts.text(11, QFont::Bold)) + 4);
        for (const CompareLine& line : model_->lines()) {
            if (static_cast<std::size_t>(column) >= line.cells.size()) continue;
            const CompareCell& cell = line.cells[static_cast<std::size_t>(column)];
            const bool hasArrow = cell.ink == Ink::Better || cell.ink == Ink::Worse;
            width = std::max(width, textWidth(cell.text, fontOf(fonts, cell)) + (hasArrow ? fonts.scaled(14) : 2));
        }
        const qreal most = isScrolled_ ? 3 * kMostColumn : kMostColumn;
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, static_cast<int>(std::min(width, fonts.scaled(most)) + 2 * fonts.scaled(kSide)));
    }
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    updateGeometry();
}

QSize CompareTable::sizeHint() const {
    const int rows = isScrolled_ ? kScrolledRows : model_->rowCount();
    return {240, horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize()};
}

QSize CompareTable::minimumSizeHint() const {
    return sizeHint();
}

void CompareTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && model_ != nullptr) layOut();
}

void CompareTable::focusInEvent(QFocusEvent* event) {
    if (!currentIndex().isValid() && model_->rowCount() > 0) selectRow(0);
    QTableView::focusInEvent(event);
    viewport()->update();
}

void CompareTable::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    viewport()->update();
}

/// Enter acts on every platform.
void CompareTable::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid()) {
        Q_EMIT activated(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

std::vector<CompareLine> settingLines(const std::vector<SettingRow>& rows) {
    std::vector<CompareLine> lines;
    for (const SettingRow& row : rows) {
        if (row.isHead) {
            lines.push_back(headLine(row.name));
            continue;
        }
        CompareLine line;
        line.whole = row.whole;
        if (row.isRest) {
            line.cells = {{row.name, Ink::Quiet}};
            line.isSpanning = true;
            lines.push_back(std::move(line));
            continue;
        }
        line.isLit = row.isChanged;
        line.isInner = row.isInner;
        line.cells = {figure(row.name),
                      figure(row.first),
                      figure(row.second, Ink::Plain, row.isChanged),
                      {row.isNew ? Words::tr("new") : QString(), Ink::Accent, false, true}};
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<CompareLine> figureLines(const std::vector<CompareRow>& rows) {
    std::vector<CompareLine> lines;
    for (const CompareRow& row : rows) {
        if (row.isHead) {
            lines.push_back(headLine(row.name));
            continue;
        }
        CompareLine line;
        line.cells = {plain(row.name), figure(row.first), figure(row.second, Ink::Plain, row.first != row.second),
                      figure(row.change, inkOf(row.kind))};
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<CompareLine> podLines(const std::vector<ComparePod>& pods) {
    std::vector<CompareLine> lines;
    for (const ComparePod& pod : pods) {
        CompareLine line;
        line.cells = {figure(pod.pod), figure(pod.first), figure(pod.second), figure(pod.at, Ink::Quiet)};
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace berth::ui
