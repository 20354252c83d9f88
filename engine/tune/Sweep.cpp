// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tune/Sweep.h"

#include "engine/explain/Ending.h"
#include "engine/metrics/CourseMean.h"
#include "engine/metrics/Meter.h"
#include "engine/trace/Canonical.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace berth::tune {
namespace {

/// What the threads of one sweep share: who takes which run, and what came of it.
class Work {
public:
    Work(const SweepPlan& plan, const SweepControl& control)
        : plan_(plan), control_(control), runs_(plan.settings.size() + 1) {}

    /// Takes runs until none is left, or somebody cancels.
    void work() {
        for (std::size_t i = next_++; i < runs_.size() && !isCancelled(); i = next_++) run(i);
    }

    tl::expected<SweepResult, Diagnostics> take() {
        if (!errors_.empty()) return tl::unexpected(std::move(errors_));
        SweepResult result;
        for (std::optional<SweepRun>& run : runs_) {
            if (!run) break;
            if (&run == &runs_.front())
                result.given = std::move(*run);
            else
                result.runs.push_back(std::move(*run));
        }
        result.isCutShort = result.runs.size() < plan_.settings.size();
        return result;
    }

    std::size_t size() const { return runs_.size(); }

private:
    bool isCancelled() const { return failed_ || (control_.cancel != nullptr && *control_.cancel); }

    /// The first run is the input as given.
    void run(std::size_t index) {
        auto scenario = plan_.scenario;
        if (index > 0) scenario = with(plan_.settings[index - 1].configuration);
        auto session = Session::create(std::move(scenario), plan_.registry, plan_.options);
        if (!session) return fail(std::move(session.error()));
        (*session)->run(control_.cancel);
        if ((*session)->runEnd() == RunEnd::Running) return;
        SweepRun run = sweepRun(**session, plan_.options, index > 0 ? plan_.settings[index - 1].setting : Setting());
        session->reset();
        const std::scoped_lock lock(mutex_);
        runs_[index] = std::move(run);
        if (control_.progress) control_.progress(++done_, runs_.size());
    }

    std::shared_ptr<const Scenario> with(const std::shared_ptr<const Configuration>& configuration) const {
        auto scenario = std::make_shared<Scenario>(*plan_.scenario);
        scenario->configuration = configuration;
        return scenario;
    }

    void fail(Diagnostics errors) {
        const std::scoped_lock lock(mutex_);
        if (!failed_) errors_ = std::move(errors);
        failed_ = true;
    }

    const SweepPlan& plan_;
    const SweepControl& control_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> failed_ = false;
    std::mutex mutex_; ///< of what follows
    std::vector<std::optional<SweepRun>> runs_;
    std::size_t done_ = 0;
    Diagnostics errors_;
};

} // namespace

std::optional<Duration> configuredAnewAfter(const Scenario& scenario) {
    const auto step = std::ranges::find_if(
        scenario.steps, [](const Step& each) { return std::holds_alternative<Configure>(each.action); });
    return step == scenario.steps.end() ? std::nullopt : std::optional(step->at);
}

SweepRun sweepRun(const Session& session, const SessionOptions& options, Setting setting) {
    const Trace& trace = session.trace();
    const LevelBands bands = metrics::bandsOf(session.scenario());
    const SimTime end = explain::endOf(session, options);
    metrics::Course course(session.startWorld(), bands);
    course.follow(trace, trace.size());
    const metrics::Meter meter = metrics::measure(trace, session.startWorld(), bands, trace.size());
    SweepRun run;
    run.setting = std::move(setting);
    run.figures = sweepFigures(meter.figures(session.world(), end), metrics::meanExpectedWaste(course.points(), end));
    run.fingerprint = fingerprint(trace);
    run.end = session.runEnd();
    return run;
}

tl::expected<SweepResult, Diagnostics> sweep(const SweepPlan& plan, const SweepControl& control) {
    Work work(plan, control);
    const std::size_t wanted = control.jobs > 0 ? control.jobs : std::max(1U, std::thread::hardware_concurrency());
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < std::min(wanted, work.size()); ++i) others.emplace_back([&work] { work.work(); });
        work.work();
    }
    return work.take();
}

} // namespace berth::tune
