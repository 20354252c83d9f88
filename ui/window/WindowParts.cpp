// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowParts.h"

#include "ui/inspector/InspectorView.h"
#include "ui/measures/ChartPanel.h"
#include "ui/measures/TenantPanel.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/time/TimePanel.h"
#include "ui/window/ActionTable.h"
#include "ui/window/BreakpointList.h"
#include "ui/window/DockTitle.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/LoadingBar.h"
#include "ui/window/NotesModel.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/ScrollFrame.h"
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

#include <array>
#include <utility>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WindowParts)
};

constexpr QSize kLeastPanel(120, 80);

DockTitle& titleOf(QDockWidget& dock) {
    return *static_cast<DockTitle*>(dock.titleBarWidget());
}

void addCloseButton(QDockWidget& dock) {
    auto* close = new ActionButton(ActionButton::Kind::Flat, Icon::Close, {}, &dock);
    close->setFocusPolicy(Qt::TabFocus);
    QObject::connect(close, &ActionButton::clicked, &dock, &QDockWidget::close);
    titleOf(dock).setCloseButton(close);
}

QDockWidget* makeDock(QMainWindow& window, const char* name, QWidget* content, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(QLatin1String(name));
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable |
                      QDockWidget::DockWidgetFloatable);
    dock->setTitleBarWidget(new DockTitle({}, dock));
    addCloseButton(*dock);
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

/// Scrolls where it is squeezed, so that a panel takes no room from those beside it.
ScrollFrame* scrolled(QWidget* panel) {
    panel->setAutoFillBackground(true);
    panel->setBackgroundRole(QPalette::Base);
    auto* frame = new ScrollFrame(panel, nullptr, kLeastPanel);
    frame->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return frame;
}

ActionButton* buttonFor(QAction* action, Icon glyph, QWidget* parent) {
    auto* button = new ActionButton(ActionButton::Kind::Flat, glyph, {}, parent);
    const auto sync = [button, action] {
        button->setAccessibleName(action->iconText());
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    sync();
    QObject::connect(action, &QAction::changed, button, sync);
    QObject::connect(button, &ActionButton::clicked, action, &QAction::trigger);
    return button;
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
    parts.queueDock = makeDock(window, "queues", parts.queues, Qt::LeftDockWidgetArea);
    parts.queueSummary = new QLabel;
    parts.queueSummary->setFont(Fonts().font(type::kSmall));
    titleOf(*parts.queueDock).add(parts.queueSummary);
    parts.inspector = new InspectorView([&model](const TermsRequest& request) {
        return request.isScore ? model.scoreTerms(request.node, request.plugin)
                               : model.filterTerms(request.node, request.plugin);
    });
    parts.inspectorDock = makeDock(window, "inspector", parts.inspector, Qt::RightDockWidgetArea);
    DockTitle& title = titleOf(*parts.inspectorDock);
    title.add(buttonFor(actions.at(ActionId::InspectBack), Icon::Left, &title));
    title.add(buttonFor(actions.at(ActionId::InspectForward), Icon::Right, &title));
    title.add(buttonFor(actions.at(ActionId::InspectPin), Icon::Pin, &title));
}

void buildTime(QMainWindow& window, const ActionTable& actions, SessionModel& model, Player& player,
               WindowParts& parts) {
    parts.time = new TimePanel(model, player);
    parts.timeDock = makeDock(window, "time", parts.time, Qt::BottomDockWidgetArea);
    // The dock is taken hold of at its run buttons' row.
    TransportBar& transport = parts.time->transport();
    delete parts.timeDock->titleBarWidget();
    parts.timeDock->setTitleBarWidget(&transport);
    parts.timeDock->setAllowedAreas(Qt::TopDockWidgetArea | Qt::BottomDockWidgetArea);
    struct Group {
        std::vector<ActionId> ids;
    };
    const std::vector<Group> groups = {
        {{ActionId::Reset}},
        {{ActionId::Back, ActionId::Play, ActionId::StepOver, ActionId::StepIn, ActionId::StepOut}},
        {{ActionId::RunUntil, ActionId::Fast, ActionId::Express}}};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) transport.addSeparator();
        for (const ActionId id : groups[i].ids)
            transport.addButton(actions.at(id), *ActionTable::spec(id).icon,
                                id == ActionId::Play ? std::optional(Icon::Pause) : std::nullopt);
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
    parts.notesDock = makeDock(window, "notes", parts.notes, Qt::RightDockWidgetArea);
    parts.notesDock->hide();
    parts.source = new SourceView;
    parts.sourceDock = makeDock(window, "source", parts.source, Qt::RightDockWidgetArea);
    parts.sourceTitle = new QLabel;
    parts.sourceTitle->setFont(Fonts().font(type::kSmallMono));
    titleOf(*parts.sourceDock).add(parts.sourceTitle);
    parts.sourceDock->hide();
}

void buildMeasures(QMainWindow& window, SessionModel& model, RunMeasures& measures, WindowParts& parts) {
    parts.tenants = new TenantPanel;
    parts.tenantDock = makeDock(window, "tenants", scrolled(parts.tenants), Qt::RightDockWidgetArea);
    parts.tenantDock->hide();
    parts.charts = new ChartPanel(model, measures);
    parts.chartDock = makeDock(window, "charts", parts.charts, Qt::RightDockWidgetArea);
    window.tabifyDockWidget(parts.inspectorDock, parts.chartDock);
    parts.chartDock->hide();
}

void buildStatus(QMainWindow& window, const ActionTable& actions, WindowParts& parts) {
    parts.status = new StatusLine(&window);
    window.statusBar()->setSizeGripEnabled(false);
    window.statusBar()->setContentsMargins(0, 0, 0, 0);
    window.statusBar()->addWidget(parts.status, 1);
    parts.inspectorButton = new ActionButton(ActionButton::Kind::Flat, Icon::Eye, {}, &window);
    QAction* inspector = actions.at(ActionId::ShowInspector);
    const auto sync = [button = parts.inspectorButton, inspector] {
        button->setText(inspector->iconText());
        button->setToolTip(inspector->toolTip());
    };
    sync();
    QObject::connect(inspector, &QAction::changed, parts.inspectorButton, sync);
    QObject::connect(parts.inspectorButton, &ActionButton::clicked, inspector, &QAction::trigger);
    parts.inspectorButton->hide();
    window.statusBar()->addPermanentWidget(parts.inspectorButton);
    parts.notesButton = new ActionButton(ActionButton::Kind::Flat, &window);
    parts.notesButton->setToolTip(Words::tr("What was said about the input"));
    parts.notesButton->hide();
    window.statusBar()->addPermanentWidget(parts.notesButton);
    QObject::connect(parts.notesButton, &ActionButton::clicked, parts.notesDock,
                     [dock = parts.notesDock] { dock->setVisible(!dock->isVisible()); });
}

/// What Tab stops at inside a panel, in the order it was made.
QWidgetList tabStops(QWidget& panel) {
    QWidgetList stops;
    for (QWidget* widget = panel.nextInFocusChain(); widget != &panel; widget = widget->nextInFocusChain())
        if (panel.isAncestorOf(widget) && (widget->focusPolicy() & Qt::TabFocus)) stops += widget;
    return stops;
}

/// LOOK's order: pipeline, queues, stage, inspector, time.
void orderTabs(const WindowParts& parts) {
    QWidget* last = parts.pipeline;
    for (QWidget* panel : {static_cast<QWidget*>(parts.pipeline), static_cast<QWidget*>(parts.banner),
                           static_cast<QWidget*>(parts.queueDock), static_cast<QWidget*>(parts.stage),
                           static_cast<QWidget*>(parts.inspectorDock), static_cast<QWidget*>(parts.timeDock)})
        for (QWidget* next : tabStops(*panel)) {
            QWidget::setTabOrder(last, next);
            last = next;
        }
}

} // namespace

WindowParts buildParts(QMainWindow& window, const ActionTable& actions, SessionModel& model, Player& player,
                       RunMeasures& measures) {
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
    parts.breakpoints = new BreakpointList(player.breakpoints());
    parts.breakpointDock = makeDock(window, "breakpoints", scrolled(parts.breakpoints), Qt::RightDockWidgetArea);
    parts.breakpointDock->hide();
    buildMeasures(window, model, measures, parts);
    buildStatus(window, actions, parts);
    retranslateDocks(parts);
    orderTabs(parts);
    return parts;
}

void retranslateDocks(const WindowParts& parts) {
    const std::array<std::pair<QDockWidget*, QString>, 8> titles = {{{parts.queueDock, Words::tr("Queues")},
                                                                     {parts.inspectorDock, Words::tr("Inspector")},
                                                                     {parts.timeDock, Words::tr("Time")},
                                                                     {parts.notesDock, Words::tr("Notes")},
                                                                     {parts.sourceDock, Words::tr("Source")},
                                                                     {parts.breakpointDock, Words::tr("Breakpoints")},
                                                                     {parts.tenantDock, Words::tr("Tenants")},
                                                                     {parts.chartDock, Words::tr("Charts")}}};
    for (const auto& [dock, title] : titles) {
        dock->setWindowTitle(title);
        if (auto* bar = qobject_cast<DockTitle*>(dock->titleBarWidget())) bar->setTitle(title);
    }
    parts.notes->setAccessibleName(Words::tr("Notes on the input"));
    if (parts.notesButton != nullptr) parts.notesButton->setToolTip(Words::tr("What was said about the input"));
}

} // namespace berth::ui
