// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/preemption/DryRun.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace berth {

struct PreemptionPlan;
class TrialBook;

/// Neither is nullptr.
struct KnownTrials {
    TrialBook* trials = nullptr;
    TrialBook* prospects =
        nullptr; ///< what nodes could bring at best, whatever the pod asks; rejected: nobody to evict
};

/// A profile's calls from somebody who is told of each change of the cluster, for preemptions that nobody records: `preempt` asks whether
/// `Context::calls` are such ones. What it then decides is the same; DESIGN 3, "two paths, one arithmetic".
class QuickCalls : public FrameworkCalls {
public:
    /// What trials do to this cycle's state.
    virtual TrialState trialState() const = 0;
    /// What is known as of now for pods like this one under such a plan; nothing when each trial is its own.
    virtual std::optional<KnownTrials> known(const Context& context, const Pod& pod,
                                             const PreemptionPlan& plan) const = 0;
    /// The node's place among all listed nodes by name.
    virtual std::uint32_t rank(std::size_t position) const = 0;
};

} // namespace berth
