// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/TenantDelegate.h"

#include "ui/measures/TenantModel.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QPainter>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kRowHeight = 44;
constexpr qreal kPadding = 8;
constexpr qreal kBarHeight = 8;
constexpr qreal kUpper = 18; ///< baselines from the row's top
constexpr qreal kLower = 34;
constexpr qreal kBarTop = 27;
constexpr qreal kMarkOverhang = 3;

const TenantRowView& rowOf(const QModelIndex& index) {
    const auto* proxy = qobject_cast<const QSortFilterProxyModel*>(index.model());
    const QModelIndex source = proxy != nullptr ? proxy->mapToSource(index) : index;
    return static_cast<const TenantModel*>(source.model())->row(source.row());
}

class CellBrush {
public:
    CellBrush(QPainter& painter, const Theme& theme, const QRectF& cell)
        : painter_(painter), theme_(theme), cell_(cell) {}

    void name(const TenantRowView& row) const {
        label(kUpper + 8, text(row.name), {fonts_.font(type::kChipName), theme_.text1, Qt::AlignLeft, room()});
    }

    void use(const TenantRowView& row) const {
        const QFont font = fonts_.font(type::kDenseMono);
        if (!row.quota) {
            label(kUpper, gpuSentence(row.used), {font, theme_.text1, Qt::AlignLeft, room()});
            return label(kLower, TenantDelegate::tr("no quota"),
                         {fonts_.font(type::kSmall), theme_.text3, Qt::AlignLeft, room()});
        }
        label(kUpper, row.useText, {font, theme_.text1, Qt::AlignLeft, room() - textWidth(row.shareText, font) - 6});
        paintLabel(painter_, {cell_.right() - kPadding, at(kUpper)}, row.shareText,
                   {fonts_.mono(11.5, row.heldBack ? QFont::Bold : QFont::Normal),
                    row.heldBack ? theme_.wait.hue : theme_.text2, Qt::AlignRight});
        bar(TenantBar::of(row, QRectF(cell_.left() + kPadding, at(kBarTop), room(), kBarHeight)));
    }

    void score(const TenantRowView& row) const {
        const QColor ink = row.heldBack ? theme_.wait.hue : theme_.text3;
        const qreal baseline = kUpper + 8;
        qreal left = 0;
        if (row.heldBack) {
            paintIcon(painter_, Icon::Down, QRectF(cell_.left() + 4, at(baseline) - 10, 12, 12), ink);
            left = 10;
        }
        paintLabel(
            painter_, {cell_.left() + kPadding + left, at(baseline)}, row.scoreText,
            {fonts_.mono(12, row.heldBack ? QFont::Bold : QFont::Normal), ink, Qt::AlignLeft, room() - left + 6});
    }

    /// Pending over bound, each behind its sign.
    void counts(int pending, int bound) const {
        if (pending == 0 && bound == 0)
            return void(paintLabel(painter_, {cell_.right() - kPadding, at(kUpper + 8)}, QStringLiteral("–"),
                                   {fonts_.font(type::kDenseMono), theme_.text3, Qt::AlignRight}));
        line(kUpper, Mark::Wait, pending, theme_.wait.hue);
        line(kLower, Mark::Success, bound, theme_.text1);
    }

private:
    qreal room() const { return cell_.width() - 2 * kPadding; }
    /// Of the 13 px scale, from the row's top.
    qreal at(qreal y) const { return cell_.top() + fonts_.scaled(y); }

    void label(qreal baseline, const QString& words, const Label& look) const {
        paintLabel(painter_, {cell_.left() + kPadding, at(baseline)}, words, look);
    }

    void line(qreal baseline, Mark mark, int count, const QColor& ink) const {
        const QString number = countText(count);
        const QFont font = fonts_.font(type::kDenseMono);
        const QPointF end(cell_.right() - kPadding, at(baseline));
        paintLabel(painter_, end, number, {font, count > 0 ? ink : theme_.text3, Qt::AlignRight});
        if (count > 0) paintMark(painter_, theme_, mark, {end.x() - textWidth(number, font) - 8, end.y() - 4}, 10);
    }

    void bar(const TenantBar& bar) const {
        painter_.fillRect(bar.box, theme_.slot);
        painter_.fillRect(bar.within, theme_.level(Level::None).fill);
        if (!bar.beyond.isNull()) {
            painter_.fillRect(bar.beyond, theme_.wait.soft);
            painter_.fillRect(bar.beyond, hatchBrush(painter_, theme_.wait.hue, HatchDirection::Rising, 4, 2));
        }
        paintBox(painter_, bar.box, Qt::NoBrush, {theme_.slotLine, 1}, 0);
        for (const qreal x : bar.marks)
            painter_.fillRect(
                QRectF(x - 0.75, bar.box.top() - kMarkOverhang, 1.5, bar.box.height() + 2 * kMarkOverhang),
                theme_.text1);
        if (bar.quotaEnd >= 0)
            painter_.fillRect(QRectF(bar.quotaEnd - 0.75, bar.box.top() - 1, 1.5, bar.box.height() + 2), theme_.no.hue);
    }

    QPainter& painter_;
    const Theme& theme_;
    QRectF cell_;
    Fonts fonts_;
};

} // namespace

TenantBar TenantBar::of(const TenantRowView& row, const QRectF& box) {
    TenantBar bar;
    bar.box = box;
    const double quota = static_cast<double>(row.quota.value_or(0));
    const auto used = static_cast<double>(row.used);
    const double whole = std::max({quota, used, 1.0});
    const auto x = [&](double gpus) { return box.left() + box.width() * gpus / whole; };
    const double least = row.thresholds.empty() ? whole : quota * row.thresholds.front() / 100;
    bar.within = QRectF(box.left(), box.top(), x(std::min(used, least)) - box.left(), box.height());
    if (used > least) bar.beyond = QRectF(x(least), box.top(), x(used) - x(least), box.height());
    for (const int percent : row.thresholds) bar.marks.push_back(x(quota * percent / 100));
    if (used > quota) bar.quotaEnd = x(quota);
    return bar;
}

void TenantDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::of(option.palette);
    const TenantRowView& row = rowOf(index);
    const QRectF cell(option.rect);
    painter->save();
    painter->setClipRect(option.rect);
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected)) painter->fillRect(cell, theme.accentSoft);
    paintHorizontal(*painter, cell.left(), cell.bottom() - 1, cell.width(), theme.line);
    const CellBrush brush(*painter, theme, cell);
    switch (index.column()) {
    case TenantModel::Name: brush.name(row); break;
    case TenantModel::Use: brush.use(row); break;
    case TenantModel::Score: brush.score(row); break;
    default: {
        const std::size_t group = TenantModel::groupOf(index.column());
        brush.counts(row.pending[group], row.bound[group]);
    }
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintBox(*painter, cell.adjusted(1, 1, -1, -2), Qt::NoBrush, {theme.accent, 1.5}, 2);
    painter->restore();
}

QSize TenantDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {option.rect.width(), static_cast<int>(Fonts().scaled(kRowHeight))};
}

} // namespace berth::ui
