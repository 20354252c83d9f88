// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareRunner.h"

#include "ui/view/Text.h"

namespace berth::ui {

CompareRunner::CompareRunner(Registry registry, QObject* parent)
    : QObject(parent), registry_(registry), worker_(new QObject) {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.start();
}

CompareRunner::~CompareRunner() {
    cancel();
    thread_.quit();
    thread_.wait();
}

void CompareRunner::measure(const std::shared_ptr<const BranchPair>& pair, const LevelBands& bands) {
    const std::uint64_t request = ++requests_;
    wanted_ = request;
    isMeasuring_ = true;
    QMetaObject::invokeMethod(worker_, [this, request, pair, bands] { work(request, *pair, bands); });
}

void CompareRunner::cancel() {
    wanted_ = 0;
    isMeasuring_ = false;
}

/// In the window's thread, later; not where the question has been taken back meanwhile.
template <class Call> void CompareRunner::answer(std::uint64_t request, Call call) {
    QMetaObject::invokeMethod(this, [this, request, call] {
        if (wanted_ == request) call();
    });
}

void CompareRunner::work(std::uint64_t request, const BranchPair& pair, const LevelBands& bands) {
    MeasureOrders control;
    control.isCancelled = [this, request] { return wanted_ != request; };
    control.progress = [this, request](const MeasureStep& step) {
        answer(request, [this, step] { Q_EMIT progressed(step); });
    };
    Result<BranchRuns> result = measureBranches(pair, registry_, bands, control);
    if (!result)
        return answer(request, [this, reason = text(result.error().text)] {
            isMeasuring_ = false;
            Q_EMIT failed(reason);
        });
    answer(request, [this, runs = std::make_shared<const BranchRuns>(std::move(*result))] {
        isMeasuring_ = false;
        Q_EMIT measured(runs);
    });
}

} // namespace berth::ui
