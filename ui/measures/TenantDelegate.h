// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view/TenantPicture.h"

#include <QRectF>
#include <QStyledItemDelegate>

#include <vector>

namespace berth::ui {

/// Where the parts of a tenant's bar lie. Pure.
struct TenantBar {
    QRectF box;               ///< the whole bar: the quota, or the use where that is more
    QRectF within;            ///< used, up to the lowest threshold
    QRectF beyond;            ///< used above it; null for none
    std::vector<qreal> marks; ///< the thresholds
    qreal quotaEnd = -1;      ///< the quota, where more is used; below 0: the bar's own end

    static TenantBar of(const TenantRowView& row, const QRectF& box);
};

/// Draws a tenant's row: bar with thresholds, factor, counts by level.
class TenantDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace berth::ui
