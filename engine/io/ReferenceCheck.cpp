// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ReferenceCheck.h"

#include "engine/io/ObjectSource.h"
#include "engine/model/Training.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>

namespace berth::io {

namespace {

constexpr std::array<std::string_view, 6> kWorkloadKinds = {
    "Deployment", "ReplicaSet", "StatefulSet", "DaemonSet", "ReplicationController", "Job"};
constexpr std::string_view kGroupLabel = "scheduling.x-k8s.io/pod-group";
constexpr std::array<std::string_view, 2> kTopologyAnnotations = {"kueue.x-k8s.io/podset-required-topology",
                                                                  "kueue.x-k8s.io/podset-preferred-topology"};

/// The names of all that pods may refer to.
class Known {
public:
    explicit Known(const ObjectCollector& collected) {
        for (const auto& node : collected.nodes) names_.insert(key("Node", "", node->meta.name));
        for (const Workload& one : collected.objects.workloads)
            names_.insert(key(kWorkloadKinds[static_cast<std::size_t>(one.kind)], one.meta.ns, one.meta.name));
        for (const PodGroup& one : collected.objects.podGroups)
            names_.insert(key("PodGroup", one.meta.ns, one.meta.name));
        for (const OtherObject& one : collected.objects.others)
            names_.insert(key(one.kind, one.meta.ns, one.meta.name));
    }
    bool has(std::string_view kind, std::string_view ns, std::string_view name) const {
        return names_.contains(key(kind, ns, name));
    }

private:
    static std::string key(std::string_view kind, std::string_view ns, std::string_view name) {
        return fmt::format("{} {}/{}", kind, ns, name);
    }
    std::unordered_set<std::string> names_;
};

Place placeOf(const Pod& pod, std::string_view part, std::string_view field) {
    const ValueRef value = sourceOf(pod.meta).find(part).find(field);
    return value ? value.place() : pod.meta.place;
}

void noteOwners(const Pod& pod, const Known& known, Findings& findings) {
    for (const OwnerReference& owner : pod.meta.owners) {
        const std::string_view ns = owner.kind == "Node" ? std::string_view{} : std::string_view(pod.meta.ns);
        if (known.has(owner.kind, ns, owner.name)) continue;
        findings.note(
            placeOf(pod, "metadata", "ownerReferences"),
            owner.controller
                ? fmt::format("the pod's owner, a {}, is not in the input; it makes the pod again all the same "
                              "when it is evicted",
                              owner.kind)
                : fmt::format("the pod's owner, a {}, is not in the input", owner.kind));
    }
}

void noteNode(const Pod& pod, const Known& known, Findings& findings) {
    if (pod.nodeName.empty() || pod.finished() || known.has("Node", "", pod.nodeName)) return;
    findings.note(placeOf(pod, "spec", "nodeName"),
                  fmt::format("the node \"{}\" is not in the input; the pod counts nowhere", pod.nodeName));
}

void noteGroup(const Pod& pod, const Known& known, Findings& findings) {
    const std::string* const group = pod.meta.labels.find(kGroupLabel);
    if (group == nullptr || known.has("PodGroup", pod.meta.ns, *group)) return;
    findings.note(
        placeOf(pod, "metadata", "labels"),
        fmt::format("there is no PodGroup \"{}\" in namespace {}, so its pods are in no gang", *group, pod.meta.ns));
}

/// A checkpoint that an eviction cuts off: the pod says itself that it needs longer than it is given.
void noteCheckpoint(const Pod& pod, Findings& findings) {
    const auto hook = preStopTime(pod);
    if (!hook || *hook <= pod.gracePeriod || !pod.meta.annotations.contains("berth.dev/checkpoint-seconds")) return;
    findings.note(placeOf(pod, "spec", "terminationGracePeriodSeconds"),
                  fmt::format("the preStop hook needs {} to save, the grace period is {}: an eviction loses the work",
                              toString(*hook), toString(pod.gracePeriod)));
}

/// A gang that can never be whole waits for ever, as in a real cluster.
void noteShortGroups(const ObjectCollector& collected, Findings& findings) {
    std::map<std::pair<std::string_view, std::string_view>, std::int32_t> members;
    for (const auto& pod : collected.pods)
        if (const std::string* const group = pod->meta.labels.find(kGroupLabel); group != nullptr && !pod->finished())
            ++members[{pod->meta.ns, *group}];
    for (const PodGroup& group : collected.objects.podGroups) {
        const auto found = members.find({group.meta.ns, group.meta.name});
        const std::int32_t count = found == members.end() ? 0 : found->second;
        if (count >= group.minMember) continue;
        findings.note(group.meta.place,
                      fmt::format("PodGroup \"{}\" wants {} members, but only {} of its pods are in the input",
                                  group.meta.name, group.minMember, count),
                      "Its pods wait until there are so many");
    }
}

/// The labels that at least one node carries.
std::unordered_set<std::string_view> nodeLabels(const ObjectCollector& collected) {
    std::unordered_set<std::string_view> labels;
    for (const auto& node : collected.nodes)
        for (const auto& [label, value] : node->meta.labels) labels.insert(label);
    return labels;
}

void noteTopologyLevels(const ObjectCollector& collected, Findings& findings) {
    const auto labels = nodeLabels(collected);
    for (const auto& pod : collected.pods)
        for (const std::string_view annotation : kTopologyAnnotations) {
            const std::string* const level = pod->meta.annotations.find(annotation);
            if (level == nullptr || labels.contains(*level)) continue;
            findings.note(placeOf(*pod, "metadata", "annotations"),
                          fmt::format("no node carries the label \"{}\" that {} names, so no node is in a domain of it",
                                      *level, annotation));
        }
}

void noteClaims(const Pod& pod, const Known& known, Findings& findings) {
    for (const Volume& volume : pod.volumes) {
        if (volume.kind != Volume::Kind::PersistentVolumeClaim) continue;
        if (known.has("PersistentVolumeClaim", pod.meta.ns, volume.reference)) continue;
        findings.note(
            placeOf(pod, "spec", "volumes"),
            fmt::format("there is no PersistentVolumeClaim \"{}\" in namespace {}", volume.reference, pod.meta.ns));
    }
}

/// "spec.containers[3].ports[0].protocol" without the numbers.
std::string withoutNumbers(std::string_view path) {
    std::string out;
    bool skip = false;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] == '[' && i + 1 < path.size() && path[i + 1] >= '0' && path[i + 1] <= '9') skip = true;
        if (!skip) out += path[i];
        if (path[i] == ']') skip = false;
    }
    return out;
}

struct Filled {
    std::size_t count = 0;
    Place first;
};
using FilledFields = std::map<std::pair<std::string, std::string>, Filled>;

constexpr std::string_view kTolerations = "spec.tolerations[";

/// The field as it is counted: lists without the numbers of their items, tolerations as one.
std::string fieldOf(const std::string& path) {
    return path.starts_with(kTolerations) ? std::string(kTolerations) : withoutNumbers(path);
}

void addDefaulted(std::string_view kind, const ObjectMeta& meta, FilledFields& filled) {
    std::set<std::string> fields;
    for (const std::string& path : meta.defaulted) fields.insert(fieldOf(path));
    for (const std::string& field : fields) {
        Filled& one = filled[{std::string(kind), field}];
        if (one.count++ == 0) one.first = meta.place;
    }
}

std::string_view sourceOfDefault(std::string_view path) {
    if (path == "metadata.namespace") return "default";
    if (path == "spec.schedulerName") return "default-scheduler";
    if (path == "spec.terminationGracePeriodSeconds") return "30";
    if (path == "spec.priority") return "its PriorityClass' value, or 0";
    if (path == "spec.preemptionPolicy") return "its PriorityClass' policy";
    if (path == "spec.priorityClassName") return "the global default class";
    if (path == "status.allocatable") return "the capacity";
    if (path.ends_with(".protocol")) return "TCP";
    if (path.ends_with(".labelSelector.matchExpressions")) return "the pod's values of matchLabelKeys";
    if (path.ends_with(".hostPort")) return "the container's port, since the pod uses the host's network";
    return "the limit";
}

/// Resources that a DeviceClass stands behind: their requests are met by claims that kube-scheduler makes.
void noteDeviceClasses(const ObjectCollector& collected, Findings& findings) {
    for (const OtherObject& one : collected.objects.others) {
        if (one.kind != "DeviceClass") continue;
        const std::string_view name = sourceOf(one.meta).find("spec").find("extendedResourceName").text();
        if (name.empty()) continue;
        for (const auto& pod : collected.pods)
            if (pod->totals.requests.get(name) > 0)
                findings.note(
                    pod->meta.place,
                    fmt::format("the pod requests {}, for which the plugin DynamicResources would take devices "
                                "of the class {}, which is not simulated",
                                name, one.meta.name),
                    "Berth counts it as an amount of the node");
    }
}

std::string filledText(const std::string& kind, const std::string& field, std::size_t count) {
    const std::string objects = fmt::format("{} {}{}", count, kind, count == 1 ? "" : "s");
    if (field == kTolerations)
        return fmt::format(
            "tolerations for nodes in trouble are added to {}, as the API server does, and a DaemonSet's "
            "controller for its pods",
            objects);
    return fmt::format("{} without {}, which is filled in as {}", objects, field, sourceOfDefault(field));
}

} // namespace

void noteAbsentReferences(const ObjectCollector& collected, Findings& findings) {
    const Known known(collected);
    for (const auto& pod : collected.pods) {
        noteNode(*pod, known, findings);
        noteOwners(*pod, known, findings);
        noteGroup(*pod, known, findings);
        noteCheckpoint(*pod, findings);
        noteClaims(*pod, known, findings);
    }
    noteShortGroups(collected, findings);
    noteTopologyLevels(collected, findings);
}

void noteUnsimulated(const ObjectCollector& collected, Registry registry, Findings& findings) {
    noteDeviceClasses(collected, findings);
    for (const PluginEntry& plugin : registry) {
        if (!plugin.judgedButNotSimulated) continue;
        for (const auto& pod : collected.pods)
            if (plugin.judgedButNotSimulated(*pod))
                findings.note(
                    pod->meta.place,
                    fmt::format("the pod uses what the plugin {} judges, which is not simulated", plugin.name),
                    "Berth schedules it as if that plugin had nothing against any node");
    }
}

void noteDefaulted(const ObjectCollector& collected, Findings& findings) {
    FilledFields filled;
    for (const auto& node : collected.nodes) addDefaulted("node", node->meta, filled);
    for (const auto& pod : collected.pods) addDefaulted("pod", pod->meta, filled);
    for (const auto& [field, one] : filled) findings.note(one.first, filledText(field.first, field.second, one.count));
}

} // namespace berth::io
