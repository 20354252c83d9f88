// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Meta.h"
#include "engine/model/Resources.h"
#include "engine/model/Selectors.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth {

struct ContainerPort {
    std::int32_t hostPort = 0;
    std::int32_t containerPort = 0;
    std::string protocol; ///< "" counts as TCP
    std::string hostIP;
    friend bool operator==(const ContainerPort&, const ContainerPort&) = default;
};

/// What status.containerStatuses / initContainerStatuses say about a container's resources (in-place resize).
struct ContainerResourceStatus {
    std::optional<ResourceList> allocated; ///< allocatedResources
    std::optional<ResourceList> actuated;  ///< resources.requests
};

struct Container {
    std::string name;
    std::string image;
    ResourceList requests;
    ResourceList limits;
    std::vector<ContainerPort> ports;
    bool restartAlways = false;         ///< of an init container: a sidecar
    bool restartsAllContainers = false; ///< one of restartPolicyRules has the action RestartAllContainers
    bool hasPreStop = false;
    std::string preStopCommand; ///< the hook's exec command, joined by blanks
    std::optional<ContainerResourceStatus> status;
};

struct TopologySpreadConstraint {
    std::int32_t maxSkew = 1;
    std::string topologyKey;
    bool doNotSchedule = true; ///< else ScheduleAnyway
    std::optional<LabelSelector> selector;
    std::optional<std::int32_t> minDomains;
    bool honorAffinity = true; ///< nodeAffinityPolicy, default Honor
    bool honorTaints = false;  ///< nodeTaintsPolicy, default Ignore
    std::vector<std::string> matchLabelKeys;
    friend bool operator==(const TopologySpreadConstraint&, const TopologySpreadConstraint&) = default;
};

/// A volume, as far as a scheduler plugin would judge it.
struct Volume {
    enum class Kind : std::uint8_t { Other, PersistentVolumeClaim, Ephemeral, Image, InlineDisk, InlineCsi };
    Kind kind = Kind::Other;
    std::string name;
    std::string reference; ///< claim name, image, or driver
};

struct PodCondition {
    std::string type;
    std::string status;
    std::string reason;
    std::string message;
};

enum class PodPhase : std::uint8_t { Pending, Running, Succeeded, Failed, Unknown };

/// A fraction of each of some devices (AI_SUITE section 1: `gpu-milli`, `gpu-count`). Such a pod does not request the GPU resource.
struct GpuShare {
    std::int64_t milli = 0;   ///< of each device, 1…1000; 0: the pod asks no fraction
    std::int64_t devices = 0; ///< how many
    friend bool operator==(const GpuShare&, const GpuShare&) = default;
};

/// Request sums of one pod, computed once when the pod is read (SEMANTICS 5.1).
struct PodTotals {
    Resources
        requests; ///< from spec only, pod-level included: what Fit's filter and BalancedAllocation ask for a pending pod
    Resources nonZero; ///< spec, pod level ignored, 100m / 200MiB where a container lacks cpu / memory: Fit's scorer
    Resources used;    ///< what the pod counts on a node (max of spec, allocated, actuated)
    std::int64_t usedNonZeroMilliCpu = 0; ///< the same with the non-zero defaults, for NodeInfo.NonZeroRequested
    std::int64_t usedNonZeroMemory = 0;
    GpuShare gpuShare; ///< of a pod that asks fractions of devices
};

/// A Pod as declared (the API object). Immutable once read; a changed pod is a new Pod. What the simulation does to it
/// (queue, node, start, end) lies in the World's PodEntry, not here.
struct Pod {
    ObjectMeta meta;

    // spec
    std::string schedulerName = "default-scheduler";
    std::string nodeName;
    std::int32_t priority = 0;
    bool hasPriority = false; ///< spec.priority was given, or resolved from a PriorityClass
    std::string priorityClassName;
    bool preemptNever = false; ///< preemptionPolicy: Never
    std::vector<std::string> schedulingGates;
    std::vector<Container> containers;
    std::vector<Container> initContainers;
    ResourceList overhead;
    std::optional<ResourceList> podLevelRequests;
    StringMap nodeSelector;
    Affinity affinity;
    std::vector<Toleration> tolerations;
    std::vector<TopologySpreadConstraint> spread;
    std::vector<Volume> volumes;
    std::vector<std::string> resourceClaims;
    Duration gracePeriod = Duration::seconds(30);
    bool restartNever = false;
    bool hostNetwork = false;
    std::optional<bool> hostUsers;

    // status
    PodPhase phase = PodPhase::Pending;
    std::string nominatedNodeName;
    SimTime startTime = SimTime::none();
    std::vector<PodCondition> conditions;
    bool resizeInfeasible = false;
    bool resizeDeferred = false;
    std::optional<ResourceList> statusAllocated; ///< status.allocatedResources
    std::optional<ResourceList> statusActuated;  ///< status.resources.requests

    // read from annotations and labels (AI_SUITE section 1)
    std::optional<Duration> duration;                     ///< berth.dev/duration: run time; absent: runs until deleted
    std::optional<std::vector<std::uint32_t>> gpuDevices; ///< berth.dev/gpu-devices

    PodTotals totals; ///< filled by finishPod

    bool finished() const { return phase == PodPhase::Succeeded || phase == PodPhase::Failed; }
    std::string key() const { return meta.ns + "/" + meta.name; }
    /// The condition of that type, or nullptr.
    const PodCondition* condition(std::string_view type) const;
};

/// Computes `totals`. Call once after a Pod's fields are set, before it is shared.
/// Upstream: component-helpers resource.PodRequests.
void finishPod(Pod& pod);

/// The GPU resource a pod asks for (`nvidia.com/gpu`, else `amd.com/gpu`, else Intel's) and how many; {"", 0} without.
std::pair<std::string_view, std::int64_t> gpuRequest(const Pod& pod);

} // namespace berth
