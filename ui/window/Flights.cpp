// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Flights.h"

#include "ui/motion/ChipFlight.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/view/PodWords.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/QueuePanel.h"

#include <cmath>

namespace berth::ui {
namespace {

constexpr int kFlightMs = 400;
constexpr double kBackShare = 0.6;       ///< of the time, on the way back
constexpr double kStillFrom = 8;         ///< above this speed only end states are drawn
constexpr std::size_t kLongestStep = 12; ///< facts
constexpr int kFadeMs = 160;
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

bool Flights::isStep() const {
    const bool moving =
        player_.pace() == Pace::Still || (player_.pace() == Pace::Play && player_.speed() <= kStillFrom);
    const std::size_t now = model_.cursor().fact;
    const std::size_t way = now > shown_.fact ? now - shown_.fact : shown_.fact - now;
    return moving && way > 0 && way <= kLongestStep;
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

void Flights::rememberPlace() {
    const bool step = isStep();
    parts_.stage->setMotion(step ? kFadeMs : 0);
    pod_ = step ? movedPod() : PodId{};
    from_ = {};
    if (pod_.valid()) {
        // The block on a node is drawn as it was; that a pod without one stands on a node is known for the moment to
        // come only.
        from_ = inWindow(parts_.stage->podRect(pod_), *parts_.stage);
        if (from_.isNull()) from_ = placeInLists(pod_);
    }
    flight_->cancel();
}

void Flights::flyOn() {
    const bool back = model_.cursor() < shown_;
    shown_ = model_.cursor();
    if (!pod_.valid() || from_.isNull()) return;
    QRectF to = placeOnStage(pod_);
    if (to.isNull()) to = placeInLists(pod_);
    const QPointF way = to.center() - from_.center();
    if (to.isNull() || std::hypot(way.x(), way.y()) < kChip.height()) return;
    const double ms = kFlightMs * (back ? kBackShare : 1) / std::max(1.0, player_.speed());
    flight_->fly(chipOf(model_.moment(), pod_), from_, to, static_cast<int>(ms));
}

} // namespace berth::ui
