// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/StepReader.h"

#include "engine/io/MergePatch.h"
#include "engine/io/config/ConfigurationReader.h"
#include "engine/io/scenario/FlowText.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <utility>

namespace berth::io {
namespace {

constexpr std::string_view kActions = "create, delete, update, evict, cordon, uncordon, drain or configure";

struct UpdateFields {
    std::string kind;
    std::string name;
    std::string ns = "default";
    std::optional<StrictDecoder> patch;
};

UpdateFields readUpdate(const StrictDecoder& in) {
    UpdateFields update;
    in.fields({
        {"kind", [&](const StrictDecoder& field) { field.read(update.kind); }},
        {"name", [&](const StrictDecoder& field) { field.read(update.name); }},
        {"namespace", [&](const StrictDecoder& field) { field.read(update.ns); }},
        {"patch", [&](const StrictDecoder& field) { update.patch.emplace(field); }},
    });
    return update;
}

std::optional<ObjectName::Kind> kindFromString(std::string_view kind) {
    if (kind == "Pod") return ObjectName::Kind::Pod;
    if (kind == "Node") return ObjectName::Kind::Node;
    if (kind == "PodGroup") return ObjectName::Kind::PodGroup;
    return std::nullopt;
}

std::string hintFor(const std::string& nearest) {
    return nearest.empty() ? "" : fmt::format("Did you mean {}?", nearest);
}

} // namespace

StrictDecoder::Field StepReader::action(std::string_view name,
                                        void (StepReader::*reader)(const StrictDecoder&, Actions&) const,
                                        Actions& actions) const {
    return {name, [this, reader, &actions](const StrictDecoder& field) { (this->*reader)(field, actions); }};
}

void StepReader::read(const StrictDecoder& item, std::vector<UntimedStep>& steps) const {
    const std::size_t before = item.findings().errors();
    std::optional<StepTime> at;
    Actions actions;
    item.fields({
        {"at", [&](const StrictDecoder& field) { at = StepTime::read(field); }},
        action("create", &StepReader::create, actions),
        action("delete", &StepReader::remove, actions),
        action("update", &StepReader::update, actions),
        action("evict", &StepReader::evict, actions),
        action("cordon", &StepReader::cordon, actions),
        action("uncordon", &StepReader::uncordon, actions),
        action("drain", &StepReader::drain, actions),
        action("configure", &StepReader::configure, actions),
    });
    if (item.findings().errors() != before) return;
    if (!item.value().isMap()) return item.wrongType("a step");
    if (!at) return item.error("this step has no time", "Write at: 10s");
    if (actions.size() != 1)
        return item.error(fmt::format("a step does one thing, this one does {}", actions.size()),
                          fmt::format("Give it one of {}", kActions));
    steps.push_back({at, {Duration{}, std::move(actions.front()), flowText(item.value()), item.value().place()}});
}

std::optional<ObjectName> StepReader::named(const StrictDecoder& in) const {
    std::string text;
    const std::size_t before = in.findings().errors();
    in.read(text);
    if (in.findings().errors() != before) return std::nullopt;
    auto name = objects_.resolve(text);
    if (name) return *name;
    in.error(
        name.error().text,
        "Write node/NAME, pod/NAMESPACE/NAME, podgroup/NAMESPACE/NAME, or the name of a pod in the namespace default");
    return std::nullopt;
}

std::optional<ObjectName> StepReader::named(const StrictDecoder& in, ObjectName::Kind kind) const {
    std::string text;
    const std::size_t before = in.findings().errors();
    in.read(text);
    if (in.findings().errors() != before) return std::nullopt;
    const bool bareNode = kind == ObjectName::Kind::Node && !text.empty() && text.find('/') == std::string::npos;
    if (bareNode) return ObjectName{kind, "", text};
    const auto name = objects_.resolve(text);
    if (name && name->kind == kind) return *name;
    const bool node = kind == ObjectName::Kind::Node;
    in.error(fmt::format("expected the name of a {}, found \"{}\"", node ? "node" : "pod", text),
             node ? "Write the node's name" : "Write pod/NAMESPACE/NAME");
    return std::nullopt;
}

void StepReader::noteAbsent(const StrictDecoder& in, const ObjectName& name) const {
    if (objects_.contains(name)) return;
    in.note(fmt::format("no file holds {}; the step does nothing unless it is there by then", stepName(name)),
            hintFor(objects_.nearestTo(name)));
}

void StepReader::create(const StrictDecoder& in, Actions& actions) const {
    const auto name = named(in);
    if (!name) return;
    if (auto pod = objects_.pod(*name))
        actions.push_back(CreatePod{std::move(pod)});
    else if (auto node = objects_.node(*name))
        actions.push_back(CreateNode{std::move(node)});
    else if (auto group = objects_.group(*name))
        actions.push_back(CreatePodGroup{std::move(group)});
    else
        in.error(fmt::format("no file holds {}, so it cannot be created", stepName(*name)),
                 hintFor(objects_.nearestTo(*name)));
}

void StepReader::remove(const StrictDecoder& in, Actions& actions) const {
    const auto name = named(in);
    if (!name) return;
    noteAbsent(in, *name);
    actions.push_back(DeleteObject{*name});
}

void StepReader::evict(const StrictDecoder& in, Actions& actions) const {
    const auto name = named(in, ObjectName::Kind::Pod);
    if (!name) return;
    noteAbsent(in, *name);
    actions.push_back(EvictPod{*name});
}

void StepReader::cordon(const StrictDecoder& in, Actions& actions) const {
    const auto name = named(in, ObjectName::Kind::Node);
    if (!name) return;
    noteAbsent(in, *name);
    actions.push_back(CordonNode{name->name, true});
}

void StepReader::uncordon(const StrictDecoder& in, Actions& actions) const {
    const auto name = named(in, ObjectName::Kind::Node);
    if (!name) return;
    noteAbsent(in, *name);
    actions.push_back(CordonNode{name->name, false});
}

void StepReader::drain(const StrictDecoder& in, Actions& actions) const {
    const auto name = named(in, ObjectName::Kind::Node);
    if (!name) return;
    noteAbsent(in, *name);
    actions.push_back(DrainNode{name->name});
}

void StepReader::configure(const StrictDecoder& in, Actions& actions) const {
    auto configuration = readConfiguration(in.value(), flowText(in.value()), check_, in.findings(), Heading::Optional);
    if (configuration) actions.push_back(Configure{std::move(configuration)});
}

void StepReader::update(const StrictDecoder& in, Actions& actions) const {
    const std::size_t before = in.findings().errors();
    const UpdateFields update = readUpdate(in);
    if (in.findings().errors() != before) return;
    if (!in.value().isMap()) return in.wrongType("a map with kind, name and patch");
    const auto kind = kindFromString(update.kind);
    if (!kind) return in.error(fmt::format("kind: expected Pod, Node or PodGroup, found \"{}\"", update.kind));
    if (update.name.empty()) return in.error("the object's name is missing", "Write name: NAME");
    if (!update.patch || !update.patch->value().isMap())
        return in.error("the patch is missing", "Write patch: with the fields to change; null deletes one");
    const ObjectName name{*kind, *kind == ObjectName::Kind::Node ? "" : update.ns, update.name};
    noteAbsent(in, name);
    const PatchObject action{name, makeMergePatch(document_, update.patch->value())};
    checkPatch(*update.patch, action);
    actions.push_back(action);
}

/// Tried on the object as it was written, so that a patch that can never work is refused before anything runs.
void StepReader::checkPatch(const StrictDecoder& patch, const PatchObject& action) const {
    if (const auto pod = objects_.pod(action.object)) {
        if (const auto patched = action.patch->apply(*pod); !patched) patch.error(patched.error().text);
    } else if (const auto node = objects_.node(action.object)) {
        if (const auto patched = action.patch->apply(*node); !patched) patch.error(patched.error().text);
    } else if (const auto group = objects_.group(action.object)) {
        if (const auto patched = action.patch->apply(*group); !patched) patch.error(patched.error().text);
    }
}

} // namespace berth::io
