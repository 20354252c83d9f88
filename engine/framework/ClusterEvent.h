// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

struct ClusterObjects;

/// Upstream: fwk.EventResource. `Pod` in a registration means all three pod kinds.
enum class EventResource : std::uint8_t {
    Wildcard,
    Pod,
    AssignedPod,
    UnscheduledPod,
    TargetPod,
    Node,
    PersistentVolume,
    PersistentVolumeClaim,
    CSINode,
    CSIDriver,
    VolumeAttachment,
    CSIStorageCapacity,
    StorageClass,
    ResourceClaim,
    ResourceSlice,
    DeviceClass,
    PodGroup
};

/// Upstream: fwk.ActionType, in rising value.
using ActionBits = std::uint32_t;
namespace action {
inline constexpr ActionBits Add = 1U << 0;
inline constexpr ActionBits Delete = 1U << 1;
inline constexpr ActionBits UpdateNodeAllocatable = 1U << 2;
inline constexpr ActionBits UpdateNodeLabel = 1U << 3;
inline constexpr ActionBits UpdateNodeTaint = 1U << 4;
inline constexpr ActionBits UpdateNodeCondition = 1U << 5;
inline constexpr ActionBits UpdateNodeAnnotation = 1U << 6;
inline constexpr ActionBits UpdateNodeDeclaredFeature = 1U << 7;
inline constexpr ActionBits UpdateNodePreemptionPolicy = 1U << 8;
inline constexpr ActionBits UpdatePodLabel = 1U << 9;
inline constexpr ActionBits UpdatePodScaleDown = 1U << 10;
inline constexpr ActionBits UpdatePodScaleUp = 1U << 11;
inline constexpr ActionBits UpdatePodToleration = 1U << 12;
inline constexpr ActionBits UpdatePodSchedulingGatesEliminated = 1U << 13;
inline constexpr ActionBits UpdatePodGeneratedResourceClaim = 1U << 14;
inline constexpr ActionBits All = (1U << 15) - 1;
inline constexpr ActionBits Update = All & ~(Add | Delete);
} // namespace action

/// Something that happened to the cluster, in the words of plugins that registered for it.
struct ClusterEvent {
    EventResource resource = EventResource::Wildcard;
    ActionBits bits = action::All;

    bool isWildcard() const { return resource == EventResource::Wildcard && bits == action::All; }
    friend bool operator==(const ClusterEvent&, const ClusterEvent&) = default;
};

/// True when a registration for `registered` hears `incoming` (SEMANTICS 2.7; both as upstream's MatchClusterEvents).
bool hears(const ClusterEvent& registered, const ClusterEvent& incoming);
/// Upstream's label: "AssignedPodDelete", "NodeUpdateNodeLabel", "UnscheduledPodAdd", … for one resource and one set of bits.
std::string label(const ClusterEvent& event);

/// The object before and after. Absent sides are nullptr; only the pair that fits the resource is set.
struct EventObjects {
    const Pod* oldPod = nullptr;
    const Pod* newPod = nullptr;
    bool podHeldNode = false; ///< the pod had a node or a nomination (what hints ask of deleted pods)
    PodId pod;
    const Node* oldNode = nullptr;
    const Node* newNode = nullptr;
    /// What the cluster holds beside nodes and pods (upstream: the hint's listers); nullptr: nothing is known of it.
    const ClusterObjects* cluster = nullptr;
};

enum class QueueingHint : std::uint8_t { Skip, Queue };

/// Decides whether an event may make `pod` schedulable. Empty function: always Queue.
/// Upstream: fwk.QueueingHintFn (an error there counts as Queue).
using QueueingHintFn = std::function<QueueingHint(const Pod& pod, const EventObjects& objects)>;

/// One registration of a plugin.
struct ClusterEventWithHint {
    ClusterEvent event;
    QueueingHintFn hint;
};

} // namespace berth
