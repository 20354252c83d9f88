// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/KeySheet.h"

#include "ui/stage/LegendLine.h"
#include "ui/theme/Fonts.h"
#include "ui/window/ActionTable.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace berth::ui {
namespace {

constexpr int kLegendWidth = 960;
constexpr int kScreenMargin = 80; ///< for title bar and panels

struct KeyLine {
    QString what, keys;
};

std::vector<KeyLine> linesOf(const ActionTable& actions, ActionMenu menu) {
    std::vector<KeyLine> lines;
    for (int i = 0; i < kActions; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (ActionTable::spec(id).menu != menu) continue;
        const QString keys = keysText(actions.keysNow(id));
        if (!keys.isEmpty()) lines.push_back({ActionTable::plainText(id), keys});
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

QString escapeText() {
    return QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText);
}

} // namespace

QWidget* KeySheet::makeKeys(const ActionTable& actions) {
    auto* keys = new QWidget;
    auto* grid = new QGridLayout(keys);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(3);
    grid->setColumnMinimumWidth(2, 24);
    const auto title = [](ActionMenu menu) { return ActionTable::menuTitle(menu).remove(QLatin1Char('&')); };
    int left = 0, right = 0;
    addColumn(*grid, 0, title(ActionMenu::Run), linesOf(actions, ActionMenu::Run), left);
    addColumn(*grid, 0, tr("Anywhere"), {{tr("End express"), tr("any key")}, {tr("Leave the items"), escapeText()}},
              left);
    for (const ActionMenu menu : {ActionMenu::File, ActionMenu::Presenter, ActionMenu::Help})
        addColumn(*grid, 0, title(menu), linesOf(actions, menu), left);
    for (const ActionMenu menu : {ActionMenu::Edit, ActionMenu::View})
        addColumn(*grid, 3, title(menu), linesOf(actions, menu), right);
    grid->setRowStretch(std::max(left, right), 1);
    return keys;
}

KeySheet::KeySheet(const ActionTable& actions, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(makeKeys(actions));
    column->addWidget(scroll, 1);
    auto* yielding = new QLabel(tr("Arrows, Space and Enter go first to the list, field, button or item that has the "
                                   "focus and uses them."),
                                this);
    yielding->setWordWrap(true);
    yielding->setMargin(6);
    column->addWidget(yielding);
    auto* legend = new LegendLine(this);
    legend->setMinimumWidth(kLegendWidth);
    column->addWidget(legend);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column->addWidget(buttons);
    const int room = screen()->availableGeometry().height() - kScreenMargin;
    resize(kLegendWidth + 24, std::min(scroll->widget()->sizeHint().height() + 140, room));
}

} // namespace berth::ui
