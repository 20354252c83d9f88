// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "engine/tune/Setting.h"
#include "engine/tune/SweepFigures.h"

#include <tl/expected.hpp>

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace berth::tune {

/// One setting, run to its end.
struct SweepRun {
    Setting setting; ///< empty: as given
    SweepFigures figures;
    std::string fingerprint;
    RunEnd end = RunEnd::Running;

    friend bool operator==(const SweepRun&, const SweepRun&) = default;
};

/// What to run: the same input and seed under each setting.
struct SweepPlan {
    std::shared_ptr<const Scenario> scenario; ///< its own configuration is the one that settings change
    Registry registry;
    SessionOptions options;
    std::vector<ConfiguredSetting> settings;
};

struct SweepControl {
    unsigned jobs = 1;                         ///< threads; 0: as many as the machine has
    const std::atomic<bool>* cancel = nullptr; ///< looked at between the units of each run
    /// Told of each run that has ended, in any order but one after the other, from the thread that ran it.
    std::function<void(std::size_t done, std::size_t all)> progress = {};
};

struct SweepResult {
    SweepRun given;             ///< the input as it is
    std::vector<SweepRun> runs; ///< in the order of the settings, whoever ran them
    bool isCutShort = false;    ///< it was cancelled: the runs that had ended, without gaps in their order
};

/// Runs the input as given and under each setting, each in a session of its own. The result does not depend on `jobs`. Fails with what a
/// session refuses.
tl::expected<SweepResult, Diagnostics> sweep(const SweepPlan& plan, const SweepControl& control = {});

/// When a step of the scenario configures the scheduler anew, after which all settings are alike; nothing where none does.
std::optional<Duration> configuredAnewAfter(const Scenario& scenario);

/// What a run that has ended comes to.
SweepRun sweepRun(const Session& session, const SessionOptions& options, Setting setting);

} // namespace berth::tune
