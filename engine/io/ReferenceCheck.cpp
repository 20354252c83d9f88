// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ReferenceCheck.h"

#include "engine/io/ObjectSource.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>

namespace berth::io {

namespace {

constexpr std::array<std::string_view, 6> kWorkloadKinds = {
    "Deployment", "ReplicaSet", "StatefulSet", "DaemonSet", "ReplicationController", "Job"};
constexpr std::string_view kGroupLabel = "scheduling.x-k8s.io/pod-group";

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
            fmt::format("the pod's owner, a {}, is not in the input, so nothing makes the pod again once it is gone",
                        owner.kind));
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

void addDefaulted(std::string_view kind, const ObjectMeta& meta, FilledFields& filled) {
    for (const std::string& path : meta.defaulted) {
        Filled& one = filled[{std::string(kind), withoutNumbers(path)}];
        if (one.count++ == 0) one.first = meta.place;
    }
}

std::string_view sourceOfDefault(std::string_view path) {
    if (path == "metadata.namespace") return "default";
    if (path == "spec.schedulerName") return "default-scheduler";
    if (path == "spec.terminationGracePeriodSeconds") return "30";
    if (path == "spec.priority") return "its PriorityClass' value";
    if (path == "spec.preemptionPolicy") return "its PriorityClass' policy";
    if (path == "spec.priorityClassName") return "the global default class";
    if (path == "status.allocatable") return "the capacity";
    if (path.ends_with(".protocol")) return "TCP";
    if (path.ends_with(".hostPort")) return "the container's port, since the pod uses the host's network";
    return "the limit";
}

} // namespace

void noteAbsentReferences(const ObjectCollector& collected, Findings& findings) {
    const Known known(collected);
    for (const auto& pod : collected.pods) {
        noteNode(*pod, known, findings);
        noteOwners(*pod, known, findings);
        noteGroup(*pod, known, findings);
        noteClaims(*pod, known, findings);
    }
}

void noteUnsimulated(const ObjectCollector& collected, Registry registry, Findings& findings) {
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
    for (const auto& [field, one] : filled)
        findings.note(one.first, fmt::format("{} {}{} without {}, which is filled in as {}", one.count, field.first,
                                             one.count == 1 ? "" : "s", field.second, sourceOfDefault(field.second)));
}

} // namespace berth::io
