// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/PassCluster.h"
#include "engine/framework/Handle.h"

#include <set>
#include <vector>

namespace berth::explain {

/// The Handle of a pass: pods whose turn has not come, and those that failed, are pending. Nobody waits on Permit, since a pass knows no time.
///
/// Source: conformance/FORMAT.md, rule 6.
class PassHandle final : public Handle {
public:
    /// Neither is owned; `nominations` are those of now whenever a question is asked.
    PassHandle(const PassCluster& cluster, const std::vector<Nomination>& nominations)
        : cluster_(cluster), nominations_(nominations) {}

    /// Pods that will have their turn.
    void waitTheirTurn(const std::vector<PodId>& pods) { queued_.insert(pods.begin(), pods.end()); }
    void turnCame(PodId pod) { queued_.erase(pod); }
    void failed(PodId pod) { failed_.insert(pod); }

    bool anyPending(std::int32_t atLeast, bool impossible) const override;
    bool anyOnTheWay(std::int32_t atLeast, bool impossible) const override { return anyPending(atLeast, impossible); }
    std::vector<WaitingPod> waiting() const override { return {}; }
    std::shared_ptr<const Gang> gang(std::string_view key) const override { return cluster_.gang(key); }

private:
    bool isNominated(PodId pod) const;

    const PassCluster& cluster_;
    const std::vector<Nomination>& nominations_;
    std::set<PodId> queued_;
    std::set<PodId> failed_;
};

} // namespace berth::explain
