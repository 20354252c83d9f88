// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/EvidenceTree.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kLeft = 12;
constexpr qreal kRight = 12;
constexpr qreal kMarkRoom = 22;
constexpr qreal kRowHeight = 24;
constexpr qreal kSectionHeight = 30;
constexpr qreal kTermHeight = 20;
constexpr qreal kArrowRoom = 16;
constexpr qreal kGap = 12;

QString dataText(const QModelIndex& index, int role) {
    return index.data(role).toString();
}

QFont nameFont(const QModelIndex& index, const Fonts& fonts) {
    return index.data(EvidenceTree::MonoRole).toBool() ? fonts.font(type::kDenseMono) : fonts.font(type::kDense);
}

QFont valueFont(const QModelIndex& index, const Fonts& fonts) {
    return fonts.text(11.5, index.data(EvidenceTree::StrongRole).toBool() ? QFont::DemiBold : QFont::Normal);
}

qreal wrappedHeight(const QString& text, const QFont& font, qreal width) {
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, std::max<qreal>(40, width), 10000), Qt::TextWordWrap, text)
        .height();
}

/// How a row is laid out in a width.
struct RowLayout {
    qreal nameLeft = 0;
    bool isWrapped = false;
    qreal height = 0;
    qreal valueWidth = 0;
};

RowLayout evidenceLayout(const QModelIndex& index, qreal width, const Fonts& fonts) {
    RowLayout layout;
    const bool hasMark = static_cast<Mark>(index.data(EvidenceTree::MarkRole).toInt()) != Mark::None;
    layout.nameLeft = kLeft + (hasMark || index.data(EvidenceTree::MonoRole).toBool() ? kMarkRoom : 0);
    layout.valueWidth = width - layout.nameLeft - kRight - kArrowRoom;
    const qreal name = textWidth(dataText(index, EvidenceTree::NameRole), nameFont(index, fonts));
    const qreal value = textWidth(dataText(index, EvidenceTree::ValueRole), valueFont(index, fonts));
    layout.isWrapped = value > 0 ? name + kGap + value > layout.valueWidth : name > layout.valueWidth;
    layout.height = fonts.scaled(kRowHeight);
    if (layout.isWrapped) {
        const QString wrapped =
            value > 0 ? dataText(index, EvidenceTree::ValueRole) : dataText(index, EvidenceTree::NameRole);
        layout.height =
            (value > 0 ? fonts.scaled(20) : fonts.scaled(6)) +
            wrappedHeight(wrapped, value > 0 ? valueFont(index, fonts) : nameFont(index, fonts), layout.valueWidth) + 4;
    }
    return layout;
}

void paintSection(QPainter& painter, const QRectF& row, const QModelIndex& index, const Theme& theme,
                  const Fonts& fonts) {
    if (index.row() > 0)
        paintHorizontal(painter, row.left() + kLeft, std::floor(row.top()) + 3, row.width() - kLeft - kRight,
                        theme.line);
    const qreal baseline = row.bottom() - fonts.scaled(8);
    const QString note = dataText(index, EvidenceTree::ValueRole);
    const QFont small = fonts.font(type::kSmall);
    const qreal noteWidth = textWidth(note, small);
    paintLabel(painter, {row.left() + kLeft, baseline}, dataText(index, EvidenceTree::NameRole),
               {fonts.text(11.5, QFont::DemiBold), theme.text1, Qt::AlignLeft,
                row.width() - kLeft - kRight - noteWidth - kGap});
    paintLabel(painter, {row.right() - kRight, baseline}, note, {small, theme.text3, Qt::AlignRight});
}

void paintTerm(QPainter& painter, const QRectF& row, const QModelIndex& index, const Theme& theme, const Fonts& fonts) {
    const qreal left = row.left() + kLeft + kMarkRoom + 8;
    const qreal baseline = row.top() + fonts.scaled(14);
    const QString value = dataText(index, EvidenceTree::ValueRole);
    const QFont mono = fonts.mono(11.5, QFont::DemiBold);
    const qreal valueWidth = textWidth(value, mono);
    paintVertical(painter, row.left() + kLeft + 8, row.top(), row.height(), theme.line);
    paintLabel(painter, {left, baseline}, dataText(index, EvidenceTree::NameRole),
               {fonts.font(type::kSmall), theme.text2, Qt::AlignLeft, row.right() - kRight - valueWidth - kGap - left});
    paintLabel(painter, {row.right() - kRight, baseline}, value, {mono, theme.text1, Qt::AlignRight});
    const QString formula = dataText(index, EvidenceTree::StrongRole);
    if (formula.isEmpty()) return;
    const QRectF box(left, row.top() + fonts.scaled(18), row.right() - kRight - left, row.height() - fonts.scaled(18));
    painter.setFont(fonts.font(type::kSmallMono));
    painter.setPen(theme.text3);
    painter.drawText(box, Qt::TextWordWrap, formula);
}

void paintEvidence(QPainter& painter, const QRectF& row, const QModelIndex& index, const QStyleOptionViewItem& option,
                   const Theme& theme, const Fonts& fonts) {
    const RowLayout layout = evidenceLayout(index, row.width(), fonts);
    const bool strong = index.data(EvidenceTree::StrongRole).toBool();
    const auto mark = static_cast<Mark>(index.data(EvidenceTree::MarkRole).toInt());
    if (strong && mark != Mark::None) painter.fillRect(row, theme.accentSoft);
    const qreal baseline = row.top() + fonts.scaled(16);
    paintMark(painter, theme, mark, {row.left() + kLeft + 7, row.top() + fonts.scaled(12)}, 14);
    const QString name = dataText(index, EvidenceTree::NameRole);
    const QString value = dataText(index, EvidenceTree::ValueRole);
    const qreal left = row.left() + layout.nameLeft;
    const QColor nameColor = mark == Mark::Skipped ? theme.text3 : theme.text1;
    if (layout.isWrapped && value.isEmpty()) {
        painter.setFont(nameFont(index, fonts));
        painter.setPen(nameColor);
        painter.drawText(QRectF(left, row.top() + 4, layout.valueWidth, row.height()), Qt::TextWordWrap, name);
    } else {
        paintLabel(painter, {left, baseline}, name, {nameFont(index, fonts), nameColor});
    }
    const QColor valueColor = strong ? theme.text1 : theme.text2;
    if (layout.isWrapped) {
        painter.setFont(valueFont(index, fonts));
        painter.setPen(valueColor);
        painter.drawText(QRectF(left, row.top() + fonts.scaled(20), layout.valueWidth, row.height()), Qt::TextWordWrap,
                         value);
    } else {
        paintLabel(painter, {row.right() - kRight - kArrowRoom, baseline}, value,
                   {valueFont(index, fonts), valueColor, Qt::AlignRight});
    }
    if (!index.data(EvidenceTree::OpensRole).toBool()) return;
    const QRectF arrow(row.right() - kRight - 12, row.top() + fonts.scaled(6), 12, 12);
    paintIcon(painter, option.state.testFlag(QStyle::State_Open) ? Icon::Down : Icon::Right, arrow, theme.text3);
}

} // namespace

QSize EvidenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Fonts fonts;
    const qreal width = option.widget != nullptr ? static_cast<const QTreeWidget*>(option.widget)->viewport()->width()
                                                 : option.rect.width();
    qreal height = 0;
    switch (index.data(EvidenceTree::KindRole).toInt()) {
    case EvidenceTree::Section: height = fonts.scaled(kSectionHeight); break;
    case EvidenceTree::TermLine: {
        height = fonts.scaled(kTermHeight);
        const QString formula = dataText(index, EvidenceTree::StrongRole);
        if (!formula.isEmpty())
            height += wrappedHeight(formula, fonts.font(type::kSmallMono), width - kLeft - kMarkRoom - 8 - kRight);
        break;
    }
    default: height = evidenceLayout(index, width, fonts).height;
    }
    return {100, static_cast<int>(std::ceil(height))};
}

void EvidenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const Fonts fonts;
    const QRectF row(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (index.data(EvidenceTree::KindRole).toInt()) {
    case EvidenceTree::Section: paintSection(*painter, row, index, theme, fonts); break;
    case EvidenceTree::TermLine: paintTerm(*painter, row, index, theme, fonts); break;
    default: paintEvidence(*painter, row, index, option, theme, fonts);
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintRing(*painter, theme, row.adjusted(3, 3, -3, -3), Ring::Focus, radius::kBadge);
    painter->restore();
}

} // namespace berth::ui
