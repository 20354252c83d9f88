// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/PodDecoder.h"

#include "engine/io/objects/ContainerDecoder.h"
#include "engine/io/objects/LabelKeys.h"
#include "engine/io/objects/PodAnnotations.h"
#include "engine/io/objects/ResourceDecoder.h"
#include "engine/io/objects/SelectorCheck.h"
#include "engine/io/objects/SelectorDecoder.h"
#include "engine/io/objects/VolumeDecoder.h"
#include "engine/model/AddedTolerations.h"

#include <fmt/format.h>

#include <array>

namespace berth::io {

namespace {

constexpr std::array<std::string_view, 2> kPreemption = {"PreemptLowerPriority", "Never"};
constexpr std::array<std::string_view, 3> kRestart = {"Always", "OnFailure", "Never"};
constexpr std::array<std::string_view, 5> kPhases = {"Pending", "Running", "Succeeded", "Failed", "Unknown"};

/// What of a pod is read in one place and settled in another.
struct Draft {
    Pod& pod;
    ResourceList podLimits;
    std::vector<NamedResourceStatus> statuses;
};

void readContainers(Fields& in, ValueRef list, std::vector<Container>& containers, Pod& pod) {
    in.each(list, [&](ValueRef item) { containers.push_back(readContainer(in, item, pod.meta.defaulted)); });
}

/// The `name` of each map of a list.
std::vector<std::string> readNames(Fields& in, ValueRef list, std::string_view unused) {
    static constexpr Field<std::string> kName[] = {
        {"name", [](Fields& fields, ValueRef v, std::string& name) { name = fields.text(v); }}};
    std::vector<std::string> names;
    in.each(list, [&](ValueRef item) { in.fields<std::string>(item, names.emplace_back(), kName, unused); });
    return names;
}

constexpr Field<Draft> kSpec[] = {
    {"containers", [](Fields& in, ValueRef v, Draft& d) { readContainers(in, v, d.pod.containers, d.pod); }},
    {"schedulerName", [](Fields& in, ValueRef v, Draft& d) { d.pod.schedulerName = in.text(v); }},
    {"nodeName", [](Fields& in, ValueRef v, Draft& d) { d.pod.nodeName = in.text(v); }},
    {"priority",
     [](Fields& in, ValueRef v, Draft& d) {
         const auto priority = in.int32(v);
         d.pod.priority = priority.value_or(0);
         d.pod.hasPriority = priority.has_value();
     }},
    {"priorityClassName", [](Fields& in, ValueRef v, Draft& d) { d.pod.priorityClassName = in.text(v); }},
    {"preemptionPolicy", [](Fields& in, ValueRef v, Draft& d) { d.pod.preemptNever = in.oneOf(v, kPreemption) == 1U; }},
    {"terminationGracePeriodSeconds",
     [](Fields& in, ValueRef v, Draft& d) {
         constexpr std::int64_t kMostSeconds = 9'000'000'000;
         d.pod.gracePeriod = Duration::seconds(in.integer(v, 0, kMostSeconds).value_or(30));
     }},
    {"restartPolicy", [](Fields& in, ValueRef v, Draft& d) { d.pod.restartNever = in.oneOf(v, kRestart) == 2U; }},
    {"initContainers", [](Fields& in, ValueRef v, Draft& d) { readContainers(in, v, d.pod.initContainers, d.pod); }},
    {"nodeSelector", [](Fields& in, ValueRef v, Draft& d) { readLabels(in, v, d.pod.nodeSelector); }},
    {"affinity", [](Fields& in, ValueRef v, Draft& d) { d.pod.affinity = readAffinity(in, v); }},
    {"tolerations",
     [](Fields& in, ValueRef v, Draft& d) {
         in.each(v, [&](ValueRef item) { d.pod.tolerations.push_back(readToleration(in, item)); });
     }},
    {"topologySpreadConstraints",
     [](Fields& in, ValueRef v, Draft& d) {
         in.each(v, [&](ValueRef item) { d.pod.spread.push_back(readSpreadConstraint(in, item)); });
         if (d.pod.spread.size() > 1) checkSpreadConstraints(in, v, d.pod.spread);
     }},
    {"schedulingGates", [](Fields& in, ValueRef v, Draft& d) { d.pod.schedulingGates = readNames(in, v, {}); }},
    {"overhead", [](Fields& in, ValueRef v, Draft& d) { d.pod.overhead = readResources(in, v); }},
    {"resources",
     [](Fields& in, ValueRef v, Draft& d) {
         ResourceNeeds needs = readNeeds(in, v);
         if (!needs.requests.empty()) d.pod.podLevelRequests = std::move(needs.requests);
         d.podLimits = std::move(needs.limits);
     }},
    {"volumes", [](Fields& in, ValueRef v,
                   Draft& d) { in.each(v, [&](ValueRef item) { d.pod.volumes.push_back(readVolume(in, item)); }); }},
    {"resourceClaims",
     [](Fields& in, ValueRef v, Draft& d) {
         d.pod.resourceClaims =
             readNames(in, v, "resourceClaimName resourceClaimTemplateName podGroupResourceClaim source");
     }},
    {"hostNetwork", [](Fields& in, ValueRef v, Draft& d) { d.pod.hostNetwork = in.boolean(v).value_or(false); }},
    {"hostUsers", [](Fields& in, ValueRef v, Draft& d) { d.pod.hostUsers = in.boolean(v); }},
};
constexpr std::string_view kSpecUnused =
    "activeDeadlineSeconds automountServiceAccountToken dnsConfig dnsPolicy enableServiceLinks ephemeralContainers "
    "hostAliases "
    "hostIPC hostPID hostname hostnameOverride imagePullSecrets os readinessGates runtimeClassName "
    "schedulingGroup "
    "securityContext serviceAccount serviceAccountName setHostnameAsFQDN shareProcessNamespace subdomain workloadRef";

constexpr Field<PodCondition> kCondition[] = {
    {"type", [](Fields& in, ValueRef v, PodCondition& c) { c.type = in.text(v); }},
    {"status", [](Fields& in, ValueRef v, PodCondition& c) { c.status = in.text(v); }},
    {"reason", [](Fields& in, ValueRef v, PodCondition& c) { c.reason = in.text(v); }},
    {"message", [](Fields& in, ValueRef v, PodCondition& c) { c.message = in.text(v); }},
};

void readStatuses(Fields& in, ValueRef list, Draft& draft) {
    in.each(list, [&](ValueRef item) { draft.statuses.push_back(readContainerStatus(in, item)); });
}

constexpr Field<Draft> kStatus[] = {
    {"phase",
     [](Fields& in, ValueRef v, Draft& d) {
         if (!v.text().empty()) d.pod.phase = static_cast<PodPhase>(in.oneOf(v, kPhases).value_or(0));
     }},
    {"startTime", [](Fields& in, ValueRef v, Draft& d) { d.pod.startTime = in.time(v).value_or(SimTime::none()); }},
    {"nominatedNodeName", [](Fields& in, ValueRef v, Draft& d) { d.pod.nominatedNodeName = in.text(v); }},
    {"conditions",
     [](Fields& in, ValueRef v, Draft& d) {
         in.each(v, [&](ValueRef item) {
             in.fields<PodCondition>(item, d.pod.conditions.emplace_back(), kCondition,
                                     "lastProbeTime lastTransitionTime observedGeneration");
         });
     }},
    {"containerStatuses", readStatuses},
    {"initContainerStatuses", readStatuses},
    {"allocatedResources", [](Fields& in, ValueRef v, Draft& d) { d.pod.statusAllocated = readResources(in, v); }},
    {"resources",
     [](Fields& in, ValueRef v, Draft& d) {
         ResourceNeeds needs = readNeeds(in, v);
         if (v.find("requests")) d.pod.statusActuated = std::move(needs.requests);
     }},
};
constexpr std::string_view kStatusUnused =
    "ephemeralContainerStatuses extendedResourceClaimStatus hostIP hostIPs message "
    "nodeAllocatableResourceClaimStatuses "
    "observedGeneration podIP podIPs qosClass reason resize resourceClaimStatuses";

constexpr Field<Draft> kPod[] = {
    {"spec", [](Fields& in, ValueRef v, Draft& d) { in.fields<Draft>(v, d, kSpec, kSpecUnused); }},
    {"status", [](Fields& in, ValueRef v, Draft& d) { in.fields<Draft>(v, d, kStatus, kStatusUnused); }},
};

void useStatuses(const std::vector<NamedResourceStatus>& statuses, std::vector<Container>& containers) {
    for (Container& container : containers)
        for (const NamedResourceStatus& status : statuses)
            if (status.name == container.name) container.status = status.status;
}

/// Upstream: resource.AggregateContainerRequests.
ResourceList containerRequests(const Pod& pod) {
    ResourceList sum;
    ResourceList sidecars;
    ResourceList highest;
    const auto add = [](ResourceList& to, const ResourceList& list) {
        for (const auto& [name, quantity] : list) to.add(name, quantity);
    };
    for (const Container& container : pod.containers) add(sum, container.requests);
    for (const Container& container : pod.initContainers) {
        ResourceList now = sidecars;
        add(now, container.requests);
        if (container.restartAlways) {
            add(sum, container.requests);
            sidecars = now;
        }
        for (const auto& [name, quantity] : now) highest.raise(name, quantity);
    }
    for (const auto& [name, quantity] : highest) sum.raise(name, quantity);
    return sum;
}

/// Upstream: defaultPodRequests. Requests of the pod level that its limits imply.
void fillInPodLevel(const ResourceList& limits, Pod& pod) {
    if (limits.empty()) return;
    ResourceList requests = pod.podLevelRequests.value_or(ResourceList{});
    const auto fill = [&](const std::string& name, Quantity quantity, bool hugepages) {
        const bool huge = name.starts_with("hugepages-");
        if (requests.find(name) != nullptr || (huge ? !hugepages : name != kCpu && name != kMemory)) return;
        requests.set(name, quantity);
        pod.meta.defaulted.push_back(fmt::format("spec.resources.requests[{}]", name));
    };
    for (const auto& [name, quantity] : containerRequests(pod)) fill(name, quantity, false);
    for (const auto& [name, quantity] : limits) fill(name, quantity, true);
    if (!requests.empty()) pod.podLevelRequests = std::move(requests);
}

/// Upstream: SetDefaults_PodSpec, defaultHostNetworkPorts.
void fillInHostPorts(std::vector<Container>& containers, std::string_view list, Pod& pod) {
    for (std::size_t c = 0; c < containers.size(); ++c)
        for (std::size_t p = 0; p < containers[c].ports.size(); ++p) {
            ContainerPort& port = containers[c].ports[p];
            if (port.hostPort != 0) continue;
            port.hostPort = port.containerPort;
            pod.meta.defaulted.push_back(fmt::format("spec.{}[{}].ports[{}].hostPort", list, c, p));
        }
}

void fillIn(const Draft& draft, ValueRef spec) {
    Pod& pod = draft.pod;
    if (pod.schedulerName.empty()) pod.schedulerName = "default-scheduler";
    if (spec.find("schedulerName").text().empty()) pod.meta.defaulted.emplace_back("spec.schedulerName");
    if (spec.find("terminationGracePeriodSeconds").isNull())
        pod.meta.defaulted.emplace_back("spec.terminationGracePeriodSeconds");
    fillInPodLevel(draft.podLimits, pod);
    if (!pod.hostNetwork) return;
    fillInHostPorts(pod.containers, "containers", pod);
    fillInHostPorts(pod.initContainers, "initContainers", pod);
}

/// What a pod with a uid has got already, as it comes from an API server.
void fillInTolerations(Pod& pod) {
    if (isDaemonPod(pod)) addDaemonTolerations(pod);
    addAdmissionTolerations(pod);
}

void readResizeState(Pod& pod) {
    const PodCondition* const pending = pod.condition("PodResizePending");
    pod.resizeInfeasible = pending != nullptr && pending->reason == "Infeasible";
    pod.resizeDeferred = pending != nullptr && pending->reason == "Deferred";
}

void readRest(Fields& in, ValueRef object, Pod& pod) {
    Draft draft{pod, {}, {}};
    in.fields<Draft>(object, draft, kPod, "apiVersion kind metadata");
    const ValueRef spec = object.find("spec");
    if (spec.isNull())
        in.missing(object, "spec", "A pod needs a spec with containers");
    else if (spec.isMap() && spec.find("containers").isNull())
        in.at("spec", [&] { in.missing(spec, "containers"); });
    useStatuses(draft.statuses, pod.containers);
    useStatuses(draft.statuses, pod.initContainers);
    readResizeState(pod);
    fillIn(draft, spec);
    mergeLabelKeys(pod);
    finishPod(pod);
    readPodAnnotations(in, object, pod);
}

} // namespace

void readPod(Fields& in, const ObjectValue& object, Pod& pod) {
    readMeta(in, object, Scope::Namespaced, pod.meta);
    readRest(in, object.value, pod);
    if (pod.meta.uid.empty()) fillInTolerations(pod);
}

void readPodTemplate(Fields& in, const ObjectValue& object, Pod& pod) {
    if (!in.expectMap(object.value)) return;
    readTemplateMeta(in, object, pod.meta);
    readRest(in, object.value, pod);
}

} // namespace berth::io
