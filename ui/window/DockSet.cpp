// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DockSet.h"

#include "ui/inspector/InspectorView.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/theme/ActionButton.h"
#include "ui/time/TimePanel.h"
#include "ui/window/QueuePanel.h"
#include "ui/window/SidePanel.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>

#include <array>

namespace berth::ui {
namespace {

constexpr int kStateVersion = 3;
constexpr int kLeastRow = 240; ///< of panels that stand one above the other

} // namespace

DockSet::DockSet(QMainWindow& frame, const WindowParts& parts, const ActionTable& actions, Settings& settings)
    : QObject(&frame),
      frame_(frame),
      parts_(parts),
      actions_(actions),
      settings_(settings),
      docks_{{ActionId::ShowQueues, parts.queueDock},   {ActionId::ShowInspector, parts.inspectorDock},
             {ActionId::ShowTime, parts.timeDock},      {ActionId::ShowBreakpoints, parts.breakpointDock},
             {ActionId::ShowNotes, parts.notesDock},    {ActionId::ShowSource, parts.sourceDock},
             {ActionId::ShowTenants, parts.tenantDock}, {ActionId::ShowCharts, parts.chartDock}},
      over_(new SidePanel(parts.inspectorDock->windowTitle(), parts.stage)) {
    for (const auto& [panel, dock] : docks_) connectPanel(panel, dock);
    connect(parts.inspectorDock, &QDockWidget::windowTitleChanged, over_, &SidePanel::setTitle);
    connect(over_, &SidePanel::closed, this, [this] { actions_.at(ActionId::ShowInspector)->setChecked(false); });
    connect(actions_.at(ActionId::ResetLayout), &QAction::triggered, this, &DockSet::reset);
}

DockSet::~DockSet() = default;

void DockSet::connectPanel(ActionId panel, QDockWidget* dock) {
    connect(actions_.at(panel), &QAction::triggered, this, [this, panel = panel](bool on) { setShown(panel, on); });
    connect(dock, &QDockWidget::visibilityChanged, this,
            [this, panel = panel] { actions_.at(panel)->setChecked(isShown(panel)); });
    actions_.at(panel)->setChecked(isShown(panel));
}

bool DockSet::isShown(ActionId panel) const {
    if (panel == ActionId::ShowInspector && plan_.inspectorLiesOver()) return !over_->isHidden();
    return !docks_.at(panel)->isHidden();
}

void DockSet::show(ActionId panel) {
    setShown(panel, true);
}

void DockSet::setShown(ActionId panel, bool shown) {
    if (panel == ActionId::ShowInspector && plan_.inspectorLiesOver()) {
        if (shown)
            over_->open();
        else
            over_->hide();
    } else {
        setDockShown(*docks_.at(panel), shown);
    }
    actions_.at(panel)->setChecked(isShown(panel));
}

/// Those of the other sides keep their sizes.
void DockSet::setDockShown(QDockWidget& dock, bool shown) {
    if (!shown && !dock.isHidden() && dock.visibleRegion().isEmpty() && frame_.isVisible()) return dock.raise();
    const bool opens = shown && dock.isHidden();
    const std::map<QDockWidget*, QSize> before = sizes();
    if (opens) makeRoom(dock);
    dock.setVisible(shown);
    if (shown) dock.raise();
    if (!dock.isFloating() && (opens || !shown)) giveBack(before);
}

std::map<QDockWidget*, QSize> DockSet::sizes() const {
    std::map<QDockWidget*, QSize> sizes;
    for (const auto& [panel, dock] : docks_)
        if (!dock->isHidden() && !dock->isFloating() && !dock->visibleRegion().isEmpty()) sizes[dock] = dock->size();
    return sizes;
}

/// Where a column has no room for one more panel, the new one becomes a tab.
void DockSet::makeRoom(QDockWidget& dock) {
    const Qt::DockWidgetArea side = frame_.dockWidgetArea(&dock);
    const bool isColumn = side == Qt::LeftDockWidgetArea || side == Qt::RightDockWidgetArea;
    if (dock.isFloating() || !isColumn || !frame_.tabifiedDockWidgets(&dock).isEmpty()) return;
    QDockWidget* first = nullptr;
    int rows = 1;
    for (const auto& [other, size] : sizes()) {
        if (frame_.dockWidgetArea(other) != side) continue;
        ++rows;
        if (first == nullptr || other->y() < first->y()) first = other;
    }
    if (first != nullptr && rows * kLeastRow > parts_.stage->height()) frame_.tabifyDockWidget(first, &dock);
}

void DockSet::giveBack(const std::map<QDockWidget*, QSize>& before) {
    for (const auto& [dock, size] : before) {
        if (dock->isHidden()) continue;
        const Qt::DockWidgetArea area = frame_.dockWidgetArea(dock);
        const bool isColumn = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
        frame_.resizeDocks({dock}, {isColumn ? size.width() : size.height()}, isColumn ? Qt::Horizontal : Qt::Vertical);
    }
}

bool DockSet::closeOver() {
    if (over_->isHidden()) return false;
    over_->leave();
    return true;
}

void DockSet::apply(const QSize& window) {
    const WindowPlan next = planWindow(window);
    parts_.pipeline->setFixedHeight(next.pipeline);
    const bool same = applied_ && next.size == plan_.size && next.time == plan_.time;
    const bool folds = !applied_ || next.isFolded() != plan_.isFolded();
    if (applied_ && folds && restored_) settings_.setValue(stateSetting(), frame_.saveState(kStateVersion));
    plan_ = next;
    if (same) return;
    applied_ = true;
    fold();
    placeInspector();
    sizeDocks();
    if (folds && restored_) restoreState();
}

void DockSet::fold() {
    const bool folded = plan_.isFolded();
    parts_.queues->setFolded(folded);
    parts_.queueSummary->setVisible(!folded);
    parts_.time->setFolded(folded);
    parts_.stage->setCompact(folded);
    parts_.inspectorButton->setVisible(plan_.inspectorLiesOver());
}

void DockSet::sizeDocks() {
    frame_.resizeDocks({parts_.queueDock, parts_.inspectorDock}, {plan_.queues, plan_.inspector}, Qt::Horizontal);
    frame_.resizeDocks({parts_.timeDock}, {plan_.time}, Qt::Vertical);
    over_->setWidth(plan_.inspector);
}

/// In its dock, or over the stage.
void DockSet::placeInspector() {
    const bool isOver = parts_.inspector->parentWidget() == over_;
    if (plan_.inspectorLiesOver() == isOver) return;
    if (plan_.inspectorLiesOver()) {
        parts_.inspectorDock->hide();
        over_->setContent(parts_.inspector);
    } else {
        over_->hide();
        parts_.inspectorDock->setWidget(parts_.inspector);
        parts_.inspectorDock->show();
    }
    actions_.at(ActionId::ShowInspector)->setChecked(isShown(ActionId::ShowInspector));
}

Setting DockSet::stateSetting() const {
    return plan_.isFolded() ? Setting::DocksNarrow : Setting::Docks;
}

void DockSet::restoreState() {
    frame_.restoreState(settings_.value(stateSetting()).toByteArray(), kStateVersion);
    if (plan_.inspectorLiesOver()) parts_.inspectorDock->hide();
}

void DockSet::restore() {
    restored_ = true;
    restoreState();
    parts_.sourceDock->hide();
    parts_.notesDock->hide();
}

void DockSet::remember() {
    settings_.setValue(stateSetting(), frame_.saveState(kStateVersion));
}

void DockSet::reset() {
    struct Place {
        QDockWidget* dock;
        Qt::DockWidgetArea area;
        bool shown;
    };
    const std::array<Place, 8> places = {{{parts_.queueDock, Qt::LeftDockWidgetArea, true},
                                          {parts_.inspectorDock, Qt::RightDockWidgetArea, !plan_.inspectorLiesOver()},
                                          {parts_.timeDock, Qt::BottomDockWidgetArea, true},
                                          {parts_.breakpointDock, Qt::RightDockWidgetArea, false},
                                          {parts_.notesDock, Qt::RightDockWidgetArea, false},
                                          {parts_.sourceDock, Qt::RightDockWidgetArea, false},
                                          {parts_.tenantDock, Qt::RightDockWidgetArea, false},
                                          {parts_.chartDock, Qt::RightDockWidgetArea, false}}};
    for (const Place& place : places) {
        place.dock->setFloating(false);
        frame_.addDockWidget(place.area, place.dock);
        place.dock->setVisible(place.shown);
    }
    frame_.tabifyDockWidget(parts_.inspectorDock, parts_.chartDock);
    over_->hide();
    sizeDocks();
    for (const auto& [panel, dock] : docks_) actions_.at(panel)->setChecked(isShown(panel));
}

} // namespace berth::ui
