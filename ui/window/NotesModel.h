// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"

#include <QAbstractTableModel>

namespace berth::ui {

/// What reading said about the input, one row each.
class NotesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Kind, Message, Where, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setNotes(Diagnostics notes);
    /// In another language.
    void sayAgain();
    const Diagnostic& note(int row) const { return notes_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Diagnostics notes_;
};

} // namespace berth::ui
