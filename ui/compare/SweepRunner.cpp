// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepRunner.h"

#include "engine/session/BuiltinConfigurationCheck.h"
#include "ui/view/Text.h"

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

/// One thread is left for the window.
unsigned jobs() {
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

QString firstOf(const Diagnostics& diagnostics) {
    return diagnostics.empty() ? QString() : text(diagnostics.front().text);
}

} // namespace

SweepRunner::SweepRunner(Registry registry, QObject* parent) : QObject(parent), registry_(registry) {}

SweepRunner::~SweepRunner() {
    drop();
}

void SweepRunner::start(const std::shared_ptr<const Scenario>& scenario, const SweepRequest& request) {
    drop();
    cancel_ = false;
    running_ = true;
    SweepOutcome outcome{request, scenario, {}, tune::grid(request.axes)};
    thread_ = std::jthread(
        [this, number = requests_, outcome = std::move(outcome)]() mutable { work(number, std::move(outcome)); });
}

void SweepRunner::cancel() {
    cancel_ = true;
}

void SweepRunner::drop() {
    cancel_ = true;
    ++requests_;
    running_ = false;
    if (thread_.joinable()) thread_.join();
}

/// In the window's thread, later; not where another request came meanwhile.
template <class Call> void SweepRunner::answer(std::uint64_t request, Call call) {
    QMetaObject::invokeMethod(
        this,
        [this, request, call = std::move(call)] {
            if (request == requests_) call();
        },
        Qt::QueuedConnection);
}

void SweepRunner::work(std::uint64_t request, SweepOutcome outcome) {
    const auto fail = [this, request](const Diagnostics& errors) {
        answer(request, [this, reason = firstOf(errors)] {
            running_ = false;
            Q_EMIT failed(reason);
        });
    };
    tune::SweepPlan plan{outcome.scenario, registry_, {}, {}};
    for (const tune::Setting& setting : outcome.settings) {
        if (cancel_) break;
        auto made = tune::configured(*outcome.scenario->configuration, outcome.request.profile, setting,
                                     builtinConfigurationCheck());
        if (!made) return fail(made.error());
        plan.settings.push_back(std::move(*made));
    }
    auto result = tune::sweep(plan, {jobs(), &cancel_, [this, request](std::size_t done, std::size_t all) {
                                         answer(request, [this, done, all] {
                                             Q_EMIT progressed(static_cast<int>(done), static_cast<int>(all));
                                         });
                                     }});
    if (!result) return fail(result.error());
    outcome.result = std::move(*result);
    answer(request, [this, done = std::make_shared<const SweepOutcome>(std::move(outcome))] {
        running_ = false;
        Q_EMIT finished(done);
    });
}

} // namespace berth::ui
