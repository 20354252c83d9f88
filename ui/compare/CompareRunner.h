// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/BranchRun.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <cstdint>
#include <memory>

namespace berth::ui {

/// Measures two branches in a thread of its own, beside the session. A new question ends the one before.
class CompareRunner : public QObject {
    Q_OBJECT

public:
    explicit CompareRunner(Registry registry, QObject* parent = nullptr);
    /// Cancels and waits for the thread.
    ~CompareRunner() override;

    /// `measured` or `failed` answers, after any number of `progressed`.
    void measure(const std::shared_ptr<const BranchPair>& pair, const LevelBands& bands);
    /// Nothing is answered any more.
    void cancel();
    bool isMeasuring() const { return isMeasuring_; }

Q_SIGNALS:
    void progressed(const berth::ui::MeasureStep& step);
    void measured(const std::shared_ptr<const berth::ui::BranchRuns>& runs);
    void failed(const QString& reason);

private:
    void work(std::uint64_t request, const BranchPair& pair, const LevelBands& bands);
    template <class Call> void answer(std::uint64_t request, Call call);

    Registry registry_;
    QThread thread_;
    QObject* worker_; ///< lives in the thread, deleted by it
    std::uint64_t requests_ = 0;
    std::atomic<std::uint64_t> wanted_ = 0; ///< the request that is still to be answered; 0: none
    bool isMeasuring_ = false;
};

} // namespace berth::ui
