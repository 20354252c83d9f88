// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/BranchRun.h"

#include "engine/explain/Ending.h"
#include "engine/metrics/CourseMean.h"
#include "engine/metrics/Meter.h"
#include "engine/trace/Canonical.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kUnitsBetweenNews = 64;
constexpr std::size_t kFactsBetweenNews = 4096;

bool isSame(const PlacedCommand& one, const PlacedCommand& other) {
    return one.position == other.position && one.command.stepText == other.command.stepText &&
           one.command.text == other.command.text;
}

std::size_t commonCommands(const BranchRecipe& first, const BranchRecipe& second) {
    const auto [end, other] = std::mismatch(first.commands.begin(), first.commands.end(), second.commands.begin(),
                                            second.commands.end(), isSame);
    return static_cast<std::size_t>(end - first.commands.begin());
}

/// Runs and measures the two branches of one session, so that they share their past and their names.
class Measuring {
public:
    Measuring(const BranchPair& pair, Registry registry, const LevelBands& bands, const MeasureOrders& control)
        : pair_(pair), registry_(registry), bands_(bands), control_(control) {}

    Result<BranchRuns> make() {
        auto created = Session::create(pair_.scenario, registry_);
        if (!created) return fail(created.error().front().text);
        session_ = std::move(*created);
        BranchRuns runs;
        runs.scenario = pair_.scenario;
        runs.first.recipe = pair_.first;
        runs.second.recipe = pair_.second;
        if (const auto ran = run(pair_.first, 0); !ran) return tl::unexpected(ran.error());
        if (const auto told = measure(runs.first); !told) return tl::unexpected(told.error());
        if (const auto ran = runSecond(); !ran) return tl::unexpected(ran.error());
        if (const auto told = measure(runs.second); !told) return tl::unexpected(told.error());
        runs.pods = partings(std::max(runs.first.end, runs.second.end));
        return runs;
    }

private:
    Result<void> news() {
        if (control_.isCancelled()) return fail("measuring was stopped");
        control_.progress({done_, done_ >= kMeasureSteps / 2, session_->world().now - session_->startWorld().now});
        return {};
    }

    Result<void> advanceTo(std::size_t position) {
        for (int i = 0; session_->trace().size() < position; ++i) {
            if (i % kUnitsBetweenNews == 0)
                if (auto told = news(); !told) return told;
            if (!session_->advance()) break;
        }
        return {};
    }

    /// Carries out the commands from the given one on, and runs to the end.
    Result<void> run(const BranchRecipe& recipe, std::size_t from) {
        for (std::size_t i = from; i < recipe.commands.size(); ++i) {
            if (auto ran = advanceTo(recipe.commands[i].position); !ran) return ran;
            const auto edited = session_->edit(recipe.commands[i].command, session_->trace().size());
            if (!edited) return tl::unexpected(edited.error());
        }
        auto ran = advanceTo(static_cast<std::size_t>(-1));
        ++done_;
        return ran;
    }

    /// Parts from the first where their commands do.
    Result<void> runSecond() {
        const std::size_t common = commonCommands(pair_.first, pair_.second);
        std::size_t position = session_->trace().size();
        for (const BranchRecipe* recipe : {&pair_.first, &pair_.second})
            if (common < recipe->commands.size()) position = std::min(position, recipe->commands[common].position);
        if (!session_->branchOff(position, "B")) return fail("the second branch could not be made again");
        return run(pair_.second, common);
    }

    Result<void> measure(BranchRun& result) {
        const Trace& trace = session_->trace();
        result.end = explain::endOf(*session_, {});
        metrics::Course course(session_->startWorld(), bands_);
        for (std::size_t at = 0; at < trace.size();) {
            if (auto told = news(); !told) return told;
            at = std::min(trace.size(), at + kFactsBetweenNews);
            course.follow(trace, at);
        }
        const metrics::Meter meter = metrics::measure(trace, session_->startWorld(), bands_, trace.size());
        result.figures = meter.figures(session_->world(), result.end);
        result.points = course.points();
        result.meanWaste = metrics::meanExpectedWaste(result.points, result.end);
        result.ending = session_->runEnd();
        result.fingerprint = fingerprint(trace);
        ++done_;
        return takeProfiles(result);
    }

    Result<void> takeProfiles(BranchRun& result) const {
        auto built =
            Profiles::create(std::make_shared<const Configuration>(*session_->world().configuration), registry_);
        if (!built) return fail(built.error().front().text);
        result.profiles = std::move(*built);
        return {};
    }

    std::vector<PodParting> partings(SimTime until) const {
        const Trace& first = *session_->traceOf(0);
        const Trace& second = session_->trace();
        std::vector<PodParting> found;
        const auto bind = [&](const std::optional<tune::PodEvent>& event) {
            return event && event->node.valid() ? std::string(first.pool().nodeName(event->node)) : std::string();
        };
        for (tune::PodDifference& each : tune::differences(first, second, 0, until)) {
            std::string here = bind(each.first);
            std::string there = bind(each.second);
            found.push_back({std::move(each), std::move(here), std::move(there)});
        }
        return found;
    }

    const BranchPair& pair_;
    Registry registry_;
    const LevelBands& bands_;
    const MeasureOrders& control_;
    std::unique_ptr<Session> session_;
    int done_ = 0;
};

} // namespace

Result<BranchRuns> measureBranches(const BranchPair& pair, Registry registry, const LevelBands& bands,
                                   const MeasureOrders& control) {
    return Measuring(pair, registry, bands, control).make();
}

} // namespace berth::ui
