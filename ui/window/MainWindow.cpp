// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "ui/compare/CompareWindow.h"
#include "ui/inspector/InspectorView.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/time/TimePanel.h"
#include "ui/view/QueuePicture.h"
#include "ui/view/StagePicture.h"
#include "ui/window/AutosaveControl.h"
#include "ui/window/BranchControl.h"
#include "ui/window/BreakpointControl.h"
#include "ui/window/CompareControl.h"
#include "ui/window/DockSet.h"
#include "ui/window/EditControl.h"
#include "ui/window/EditDialog.h"
#include "ui/window/ExpressControl.h"
#include "ui/window/FileControl.h"
#include "ui/window/FindBox.h"
#include "ui/window/Flights.h"
#include "ui/window/InspectControl.h"
#include "ui/window/KeySheet.h"
#include "ui/window/LevelsDialog.h"
#include "ui/window/LookControl.h"
#include "ui/window/MeasureControl.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/PresenterControl.h"
#include "ui/window/ProfileOffer.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/RunControl.h"
#include "ui/window/RunUntilDialog.h"
#include "ui/window/ScrollFrame.h"
#include "ui/window/SettingsDialog.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

constexpr QSize kFirstSize(1600, 1000);
constexpr QSize kSmallest(480, 360);
constexpr std::array kMenus = {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Run, ActionMenu::Help};
constexpr qreal kZoomStep = 1.25;
constexpr std::uint32_t kReadableNodes = 80;
constexpr qreal kReadableZoom = 0.45; ///< compact cards

/// Text that a person typed and has not used yet.
bool holdsText(const QDialog& dialog) {
    const auto lines = dialog.findChildren<QLineEdit*>();
    const auto texts = dialog.findChildren<QPlainTextEdit*>();
    return std::any_of(lines.begin(), lines.end(), [](const QLineEdit* line) { return line->isModified(); }) ||
           std::any_of(texts.begin(), texts.end(),
                       [](const QPlainTextEdit* each) { return each->document()->isModified(); });
}

template <class... Kinds> bool isAny(const QDialog& dialog) {
    return ((qobject_cast<const Kinds*>(&dialog) != nullptr) || ...);
}

/// Whether it follows the language by itself.
bool saysAgain(const QDialog& dialog) {
    return isAny<SettingsDialog, EditDialog, LevelsDialog, RunUntilDialog, QInputDialog, CompareWindow>(dialog);
}

} // namespace

MainWindow::MainWindow(Registry registry, std::optional<Language> language, QWidget* parent)
    : QMainWindow(parent),
      translation_(language.value_or(languageFromWord(settings_.value(Setting::Language).toString()))),
      actions_(new ActionTable(this)),
      look_(new LookControl(*this, settings_, *actions_)),
      frame_(new QMainWindow(this, Qt::Widget)),
      model_(new SessionModel(registry, this)),
      host_(new SessionHost(registry, this)),
      player_(new Player(*model_, *host_, this)),
      selection_(new SelectionModel(this)),
      measures_(new RunMeasures(*model_, this)),
      parts_(buildParts(*frame_, *actions_, *model_, *player_, *measures_)),
      docks_(new DockSet(*frame_, parts_, *actions_, settings_)),
      picture_(new PictureFeed(*model_, *selection_, parts_, this)),
      run_(new RunControl(*model_, *player_, *actions_, parts_, this)),
      edits_(new EditControl(*model_, *host_, *player_, *selection_, *actions_, parts_, this)),
      files_(new FileControl(*this, *model_, *host_, settings_, *actions_, parts_)),
      autosave_(new AutosaveControl(*model_, *host_, *player_, *files_, *edits_, *parts_.banner, this)),
      find_(new FindBox(*actions_, this)) {
    new ProfileOffer(*model_, *edits_, *parts_.banner, this);
    auto* branches = new BranchControl(*model_, *host_, *player_, *actions_, parts_, this);
    compare_ = new CompareControl(registry, *model_, *host_, *player_, *selection_, settings_, parts_, this);
    connect(branches, &BranchControl::compareWanted, compare_, &CompareControl::compare);
    new InspectControl(*model_, *host_, *player_, *picture_, *edits_, *actions_, parts_, this);
    new MeasureControl(*model_, *player_, *selection_, *measures_, parts_, this);
    new ExpressControl(*model_, *player_, *picture_, parts_, this);
    new BreakpointControl(*model_, *player_, *selection_, *actions_, *docks_, parts_, this);
    presenter_ = new PresenterControl(*model_, *host_, *player_, *selection_, *picture_, settings_, *actions_, this);
    auto* flights = new Flights(*this, *model_, *player_, *picture_, parts_);
    flights->setReduced(look_->isMotionReduced());
    connect(look_, &LookControl::motionReduced, flights, &Flights::setReduced);
    setAcceptDrops(true);
    // Where nothing else has the focus the window has it, so that ← steps back. Tab passes it over: it shows no focus.
    setFocusPolicy(Qt::ClickFocus);
    setFocus();
    setMinimumSize(kSmallest);
    frame_->setMinimumSize(kLeastContent);
    setCentralWidget(new ScrollFrame(frame_, this));
    buildMenus();
    connectView();
    connectHelp();
    connectSelection();
    connect(files_, &FileControl::inputChanged, this, &MainWindow::showTitle);
    connect(edits_, &EditControl::edited, this, &MainWindow::showTitle);
    connect(model_, &SessionModel::opened, selection_, &SelectionModel::reset);
    connect(model_, &SessionModel::opened, find_, &FindBox::hide);
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
    actions_->restoreKeys(settings_.value(Setting::Keys).toMap());
    for (const ActionMenu which : kMenus) {
        QMenu* menu = parts_.menus->addMenu(QString());
        menus_ += menu;
        for (const ActionId id : actions_->inMenu(which)) {
            if (ActionTable::spec(id).lineBefore) menu->addSeparator();
            menu->addAction(actions_->at(id));
            if (id != ActionId::Open) continue;
            menu->addMenu(files_->samplesMenu());
            menu->addMenu(files_->recentMenu());
        }
        if (which == ActionMenu::Run) menu->addMenu(edits_->branchMenu());
    }
    retranslate();
}

void MainWindow::retranslate() {
    actions_->retranslate();
    for (qsizetype i = 0; i < menus_.size(); ++i)
        menus_[i]->setTitle(ActionTable::menuTitle(kMenus[static_cast<std::size_t>(i)]));
    showStageKeys();
    retranslateDocks(parts_);
    parts_.stage->setGroupings(groupingNames(), settings_.value(Setting::Grouping).toInt());
    parts_.stage->setColourings(colouringNames(), settings_.value(Setting::Colouring).toInt());
    picture_->retranslate();
    edits_->retranslate();
    files_->retranslate();
    picture_->redraw();
    showTitle();
}

/// Those that say what they say once, and hold no text of a person.
void MainWindow::closeDialogs() {
    const auto dialogs = findChildren<QDialog*>();
    for (QDialog* dialog : dialogs)
        if (dialog->isVisible() && !saysAgain(*dialog) && !holdsText(*dialog)) dialog->close();
}

void MainWindow::connectView() {
    StageView* stage = parts_.stage;
    picture_->setGrouping(static_cast<Grouping>(settings_.value(Setting::Grouping).toInt()));
    connect(stage, &StageView::groupingChosen, this, [this](int index) {
        picture_->setGrouping(static_cast<Grouping>(index));
        settings_.setValue(Setting::Grouping, index);
    });
    picture_->setColouring(static_cast<HeatKey>(settings_.value(Setting::Colouring).toInt()));
    connect(stage, &StageView::colouringChosen, this, [this](int index) {
        picture_->setColouring(static_cast<HeatKey>(index));
        settings_.setValue(Setting::Colouring, index);
    });
    connect(stage, &StageView::findRequested, this, &MainWindow::find);
    const auto on = [this](ActionId id, auto call) { connect(actions_->at(id), &QAction::triggered, this, call); };
    on(ActionId::Find, [this] { find(); });
    on(ActionId::StageItems, [this] { parts_.stage->focusItems(); });
    on(ActionId::Fit, [this] { parts_.stage->fit(); });
    on(ActionId::ZoomIn, [this] { parts_.stage->setZoom(parts_.stage->zoom() * kZoomStep); });
    on(ActionId::ZoomOut, [this] { parts_.stage->setZoom(parts_.stage->zoom() / kZoomStep); });
    connect(find_, &FindBox::chosen, this, &MainWindow::goTo);
}

void MainWindow::connectHelp() {
    const auto on = [this](ActionId id, auto call) { connect(actions_->at(id), &QAction::triggered, this, call); };
    on(ActionId::Keys, [this] { showKeys(); });
    on(ActionId::Settings, [this] { showSettings(); });
    on(ActionId::About, [this] { showAbout(); });
    on(ActionId::Quit, [this] { close(); });
    connect(actions_, &ActionTable::keysChanged, this, [this] {
        settings_.setValue(Setting::Keys, actions_->changedKeys());
        showStageKeys();
    });
}

void MainWindow::showStageKeys() {
    const auto keysOf = [this](ActionId id) { return keysText(actions_->keysNow(id)); };
    parts_.stage->setKeys(keysOf(ActionId::Find), keysOf(ActionId::Fit));
}

void MainWindow::chooseTheme(ThemeChoice choice) {
    look_->fixTheme(choice);
}

void MainWindow::connectSelection() {
    connect(parts_.stage, &StageView::nodeSelected, selection_, &SelectionModel::selectNode);
    connect(parts_.stage, &StageView::podSelected, this, [this](PodId pod, NodeId) { selection_->selectPod(pod); });
    connect(parts_.stage, &StageView::nodeActivated, selection_, &SelectionModel::selectNode);
    connect(parts_.stage, &StageView::podActivated, selection_, &SelectionModel::selectPod);
    // A double click opens: also the inspector, where it does not stand beside the stage.
    const auto openInspector = [this] { docks_->show(ActionId::ShowInspector); };
    connect(parts_.stage, &StageView::nodeActivated, this, openInspector);
    connect(parts_.stage, &StageView::podActivated, this, openInspector);
    connect(&parts_.queues->lanes(), &QueueLanes::podActivated, this, openInspector);
    connect(parts_.stage, &StageView::deadlockSelected, selection_, &SelectionModel::selectDeadlock);
    const auto selectGang = [this](const QString& gang) { selection_->selectGang(gang.toStdString()); };
    connect(parts_.stage, &StageView::gangSelected, this, selectGang);
    connect(&parts_.queues->lanes(), &QueueLanes::gangSelected, this, selectGang);
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
    connect(parts_.stage, &StageView::filteredRequested, this, &MainWindow::listFiltered);
    connect(parts_.stage, &StageView::victimsRequested, this, &MainWindow::listVictims);
    connect(parts_.stage, &StageView::candidatesRequested, this, [this, openInspector] {
        selection_->clear();
        openInspector();
    });
    connect(parts_.pipeline, &PipelineStrip::pointSelected, selection_, &SelectionModel::selectPoint);
    connect(parts_.pipeline, &PipelineStrip::podSelected, selection_, &SelectionModel::selectPod);
    connect(&parts_.time->log(), &EventLogView::podSelected, selection_, &SelectionModel::selectPod);
    connect(&parts_.time->timeline(), &TimelineView::podSelected, selection_, &SelectionModel::selectPod);
    connect(selection_, &SelectionModel::changed, this, [this](const Selection& selection) {
        parts_.time->timeline().setSelection(selection);
        parts_.time->log().setSelection(selection);
    });
    connect(parts_.inspector, &InspectorView::selectionRequested, selection_, &SelectionModel::selectWhat);
    connect(actions_->at(ActionId::InspectBack), &QAction::triggered, selection_, &SelectionModel::goBack);
    connect(actions_->at(ActionId::InspectForward), &QAction::triggered, selection_, &SelectionModel::goForward);
    connect(actions_->at(ActionId::Deselect), &QAction::triggered, this, [this] {
        if (player_->isWaiting() || player_->pace() != Pace::Still) return player_->cancel();
        if (!docks_->closeOver()) selection_->clear();
    });
    const auto refresh = [this] {
        actions_->at(ActionId::InspectBack)->setEnabled(selection_->canGoBack());
        actions_->at(ActionId::InspectForward)->setEnabled(selection_->canGoForward());
    };
    connect(selection_, &SelectionModel::changed, this, refresh);
    refresh();
}

void MainWindow::listFiltered() {
    const std::optional<WaterfallView>& scores = parts_.stage->content().waterfall;
    std::vector<Found> nodes;
    if (scores)
        for (const FilteredNodeView& node : scores->filtered) nodes.push_back({{}, node.node, node.name});
    find_->openList(std::move(nodes));
}

void MainWindow::listVictims(NodeId node) {
    const std::optional<TournamentView>& tournament = parts_.stage->content().tournament;
    std::vector<Found> pods;
    if (tournament)
        for (const CandidateView& candidate : tournament->candidates)
            for (const VictimView& victim : candidate.victims)
                if (candidate.node == node) pods.push_back({victim.pod, {}, victim.name});
    find_->openList(std::move(pods));
}

void MainWindow::restore() {
    resize(kFirstSize);
    restoreGeometry(settings_.value(Setting::Geometry).toByteArray());
    player_->setSpeed(settings_.value(Setting::Speed).toDouble());
    if (settings_.value(Setting::TimelineSteps).toBool()) actions_->at(ActionId::TimelineSteps)->trigger();
    parts_.time->timeline().setLanes(LaneChoice(settings_.value(Setting::TimelineLanes).toUInt()));
    docks_->apply(size());
    docks_->restore();
}

void MainWindow::remember() {
    settings_.setValue(Setting::Geometry, saveGeometry());
    docks_->remember();
    settings_.setValue(Setting::Speed, player_->speed());
    settings_.setValue(Setting::TimelineSteps, actions_->at(ActionId::TimelineSteps)->isChecked());
    settings_.setValue(Setting::TimelineLanes, static_cast<int>(parts_.time->timeline().lanes().to_ulong()));
}

void MainWindow::showTitle() {
    const QString name = files_->title();
    setWindowTitle(name.isEmpty() ? tr("Berth") : tr("%1[*] — Berth").arg(name));
    setWindowModified(!name.isEmpty() && files_->isChanged());
}

void MainWindow::showKeys() {
    (new KeySheet(*actions_, this))->open();
}

void MainWindow::showSettings() {
    if (settingsDialog_ == nullptr)
        settingsDialog_ = new SettingsDialog(*actions_, settings_, *look_, translation_, *player_, this);
    settingsDialog_->show();
    settingsDialog_->raise();
    settingsDialog_->activateWindow();
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
    find_->openOver(model_->moment());
}

void MainWindow::goTo(const Found& found) {
    if (found.action) return actions_->at(*found.action)->trigger();
    if (found.point) return selection_->selectPoint(*found.point);
    if (!found.gang.empty()) return selection_->selectGang(found.gang);
    if (!found.node.valid()) return selection_->selectPod(found.pod);
    selection_->selectNode(found.node);
    parts_.stage->ensureVisible(found.node);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    docks_->apply(size());
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    closeDialogs();
    retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayClose()) return event->ignore();
    remember();
    QMainWindow::closeEvent(event);
}

/// Keys that no focused control has taken.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    const QKeyCombination key(event->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event->key()));
    if (!actions_->takeYielding(QKeySequence(key))) QMainWindow::keyPressEvent(event);
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
