// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/framework/Gang.h"
#include "engine/model/Pod.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace berth {

/// A pod that waits on Permit.
struct WaitingPod {
    PodId id;
    const Pod* pod = nullptr;
    NodeId node;
};

/// What plugins may see of the pods that a snapshot does not show, as of the call. Valid during the call only.
///
/// Upstream: parts of framework.Handle (IterateOverWaitingPods, the informers).
class Handle {
public:
    virtual ~Handle() = default;
    /// Is a pod of at least this priority still to be placed: in activeQ or backoffQ, or unschedulable with a nominated node
    /// (`impossible`: or without one), of any profile? Gated and assumed pods are not.
    virtual bool anyPending(std::int32_t atLeast, bool impossible) const = 0;
    /// The same, and those that are in their cycle or bound right now: has the last of them found its place for good?
    virtual bool anyOnTheWay(std::int32_t atLeast, bool impossible) const = 0;
    /// All pods that wait on Permit, in the order they began to.
    virtual std::vector<WaitingPod> waiting() const = 0;
    /// The gang of that key, or nullptr when no pod carries its label.
    virtual std::shared_ptr<const Gang> gang(std::string_view key) const = 0;
};

} // namespace berth
