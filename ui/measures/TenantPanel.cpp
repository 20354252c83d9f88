// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measures/TenantPanel.h"

#include "ui/measures/TenantDelegate.h"
#include "ui/measures/TenantModel.h"
#include "ui/theme/Fonts.h"
#include "ui/view/Text.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr int kSide = 12;
constexpr int kNameWidth = 84;
constexpr int kScoreWidth = 58;
constexpr int kCountWidth = 40;
constexpr int kLeastTable = 158; ///< its head and three rows

QLabel* makeText(QWidget* parent, const FontSpec& font, QPalette::ColorRole role) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setFont(Fonts().font(font));
    label->setForegroundRole(role);
    label->setContentsMargins(kSide, 6, kSide, 6);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

TenantPanel::TenantPanel(QWidget* parent)
    : QWidget(parent),
      model_(new TenantModel(this)),
      sorted_(new QSortFilterProxyModel(this)),
      table_(new QTableView(this)),
      rule_(makeText(this, type::kSmall, QPalette::WindowText)),
      hint_(makeText(this, type::kDense, QPalette::WindowText)),
      foot_(makeText(this, type::kSmall, QPalette::PlaceholderText)) {
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(rule_);
    column->addWidget(hint_);
    column->addWidget(table_, 1);
    column->addWidget(foot_);
    setView({});
    retranslate();
}

void TenantPanel::makeTable() {
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(TenantModel::SortRole);
    sorted_->setSortLocaleAware(false);
    table_->setModel(sorted_);
    table_->setItemDelegate(new TenantDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setFont(Fonts().font(type::kDense));
    table_->setSortingEnabled(true);
    table_->sortByColumn(TenantModel::Name, Qt::AscendingOrder);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView* head = table_->horizontalHeader();
    head->setHighlightSections(false);
    head->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->setMinimumSectionSize(kCountWidth);
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->setSectionResizeMode(TenantModel::Use, QHeaderView::Stretch);
    table_->setMinimumHeight(static_cast<int>(Fonts().scaled(kLeastTable)));
    table_->installEventFilter(this);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QTableView::clicked, this, &TenantPanel::select);
    connect(table_, &QTableView::customContextMenuRequested, this, [this](const QPoint& at) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("&Copy table"), this, [this] { copy(false); });
        menu->addAction(tr("Copy as &Markdown"), this, [this] { copy(true); });
        menu->popup(table_->viewport()->mapToGlobal(at));
    });
    sizeColumns();
}

void TenantPanel::sizeColumns() {
    const Fonts fonts;
    const auto wide = [&](int px) { return static_cast<int>(fonts.scaled(px)); };
    table_->setColumnWidth(TenantModel::Name, wide(kNameWidth));
    table_->setColumnWidth(TenantModel::Score, wide(kScoreWidth));
    for (const int column : {TenantModel::P0, TenantModel::P1, TenantModel::P2, TenantModel::Others})
        table_->setColumnWidth(column, wide(kCountWidth));
    showOthers();
}

/// Pods without a level get a column where there are some.
void TenantPanel::showOthers() {
    table_->setColumnHidden(TenantModel::Others, !model_->hasOthers());
}

void TenantPanel::setView(const TenantsView& view) {
    view_ = view;
    rule_->setText(view.rule);
    rule_->setVisible(!view.rule.isEmpty() && !view.rows.empty());
    hint_->setText(view.hint);
    hint_->setVisible(!view.hint.isEmpty());
    QStringList foot;
    for (const QString& part : {view.cycle, view.index, view.lag})
        if (!part.isEmpty()) foot += part;
    foot_->setText(foot.join(QLatin1Char('\n')));
    foot_->setVisible(!foot.isEmpty());
    model_->setRows(view.rows);
    table_->setVisible(!view.rows.empty());
    showOthers();
    setSelectedTenant(std::string(selected_));
}

void TenantPanel::setSelectedTenant(const std::string& tenant) {
    selected_ = tenant;
    const int row = tenant.empty() ? -1 : model_->indexOf(tenant);
    if (row < 0) return table_->clearSelection();
    const QModelIndex index = sorted_->mapFromSource(model_->index(row, 0));
    if (!table_->selectionModel()->isRowSelected(index.row())) table_->selectRow(index.row());
}

void TenantPanel::select(const QModelIndex& index) {
    if (!index.isValid()) return;
    Q_EMIT tenantSelected(model_->row(sorted_->mapToSource(index).row()).name);
}

QString TenantPanel::copyText(bool markdown) const {
    const auto line = [&](const QStringList& cells) {
        if (markdown) return QStringLiteral("| %1 |").arg(cells.join(QStringLiteral(" | ")));
        return cells.join(QLatin1Char('\t'));
    };
    QStringList head;
    for (int column = 0; column < TenantModel::kColumns; ++column)
        head += model_->headerData(column, Qt::Horizontal).toString();
    QStringList lines{line(head)};
    if (markdown) lines += QLatin1Char('|') + QString(QStringLiteral(" --- |")).repeated(head.size());
    for (int row = 0; row < sorted_->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < TenantModel::kColumns; ++column)
            cells += sorted_->index(row, column).data().toString();
        lines += line(cells);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void TenantPanel::copy(bool markdown) const {
    QGuiApplication::clipboard()->setText(copyText(markdown));
}

void TenantPanel::retranslate() {
    table_->setAccessibleName(tr("Tenants"));
    model_->retranslate();
    sizeColumns();
}

void TenantPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    Q_EMIT viewWanted();
}

bool TenantPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != table_ || !isKey) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool copies = key->matches(QKeySequence::Copy);
    const bool isPress = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Space;
    const bool selects = isPress && key->modifiers() == Qt::NoModifier;
    if (!copies && !selects) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) copies ? copy(false) : select(table_->currentIndex());
    event->accept();
    return true;
}

} // namespace berth::ui
