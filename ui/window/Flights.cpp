// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Flights.h"

#include "ui/motion/ChipFlight.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/view/PodWords.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/QueuePanel.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr int kPopMs = 350;
constexpr int kPlaceMs = 450;
constexpr int kRingMs = 300;
constexpr std::size_t kLongestStep = 12; ///< facts
constexpr QSizeF kChip(120, 28);

} // namespace

Flights::Flights(QWidget& window, SessionModel& model, Player& player, PictureFeed& picture, const WindowParts& parts)
    : QObject(&window),
      window_(window),
      model_(model),
      player_(player),
      parts_(parts),
      flight_(new ChipFlight(&window)) {
    connect(&picture, &PictureFeed::aboutToDraw, this, &Flights::rememberPlace);
    connect(&picture, &PictureFeed::drawn, this, &Flights::flyOn);
    connect(&model_, &SessionModel::opened, this, [this] { shown_ = model_.stops().start(); });
}

MotionStyle Flights::style() const {
    const Cursor now = model_.cursor();
    const std::size_t way = now.fact > shown_.fact ? now.fact - shown_.fact : shown_.fact - now.fact;
    const bool moving =
        player_.pace() == Pace::Still || (player_.pace() == Pace::Play && player_.speed() <= kStillFrom);
    MotionStyle style;
    if (still_ || !moving || now == shown_ || way > kLongestStep) return style;
    style.speed = std::max(1.0, player_.speed());
    style.isBack = now < shown_;
    style.isReduced = reduced_;
    return style;
}

PodId Flights::movedPod() const {
    const std::size_t later = std::max(model_.cursor().fact, shown_.fact);
    if (later == 0 || later > model_.trace().size()) return {};
    for (std::size_t i = later; i > std::min(model_.cursor().fact, shown_.fact); --i)
        if (isOfPodsWay(model_.trace()[i - 1].kind)) return model_.trace()[i - 1].pod;
    return {};
}

QRectF Flights::inWindow(const QRectF& rect, const QWidget& widget) const {
    return rect.isNull() ? QRectF() : rect.translated(widget.mapTo(&window_, QPoint()));
}

QRectF Flights::placeOnStage(PodId pod) const {
    if (const QRectF block = parts_.stage->podRect(pod); !block.isNull()) return inWindow(block, *parts_.stage);
    const PodEntry* entry = model_.moment().pod(pod);
    if (entry == nullptr || !entry->onNode()) return {};
    const QRectF node = parts_.stage->nodeRect(entry->node);
    if (node.isNull()) return {};
    return inWindow(QRectF(node.center() - QPointF(kChip.width() / 2, kChip.height() / 2), kChip), *parts_.stage);
}

QRectF Flights::placeInLists(PodId pod) const {
    if (const auto& head = parts_.pipeline->view().pod; head && head->pod == pod)
        return inWindow(parts_.pipeline->podChipRect(), *parts_.pipeline);
    return inWindow(parts_.queues->lanes().chipRect(pod), *parts_.queues->lanes().viewport());
}

NodeId Flights::selectedNode() const {
    const Fact* fact = model_.moment().lastFact();
    return fact != nullptr && fact->kind == FactKind::NodeSelected ? fact->node : NodeId{};
}

void Flights::rememberPlace() {
    style_ = style();
    parts_.stage->setMotion(style_);
    parts_.queues->lanes().setMotion(style_);
    parts_.pipeline->setMotion(style_);
    pod_ = style_.moves() ? movedPod() : PodId{};
    winner_ = style_.moves() && !style_.isBack ? selectedNode() : NodeId{};
    ringFrom_ = winner_.valid() ? inWindow(parts_.stage->nodeRect(winner_), *parts_.stage) : QRectF();
    from_ = {};
    if (pod_.valid()) {
        // The block on a node is drawn as it was; that a pod without one stands on a node is known for the moment to
        // come only.
        from_ = inWindow(parts_.stage->podRect(pod_), *parts_.stage);
        if (from_.isNull()) from_ = placeInLists(pod_);
    }
    flight_->cancel();
}

/// A pod that begins to wait glides from its block to the waiting room; all others to where they are drawn now.
QRectF Flights::placeNow(PodId pod) const {
    const Fact* fact = model_.moment().lastFact();
    if (fact != nullptr && fact->kind == FactKind::PodWaiting && !style_.isBack)
        if (const QRectF ring = parts_.stage->ringRect(pod); !ring.isNull()) return inWindow(ring, *parts_.stage);
    const QRectF stage = placeOnStage(pod);
    return stage.isNull() ? placeInLists(pod) : stage;
}

void Flights::flyOn() {
    shown_ = model_.cursor();
    if (winner_.valid() && !ringFrom_.isNull()) {
        const QRectF card = inWindow(parts_.stage->nodeRect(winner_), *parts_.stage);
        if (card != ringFrom_) return flight_->flyRing(ringFrom_, card, style_.duration(kRingMs));
    }
    if (!pod_.valid() || from_.isNull()) return;
    const QRectF to = placeNow(pod_);
    const QPointF way = to.center() - from_.center();
    if (to.isNull() || std::hypot(way.x(), way.y()) < kChip.height()) return;
    const bool placed = model_.moment().pod(pod_) != nullptr && model_.moment().pod(pod_)->onNode();
    flight_->fly(chipOf(model_.moment(), pod_), from_, to, style_.duration(placed ? kPlaceMs : kPopMs));
}

} // namespace berth::ui
