// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/NotesModel.h"

#include "ui/view/DiagnosticText.h"
#include "ui/view/Text.h"

#include <QFileInfo>

namespace berth::ui {
namespace {

QString placeText(const Place& place) {
    const QString file = QFileInfo(text(place.file)).fileName();
    return place.line == 0 ? file : QStringLiteral("%1:%2:%3").arg(file).arg(place.line).arg(place.column);
}

} // namespace

void NotesModel::setNotes(Diagnostics notes) {
    beginResetModel();
    notes_ = std::move(notes);
    endResetModel();
}

void NotesModel::sayAgain() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!notes_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int NotesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(notes_.size());
}

int NotesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant NotesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Diagnostic& note = notes_[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole) return placedText(note);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case Kind:
        switch (note.severity) {
        case Severity::Note: return tr("note");
        case Severity::Warning: return tr("warning");
        case Severity::Error: return tr("error");
        }
        return {};
    case Message: return diagnosticText(note);
    case Where: return placeText(note.place);
    default: return {};
    }
}

QVariant NotesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Kind: return tr("Kind");
    case Message: return tr("What");
    case Where: return tr("Where");
    default: return {};
    }
}

} // namespace berth::ui
