// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/MatrixTable.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

constexpr qreal kRow = 17;
constexpr qreal kHead = 46;
constexpr qreal kMark = 12;

/// Short heads for names that do not fit; others elide.
constexpr std::array<std::pair<const char*, const char*>, 12> kShort = {{
    {"NodeUnschedulable", "Unsched."},
    {"NodeName", "Name"},
    {"TaintToleration", "Taint"},
    {"NodeAffinity", "Affinity"},
    {"NodePorts", "Ports"},
    {"NodeResourcesFit", "Fit"},
    {"VolumeRestrictions", "VolRestr"},
    {"NodeVolumeLimits", "VolLimit"},
    {"VolumeBinding", "VolBind"},
    {"VolumeZone", "VolZone"},
    {"PodTopologySpread", "Spread"},
    {"InterPodAffinity", "InterPod"},
}};

QString shortName(const QString& plugin) {
    for (const auto& [name, shown] : kShort)
        if (plugin == QLatin1String(name)) return QLatin1String(shown);
    return plugin;
}

} // namespace

struct MatrixTable::Grid {
    qreal nameWidth = 0, column = 0, row = 0, head = 0;
    QRectF cell(int r, std::size_t c) const {
        return {nameWidth + column * static_cast<qreal>(c), head + row * r, column, row};
    }
};

MatrixTable::MatrixTable(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::TabFocus);
    new SayAgain(this, [this] { setAccessibleName(tr("All nodes, node by plugin")); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MatrixTable::setMatrix(const std::optional<MatrixView>& matrix) {
    setVisible(matrix.has_value());
    MatrixView next = matrix.value_or(MatrixView{});
    if (next == matrix_) return;
    const bool sameSize = next.size() == matrix_.size();
    matrix_ = std::move(next);
    current_ = std::clamp(current_, 0, std::max(0, static_cast<int>(matrix_.size()) - 1));
    if (!sameSize) updateGeometry();
    update();
}

MatrixTable::Grid MatrixTable::grid() const {
    const Fonts fonts;
    Grid grid;
    grid.row = std::round(fonts.scaled(kRow));
    grid.head = std::round(fonts.scaled(kHead));
    grid.nameWidth = std::max<qreal>(90, width() * 0.3);
    grid.column =
        matrix_.plugins().empty() ? 0 : (width() - grid.nameWidth - 8) / static_cast<qreal>(matrix_.plugins().size());
    return grid;
}

QSize MatrixTable::sizeHint() const {
    const Fonts fonts;
    const qreal height =
        std::round(fonts.scaled(kHead)) + std::round(fonts.scaled(kRow)) * static_cast<qreal>(matrix_.size()) + 8;
    return {240, static_cast<int>(height)};
}

void MatrixTable::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const Grid grid = this->grid();
    paintHorizontal(painter, 12, 3, width() - 24, theme.line);
    paintLabel(painter, {12, fonts.scaled(20)}, tr("All nodes"), {fonts.text(11.5, QFont::DemiBold), theme.text1});
    paintLabel(painter, {width() - 12.0, fonts.scaled(20)}, tr("node × plugin"),
               {fonts.font(type::kSmall), theme.text3, Qt::AlignRight});
    for (std::size_t c = 0; c < matrix_.plugins().size(); ++c)
        paintLabel(painter, {grid.cell(0, c).center().x(), grid.head - 5}, shortName(matrix_.plugins()[c]),
                   {fonts.text(9.5), theme.text3, Qt::AlignHCenter, grid.column - 2});
    const int first = std::max(0, static_cast<int>((event->rect().top() - grid.head) / grid.row));
    const int last = std::min(static_cast<int>(matrix_.size()) - 1,
                              static_cast<int>((event->rect().bottom() - grid.head) / grid.row) + 1);
    for (int r = first; r <= last; ++r) {
        const MatrixView::Row row = matrix_.row(static_cast<std::size_t>(r));
        const QRectF line(0, grid.head + grid.row * r, width(), grid.row);
        if (row.isSelected) painter.fillRect(line, theme.accentSoft);
        paintLabel(painter, {12, line.center().y() + fonts.scaled(4)}, row.name,
                   {fonts.mono(11, row.passed ? QFont::DemiBold : QFont::Normal),
                    row.passed ? theme.text1 : theme.text2, Qt::AlignLeft, grid.nameWidth - 16});
        for (std::size_t c = 0; c < row.marks.size(); ++c) {
            const QPointF centre = grid.cell(r, c).center();
            if (row.marks[c] != Mark::None)
                paintMark(painter, theme, row.marks[c], centre, kMark);
            else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme.disabled);
                painter.drawEllipse(centre, 1.2, 1.2);
            }
        }
        if (hasFocus() && r == current_)
            paintRing(painter, theme, line.adjusted(3, 3, -3, -3), Ring::Focus, radius::kBadge);
    }
}

void MatrixTable::mousePressEvent(QMouseEvent* event) {
    const Grid grid = this->grid();
    const int row = static_cast<int>(std::floor((event->position().y() - grid.head) / grid.row));
    if (event->button() != Qt::LeftButton || row < 0 || row >= static_cast<int>(matrix_.size())) return;
    current_ = row;
    Q_EMIT nodeSelected(matrix_.row(static_cast<std::size_t>(row)).node);
}

void MatrixTable::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(matrix_.size()) - 1;
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(copyText());
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: current_ = std::max(0, current_ - 1); break;
    case Qt::Key_Down: current_ = std::min(last, current_ + 1); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
        if (current_ >= 0 && current_ <= last)
            Q_EMIT nodeSelected(matrix_.row(static_cast<std::size_t>(current_)).node);
        return;
    default: QWidget::keyPressEvent(event); return;
    }
    update();
}

QString MatrixTable::copyText() const {
    QStringList lines{QLatin1Char('\t') +
                      QStringList(matrix_.plugins().begin(), matrix_.plugins().end()).join(QLatin1Char('\t'))};
    for (std::size_t i = 0; i < matrix_.size(); ++i) {
        const MatrixView::Row row = matrix_.row(i);
        QStringList cells{row.name};
        for (const Mark mark : row.marks) cells += mark == Mark::None ? QString() : markWord(mark);
        lines += cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

bool MatrixTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || matrix_.plugins().empty()) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Grid grid = this->grid();
    const int column = static_cast<int>(std::floor((help->pos().x() - grid.nameWidth) / grid.column));
    const int row = static_cast<int>(std::floor((help->pos().y() - grid.head) / grid.row));
    QString tip;
    if (column >= 0 && column < static_cast<int>(matrix_.plugins().size()))
        tip = matrix_.plugins()[static_cast<std::size_t>(column)];
    if (row >= 0 && row < static_cast<int>(matrix_.size())) {
        const MatrixView::Row line = matrix_.row(static_cast<std::size_t>(row));
        if (!tip.isEmpty()) {
            const Mark mark = line.marks[static_cast<std::size_t>(column)];
            tip = tr("%1 on %2: %3").arg(tip, line.name, mark == Mark::None ? tr("not asked") : markWord(mark));
        } else {
            tip = line.name;
        }
    }
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

} // namespace berth::ui
