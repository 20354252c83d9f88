// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/TenantModel.h"

#include "ui/view/Text.h"

#include <algorithm>

namespace berth::ui {

bool TenantModel::sameNames(const std::vector<TenantRowView>& rows) const {
    return std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(),
                      [](const TenantRowView& a, const TenantRowView& b) { return a.name == b.name; });
}

void TenantModel::setRows(std::vector<TenantRowView> rows) {
    if (rows == rows_) return;
    if (!sameNames(rows)) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    for (int i = 0; i < rowCount(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (rows_[index] == rows[index]) continue;
        rows_[index] = std::move(rows[index]);
        Q_EMIT dataChanged(this->index(i, 0), this->index(i, kColumns - 1));
    }
}

int TenantModel::indexOf(const std::string& tenant) const {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [&tenant](const TenantRowView& row) { return row.name == tenant; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

bool TenantModel::hasOthers() const {
    return std::any_of(rows_.begin(), rows_.end(),
                       [](const TenantRowView& row) { return row.pending[3] + row.bound[3] > 0; });
}

void TenantModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

int TenantModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TenantModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString TenantModel::textOf(const TenantRowView& row, int column) const {
    switch (column) {
    case Name: return text(row.name);
    case Use: return row.shareText.isEmpty() ? row.useText : QStringLiteral("%1 · %2").arg(row.useText, row.shareText);
    case Score: return row.scoreText;
    default: {
        const std::size_t group = groupOf(column);
        return QStringLiteral("%1 / %2").arg(row.pending[group]).arg(row.bound[group]);
    }
    }
}

QVariant TenantModel::sortKey(const TenantRowView& row, int column) const {
    switch (column) {
    case Name: return text(row.name);
    case Use: return row.quota ? row.share() : -1.0 / (1.0 + static_cast<double>(row.used));
    case Score: return row.heldBack ? 1 : 0;
    default: return row.pending[groupOf(column)] * 1'000'000LL + row.bound[groupOf(column)];
    }
}

QVariant TenantModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const TenantRowView& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return textOf(row, index.column());
    case Qt::ToolTipRole: {
        QString body = row.explanation.toHtmlEscaped();
        body.replace(QLatin1Char('\n'), QLatin1String("<br>"));
        return QStringLiteral("<b>%1</b><br>%2").arg(text(row.name).toHtmlEscaped(), body);
    }
    case Qt::AccessibleTextRole:
        return index.column() == Name
                   ? row.sentence
                   : QStringLiteral("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                                  textOf(row, index.column()));
    case SortRole: return sortKey(row, index.column());
    default: return {};
    }
}

QVariant TenantModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Name: return tr("A tenant is a namespace.");
        case Use:
            return tr("GPUs that its bound and assumed pods hold, of its quota. The mark is where a profile begins "
                      "to hold it back.");
        case Score: return tr("What its scores in AISchedulingPlugin count.");
        default: return tr("Pending / bound pods.");
        }
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Tenant");
    case Use: return tr("GPUs of quota");
    case Score: return tr("Score");
    case P0: return QStringLiteral("P0");
    case P1: return QStringLiteral("P1");
    case P2: return QStringLiteral("P2");
    case Others: return tr("Others");
    default: return {};
    }
}

} // namespace berth::ui
