// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/EventLogView.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"
#include "ui/time/EventLogDelegate.h"
#include "ui/view/EventMark.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kLeastList = 40; ///< two rows
constexpr int kHitArea = static_cast<int>(space::kHitArea);

} // namespace

EventLogView::EventLogView(SessionModel& model, QWidget* parent)
    : QWidget(parent), log_(new EventLogModel(model, this)), list_(new QListView(this)) {
    list_->setModel(log_);
    list_->setItemDelegate(new EventLogDelegate(list_));
    list_->setUniformItemSizes(true);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFocusPolicy(Qt::TabFocus);
    list_->setMinimumHeight(kLeastList);
    new SayAgain(list_, [this] {
        list_->setAccessibleName(tr("Event log"));
        list_->viewport()->update();
    });
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(list_);
    connect(list_, &QListView::clicked, this, &EventLogView::jumpTo);
    connect(list_, &QListView::activated, this, &EventLogView::jumpTo);
    connect(&model, &SessionModel::momentChanged, this, &EventLogView::followCursor);
}

QWidget* EventLogView::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(12, 4, 8, 4);
    search_ = new QLineEdit(head);
    search_->setMinimumHeight(kHitArea);
    new SayAgain(search_, [this] {
        search_->setPlaceholderText(tr("Filter by pod, group, node or fact"));
        search_->setAccessibleName(tr("Filter the event log"));
    });
    search_->setClearButtonEnabled(true);
    kinds_ = new ActionButton(ActionButton::Kind::Flat, Icon::Filter, {}, head);
    new SayAgain(kinds_, [this] {
        kinds_->setAccessibleName(tr("Kinds of events"));
        kinds_->setToolTip(tr("Show some kinds of events only"));
    });
    kindMenu_ = makeKindMenu();
    new SayAgain(head, [this] {
        const QList<QAction*> kinds = kindMenu_->actions();
        for (QAction* action : kinds) action->setText(markLegend(static_cast<EventMark>(action->data().toInt())));
    });
    row->addWidget(search_);
    row->addWidget(kinds_);
    connect(search_, &QLineEdit::textChanged, this, &EventLogView::applyFilter);
    connect(kinds_, &ActionButton::clicked, this,
            [this] { kindMenu_->popup(kinds_->mapToGlobal(kinds_->rect().bottomLeft())); });
    return head;
}

QMenu* EventLogView::makeKindMenu() {
    auto* menu = new QMenu(this);
    for (int i = 0; i < kEventMarks; ++i) {
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        action->setData(i);
        connect(action, &QAction::toggled, this, &EventLogView::applyFilter);
    }
    return menu;
}

void EventLogView::applyFilter() {
    LogFilter filter;
    filter.words = search_->text().trimmed();
    const QList<QAction*> kinds = kindMenu_->actions();
    for (QAction* action : kinds)
        if (action->isChecked()) filter.marks.set(static_cast<std::size_t>(action->data().toInt()));
    log_->setFilter(filter);
    followCursor();
}

void EventLogView::jumpTo(const QModelIndex& index) {
    if (!index.isValid()) return;
    if (const PodId pod = log_->podOf(index); pod.valid()) Q_EMIT podSelected(pod);
    Q_EMIT jumped(log_->cursorOf(index));
}

void EventLogView::followCursor() {
    const QModelIndex row = log_->cursorIndex();
    if (!row.isValid()) return;
    list_->selectionModel()->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
    list_->scrollTo(row, QAbstractItemView::EnsureVisible);
}

/// Says why there is no row.
void EventLogView::paintEmpty() {
    QPainter painter(list_->viewport());
    const QString words = log_->filter().isEmpty() ? tr("What happens is written here. Open a file or a sample first.")
                                                   : tr("Nothing that happened matches the filter.");
    const QRectF room = QRectF(list_->viewport()->rect()).adjusted(space::k12, space::k8, -space::k12, -space::k4);
    paintParagraph(painter, room, words, {Fonts(font()).font(type::kMenu), Theme::of(palette()).text3});
}

/// About the row under the mouse, or the current one.
void EventLogView::askForMenu(const QContextMenuEvent& event) {
    const bool byMouse = event.reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? list_->indexAt(event.pos()) : list_->currentIndex();
    if (!index.isValid()) return;
    const QPoint at = byMouse ? event.globalPos() : list_->viewport()->mapToGlobal(list_->visualRect(index).center());
    Q_EMIT contextMenuRequested(log_->podOf(index), log_->nodeOf(index), at);
}

void EventLogView::copy() {
    QModelIndexList rows = list_->selectionModel()->selectedIndexes();
    std::sort(rows.begin(), rows.end());
    if (!rows.isEmpty()) QGuiApplication::clipboard()->setText(log_->copyText(rows));
}

bool EventLogView::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == list_ && isKey && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        if (event->type() == QEvent::KeyPress) copy();
        event->accept();
        return true;
    }
    if (event->type() == QEvent::Paint && watched == list_->viewport() && log_->rowCount() == 0) paintEmpty();
    if (event->type() == QEvent::ContextMenu) {
        askForMenu(*static_cast<QContextMenuEvent*>(event));
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace berth::ui
