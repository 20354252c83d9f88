// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/RunMeasures.h"

#include <QEvent>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr std::size_t kPiece = 512; ///< facts

LevelBands bandsOf(const SessionModel& model) {
    const io::LevelStarts levels = model.levels();
    return {levels.p0, levels.p1};
}

} // namespace

RunMeasures::RunMeasures(SessionModel& model, QObject* parent) : QObject(parent), model_(model) {
    next_.setSingleShot(true);
    next_.setInterval(0);
    connect(&next_, &QTimer::timeout, this, [this] { measure(kPiece); });
    connect(&model_, &SessionModel::opened, this, [this] {
        course_.reset();
        follow();
    });
    connect(&model_, &SessionModel::traceChanged, this, &RunMeasures::cut);
    connect(&model_, &SessionModel::momentChanged, this, &RunMeasures::follow);
}

void RunMeasures::watch(QWidget* panel) {
    panels_.emplace_back(panel);
    panel->installEventFilter(this);
    follow();
}

bool RunMeasures::isWatched() const {
    return std::any_of(panels_.begin(), panels_.end(),
                       [](const QPointer<QWidget>& panel) { return panel && panel->isVisible(); });
}

bool RunMeasures::isBehind() const {
    return model_.isOpen() && (!course_ || course_->position() < model_.cursor().fact);
}

void RunMeasures::begin() {
    const LevelBands bands = bandsOf(model_);
    if (course_ && course_->bands() == bands) return;
    course_ = std::make_unique<metrics::Course>(*model_.input().start, bands);
    ++run_;
}

void RunMeasures::cut(std::size_t from) {
    if (course_) course_->cut(from);
    ++run_;
}

void RunMeasures::follow() {
    if (!model_.isOpen() || !isWatched()) return;
    begin();
    measure(kPiece);
}

void RunMeasures::measure(std::size_t most) {
    if (!model_.isOpen() || !course_) return;
    const std::size_t end = model_.trace().size();
    course_->follow(model_.trace(), std::min(end, course_->position() + most));
    if (course_->position() < end && isWatched()) next_.start();
    Q_EMIT changed();
}

void RunMeasures::catchUp() {
    if (!model_.isOpen()) return;
    begin();
    measure(model_.trace().size());
}

bool RunMeasures::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) QMetaObject::invokeMethod(this, &RunMeasures::follow, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace berth::ui
