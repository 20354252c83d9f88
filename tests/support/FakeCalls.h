// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"

#include <functional>
#include <string>
#include <vector>

namespace berth::test {

/// The profile's machinery with one filter, a function of the node; notes which pods were taken out and put back.
class FakeCalls final : public FrameworkCalls {
public:
    explicit FakeCalls(std::function<Status(const Pod& pod, const NodeInfo& node)> filter)
        : filter_(std::move(filter)) {}

    Status runFilterWithNominatedPods(const Context&, const CycleState&, const Pod& pod,
                                      const NodeInfo& node) const override {
        return filter_(pod, node);
    }
    Status runAddPod(const Context&, CycleState&, const Pod&, const PodInfo& added, const NodeInfo&) const override {
        log.push_back("+" + added.pod->meta.name);
        return {};
    }
    Status runRemovePod(const Context&, CycleState&, const Pod&, const PodInfo& removed,
                        const NodeInfo&) const override {
        log.push_back("-" + removed.pod->meta.name);
        return {};
    }

    mutable std::vector<std::string> log;

private:
    std::function<Status(const Pod&, const NodeInfo&)> filter_;
};

/// Enough cpu left, or Unschedulable `Insufficient cpu`.
inline Status enoughCpu(const Pod& pod, const NodeInfo& node) {
    if (pod.totals.requests.milliCpu <= node.allocatable().milliCpu - node.requested.milliCpu) return {};
    return {Code::Unschedulable, std::string("Insufficient cpu")};
}

} // namespace berth::test
