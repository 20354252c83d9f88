// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view/TenantPicture.h"

#include <QWidget>

#include <string>

class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace berth::ui {

class TenantModel;

/// The tenants of the cluster: GPUs against quota, what holds them back, pods by level. A click, Enter or Space selects all
/// pods of a tenant; a click on a column's head sorts. Ctrl+C copies the table.
class TenantPanel : public QWidget {
    Q_OBJECT

public:
    explicit TenantPanel(QWidget* parent = nullptr);

    void setView(const TenantsView& view);
    /// The namespace selected anywhere in the window; "" for none.
    void setSelectedTenant(const std::string& tenant);
    /// The table as it is sorted, tab-separated or as Markdown.
    QString copyText(bool markdown) const;
    QTableView& table() { return *table_; }
    const TenantsView& view() const { return view_; }

    QSize sizeHint() const override { return {388, 260}; }

Q_SIGNALS:
    void tenantSelected(const std::string& tenant);
    /// The words of the view are of another language now.
    void viewWanted();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void sizeColumns();
    void showOthers();
    void select(const QModelIndex& index);
    void copy(bool markdown) const;
    void retranslate();

    TenantsView view_;
    std::string selected_;
    TenantModel* model_;
    QSortFilterProxyModel* sorted_;
    QTableView* table_;
    QLabel* rule_;
    QLabel* hint_;
    QLabel* foot_;
};

} // namespace berth::ui
