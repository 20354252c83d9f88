// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace berth::ui {

class ActionButton;

/// "What would change it": a row per change with its effect and a button that makes it a branch.
class RemedyList : public QWidget {
    Q_OBJECT

public:
    explicit RemedyList(QWidget* parent = nullptr);

    void setRows(const std::vector<RemedyRow>& rows);
    /// Other words over the list; empty ones say what they always say.
    void setHead(const QString& title, const QString& note);
    const std::vector<RemedyRow>& rows() const { return rows_; }
    /// The button of a row.
    ActionButton* button(std::size_t row) const;
    /// The list as table cells, for copying.
    QList<QStringList> cells() const;

Q_SIGNALS:
    void branchRequested(std::size_t id);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addLine(const RemedyRow& row);
    void inkLine(const QWidget& line, const RemedyRow& row) const;

    QVBoxLayout* column_;
    std::vector<QWidget*> lines_;
    std::vector<RemedyRow> rows_;
    QString title_;
    QString note_;
};

} // namespace berth::ui
