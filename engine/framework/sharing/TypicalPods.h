// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/ShareNode.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace berth {

/// A kind of pod of a target workload, and how often it comes.
struct TypicalPod {
    SharePod pod;
    std::int64_t count = 0;
    double share = 0; ///< of the pods that are kept
};

/// The workload that fragmentation is measured against: the commonest kinds of pods, which together are 95 % of it.
///
/// Source: FGD_SPEC section 6.1, with its roundings.
class TypicalPods {
public:
    TypicalPods() = default;
    /// From kinds with their counts; equal kinds (cpu, milli, devices, spec) are added up.
    explicit TypicalPods(std::vector<TypicalPod> counted);
    /// From pods, each counted once.
    static TypicalPods of(std::span<const SharePod> pods);

    const std::vector<TypicalPod>& kept() const { return kept_; } ///< by falling count
    const std::vector<TypicalPod>& all() const { return all_; }   ///< before the rare ones were left out
    bool empty() const { return kept_.empty(); }

private:
    std::vector<TypicalPod> kept_;
    std::vector<TypicalPod> all_;
};

/// How much of a node's idle GPU a workload cannot use, in expected milli, by why. Source: FGD_SPEC section 6.2.
struct NodeFragmentation {
    enum Class : std::size_t {
        kNeither,     ///< Q1: too few devices and too little cpu
        kTooSmall,    ///< Q2: devices with too little left
        kUsable,      ///< Q3
        kCpuShort,    ///< Q4: devices enough, too little cpu
        kNoGpuAsked,  ///< XL: the pod asks no GPU and fits
        kNoGpuNoRoom, ///< XR: it asks none and does not fit
        kModel,       ///< NA: another model is asked
    };
    std::array<double, 7> classes{};

    /// All but what is usable, added in the order of the published code.
    double amount() const;
};

/// Of a node with this cpu and these devices left. `model` decides with kModel.
NodeFragmentation fragmentationOf(std::int64_t cpu, std::span<const std::int32_t> left, const std::string& model,
                                  const TypicalPods& workload);
NodeFragmentation fragmentationOf(const ShareNode& node, const TypicalPods& workload);

} // namespace berth
