// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/CompareView.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <vector>

namespace berth::ui {

/// A cell in words; how it is drawn is its meaning's.
struct CompareCell {
    enum class Ink : std::uint8_t { Plain, Quiet, First, Second, Better, Worse, Accent };

    QString text;
    Ink ink = Ink::Plain;
    bool isFigure = false; ///< monospace; right-aligned behind the first column
    bool isStrong = false;
};

struct CompareLine {
    std::vector<CompareCell> cells;
    QString whole; ///< the tooltip
    bool isLit = false;
    bool isHead = false;
    bool isInner = false;
    bool isSpanning = false; ///< the first cell has the whole row
};

/// Rows of one of the window's tables.
class CompareTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    CompareTableModel(int columns, QObject* parent) : QAbstractTableModel(parent), columns_(columns) {}

    void setLines(std::vector<CompareCell> head, std::vector<CompareLine> lines);
    const std::vector<CompareLine>& lines() const { return lines_; }
    const CompareCell* cellAt(const QModelIndex& index) const;
    const CompareCell* headAt(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int columns_;
    std::vector<CompareCell> head_;
    std::vector<CompareLine> lines_;
};

/// "What differs", "What it does", the pods that went another way: rows as LOOK draws them. As high as its rows, unless
/// `isScrolled`.
class CompareTable : public QTableView {
    Q_OBJECT

public:
    CompareTable(int columns, bool isScrolled, QWidget* parent);

    void setLines(std::vector<CompareCell> head, std::vector<CompareLine> lines);
    CompareTableModel& rows() { return *model_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();

    CompareTableModel* model_;
    bool isScrolled_;
};

/// The rows of a view as lines of a table.
std::vector<CompareLine> settingLines(const std::vector<SettingRow>& rows);
std::vector<CompareLine> figureLines(const std::vector<CompareRow>& rows);
std::vector<CompareLine> podLines(const std::vector<ComparePod>& pods);

} // namespace berth::ui
