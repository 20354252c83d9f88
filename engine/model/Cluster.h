// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Meta.h"
#include "engine/model/Pod.h"
#include "engine/model/Resources.h"
#include "engine/model/Selectors.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

struct Namespace {
    ObjectMeta meta;
};

struct PriorityClass {
    ObjectMeta meta;
    std::int32_t value = 0;
    bool globalDefault = false;
    bool preemptNever = false;
};

struct PodDisruptionBudget {
    ObjectMeta meta;
    std::optional<LabelSelector> selector; ///< absent matches nothing
    std::int32_t disruptionsAllowed = 0;   ///< status
    std::set<std::string> disruptedPods;   ///< names in status.disruptedPods
};

struct PodGroup {
    ObjectMeta meta;
    std::int32_t minMember = 1;
    std::optional<std::int32_t> scheduleTimeoutSeconds;
    ResourceList minResources;
};

struct ResourceQuota {
    ObjectMeta meta;
    ResourceList hard;
};

struct Service {
    ObjectMeta meta;
    StringMap selector;
};

/// A Deployment, ReplicaSet, StatefulSet, DaemonSet, ReplicationController or Job: what makes pods again when they are evicted.
struct Workload {
    enum class Kind : std::uint8_t { Deployment, ReplicaSet, StatefulSet, DaemonSet, ReplicationController, Job };
    Kind kind = Kind::ReplicaSet;
    ObjectMeta meta;
    std::optional<std::int32_t> replicas; ///< of a Job: parallelism
    std::optional<std::int32_t> completions;
    std::optional<LabelSelector> selector;
    std::shared_ptr<const Pod> pod; ///< the template, without a name; nullptr when the object carries none
};

/// An object of a kind that is read and shown, but that no plugin uses.
struct OtherObject {
    std::string apiVersion;
    std::string kind;
    ObjectMeta meta;
};

/// Everything a cluster holds beside nodes and pods. Immutable once shared; in file order.
struct ClusterObjects {
    std::vector<Namespace> namespaces;
    std::vector<PriorityClass> priorityClasses;
    std::vector<PodDisruptionBudget> budgets;
    std::vector<PodGroup> podGroups;
    std::vector<ResourceQuota> quotas;
    std::vector<Service> services;
    std::vector<Workload> workloads;
    std::vector<OtherObject> others;
};

/// The PodGroup that a pod's label names in its namespace, or nullptr.
const PodGroup* findPodGroup(const ClusterObjects& objects, const Pod& pod);
/// The smallest `requests.nvidia.com/gpu` or `limits.nvidia.com/gpu` of the namespace's ResourceQuotas, in GPUs rounded up; nothing without one.
std::optional<std::int64_t> gpuQuota(const ClusterObjects& objects, std::string_view ns);

} // namespace berth
