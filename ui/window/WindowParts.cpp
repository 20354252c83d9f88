// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowParts.h"

#include "ui/inspector/InspectorView.h"
#include "ui/pipeline/PipelineGeometry.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/time/TimePanel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/DockTitle.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/LoadingBar.h"
#include "ui/window/NotesModel.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/SourceView.h"
#include "ui/window/StatusLine.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QTableView>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WindowParts)
};

constexpr int kRegularFrom = 1440;
constexpr int kTallFrom = 860;

QDockWidget* makeDock(QMainWindow& window, const char* name, const QString& title, QWidget* content,
                      Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(QLatin1String(name));
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    dock->setTitleBarWidget(new DockTitle(title, dock));
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

DockTitle& titleOf(QDockWidget& dock) {
    return *static_cast<DockTitle*>(dock.titleBarWidget());
}

ActionButton* buttonFor(QAction* action, Icon glyph, QWidget* parent) {
    auto* button = new ActionButton(ActionButton::Kind::Flat, glyph, {}, parent);
    button->setAccessibleName(action->iconText());
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    QObject::connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
    QObject::connect(button, &ActionButton::clicked, action, &QAction::trigger);
    return button;
}

void addCloseButton(QDockWidget& dock) {
    auto* close = new ActionButton(ActionButton::Kind::Flat, Icon::Close, {}, &dock);
    close->setAccessibleName(Words::tr("Close"));
    close->setToolTip(Words::tr("Close"));
    QObject::connect(close, &ActionButton::clicked, &dock, &QDockWidget::close);
    titleOf(dock).add(close);
}

void buildTop(QMainWindow& window, WindowParts& parts) {
    auto* top = new QWidget(&window);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    parts.menus = new QMenuBar(top);
    parts.pipeline = new PipelineStrip(top);
    parts.banner = new ErrorBanner(top);
    parts.loading = new LoadingBar(top);
    for (QWidget* part : {static_cast<QWidget*>(parts.menus), static_cast<QWidget*>(parts.pipeline),
                          static_cast<QWidget*>(parts.banner), static_cast<QWidget*>(parts.loading)})
        column->addWidget(part);
    window.setMenuWidget(top);
}

void buildSides(QMainWindow& window, const ActionTable& actions, SessionModel& model, WindowParts& parts) {
    parts.queues = new QueuePanel;
    parts.queueDock = makeDock(window, "queues", Words::tr("Queues"), parts.queues, Qt::LeftDockWidgetArea);
    parts.queueSummary = new QLabel;
    parts.queueSummary->setFont(Fonts().font(type::kSmall));
    titleOf(*parts.queueDock).add(parts.queueSummary);
    parts.inspector = new InspectorView([&model](const TermsRequest& request) {
        return request.isScore ? model.scoreTerms(request.node, request.plugin)
                               : model.filterTerms(request.node, request.plugin);
    });
    parts.inspectorDock =
        makeDock(window, "inspector", Words::tr("Inspector"), parts.inspector, Qt::RightDockWidgetArea);
    DockTitle& title = titleOf(*parts.inspectorDock);
    title.add(buttonFor(actions.at(ActionId::InspectBack), Icon::Left, &title));
    title.add(buttonFor(actions.at(ActionId::InspectForward), Icon::Right, &title));
}

void buildTime(QMainWindow& window, const ActionTable& actions, SessionModel& model, Player& player,
               WindowParts& parts) {
    parts.time = new TimePanel(model, player);
    parts.timeDock = makeDock(window, "time", Words::tr("Time"), parts.time, Qt::BottomDockWidgetArea);
    parts.timeDock->setTitleBarWidget(new QWidget(parts.timeDock));
    parts.timeDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    TransportBar& transport = parts.time->transport();
    struct Group {
        std::vector<ActionId> ids;
    };
    const std::vector<Group> groups = {
        {{ActionId::Reset}},
        {{ActionId::Back, ActionId::Play, ActionId::StepOver, ActionId::StepIn, ActionId::StepOut}},
        {{ActionId::ToEnd, ActionId::Fast}}};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) transport.addSeparator();
        for (const ActionId id : groups[i].ids) transport.addButton(actions.at(id), *ActionTable::spec(id).icon);
    }
}

void buildMessages(QMainWindow& window, WindowParts& parts) {
    parts.notesModel = new NotesModel(&window);
    parts.notes = new QTableView;
    parts.notes->setModel(parts.notesModel);
    parts.notes->setSelectionBehavior(QAbstractItemView::SelectRows);
    parts.notes->setShowGrid(false);
    parts.notes->setWordWrap(true);
    parts.notes->setFrameShape(QFrame::NoFrame);
    parts.notes->setFont(Fonts().font(type::kDense));
    parts.notes->verticalHeader()->hide();
    parts.notes->horizontalHeader()->setSectionResizeMode(NotesModel::Message, QHeaderView::Stretch);
    parts.notes->horizontalHeader()->setHighlightSections(false);
    parts.notes->setAccessibleName(Words::tr("Notes on the input"));
    parts.notesDock = makeDock(window, "notes", Words::tr("Notes"), parts.notes, Qt::RightDockWidgetArea);
    addCloseButton(*parts.notesDock);
    parts.notesDock->hide();
    parts.source = new SourceView;
    parts.sourceDock = makeDock(window, "source", Words::tr("Source"), parts.source, Qt::RightDockWidgetArea);
    parts.sourceTitle = new QLabel;
    parts.sourceTitle->setFont(Fonts().font(type::kSmallMono));
    titleOf(*parts.sourceDock).add(parts.sourceTitle);
    addCloseButton(*parts.sourceDock);
    parts.sourceDock->hide();
}

/// LOOK's order: pipeline, queues, stage, inspector, time.
void orderTabs(const WindowParts& parts) {
    QWidget* last = parts.pipeline;
    for (QWidget* next : {static_cast<QWidget*>(&parts.queues->lanes()), static_cast<QWidget*>(&parts.queues->submit()),
                          static_cast<QWidget*>(parts.stage), static_cast<QWidget*>(parts.inspector),
                          static_cast<QWidget*>(parts.time)}) {
        QWidget::setTabOrder(last, next);
        last = next;
    }
}

} // namespace

WindowParts buildParts(QMainWindow& window, const ActionTable& actions, SessionModel& model, Player& player) {
    WindowParts parts;
    window.setDockNestingEnabled(true);
    window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    buildTop(window, parts);
    parts.stage = new StageView(&window);
    window.setCentralWidget(parts.stage);
    buildSides(window, actions, model, parts);
    buildTime(window, actions, model, player, parts);
    buildMessages(window, parts);
    parts.status = new StatusLine(&window);
    window.statusBar()->setSizeGripEnabled(false);
    window.statusBar()->setContentsMargins(0, 0, 0, 0);
    window.statusBar()->addWidget(parts.status, 1);
    parts.notesButton = new ActionButton(ActionButton::Kind::Flat, &window);
    parts.notesButton->setToolTip(Words::tr("What was said about the input"));
    parts.notesButton->hide();
    window.statusBar()->addPermanentWidget(parts.notesButton);
    QObject::connect(parts.notesButton, &ActionButton::clicked, parts.notesDock,
                     [dock = parts.notesDock] { dock->setVisible(!dock->isVisible()); });
    orderTabs(parts);
    return parts;
}

void AdaptiveLayout::apply() {
    const Size next = window_.width() >= kRegularFrom ? Size::Regular : Size::Narrow;
    const bool isTall = window_.height() >= kTallFrom && next == Size::Regular;
    parts_.pipeline->setFixedHeight(static_cast<int>(isTall ? kPipelineHeight : kPipelineCompactHeight));
    if (next == size_) return;
    size_ = next;
    const bool narrow = next == Size::Narrow;
    parts_.queues->setFolded(narrow);
    parts_.queueSummary->setVisible(!narrow);
    parts_.time->setFolded(narrow);
    window_.resizeDocks({parts_.queueDock, parts_.inspectorDock},
                        {narrow ? QueuePanel::kNarrow : QueuePanel::kWide, narrow ? 336 : 388}, Qt::Horizontal);
    window_.resizeDocks({parts_.timeDock}, {parts_.time->sizeHint().height()}, Qt::Vertical);
}

} // namespace berth::ui
