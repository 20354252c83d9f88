// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/ScenarioYaml.h"

#include "engine/framework/Configuration.h"
#include "engine/io/MergePatch.h"
#include "engine/io/Reader.h"
#include "engine/io/scenario/ObjectIndex.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <set>
#include <variant>

namespace berth::test {
namespace {

using Json = nlohmann::ordered_json;

/// Sets `key` unless the value says nothing.
void give(Json& object, const char* key, Json value) {
    if (!value.is_null() && !(value.is_structured() && value.empty()) && value != "") object[key] = std::move(value);
}

template <class T, class Write> Json listOf(const std::vector<T>& items, Write write) {
    Json list = Json::array();
    for (const T& item : items) list.push_back(write(item));
    return list;
}

Json of(const StringMap& map) {
    Json json = Json::object();
    for (const auto& [key, value] : map) json[key] = value;
    return json;
}

Json of(const ResourceList& amounts) {
    Json json = Json::object();
    for (const auto& [name, quantity] : amounts) json[name] = quantity.toString();
    return json;
}

Json of(SimTime time) {
    return time.isSet() ? Json(toString(time)) : Json();
}

Json of(const OwnerReference& owner) {
    return {{"apiVersion", owner.apiVersion},
            {"kind", owner.kind},
            {"name", owner.name},
            {"uid", owner.uid},
            {"controller", owner.controller}};
}

Json of(const ObjectMeta& meta) {
    Json json;
    json["name"] = meta.name;
    give(json, "namespace", meta.ns);
    give(json, "labels", of(meta.labels));
    give(json, "annotations", of(meta.annotations));
    give(json, "creationTimestamp", of(meta.creationTimestamp));
    give(json, "ownerReferences", listOf(meta.owners, [](const OwnerReference& owner) { return of(owner); }));
    return json;
}

// ---- selectors

Json of(const Requirement& requirement) {
    Json json{{"key", requirement.key}, {"operator", toString(requirement.op)}};
    give(json, "values", requirement.values);
    return json;
}

Json of(const std::vector<Requirement>& requirements) {
    return listOf(requirements, [](const Requirement& one) { return of(one); });
}

Json of(const LabelSelector& selector) {
    Json json = Json::object();
    give(json, "matchLabels", of(selector.matchLabels));
    give(json, "matchExpressions", of(selector.matchExpressions));
    return json;
}

Json of(const NodeSelectorTerm& term) {
    Json json = Json::object();
    give(json, "matchExpressions", of(term.matchExpressions));
    give(json, "matchFields", of(term.matchFields));
    return json;
}

constexpr const char* kRequired = "requiredDuringSchedulingIgnoredDuringExecution";
constexpr const char* kPreferred = "preferredDuringSchedulingIgnoredDuringExecution";

Json of(const NodeAffinitySpec& affinity) {
    Json json = Json::object();
    if (affinity.required)
        json[kRequired]["nodeSelectorTerms"] =
            listOf(affinity.required->terms, [](const NodeSelectorTerm& term) { return of(term); });
    give(json, kPreferred, listOf(affinity.preferred, [](const PreferredNodeTerm& one) {
             return Json{{"weight", one.weight}, {"preference", of(one.term)}};
         }));
    return json;
}

Json of(const PodAffinityTerm& term) {
    Json json{{"topologyKey", term.topologyKey}};
    if (term.selector) json["labelSelector"] = of(*term.selector);
    give(json, "namespaces", term.namespaces);
    if (term.namespaceSelector) json["namespaceSelector"] = of(*term.namespaceSelector);
    return json;
}

Json of(const PodAffinitySpec& affinity) {
    Json json = Json::object();
    give(json, kRequired, listOf(affinity.required, [](const PodAffinityTerm& term) { return of(term); }));
    give(json, kPreferred, listOf(affinity.preferred, [](const WeightedPodAffinityTerm& one) {
             return Json{{"weight", one.weight}, {"podAffinityTerm", of(one.term)}};
         }));
    return json;
}

Json of(const Affinity& affinity) {
    Json json = Json::object();
    give(json, "nodeAffinity", of(affinity.node));
    give(json, "podAffinity", of(affinity.pod));
    give(json, "podAntiAffinity", of(affinity.podAnti));
    return json;
}

Json of(const TopologySpreadConstraint& constraint) {
    Json json{{"maxSkew", constraint.maxSkew},
              {"topologyKey", constraint.topologyKey},
              {"whenUnsatisfiable", constraint.doNotSchedule ? "DoNotSchedule" : "ScheduleAnyway"}};
    if (constraint.selector) json["labelSelector"] = of(*constraint.selector);
    return json;
}

Json of(const Taint& taint) {
    Json json{{"key", taint.key}, {"effect", toString(taint.effect)}};
    give(json, "value", taint.value);
    return json;
}

Json of(const Toleration& toleration) {
    Json json = Json::object();
    give(json, "key", toleration.key);
    give(json, "operator", toleration.op);
    give(json, "value", toleration.value);
    if (toleration.effect != TaintEffect::None) json["effect"] = toString(toleration.effect);
    return json;
}

// ---- pods and nodes

Json of(const ContainerPort& port) {
    Json json{{"containerPort", port.containerPort}};
    if (port.hostPort > 0) json["hostPort"] = port.hostPort;
    give(json, "protocol", port.protocol);
    give(json, "hostIP", port.hostIP);
    return json;
}

Json containerOf(const Container& container, std::size_t index) {
    Json json{{"name", fmt::format("c{}", index)}};
    give(json, "image", container.image);
    if (!container.requests.empty()) json["resources"]["requests"] = of(container.requests);
    give(json, "ports", listOf(container.ports, [](const ContainerPort& port) { return of(port); }));
    const std::string hook = container.preStopCommand.empty() ? "true" : container.preStopCommand;
    if (container.hasPreStop) json["lifecycle"]["preStop"]["exec"]["command"] = Json::array({hook});
    return json;
}

Json containersOf(const Pod& pod) {
    Json list = Json::array();
    for (const Container& container : pod.containers) list.push_back(containerOf(container, list.size()));
    return list;
}

/// What a pod asks for; not where it runs.
Json wishesOf(const Pod& pod) {
    Json spec;
    if (pod.schedulerName != "default-scheduler") spec["schedulerName"] = pod.schedulerName;
    if (pod.priority != 0) spec["priority"] = pod.priority;
    if (pod.preemptNever) spec["preemptionPolicy"] = "Never";
    if (pod.gracePeriod != Duration::seconds(30))
        spec["terminationGracePeriodSeconds"] = pod.gracePeriod.ns / 1'000'000'000;
    give(spec, "nodeSelector", of(pod.nodeSelector));
    give(spec, "affinity", of(pod.affinity));
    give(spec, "tolerations", listOf(pod.tolerations, [](const Toleration& one) { return of(one); }));
    give(spec, "topologySpreadConstraints",
         listOf(pod.spread, [](const TopologySpreadConstraint& one) { return of(one); }));
    give(spec, "schedulingGates", listOf(pod.schedulingGates, [](const std::string& gate) {
             return Json{{"name", gate}};
         }));
    spec["containers"] = containersOf(pod);
    return spec;
}

Json metaOf(const Pod& pod) {
    ObjectMeta meta = pod.meta;
    if (pod.duration) meta.annotations.set("berth.dev/duration", toString(*pod.duration));
    return of(meta);
}

Json of(const Pod& pod) {
    Json json{{"apiVersion", "v1"}, {"kind", "Pod"}, {"metadata", metaOf(pod)}, {"spec", wishesOf(pod)}};
    give(json["spec"], "nodeName", pod.nodeName);
    Json status = Json::object();
    if (pod.phase == PodPhase::Running) status["phase"] = "Running";
    give(status, "startTime", of(pod.startTime));
    give(status, "nominatedNodeName", pod.nominatedNodeName);
    give(json, "status", status);
    return json;
}

Json of(const ContainerImage& image) {
    return {{"names", image.names}, {"sizeBytes", image.sizeBytes}};
}

Json of(const Node& node) {
    Json json{{"apiVersion", "v1"}, {"kind", "Node"}, {"metadata", of(node.meta)}};
    Json spec = Json::object();
    if (node.unschedulable) spec["unschedulable"] = true;
    give(spec, "taints", listOf(node.taints, [](const Taint& taint) { return of(taint); }));
    give(json, "spec", spec);
    json["status"]["allocatable"] = of(node.allocatableList);
    give(json["status"], "images", listOf(node.images, [](const ContainerImage& image) { return of(image); }));
    return json;
}

// ---- what else a cluster holds

Json headed(const char* version, const char* kind, const ObjectMeta& meta) {
    return {{"apiVersion", version}, {"kind", kind}, {"metadata", of(meta)}};
}

Json of(const PodGroup& group) {
    Json json = headed("scheduling.x-k8s.io/v1alpha1", "PodGroup", group.meta);
    json["spec"]["minMember"] = group.minMember;
    if (group.scheduleTimeoutSeconds) json["spec"]["scheduleTimeoutSeconds"] = *group.scheduleTimeoutSeconds;
    return json;
}

Json of(const PodDisruptionBudget& budget) {
    Json json = headed("policy/v1", "PodDisruptionBudget", budget.meta);
    if (budget.selector) json["spec"]["selector"] = of(*budget.selector);
    json["status"]["disruptionsAllowed"] = budget.disruptionsAllowed;
    return json;
}

Json of(const ResourceQuota& quota) {
    Json json = headed("v1", "ResourceQuota", quota.meta);
    json["spec"]["hard"] = of(quota.hard);
    return json;
}

// ---- the configuration

Json of(const Value& value) {
    switch (value.kind) {
    case Value::Kind::Null: return {};
    case Value::Kind::Scalar:
        return value.quoted || !Json::accept(value.text) ? Json(value.text) : Json::parse(value.text);
    case Value::Kind::List: return listOf(value.items, [](const Value& item) { return of(item); });
    case Value::Kind::Map: break;
    }
    Json json = Json::object();
    for (const auto& [key, member] : value.members) json[key] = of(member);
    return json;
}

Json of(const PluginRef& plugin) {
    Json json{{"name", plugin.name}};
    if (plugin.weight != 0) json["weight"] = plugin.weight;
    return json;
}

Json refsOf(std::span<const PluginRef> plugins) {
    Json list = Json::array();
    for (const PluginRef& plugin : plugins) list.push_back(of(plugin));
    return list;
}

bool sameRef(const PluginRef& one, const PluginRef& other) {
    return one.name == other.name && one.weight == other.weight;
}

/// A profile's set at MultiPoint holds the default plugins, too: only what comes behind them need be said.
Json multiPointOf(const PluginSet& set) {
    const std::vector<PluginRef> defaults = defaultMultiPoint().enabled;
    const bool extends = set.enabled.size() >= defaults.size() &&
                         std::equal(defaults.begin(), defaults.end(), set.enabled.begin(), sameRef);
    Json json = Json::object();
    give(json, "enabled", refsOf(std::span(set.enabled).subspan(extends ? defaults.size() : 0)));
    give(json, "disabled", refsOf(set.disabled));
    if (!extends) json["disabled"].push_back({{"name", "*"}});
    return json;
}

Json setOf(const PluginSet& set, PluginPoint point) {
    if (point == PluginPoint::MultiPoint) return multiPointOf(set);
    Json json = Json::object();
    give(json, "enabled", refsOf(set.enabled));
    give(json, "disabled", refsOf(set.disabled));
    return json;
}

Json of(const Profile& profile) {
    Json json{{"schedulerName", profile.schedulerName}};
    if (profile.percentageOfNodesToScore) json["percentageOfNodesToScore"] = *profile.percentageOfNodesToScore;
    Json plugins = Json::object();
    for (std::size_t i = 0; i < kPluginPoints; ++i) {
        const auto point = static_cast<PluginPoint>(i);
        give(plugins, std::string(fieldName(point)).c_str(), setOf(profile.at(point), point));
    }
    give(json, "plugins", plugins);
    give(json, "pluginConfig", listOf(profile.pluginConfig, [](const PluginConfig& config) {
             return Json{{"name", config.name}, {"args", of(config.args)}};
         }));
    return json;
}

Json of(const Configuration& configuration) {
    Json json{{"apiVersion", "kubescheduler.config.k8s.io/v1"}, {"kind", "KubeSchedulerConfiguration"}};
    if (configuration.percentageOfNodesToScore != 0)
        json["percentageOfNodesToScore"] = configuration.percentageOfNodesToScore;
    json["profiles"] = listOf(configuration.profiles, [](const Profile& profile) { return of(profile); });
    return json;
}

bool isBuiltIn(const Configuration& configuration) {
    return of(configuration) == of(defaultConfiguration());
}

// ---- steps

/// What makes any pod of that name into this one, where it runs aside.
Json patchTo(const Pod& pod) {
    Json patch{{"metadata", metaOf(pod)}, {"spec", wishesOf(pod)}};
    patch["metadata"].erase("name");
    patch["metadata"].erase("namespace");
    for (const char* key : {"nodeSelector", "affinity", "tolerations", "topologySpreadConstraints", "schedulingGates"})
        if (!patch["spec"].contains(key)) patch["spec"][key] = nullptr;
    return patch;
}

Json patchTo(const Node& node) {
    Json patch = of(node);
    for (const char* key : {"apiVersion", "kind"}) patch.erase(key);
    patch["metadata"].erase("name");
    for (const char* key : {"unschedulable", "taints"})
        if (!patch["spec"].contains(key)) patch["spec"][key] = nullptr;
    return patch;
}

Json update(const char* kind, const ObjectMeta& meta, Json patch) {
    Json json{{"kind", kind}, {"name", meta.name}};
    give(json, "namespace", meta.ns);
    json["patch"] = std::move(patch);
    return {{"update", std::move(json)}};
}

std::string nameOf(ObjectName::Kind kind, const ObjectMeta& meta) {
    return io::stepName({kind, meta.ns, meta.name});
}

/// An action as the one field of a step beside `at`; nothing for what only the step's text can say.
struct ActionWriter {
    Json operator()(const CreatePod& action) const {
        return {{"create", nameOf(ObjectName::Kind::Pod, action.pod->meta)}};
    }
    Json operator()(const CreateNode& action) const {
        return {{"create", nameOf(ObjectName::Kind::Node, action.node->meta)}};
    }
    Json operator()(const CreatePodGroup& action) const {
        return {{"create", nameOf(ObjectName::Kind::PodGroup, action.group->meta)}};
    }
    Json operator()(const DeleteObject& action) const { return {{"delete", io::stepName(action.object)}}; }
    Json operator()(const EvictPod& action) const { return {{"evict", io::stepName(action.pod)}}; }
    Json operator()(const ReplacePod& action) const { return update("Pod", action.pod->meta, patchTo(*action.pod)); }
    Json operator()(const ReplaceNode& action) const {
        return update("Node", action.node->meta, patchTo(*action.node));
    }
    Json operator()(const CordonNode& action) const {
        return {{action.unschedulable ? "cordon" : "uncordon", action.node}};
    }
    Json operator()(const DrainNode& action) const { return {{"drain", action.node}}; }
    Json operator()(const Configure& action) const { return {{"configure", of(*action.configuration)}}; }
    Json operator()(const PatchObject&) const { return {}; }
    Json operator()(const AddObjects&) const { return {}; }
};

Json timed(Duration at, const Json& action) {
    Json json{{"at", toString(at)}};
    json.update(action);
    return json;
}

Json of(const Step& step) {
    const Json action = std::visit(ActionWriter(), step.action);
    if (!action.is_null()) return timed(step.at, action);
    const auto document = io::Document::parse("", step.text);
    RC_ASSERT(document.has_value());
    return Json::parse(io::toJson((*document)->root(0)));
}

/// Makes a scenario's documents.
class DocumentWriter {
public:
    explicit DocumentWriter(const Scenario& scenario) : scenario_(scenario) {
        for (const Step& step : scenario.steps) {
            if (const auto* pod = std::get_if<CreatePod>(&step.action)) created_.insert(pod->pod->key());
            if (const auto* node = std::get_if<CreateNode>(&step.action)) created_.insert(node->node->name());
        }
    }

    std::vector<Json> write() {
        if (!isBuiltIn(*scenario_.configuration)) documents_.push_back(of(*scenario_.configuration));
        for (const auto& node : scenario_.nodes) enter(*node, ObjectName::Kind::Node, created_.contains(node->name()));
        for (const PodGroup& group : scenario_.objects.podGroups) documents_.push_back(of(group));
        for (const PodDisruptionBudget& budget : scenario_.objects.budgets) documents_.push_back(of(budget));
        for (const ResourceQuota& quota : scenario_.objects.quotas) documents_.push_back(of(quota));
        for (const auto& pod : scenario_.pods)
            enter(*pod, ObjectName::Kind::Pod, created_.contains(pod->key()) || created_.contains(pod->nodeName));
        for (const Step& step : scenario_.steps) take(step);
        documents_.push_back(heading());
        return std::move(documents_);
    }

private:
    /// Once, however often it is created.
    template <class Object> void declare(const Object& object, const std::string& name) {
        if (declared_.insert(name).second) documents_.push_back(of(object));
    }

    template <class Object> void enter(const Object& object, ObjectName::Kind kind, bool byStep) {
        const std::string name = nameOf(kind, object.meta);
        declare(object, name);
        if (byStep) steps_.push_back(timed({}, {{"create", name}}));
    }

    void take(const Step& step) {
        if (const auto* create = std::get_if<CreatePod>(&step.action))
            declare(*create->pod, nameOf(ObjectName::Kind::Pod, create->pod->meta));
        if (const auto* create = std::get_if<CreateNode>(&step.action))
            declare(*create->node, nameOf(ObjectName::Kind::Node, create->node->meta));
        if (const auto* create = std::get_if<CreatePodGroup>(&step.action))
            declare(*create->group, nameOf(ObjectName::Kind::PodGroup, create->group->meta));
        steps_.push_back(of(step));
    }

    Json heading() {
        constexpr std::array<const char*, 3> kTieBreaks = {"FirstByName", "SeededRandom", "HeapOrder"};
        Json spec{{"start", toString(scenario_.start)}, {"seed", scenario_.seed}};
        if (scenario_.tieBreak != TieBreak::FirstByName)
            spec["tieBreak"] = kTieBreaks.at(static_cast<std::size_t>(scenario_.tieBreak));
        if (scenario_.cycle.ns > 0) spec["cycle"] = toString(scenario_.cycle);
        if (scenario_.bind.ns > 0) spec["bind"] = toString(scenario_.bind);
        if (!scenario_.popFromBackoffQ) spec["featureGates"]["SchedulerPopFromBackoffQ"] = false;
        if (scenario_.until) spec["until"] = toString(*scenario_.until);
        give(spec, "steps", steps_);
        return {{"apiVersion", "berth.dev/v1alpha1"}, {"kind", "Scenario"}, {"spec", std::move(spec)}};
    }

    const Scenario& scenario_;
    std::set<std::string> created_;  ///< by a step, so not there from the start
    std::set<std::string> declared_; ///< as steps name them
    Json steps_ = Json::array();
    std::vector<Json> documents_;
};

std::shared_ptr<const Scenario> readAll(const std::vector<io::SourceText>& texts, Registry registry) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    options.check.registry = registry;
    const auto outcome = io::readTexts(texts, options);
    if (!outcome) RC_FAIL(fmt::format("{}\n{}", toString(outcome.error().front()), *texts.back().text));
    return outcome->scenario;
}

} // namespace

std::string yamlOf(const Scenario& scenario) {
    std::string text;
    for (const Json& one : DocumentWriter(scenario).write()) {
        const auto document = io::Document::parse("", one.dump());
        RC_ASSERT(document.has_value());
        if (!text.empty()) text += "---\n";
        text += io::toYaml((*document)->root(0));
    }
    return text;
}

std::shared_ptr<const Scenario> readBack(const std::string& yaml, Registry registry) {
    return readAll({{"mismatch.yaml", std::make_shared<const std::string>(yaml)}}, registry);
}

std::shared_ptr<const Scenario> asWritten(const Scenario& scenario, Registry registry) {
    std::vector<io::SourceText> texts;
    for (const Json& one : DocumentWriter(scenario).write())
        texts.push_back({fmt::format("{}.json", texts.size()), std::make_shared<const std::string>(one.dump())});
    return readAll(texts, registry);
}

} // namespace berth::test
