// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/Priorities.h"

#include "engine/io/ObjectSource.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace berth::io {

namespace {

struct BuiltIn {
    std::string_view name;
    std::int32_t value;
};
constexpr std::array<BuiltIn, 5> kBuiltIns{{{"p0", 100'000},
                                            {"p1", 10'000},
                                            {"p2", 1'000},
                                            {"system-cluster-critical", 2'000'000'000},
                                            {"system-node-critical", 2'000'001'000}}};

const PriorityClass* findClass(std::span<const PriorityClass> classes, std::string_view name) {
    const auto found =
        std::find_if(classes.begin(), classes.end(), [name](const PriorityClass& c) { return c.meta.name == name; });
    return found == classes.end() ? nullptr : &*found;
}

/// Of several global defaults the one with the lowest value, as upstream.
const PriorityClass* globalDefault(std::span<const PriorityClass> classes) {
    const PriorityClass* lowest = nullptr;
    for (const PriorityClass& one : classes)
        if (one.globalDefault && (lowest == nullptr || one.value < lowest->value)) lowest = &one;
    return lowest;
}

void take(Pod& pod, const PriorityClass& from) {
    const ValueRef policy = sourceOf(pod.meta).find("spec").find("preemptionPolicy");
    if (policy.isNull() && from.preemptNever) {
        pod.preemptNever = true;
        pod.meta.defaulted.emplace_back("spec.preemptionPolicy");
    }
    if (pod.hasPriority) return;
    pod.priority = from.value;
    pod.hasPriority = true;
    pod.meta.defaulted.emplace_back("spec.priority");
}

Place classNamePlace(const Pod& pod) {
    const ValueRef name = sourceOf(pod.meta).find("spec").find("priorityClassName");
    return name ? name.place() : pod.meta.place;
}

} // namespace

void addBuiltInClasses(std::vector<PriorityClass>& classes) {
    for (const BuiltIn& one : kBuiltIns) {
        if (findClass(classes, one.name) != nullptr) continue;
        PriorityClass added;
        added.meta.name = one.name;
        added.value = one.value;
        classes.push_back(std::move(added));
    }
}

void resolvePriority(Pod& pod, std::span<const PriorityClass> classes, Findings& findings) {
    if (!pod.priorityClassName.empty()) {
        const PriorityClass* const named = findClass(classes, pod.priorityClassName);
        if (named != nullptr) return take(pod, *named);
        findings.note(classNamePlace(pod),
                      fmt::format("there is no PriorityClass \"{}\"; the pod's priority is {}", pod.priorityClassName,
                                  pod.priority),
                      pod.hasPriority ? "" : "The API server would refuse the pod; add the PriorityClass");
        return;
    }
    if (pod.hasPriority) return;
    const PriorityClass* const fallback = globalDefault(classes);
    if (fallback == nullptr) {
        pod.meta.defaulted.emplace_back("spec.priority");
        return;
    }
    pod.priorityClassName = fallback->meta.name;
    pod.meta.defaulted.emplace_back("spec.priorityClassName");
    take(pod, *fallback);
}

} // namespace berth::io
