// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"
#include "engine/runtime/Framework.h"
#include "engine/trace/CycleRecord.h"

#include <map>
#include <string>
#include <vector>

namespace berth::explain {

/// What a pass decided. Pods are `namespace/name`.
struct PassResult {
    std::vector<CycleRecord> cycles; ///< in the order they ran; a pod that preempted has two. None with a listener
    std::map<std::string, std::string> bound;
    std::vector<std::string> pending;   ///< in the order they failed
    std::vector<std::string> evicted;   ///< in the order they went
    std::vector<std::string> nodeNames; ///< by NodeId
    std::vector<std::string> podNames;  ///< by PodId
};

/// One deterministic pass over an input's pending pods: highest priority first, then file order; every node asked, the
/// first by name among equals; chosen hosts count at once, victims are gone at once; nothing is retried. No time
/// passes.
///
/// `profiles` are those of the scenario's configuration. Source: conformance/FORMAT.md, "The pass".
PassResult runPass(const Scenario& scenario, const Profiles& profiles);

/// Hears of a pass while it runs.
class PassListener {
public:
    virtual ~PassListener() = default;
    /// False: cycles leave no records, which saves their time and room, and `cycleEnded` is not called.
    virtual bool wantsRecords() const { return true; }
    /// Without records: false asks each plugin for each node all the same.
    virtual bool wantsQuickLooks() const { return true; }
    /// `soFar` has all names, and what was decided before the cycle's own decision.
    virtual void cycleEnded(const CycleRecord&, const PassResult& /*soFar*/) {}
    /// A pod had its turn: one cycle, or two when it preempted.
    virtual void podEnded() {}
};

/// The same, but hands each record over as soon as its cycle ends instead of keeping it.
PassResult runPass(const Scenario& scenario, const Profiles& profiles, PassListener& listener);

} // namespace berth::explain
