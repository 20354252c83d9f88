// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Defaulted.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace berth {
namespace {

/// A path taken apart: "a.b[c.d]" is a, b, c.d.
class Steps {
public:
    explicit Steps(std::string_view path) {
        while (!path.empty()) {
            const bool bracket = path.front() == '[';
            if (bracket || path.front() == '.') path.remove_prefix(1);
            const std::size_t end = std::min(path.find_first_of(bracket ? "]" : ".["), path.size());
            steps_.push_back(path.substr(0, end));
            path.remove_prefix(std::min(path.size(), end + (bracket ? 1 : 0)));
        }
    }

    std::string_view operator[](std::size_t index) const {
        return index < steps_.size() ? steps_[index] : std::string_view();
    }
    std::string_view back() const { return steps_.empty() ? std::string_view() : steps_.back(); }
    /// The item of `items` that step `index` counts to, or nullptr.
    template <class T> const T* item(const std::vector<T>& items, std::size_t index) const {
        const std::string_view text = (*this)[index];
        std::size_t number = 0;
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool isNumber = failure == std::errc() && end == text.data() + text.size() && !text.empty();
        return isNumber && number < items.size() ? &items[number] : nullptr;
    }

private:
    std::vector<std::string_view> steps_;
};

std::string amount(const ResourceList& list, std::string_view name) {
    const Quantity* quantity = list.find(name);
    return quantity != nullptr ? quantity->toString() : "";
}

std::string ofContainer(const Container& container, const Steps& steps) {
    if (steps[3] == "resources") return amount(container.requests, steps.back());
    const ContainerPort* port = steps[3] == "ports" ? steps.item(container.ports, 4) : nullptr;
    if (port == nullptr) return {};
    return steps.back() == "protocol" ? port->protocol : fmt::to_string(port->hostPort);
}

std::string ofContainers(const std::vector<Container>& containers, const Steps& steps) {
    const Container* container = steps.item(containers, 2);
    return container != nullptr ? ofContainer(*container, steps) : "";
}

std::string ofToleration(const Pod& pod, std::string_view key) {
    const auto it = std::find_if(pod.tolerations.begin(), pod.tolerations.end(),
                                 [key](const Toleration& toleration) { return toleration.key == key; });
    if (it == pod.tolerations.end()) return {};
    const std::string seconds = it->tolerationSeconds ? fmt::format(", {} s", *it->tolerationSeconds) : "";
    return fmt::format("{} {}{}", it->op, toString(it->effect), seconds);
}

/// The expressions that came from label keys.
std::string merged(const LabelSelector& selector, const std::vector<std::string>& keys) {
    std::vector<std::string> texts;
    for (const Requirement& one : selector.matchExpressions)
        if (std::find(keys.begin(), keys.end(), one.key) != keys.end())
            texts.push_back(fmt::format("{} {} [{}]", one.key, toString(one.op), fmt::join(one.values, " ")));
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::string ofSpread(const Pod& pod, const Steps& steps) {
    const TopologySpreadConstraint* one = steps.item(pod.spread, 2);
    return one != nullptr && one->selector ? merged(*one->selector, one->matchLabelKeys) : "";
}

const PodAffinityTerm* termOf(const PodAffinitySpec& affinity, const Steps& steps) {
    if (steps[3].starts_with("required")) return steps.item(affinity.required, 4);
    const WeightedPodAffinityTerm* weighted = steps.item(affinity.preferred, 4);
    return weighted != nullptr ? &weighted->term : nullptr;
}

std::string ofAffinity(const Pod& pod, const Steps& steps) {
    const PodAffinityTerm* term = termOf(steps[2] == "podAffinity" ? pod.affinity.pod : pod.affinity.podAnti, steps);
    if (term == nullptr || !term->selector) return {};
    std::vector<std::string> keys = term->matchLabelKeys;
    keys.insert(keys.end(), term->mismatchLabelKeys.begin(), term->mismatchLabelKeys.end());
    return merged(*term->selector, keys);
}

std::string ofSpec(const Pod& pod, const Steps& steps) {
    const std::string_view field = steps[1];
    if (field == "schedulerName") return pod.schedulerName;
    if (field == "priority") return fmt::to_string(pod.priority);
    if (field == "priorityClassName") return pod.priorityClassName;
    if (field == "preemptionPolicy") return pod.preemptNever ? "Never" : "PreemptLowerPriority";
    if (field == "terminationGracePeriodSeconds") return fmt::to_string(pod.gracePeriod.ns / 1'000'000'000);
    if (field == "containers") return ofContainers(pod.containers, steps);
    if (field == "initContainers") return ofContainers(pod.initContainers, steps);
    if (field == "resources") return pod.podLevelRequests ? amount(*pod.podLevelRequests, steps.back()) : "";
    if (field == "tolerations") return ofToleration(pod, steps[2]);
    if (field == "topologySpreadConstraints") return ofSpread(pod, steps);
    return field == "affinity" ? ofAffinity(pod, steps) : "";
}

} // namespace

std::vector<DefaultedField> defaultedFields(const Pod& pod) {
    std::vector<DefaultedField> fields;
    for (const std::string& path : pod.meta.defaulted) {
        const Steps steps(path);
        fields.push_back({path, steps[0] == "spec"             ? ofSpec(pod, steps)
                                : path == "metadata.namespace" ? pod.meta.ns
                                                               : ""});
    }
    return fields;
}

std::vector<DefaultedField> defaultedFields(const Node& node) {
    std::vector<DefaultedField> fields;
    for (const std::string& path : node.meta.defaulted) {
        std::vector<std::string> amounts;
        if (path == "status.allocatable")
            for (const auto& [name, quantity] : node.allocatableList)
                amounts.push_back(fmt::format("{}: {}", name, quantity.toString()));
        fields.push_back({path, fmt::format("{}", fmt::join(amounts, ", "))});
    }
    return fields;
}

} // namespace berth
