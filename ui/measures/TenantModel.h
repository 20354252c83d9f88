// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view/TenantPicture.h"

#include <QAbstractTableModel>

#include <vector>

namespace berth::ui {

/// The tenants as rows. Rows keep their place by name, so that stepping changes cells and moves nothing.
class TenantModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Use, Score, P0, P1, P2, Others, kColumns };
    enum Role {
        SortRole = Qt::UserRole, ///< a number or a text to sort by
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Sorted by name.
    void setRows(std::vector<TenantRowView> rows);
    const TenantRowView& row(int index) const { return rows_[static_cast<std::size_t>(index)]; }
    /// -1 for none of that name.
    int indexOf(const std::string& tenant) const;
    /// Some tenant has pods without a level.
    bool hasOthers() const;
    /// The column headers say what they say in the language of now.
    void retranslate();
    /// Which of the four counts of a row a column shows; only for P0 … Others.
    static std::size_t groupOf(int column) { return static_cast<std::size_t>(column - P0); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString textOf(const TenantRowView& row, int column) const;
    QVariant sortKey(const TenantRowView& row, int column) const;
    bool sameNames(const std::vector<TenantRowView>& rows) const;

    std::vector<TenantRowView> rows_;
};

} // namespace berth::ui
