// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/CompareDialog.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr QSize kSize(920, 640);
constexpr int kRowHeight = 22;

QTableWidget* makeTable(int columns, const QString& name, QWidget* parent) {
    auto* table = new QTableWidget(0, columns, parent);
    table->setAccessibleName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setFont(Fonts().font(type::kDense));
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

void put(QTableWidget& table, int row, int column, const QString& text, bool isFigure, const QColor& ink = {}) {
    auto* item = new QTableWidgetItem(text);
    if (isFigure) {
        item->setFont(Fonts().font(type::kDenseMono));
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (ink.isValid()) item->setForeground(ink);
    table.setItem(row, column, item);
}

/// Better and worse have their arrow beside their hue.
QString changeText(const CompareRow& row) {
    if (row.kind == CompareRow::Change::Better) return QStringLiteral("▲ ") + row.change;
    if (row.kind == CompareRow::Change::Worse) return QStringLiteral("▼ ") + row.change;
    return row.change;
}

} // namespace

CompareDialog::CompareDialog(QWidget* parent)
    : QDialog(parent),
      asOf_(new QLabel(this)),
      figures_(makeTable(4, tr("What it comes to"), this)),
      pods_(makeTable(4, tr("Pods that went another way"), this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Compare branches"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeChoice());
    asOf_->setFont(Fonts().font(type::kSmall));
    column->addWidget(asOf_);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(figures_);
    split->addWidget(pods_);
    column->addWidget(split, 1);
    column->addWidget(makeButtons());
    connect(pods_, &QTableWidget::itemActivated, this,
            [this](QTableWidgetItem* item) { Q_EMIT podActivated(pods_->item(item->row(), 0)->text()); });
    resize(kSize);
}

QWidget* CompareDialog::makeChoice() {
    auto* bar = new QWidget(this);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& letter, QLabel*& label) {
        label = new QLabel(letter, bar);
        label->setFont(Fonts().font(type::kVerdict));
        auto* box = new QComboBox(bar);
        box->setAccessibleName(tr("Branch %1").arg(letter));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        line->addWidget(label);
        line->addWidget(box, 1);
        connect(box, &QComboBox::activated, this, [this] { Q_EMIT comparisonWanted(first(), second()); });
        return box;
    };
    first_ = add(QStringLiteral("A"), letters_[0]);
    second_ = add(QStringLiteral("B"), letters_[1]);
    inkLetters();
    return bar;
}

void CompareDialog::inkLetters() {
    const Theme& theme = Theme::of(palette());
    for (std::size_t i = 0; i < letters_.size(); ++i) {
        QPalette ink = letters_[i]->palette();
        ink.setColor(QPalette::WindowText, i == 0 ? theme.chartA : theme.chartB);
        letters_[i]->setPalette(ink);
    }
}

void CompareDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || letters_[0] == nullptr) return;
    inkLetters();
    fillFigures();
}

QWidget* CompareDialog::makeButtons() {
    auto* bar = new QWidget(this);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    line->addStretch(1);
    for (const bool markdown : {false, true}) {
        auto* copy = new ActionButton(ActionButton::Kind::Normal, Icon::Export,
                                      markdown ? tr("Copy Markdown") : tr("Copy TSV"), bar);
        copy->setAccessibleName(copy->text());
        connect(copy, &ActionButton::clicked, this,
                [this, markdown] { QGuiApplication::clipboard()->setText(copyText(markdown)); });
        line->addWidget(copy);
    }
    auto* close = new ActionButton(ActionButton::Kind::Primary, Icon::Close, tr("Close"), bar);
    close->setAccessibleName(close->text());
    connect(close, &ActionButton::clicked, this, &QDialog::close);
    line->addWidget(close);
    return bar;
}

std::uint32_t CompareDialog::first() const {
    return first_->currentData().toUInt();
}

std::uint32_t CompareDialog::second() const {
    return second_->currentData().toUInt();
}

void CompareDialog::setBranches(const std::vector<BranchInfo>& branches, std::uint32_t first, std::uint32_t second) {
    const bool isFirstTime = first_->count() == 0;
    const std::uint32_t a = isFirstTime ? first : this->first();
    const std::uint32_t b = isFirstTime ? second : this->second();
    for (QComboBox* box : {first_, second_}) {
        box->clear();
        for (const BranchInfo& branch : branches) box->addItem(text(branch.name), branch.id);
    }
    first_->setCurrentIndex(std::max(0, first_->findData(a)));
    second_->setCurrentIndex(std::max(0, second_->findData(b)));
    Q_EMIT comparisonWanted(this->first(), this->second());
}

void CompareDialog::setView(const CompareView& view) {
    view_ = view;
    asOf_->setText(view_.asOf);
    fillFigures();
    fillPods();
}

void CompareDialog::fillFigures() {
    const Theme& theme = Theme::of(palette());
    figures_->setHorizontalHeaderLabels({tr("What it comes to"), QStringLiteral("A"), QStringLiteral("B"), tr("B is")});
    figures_->setRowCount(static_cast<int>(view_.figures.size()));
    for (int i = 0; i < figures_->rowCount(); ++i) {
        const CompareRow& row = view_.figures[static_cast<std::size_t>(i)];
        put(*figures_, i, 0, row.name, false, row.isHead ? theme.text3 : QColor());
        put(*figures_, i, 1, row.first, true);
        put(*figures_, i, 2, row.second, true);
        const QColor ink = row.kind == CompareRow::Change::Better  ? theme.ok.hue
                           : row.kind == CompareRow::Change::Worse ? theme.no.hue
                                                                   : theme.text2;
        put(*figures_, i, 3, changeText(row), true, ink);
    }
}

void CompareDialog::fillPods() {
    pods_->setHorizontalHeaderLabels(
        {tr("Pods that went another way"), QStringLiteral("A"), QStringLiteral("B"), tr("parts at")});
    pods_->setRowCount(static_cast<int>(view_.pods.size()));
    for (int i = 0; i < pods_->rowCount(); ++i) {
        const ComparePod& pod = view_.pods[static_cast<std::size_t>(i)];
        put(*pods_, i, 0, pod.pod, false);
        put(*pods_, i, 1, pod.first, true);
        put(*pods_, i, 2, pod.second, true);
        put(*pods_, i, 3, pod.at, true);
    }
}

QString CompareDialog::copyText(bool markdown) const {
    return compareText(view_, first_->currentText(), second_->currentText(), markdown);
}

} // namespace berth::ui
