// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "ui/inspector/InspectorView.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/stage/StageView.h"
#include "ui/time/TimePanel.h"
#include "ui/view/QueuePicture.h"
#include "ui/window/EditControl.h"
#include "ui/window/FileControl.h"
#include "ui/window/FindBox.h"
#include "ui/window/Flights.h"
#include "ui/window/KeySheet.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/RunControl.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr QSize kFirstSize(1600, 1000);
constexpr QSize kSmallest(1024, 640);
constexpr int kStateVersion = 1;
constexpr qreal kZoomStep = 1.25;
constexpr std::uint32_t kReadableNodes = 80;
constexpr qreal kReadableZoom = 0.45; ///< compact cards

} // namespace

MainWindow::MainWindow(Registry registry, QWidget* parent)
    : QMainWindow(parent),
      systemPalette_(QApplication::palette()),
      actions_(new ActionTable(this)),
      model_(new SessionModel(registry, this)),
      host_(new SessionHost(registry, this)),
      player_(new Player(*model_, *host_, this)),
      selection_(new SelectionModel(this)),
      parts_(buildParts(*this, *actions_, *model_, *player_)),
      layout_(*this, parts_),
      picture_(new PictureFeed(*model_, *selection_, parts_, this)),
      run_(new RunControl(*model_, *player_, *actions_, parts_, this)),
      edits_(new EditControl(*model_, *host_, *player_, *selection_, *actions_, parts_, this)),
      files_(new FileControl(*this, *model_, *host_, settings_, *actions_, parts_)),
      find_(new FindBox(this)) {
    new Flights(*this, *model_, *player_, *picture_, parts_);
    setAcceptDrops(true);
    // Where nothing else has the focus the window has it, so that ← steps back.
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
    setMinimumSize(kSmallest);
    buildMenus();
    connectView();
    connectTheme();
    connectSelection();
    connect(files_, &FileControl::inputChanged, this, &MainWindow::showTitle);
    connect(edits_, &EditControl::edited, this, &MainWindow::showTitle);
    connect(model_, &SessionModel::opened, selection_, &SelectionModel::reset);
    // Later, when the stage has its size.
    const auto onceLater = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    connect(model_, &SessionModel::opened, this,
            [this, onceLater] { connect(picture_, &PictureFeed::drawn, this, &MainWindow::fitAll, onceLater); });
    restore();
    showTitle();
}

MainWindow::~MainWindow() = default;

void MainWindow::open(const OpenRequest& request) {
    files_->open(request);
}

void MainWindow::buildMenus() {
    for (const ActionMenu which :
         {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Run, ActionMenu::Help}) {
        QMenu* menu = parts_.menus->addMenu(ActionTable::menuTitle(which));
        const QList<ActionId> ids = actions_->inMenu(which);
        for (const ActionId id : ids) {
            if (ActionTable::spec(id).lineBefore) menu->addSeparator();
            menu->addAction(actions_->at(id));
            if (id != ActionId::Open) continue;
            menu->addMenu(files_->samplesMenu());
            menu->addMenu(files_->recentMenu());
        }
        if (which == ActionMenu::Run) menu->addMenu(edits_->branchMenu());
        if (which != ActionMenu::View) continue;
        menu->addSeparator();
        for (const QDockWidget* dock : {parts_.queueDock, parts_.inspectorDock, parts_.notesDock, parts_.sourceDock})
            menu->addAction(dock->toggleViewAction());
    }
}

void MainWindow::connectView() {
    StageView* stage = parts_.stage;
    stage->setGroupings(groupingNames(), settings_.value(Setting::Grouping).toInt());
    picture_->setGrouping(static_cast<Grouping>(settings_.value(Setting::Grouping).toInt()));
    connect(stage, &StageView::groupingChosen, this, [this](int index) {
        picture_->setGrouping(static_cast<Grouping>(index));
        settings_.setValue(Setting::Grouping, index);
    });
    connect(stage, &StageView::findRequested, this, &MainWindow::find);
    const auto on = [this](ActionId id, auto call) { connect(actions_->at(id), &QAction::triggered, this, call); };
    on(ActionId::Find, [this] { find(); });
    on(ActionId::Fit, [this] { parts_.stage->fit(); });
    on(ActionId::ZoomIn, [this] { parts_.stage->setZoom(parts_.stage->zoom() * kZoomStep); });
    on(ActionId::ZoomOut, [this] { parts_.stage->setZoom(parts_.stage->zoom() / kZoomStep); });
    on(ActionId::Keys, [this] { showKeys(); });
    on(ActionId::About, [this] { showAbout(); });
    on(ActionId::Quit, [this] { close(); });
    connect(find_, &FindBox::chosen, this, [this](const Found& found) {
        if (found.node.valid()) {
            selection_->selectNode(found.node);
            parts_.stage->ensureVisible(found.node);
        } else {
            selection_->selectPod(found.pod);
        }
    });
}

void MainWindow::connectTheme() {
    auto* group = new QActionGroup(this);
    const QString word = settings_.value(Setting::Theme).toString();
    for (const auto& [id, choice] :
         {std::pair{ActionId::ThemeSystem, ThemeChoice::System}, std::pair{ActionId::ThemeLight, ThemeChoice::Light},
          std::pair{ActionId::ThemeDark, ThemeChoice::Dark}}) {
        QAction* action = actions_->at(id);
        group->addAction(action);
        action->setChecked(themeFromWord(word) == choice);
        connect(action, &QAction::triggered, this, [this, choice = choice] {
            settings_.setValue(Setting::Theme, themeWord(choice));
            chooseTheme(choice);
        });
    }
    QAction* contrast = actions_->at(ActionId::HighContrast);
    contrast->setChecked(settings_.value(Setting::HighContrast).toBool());
    connect(contrast, &QAction::triggered, this, [this](bool high) {
        settings_.setValue(Setting::HighContrast, high);
        chooseTheme(themeFromWord(settings_.value(Setting::Theme).toString()));
    });
    chooseTheme(themeFromWord(word));
}

void MainWindow::chooseTheme(ThemeChoice choice) {
    applyTheme(choice, actions_->at(ActionId::HighContrast)->isChecked(), systemPalette_);
}

void MainWindow::connectSelection() {
    connect(parts_.stage, &StageView::nodeSelected, selection_, &SelectionModel::selectNode);
    connect(parts_.stage, &StageView::podSelected, this, [this](PodId pod, NodeId) { selection_->selectPod(pod); });
    connect(parts_.stage, &StageView::nodeActivated, selection_, &SelectionModel::selectNode);
    connect(parts_.stage, &StageView::podActivated, selection_, &SelectionModel::selectPod);
    connect(parts_.stage, &StageView::selectionCleared, selection_, &SelectionModel::clear);
    connect(&parts_.queues->lanes(), &QueueLanes::podSelected, selection_, &SelectionModel::selectPod);
    connect(&parts_.queues->lanes(), &QueueLanes::podActivated, selection_, &SelectionModel::selectPod);
    connect(&parts_.queues->lanes(), &QueueLanes::selectionCleared, selection_, &SelectionModel::clear);
    connect(&parts_.queues->lanes(), &QueueLanes::moreRequested, this, [this](int lane) {
        std::vector<Found> pods;
        for (const PodId pod : podsOf(static_cast<Lane>(lane), model_->moment()))
            pods.push_back({pod, {}, QString::fromStdString(std::string(model_->moment().podName(pod)))});
        find_->openList(std::move(pods));
    });
    connect(parts_.pipeline, &PipelineStrip::pointSelected, selection_, &SelectionModel::selectPoint);
    connect(parts_.pipeline, &PipelineStrip::podSelected, selection_, &SelectionModel::selectPod);
    connect(&parts_.time->log(), &EventLogView::podSelected, selection_, &SelectionModel::selectPod);
    connect(parts_.inspector, &InspectorView::selectionRequested, this, [this](const Selection& wanted) {
        if (wanted.pod.valid())
            selection_->selectPod(wanted.pod);
        else if (wanted.node.valid())
            selection_->selectNode(wanted.node);
        else if (wanted.point)
            selection_->selectPoint(*wanted.point);
    });
    connect(actions_->at(ActionId::InspectBack), &QAction::triggered, selection_, &SelectionModel::goBack);
    connect(actions_->at(ActionId::InspectForward), &QAction::triggered, selection_, &SelectionModel::goForward);
    connect(actions_->at(ActionId::Deselect), &QAction::triggered, selection_, &SelectionModel::clear);
    const auto refresh = [this] {
        actions_->at(ActionId::InspectBack)->setEnabled(selection_->canGoBack());
        actions_->at(ActionId::InspectForward)->setEnabled(selection_->canGoForward());
    };
    connect(selection_, &SelectionModel::changed, this, refresh);
    refresh();
}

void MainWindow::restore() {
    resize(kFirstSize);
    restoreGeometry(settings_.value(Setting::Geometry).toByteArray());
    player_->setSpeed(settings_.value(Setting::Speed).toDouble());
    if (settings_.value(Setting::TimelineSteps).toBool()) actions_->at(ActionId::TimelineSteps)->trigger();
    layout_.apply();
    const bool narrow = layout_.size() == AdaptiveLayout::Size::Narrow;
    restoreState(settings_.value(narrow ? Setting::DocksNarrow : Setting::Docks).toByteArray(), kStateVersion);
    parts_.sourceDock->hide();
    parts_.notesDock->hide();
}

void MainWindow::remember() {
    settings_.setValue(Setting::Geometry, saveGeometry());
    const bool narrow = layout_.size() == AdaptiveLayout::Size::Narrow;
    settings_.setValue(narrow ? Setting::DocksNarrow : Setting::Docks, saveState(kStateVersion));
    settings_.setValue(Setting::Speed, player_->speed());
    settings_.setValue(Setting::TimelineSteps, actions_->at(ActionId::TimelineSteps)->isChecked());
}

void MainWindow::showTitle() {
    const QString name = files_->title();
    setWindowTitle(name.isEmpty() ? tr("Berth") : tr("%1[*] — Berth").arg(name));
    setWindowModified(!name.isEmpty() && files_->isChanged());
}

void MainWindow::showKeys() {
    (new KeySheet(this))->open();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Berth"));
    box->setText(tr("<b>Berth %1</b>").arg(QApplication::applicationVersion()));
    box->setInformativeText(tr("A playground for the Kubernetes scheduling framework. It decides as kube-scheduler "
                               "v1.37 does, one extension point at a "
                               "time, forwards and backwards, and shows why.<br><br>Free software under the GNU "
                               "General Public License, version 3 or later."));
    box->open();
}

/// All nodes at once where they would not fit, but small clusters not smaller than names can be read; never larger
/// than drawn for.
void MainWindow::fitAll() {
    parts_.stage->fit();
    const bool isSmall = model_->moment().world->nodeCount <= kReadableNodes;
    parts_.stage->setZoom(std::clamp(parts_.stage->zoom(), isSmall ? kReadableZoom : 0.0, 1.0));
}

void MainWindow::find() {
    if (model_->isOpen()) find_->openOver(model_->moment());
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    layout_.apply();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    remember();
    QMainWindow::closeEvent(event);
}

/// Keys that no focused control has taken.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (plain && event->key() == Qt::Key_Left) return player_->stepBack(Stride::Point);
    if (plain && event->key() == Qt::Key_Space) return player_->toggle(Pace::Play);
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (auto* items = parts_.stage->findChild<NodeCanvas*>()) items->setFocus(Qt::TabFocusReason);
        return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (FileControl::accepts(*event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (!FileControl::accepts(*event->mimeData())) return;
    event->acceptProposedAction();
    files_->take(*event->mimeData());
}

} // namespace berth::ui
