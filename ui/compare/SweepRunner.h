// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Sweep.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace berth::ui {

/// What a person wants varied.
struct SweepRequest {
    std::string profile;
    std::vector<tune::Axis> axes; ///< a grid of at most tune::kMostSettings

    friend bool operator==(const SweepRequest&, const SweepRequest&) = default;
};

struct SweepOutcome {
    SweepRequest request;
    std::shared_ptr<const Scenario> scenario;
    tune::SweepResult result;
    std::vector<tune::Setting> settings; ///< all that were asked for
};

/// Runs sweeps in threads of its own, beside the session. One at a time: a new one ends the one before.
class SweepRunner : public QObject {
    Q_OBJECT

public:
    explicit SweepRunner(Registry registry, QObject* parent = nullptr);
    /// Cancels and waits for the threads.
    ~SweepRunner() override;

    /// `finished` or `failed` answers.
    void start(const std::shared_ptr<const Scenario>& scenario, const SweepRequest& request);
    /// Ends what runs; `finished` answers with what had ended by then.
    void cancel();
    /// Ends what runs, and nothing is answered any more.
    void drop();
    bool isRunning() const { return running_; }

Q_SIGNALS:
    /// So many of the runs have ended, the input as given among them.
    void progressed(int done, int all);
    void finished(const std::shared_ptr<const berth::ui::SweepOutcome>& outcome);
    void failed(const QString& reason);

private:
    void work(std::uint64_t request, SweepOutcome outcome);
    template <class Call> void answer(std::uint64_t request, Call call);

    Registry registry_;
    std::atomic<bool> cancel_ = false;
    std::uint64_t requests_ = 0; ///< the answer to an earlier one is dropped
    bool running_ = false;
    std::jthread thread_; ///< the last: it ends before the rest goes
};

} // namespace berth::ui
