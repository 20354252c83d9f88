// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "engine/model/Pod.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace berth {

/// A pod of a gang that has not finished.
struct GangMember {
    enum class State : std::uint8_t {
        Pending, ///< in a queue, in its cycle, or served by no profile
        Gated,   ///< pending with scheduling gates
        Assumed, ///< has its place, is not bound yet
        Waiting, ///< the same, and waits on Permit
        Bound,   ///< on its node
    };

    PodId id;
    const Pod* pod = nullptr; ///< not owned: objects live as long as the trace's pool
    NodeId node;              ///< where it is assumed or bound
    State state = State::Pending;
    bool terminating = false;

    /// Assumed or bound.
    bool placed() const { return state >= State::Assumed; }
    friend bool operator==(const GangMember&, const GangMember&) = default;
};

/// The pods that carry one label `scheduling.x-k8s.io/pod-group` in one namespace, whether a PodGroup of that name exists or not.
/// Immutable: what a cycle saw stays as it was.
struct Gang {
    std::string key;                     ///< "namespace/name"
    std::vector<GangMember> members;     ///< in the order they entered
    SimTime restUntil = SimTime::none(); ///< not tried before, see Orders::rest
};

/// By key. Whoever changes one copies it first when it is shared.
using Gangs = std::map<std::string, std::shared_ptr<Gang>, std::less<>>;

/// "namespace/name" of the gang a pod's label names; "" without the label.
std::string gangKey(const Pod& pod);

/// Puts the member in, in place of the one with its id.
void putMember(Gang& gang, const GangMember& member);
/// Takes it out; nothing happens when it is not there.
void dropMember(Gang& gang, PodId id);

} // namespace berth
