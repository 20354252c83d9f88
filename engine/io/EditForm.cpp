// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/EditForm.h"

#include "engine/io/MergePatch.h"
#include "engine/io/ObjectSource.h"
#include "engine/io/Reader.h"
#include "engine/io/config/ConfigurationReader.h"
#include "engine/io/scenario/FlowText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace berth::io {
namespace {

std::string firstError(const Diagnostics& diagnostics) {
    for (const Diagnostic& one : diagnostics)
        if (one.severity == Severity::Error) return one.hint.empty() ? one.text : one.text + ". " + one.hint;
    return {};
}

template <class T>
Result<EditForm> patched(const T& object, ObjectName name, std::string heading, const std::string& patch) {
    const auto document = Document::parse("patch", patch);
    if (!document) return fail(firstError(document.error()));
    if ((*document)->roots() != 1 || !(*document)->root(0).isMap()) return fail("a patch is one map of fields");
    const ValueRef root = (*document)->root(0);
    auto merge = makeMergePatch(*document, root);
    if (const auto tried = merge->apply(object); !tried) return tl::unexpected(tried.error());
    return EditForm{PatchObject{std::move(name), std::move(merge)},
                    fmt::format("update: {{{}, patch: {}}}", heading, flowText(root))};
}

std::string join(const std::vector<std::string>& parts) {
    return parts.empty() ? std::string() : fmt::format("{{{}}}", fmt::join(parts, ", "));
}

/// The names of a list of containers, in order.
std::vector<std::string> namesOf(ValueRef list) {
    std::vector<std::string> names;
    if (list.isList())
        for (const ValueRef item : list.items()) names.emplace_back(item.find("name").text());
    return names;
}

bool sameContainers(const Pod& pod, std::string_view field, ValueRef patched) {
    return namesOf(sourceOf(pod.meta).find("spec").find(field)) == namesOf(patched);
}

bool mayChangeSpec(const Pod& pod, std::string_view field, ValueRef value) {
    if (field == "containers" || field == "initContainers") return sameContainers(pod, field, value);
    if (field == "nodeSelector" || field == "affinity") return !pod.schedulingGates.empty();
    constexpr std::array<std::string_view, 4> kFree = {"schedulingGates", "tolerations", "activeDeadlineSeconds",
                                                       "terminationGracePeriodSeconds"};
    return std::find(kFree.begin(), kFree.end(), field) != kFree.end();
}

bool mayChangeMeta(std::string_view field) {
    return field == "labels" || field == "annotations" || field == "finalizers" || field == "ownerReferences";
}

std::string refused(std::string_view path) {
    return fmt::format("the API server lets no one change {} of a pod that exists; delete the pod and submit it anew",
                       path);
}

std::string_view profileName(ValueRef profile) {
    const std::string_view name = profile.find("schedulerName").text();
    return name.empty() ? std::string_view("default-scheduler") : name;
}

/// A profile under a name, which a profile beside others must have.
std::string named(ValueRef profile, std::string_view name) {
    std::vector<std::string> parts{fmt::format("schedulerName: {}", flowScalar(name))};
    for (const auto [key, value] : profile.members())
        if (key.text() != "schedulerName")
            parts.push_back(fmt::format("{}: {}", flowScalar(key.text()), flowText(value)));
    return join(parts);
}

/// The profiles with copies of `like` behind them; none where that is not among them.
std::vector<std::string> copiedProfiles(ValueRef list, std::string_view like, std::span<const std::string> names) {
    std::vector<std::string> profiles;
    std::optional<ValueRef> model;
    for (const ValueRef profile : list.items()) {
        profiles.push_back(named(profile, profileName(profile)));
        if (!model && profileName(profile) == like) model = profile;
    }
    if (profiles.empty() && like == "default-scheduler") {
        profiles.push_back(named({}, like));
        model = ValueRef();
    }
    if (!model) return {};
    for (const std::string& name : names) profiles.push_back(named(*model, name));
    return profiles;
}

/// A configuration's text with the profile `like` once more for each of `names`; "" where there is no such profile.
std::string withCopies(const std::string& text, std::string_view like, std::span<const std::string> names) {
    const auto document = Document::parse("", text);
    if (!document || (*document)->roots() != 1) return {};
    const ValueRef root = (*document)->root(0);
    const std::vector<std::string> profiles = copiedProfiles(root.find("profiles"), like, names);
    if (profiles.empty()) return {};
    std::vector<std::string> fields;
    for (const auto [key, value] : root.members())
        if (key.text() != "profiles" && key.text() != "apiVersion" && key.text() != "kind")
            fields.push_back(fmt::format("{}: {}", flowScalar(key.text()), flowText(value)));
    fields.push_back(fmt::format("profiles: [{}]", fmt::join(profiles, ", ")));
    return join(fields);
}

/// The classes of a scenario as documents, so that texts that are read apart from it know them.
std::string classesText(std::span<const PriorityClass> classes) {
    std::string text;
    for (const PriorityClass& one : classes) {
        if (one.meta.name.starts_with("system-")) continue;
        text +=
            fmt::format("apiVersion: scheduling.k8s.io/v1\nkind: PriorityClass\nmetadata: {{name: {}}}\nvalue: {}\n",
                        flowScalar(one.meta.name), one.value);
        if (one.globalDefault) text += "globalDefault: true\n";
        if (one.preemptNever) text += "preemptionPolicy: Never\n";
        text += "---\n";
    }
    return text;
}

std::string scenarioText(const std::vector<std::string>& steps) {
    std::string text = "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  arrivals: Start\n";
    if (!steps.empty()) text += "  steps:\n";
    for (const std::string& step : steps) text += fmt::format("  - {{at: 0s, {}}}\n", step);
    return text;
}

SourceText source(std::string name, std::string text) {
    return {std::move(name), std::make_shared<const std::string>(std::move(text))};
}

ReadOutcome readBeside(const std::string& name, std::string text, std::string prelude,
                       const ConfigurationCheck& check) {
    ReadOptions options;
    options.check = check;
    std::vector<SourceText> texts{source("session", std::move(prelude))};
    if (text.find_first_not_of(" \t\r\n") != std::string::npos) texts.push_back(source(name, std::move(text)));
    return readTexts(texts, options);
}

void addDocument(std::string& text, const ObjectMeta& meta) {
    std::string yaml = yamlOf(meta);
    if (yaml.empty()) return;
    if (yaml.back() != '\n') yaml += '\n';
    text += text.empty() ? yaml : "---\n" + yaml;
}

void addLine(std::string& text, const std::string& line) {
    if (!text.empty()) text += '\n';
    text += line;
}

} // namespace

Result<EditForm> patchForm(const Node& node, const std::string& patch) {
    return patched(node, {ObjectName::Kind::Node, {}, node.name()},
                   fmt::format("kind: Node, name: {}", flowScalar(node.name())), patch);
}

Result<EditForm> patchForm(const Pod& pod, const std::string& patch) {
    return patched(
        pod, {ObjectName::Kind::Pod, pod.meta.ns, pod.meta.name},
        fmt::format("kind: Pod, namespace: {}, name: {}", flowScalar(pod.meta.ns), flowScalar(pod.meta.name)), patch);
}

Result<EditForm> patchForm(const PodGroup& group, const std::string& patch) {
    return patched(
        group, {ObjectName::Kind::PodGroup, group.meta.ns, group.meta.name},
        fmt::format("kind: PodGroup, namespace: {}, name: {}", flowScalar(group.meta.ns), flowScalar(group.meta.name)),
        patch);
}

std::string mergePatchBetween(ValueRef from, ValueRef to) {
    if (!from.isMap() || !to.isMap()) return toJson(from) == toJson(to) ? std::string() : flowText(to);
    std::vector<std::string> parts;
    for (const auto [key, value] : to.members()) {
        const ValueRef before = from.find(key.text());
        if (before && toJson(before) == toJson(value)) continue;
        const bool both = before.isMap() && value.isMap();
        const std::string part = both ? mergePatchBetween(before, value) : flowText(value);
        if (!part.empty()) parts.push_back(fmt::format("{}: {}", flowScalar(key.text()), part));
    }
    for (const auto [key, value] : from.members())
        if (!value.isNull() && !to.findKey(key.text())) parts.push_back(flowScalar(key.text()) + ": null");
    return join(parts);
}

tl::expected<std::string, Diagnostics> patchTowards(const ObjectMeta& meta, std::string yaml) {
    const ValueRef from = sourceOf(meta);
    const auto document = Document::parse(meta.name, std::move(yaml));
    if (!document) return tl::unexpected(document.error());
    const auto wrong = [&](std::string text) {
        return tl::unexpected(Diagnostics{{Severity::Error, {meta.name, 1, 1}, std::move(text), {}}});
    };
    if ((*document)->roots() != 1 || !(*document)->root(0).isMap()) return wrong("expected one object");
    if (!from) return wrong("this object was not read from a file, so it cannot be changed field by field");
    return mergePatchBetween(from, (*document)->root(0));
}

std::string podPatchFault(const Pod& pod, const std::string& patch) {
    const auto document = Document::parse("patch", patch);
    if (!document || (*document)->roots() != 1) return {};
    const ValueRef root = (*document)->root(0);
    for (const auto [key, value] : root.members())
        if (key.text() != "metadata" && key.text() != "spec") return refused(key.text());
    for (const auto [key, value] : root.find("metadata").members())
        if (!mayChangeMeta(key.text())) return refused(fmt::format("metadata.{}", key.text()));
    for (const auto [key, value] : root.find("spec").members())
        if (!mayChangeSpec(pod, key.text(), value)) return refused(fmt::format("spec.{}", key.text()));
    return {};
}

Result<EditForm> profileCopiesForm(const Configuration& now, std::string_view like, std::span<const std::string> names,
                                   const ConfigurationCheck& check) {
    const std::string text = withCopies(now.text.empty() ? "kind: KubeSchedulerConfiguration" : now.text, like, names);
    if (text.empty()) return fail(fmt::format("there is no profile {} in the configuration in force", like));
    auto actions = actionsOf({"configure: " + text}, {}, {}, check);
    if (!actions) return fail(firstError(actions.error()));
    return EditForm{std::move(actions->front()), "configure: " + text};
}

tl::expected<Submission, Diagnostics> readSubmission(const std::string& name, std::string text,
                                                     std::span<const PriorityClass> classes,
                                                     const ConfigurationCheck& check) {
    auto read = readBeside(name, std::move(text), classesText(classes) + scenarioText({}), check);
    if (!read) return tl::unexpected(std::move(read.error()));
    const Scenario& scenario = *read->scenario;
    Submission made;
    for (const PodGroup& group : scenario.objects.podGroups) {
        made.actions.emplace_back(CreatePodGroup{std::make_shared<const PodGroup>(group)});
        addLine(made.steps, fmt::format("create: {}", flowScalar("podgroup/" + group.meta.ns + "/" + group.meta.name)));
        addDocument(made.objects, group.meta);
    }
    for (const auto& node : scenario.nodes) {
        made.actions.emplace_back(CreateNode{node});
        addLine(made.steps, fmt::format("create: {}", flowScalar("node/" + node->name())));
        addDocument(made.objects, node->meta);
    }
    for (const auto& pod : scenario.pods) {
        made.actions.emplace_back(CreatePod{pod});
        addLine(made.steps, fmt::format("create: {}", flowScalar("pod/" + pod->key())));
    }
    made.count = scenario.nodes.size() + scenario.pods.size();
    if (made.count == 0)
        return tl::unexpected(
            Diagnostics{{Severity::Error, {name, 1, 1}, "expected at least one Pod or Node, found none", {}}});
    made.first = scenario.pods.empty() ? scenario.nodes.front()->name() : scenario.pods.front()->meta.name;
    return made;
}

tl::expected<std::vector<Action>, Diagnostics> actionsOf(const std::vector<std::string>& steps, std::string objects,
                                                         std::span<const PriorityClass> classes,
                                                         const ConfigurationCheck& check) {
    auto read = readBeside("objects", std::move(objects), classesText(classes) + scenarioText(steps), check);
    if (!read) return tl::unexpected(std::move(read.error()));
    std::vector<Action> actions;
    for (const Step& step : read->scenario->steps) actions.push_back(step.action);
    return actions;
}

} // namespace berth::io
