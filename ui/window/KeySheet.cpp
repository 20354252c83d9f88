// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/KeySheet.h"

#include "ui/theme/Fonts.h"
#include "ui/window/ActionTable.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace berth::ui {
namespace {

struct KeyLine {
    QString what, keys;
};

std::vector<KeyLine> linesOf(ActionMenu menu) {
    std::vector<KeyLine> lines;
    for (int i = 0; i < kActions; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (ActionTable::spec(id).menu != menu) continue;
        QStringList keys;
        for (const QKeySequence& key : ActionTable::keys(id)) keys += key.toString(QKeySequence::NativeText);
        if (!keys.isEmpty()) lines.push_back({ActionTable::plainText(id), keys.join(QStringLiteral(", "))});
    }
    return lines;
}

void addColumn(QGridLayout& grid, int column, const QString& title, const std::vector<KeyLine>& lines, int& row) {
    auto* head = new QLabel(title);
    head->setFont(Fonts().font(type::kPanelTitle));
    grid.addWidget(head, row++, column, 1, 2);
    for (const KeyLine& line : lines) {
        auto* keys = new QLabel(line.keys);
        keys->setFont(Fonts().font(type::kDenseMono));
        grid.addWidget(new QLabel(line.what), row, column);
        grid.addWidget(keys, row++, column + 1);
    }
    grid.setRowMinimumHeight(row++, 8);
}

} // namespace

KeySheet::KeySheet(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    int left = 0, right = 0;
    addColumn(*grid, 0, ActionTable::menuTitle(ActionMenu::Run).remove(QLatin1Char('&')), linesOf(ActionMenu::Run),
              left);
    std::vector<KeyLine> anywhere = {
        {tr("Step back, unless a list or field has the focus"),
         QKeySequence(Qt::Key_Left).toString(QKeySequence::NativeText)},
        {tr("Play or pause, unless a control uses it"), QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText)},
        {tr("To the items of the stage"), QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)},
        {tr("Context menu"), QStringLiteral("Shift+F10")},
    };
    addColumn(*grid, 0, tr("Anywhere"), anywhere, left);
    for (const ActionMenu menu : {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Help})
        addColumn(*grid, 3, ActionTable::menuTitle(menu).remove(QLatin1Char('&')), linesOf(menu), right);
    grid->setColumnMinimumWidth(2, 24);
    column->addLayout(grid);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column->addWidget(buttons);
}

} // namespace berth::ui
