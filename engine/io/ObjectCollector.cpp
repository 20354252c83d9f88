// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ObjectCollector.h"

#include "engine/io/Scalar.h"
#include "engine/io/config/ConfigurationReader.h"
#include "engine/io/objects/ClusterDecoder.h"
#include "engine/io/objects/NodeDecoder.h"
#include "engine/io/objects/PodDecoder.h"
#include "engine/io/objects/WorkloadDecoder.h"
#include "engine/io/scenario/ScenarioReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace berth::io {

namespace {

constexpr std::size_t kBetweenQuestions = 512;

template <Workload::Kind Kind> constexpr int kNumber = static_cast<int>(Kind);

std::string_view groupOf(std::string_view apiVersion) {
    const std::size_t slash = apiVersion.find('/');
    return slash == std::string_view::npos ? std::string_view{} : apiVersion.substr(0, slash);
}

bool isListKind(std::string_view kind) {
    return kind.size() >= 4 && kind.substr(kind.size() - 4) == "List";
}

} // namespace

const ObjectCollector::Kind ObjectCollector::kKinds[] = {
    {"Pod", "v1", &ObjectCollector::readPodObject},
    {"Node", "v1", &ObjectCollector::readNodeObject},
    {"Namespace", "v1", &ObjectCollector::readNamespaceObject},
    {"ResourceQuota", "v1", &ObjectCollector::readQuotaObject},
    {"Service", "v1", &ObjectCollector::readServiceObject},
    {"ConfigMap", "v1", &ObjectCollector::readConfigMapObject},
    {"ReplicationController", "v1",
     &ObjectCollector::readWorkloadObject<kNumber<Workload::Kind::ReplicationController>>},
    {"Deployment", "apps/v1", &ObjectCollector::readWorkloadObject<kNumber<Workload::Kind::Deployment>>},
    {"ReplicaSet", "apps/v1", &ObjectCollector::readWorkloadObject<kNumber<Workload::Kind::ReplicaSet>>},
    {"StatefulSet", "apps/v1", &ObjectCollector::readWorkloadObject<kNumber<Workload::Kind::StatefulSet>>},
    {"DaemonSet", "apps/v1", &ObjectCollector::readWorkloadObject<kNumber<Workload::Kind::DaemonSet>>},
    {"Job", "batch/v1", &ObjectCollector::readWorkloadObject<kNumber<Workload::Kind::Job>>},
    {"PriorityClass", "scheduling.k8s.io/v1", &ObjectCollector::readPriorityClassObject},
    {"PodDisruptionBudget", "policy/v1", &ObjectCollector::readBudgetObject},
    {"PodGroup", "scheduling.x-k8s.io/v1alpha1", &ObjectCollector::readPodGroupObject},
};

void ObjectCollector::add(const std::shared_ptr<const Document>& document, const GoOn& goOn) {
    strict_.clear();
    findings_.add(document->notes());
    goOn_ = &goOn;
    untilAsked_ = 0;
    roots_ = static_cast<double>(document->roots());
    for (std::size_t i = 0; i < document->roots(); ++i) {
        root_ = static_cast<double>(i);
        if (findings_.full() || !mayGoOn(0)) return;
        addRoot(document, i);
    }
    noteDuplicateKeys(*document);
}

bool ObjectCollector::mayGoOn(double partOfRoot) {
    if (stopped_ || untilAsked_-- > 0) return !stopped_;
    untilAsked_ = kBetweenQuestions;
    stopped_ = !(*goOn_)((root_ + partOfRoot) / roots_);
    return !stopped_;
}

void ObjectCollector::addRoot(const std::shared_ptr<const Document>& document, std::size_t root) {
    const ValueRef value = document->root(root);
    if (!value.isMap()) {
        findings_.error(value.place(), fmt::format("expected a Kubernetes object, found {}", describe(value)),
                        "A document is a map with apiVersion, kind and metadata");
        return;
    }
    if (isConfiguration(value)) {
        strict_.push_back(value.index());
        return configurations.add(document, value, std::string(document->rootText(root)));
    }
    addObject({document, value}, {});
}

void ObjectCollector::addObject(const ObjectValue& object, const Heading& fallback) {
    if (findings_.full()) return;
    Fields in(findings_);
    if (!in.expectMap(object.value)) return;
    const ValueRef version = object.value.find("apiVersion");
    const ValueRef kind = object.value.find("kind");
    Heading heading{version.isNull() ? fallback.apiVersion : version.text(),
                    kind.isNull() ? fallback.kind : kind.text()};
    if (heading.apiVersion.empty())
        return in.missing(object.value, "apiVersion", "Every object says its apiVersion and kind");
    if (heading.kind.empty()) return in.missing(object.value, "kind", "Every object says its apiVersion and kind");
    if (isScenario(object.value)) return addScenario(object);
    if (isListKind(heading.kind) && !object.value.find("items").isNull()) return addList(object, heading);
    const auto* const known = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const Kind& k) {
        return k.kind == heading.kind && groupOf(k.apiVersion) == groupOf(heading.apiVersion);
    });
    if (known != std::end(kKinds))
        addKnown(object, heading, *known);
    else
        addOther(object, heading);
}

void ObjectCollector::addList(const ObjectValue& list, const Heading& heading) {
    Fields in(findings_);
    in.at("items", [&] {
        Heading item;
        if (heading.kind != "List") item = {heading.apiVersion, heading.kind.substr(0, heading.kind.size() - 4)};
        const ValueRef items = list.value.find("items");
        double done = 0;
        in.each(items, [&](ValueRef value) {
            if (!mayGoOn(done++ / static_cast<double>(items.size()))) return;
            if (isConfiguration(value))
                configurations.add(list.document, value, std::string(value.written()));
            else
                addObject({list.document, value}, item);
        });
    });
}

void ObjectCollector::addKnown(const ObjectValue& object, const Heading& heading, const Kind& kind) {
    Fields in(findings_);
    if (heading.apiVersion != kind.apiVersion) {
        const ValueRef at = object.value.find("apiVersion");
        if (groupOf(kind.apiVersion).empty())
            return in.at("apiVersion", [&] {
                in.error(at,
                         fmt::format("expected {} for a {}, found {}", kind.apiVersion, kind.kind, heading.apiVersion));
            });
        findings_.note(at.place(), fmt::format("{} {} is read as {}", heading.apiVersion, kind.kind, kind.apiVersion));
    }
    (this->*kind.read)(in, object);
}

void ObjectCollector::addOther(const ObjectValue& object, const Heading& heading) {
    std::vector<std::string_view> names;
    for (const Kind& one : kKinds) names.push_back(one.kind);
    const bool known = std::find(names.begin(), names.end(), heading.kind) != names.end();
    const std::string_view meant = known ? std::string_view{} : nearest(heading.kind, names);
    findings_.note(object.value.find("kind") ? object.value.find("kind").place() : object.value.place(),
                   fmt::format("{} of {} is shown, but no plugin uses it", heading.kind, heading.apiVersion),
                   meant.empty() ? "" : fmt::format("Did you mean {}?", meant));
    Fields in(findings_);
    OtherObject other;
    readOther(in, object, other);
    if (other.kind.empty()) other.kind = heading.kind;
    if (other.apiVersion.empty()) other.apiVersion = heading.apiVersion;
    noteDuplicateObject(other.apiVersion + " " + other.kind, other.meta);
    objects.others.push_back(std::move(other));
}

void ObjectCollector::addScenario(const ObjectValue& object) {
    strict_.push_back(object.value.index());
    if (!scenario.value) {
        scenario = object;
        return;
    }
    const Place first = scenario.value.place();
    findings_.error(object.value.place(), "an input may have one Scenario document, and this is the second",
                    fmt::format("The first is at {}:{}", first.file, first.line));
}

void ObjectCollector::noteDuplicateKeys(const Document& document) {
    for (const auto& [key, root] : document.duplicateKeys()) {
        const std::uint32_t index = document.root(root).index();
        if (std::find(strict_.begin(), strict_.end(), index) != strict_.end()) continue;
        findings_.warning(key.place(),
                          fmt::format("the key \"{}\" stands twice in this map; the last one counts", key.text()),
                          "kubectl refuses it");
    }
}

void ObjectCollector::noteDuplicateObject(std::string_view kind, const ObjectMeta& meta) {
    if (meta.name.empty()) return;
    const std::string name = meta.ns.empty() ? meta.name : meta.ns + "/" + meta.name;
    const auto [at, added] = seen_.emplace(fmt::format("{} {}", kind, name), meta.place);
    if (added) return;
    const Place& first = at->second;
    findings_.error(meta.place, fmt::format("{} {} stands twice in the input", kind, name),
                    fmt::format("The first is at {}:{}:{}", first.file, first.line, first.column));
}

void ObjectCollector::readNodeObject(Fields& in, const ObjectValue& object) {
    auto node = std::make_shared<Node>();
    readNode(in, object, *node);
    noteDuplicateObject("Node", node->meta);
    nodes.push_back(std::move(node));
}

void ObjectCollector::readPodObject(Fields& in, const ObjectValue& object) {
    auto pod = std::make_shared<Pod>();
    readPod(in, object, *pod);
    noteDuplicateObject("Pod", pod->meta);
    pods.push_back(std::move(pod));
}

void ObjectCollector::readNamespaceObject(Fields& in, const ObjectValue& object) {
    readNamespace(in, object, objects.namespaces.emplace_back());
    noteDuplicateObject("Namespace", objects.namespaces.back().meta);
}

void ObjectCollector::readPriorityClassObject(Fields& in, const ObjectValue& object) {
    readPriorityClass(in, object, objects.priorityClasses.emplace_back());
    noteDuplicateObject("PriorityClass", objects.priorityClasses.back().meta);
}

void ObjectCollector::readBudgetObject(Fields& in, const ObjectValue& object) {
    readBudget(in, object, objects.budgets.emplace_back());
    noteDuplicateObject("PodDisruptionBudget", objects.budgets.back().meta);
}

void ObjectCollector::readPodGroupObject(Fields& in, const ObjectValue& object) {
    readPodGroup(in, object, objects.podGroups.emplace_back());
    noteDuplicateObject("PodGroup", objects.podGroups.back().meta);
}

void ObjectCollector::readQuotaObject(Fields& in, const ObjectValue& object) {
    readQuota(in, object, objects.quotas.emplace_back());
    noteDuplicateObject("ResourceQuota", objects.quotas.back().meta);
}

void ObjectCollector::readServiceObject(Fields& in, const ObjectValue& object) {
    readService(in, object, objects.services.emplace_back());
    noteDuplicateObject("Service", objects.services.back().meta);
}

void ObjectCollector::readConfigMapObject(Fields&, const ObjectValue& object) {
    if (!configurations.addConfigMap(object.document, object.value, findings_)) addOther(object, {"v1", "ConfigMap"});
}

template <int WorkloadKind> void ObjectCollector::readWorkloadObject(Fields& in, const ObjectValue& object) {
    readWorkload(in, object, static_cast<Workload::Kind>(WorkloadKind), objects.workloads.emplace_back());
    noteDuplicateObject(object.value.find("kind").text(), objects.workloads.back().meta);
}

} // namespace berth::io
