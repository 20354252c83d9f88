// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Pod.h"

#include "engine/model/Gpu.h"

#include <algorithm>
#include <charconv>

namespace berth {
namespace {

/// Whose word counts for a container's requests.
enum class Source : std::uint8_t { Spec, Allocated, Actuated };

constexpr Quantity kDefaultCpu = Quantity::fromMilli(100);
constexpr Quantity kDefaultMemory = Quantity::fromUnits(200 * 1024 * 1024);

void addAll(ResourceList& sum, const ResourceList& other) {
    for (const auto& [name, quantity] : other) sum.add(name, quantity);
}

void raiseAll(ResourceList& sum, const ResourceList& other) {
    for (const auto& [name, quantity] : other) sum.raise(name, quantity);
}

ResourceList defaultsForBoth() {
    ResourceList defaults;
    defaults.set(std::string(kCpu), kDefaultCpu);
    defaults.set(std::string(kMemory), kDefaultMemory);
    return defaults;
}

ResourceList declaredBy(const Pod& pod, const Container& container, Source source) {
    if (source == Source::Spec) return container.requests;
    if (!container.status) return pod.resizeInfeasible ? ResourceList{} : container.requests;
    if (source == Source::Actuated && container.status->actuated) return *container.status->actuated;
    return container.status->allocated.value_or(container.requests);
}

ResourceList requestsOf(const Pod& pod, const Container& container, Source source, const ResourceList& defaults) {
    ResourceList requests = declaredBy(pod, container, source);
    for (const auto& [name, quantity] : defaults)
        if (requests.find(name) == nullptr) requests.set(name, quantity);
    return requests;
}

/// What the pod needs at its neediest moment: all containers and sidecars together, or one init container beside the sidecars before it.
ResourceList walkContainers(const Pod& pod, Source source, const ResourceList& defaults) {
    ResourceList sum;
    for (const Container& container : pod.containers) addAll(sum, requestsOf(pod, container, source, defaults));
    ResourceList sidecars;
    ResourceList highest;
    for (const Container& container : pod.initContainers) {
        ResourceList requests = requestsOf(pod, container, source, defaults);
        if (container.restartAlways) {
            addAll(sum, requests);
            addAll(sidecars, requests);
            raiseAll(highest, sidecars);
        } else {
            addAll(requests, sidecars);
            raiseAll(highest, requests);
        }
    }
    raiseAll(sum, highest);
    return sum;
}

bool hasPodLevel(std::string_view name) {
    return name == kCpu || name == kMemory || name.starts_with("hugepages-");
}

bool isPodLevelSet(const Pod& pod) {
    return pod.podLevelRequests && std::any_of(pod.podLevelRequests->begin(), pod.podLevelRequests->end(),
                                               [](const auto& entry) { return hasPodLevel(entry.first); });
}

void replaceByPodLevel(ResourceList& requests, const ResourceList& podLevel) {
    for (const auto& [name, quantity] : podLevel)
        if (hasPodLevel(name)) requests.set(name, quantity);
}

ResourceList fromSpec(const Pod& pod) {
    ResourceList requests = walkContainers(pod, Source::Spec, {});
    if (pod.podLevelRequests) replaceByPodLevel(requests, *pod.podLevelRequests);
    addAll(requests, pod.overhead);
    return requests;
}

ResourceList fromContainersAlone(const Pod& pod) {
    ResourceList requests = walkContainers(pod, Source::Spec, defaultsForBoth());
    addAll(requests, pod.overhead);
    return requests;
}

/// The pod level of a pod on a node, while its resize may be under way.
ResourceList podLevelInUse(const Pod& pod) {
    if (!pod.statusActuated) return *pod.podLevelRequests;
    ResourceList highest = pod.resizeInfeasible ? ResourceList{} : *pod.podLevelRequests;
    raiseAll(highest, *pod.statusActuated);
    if (pod.statusAllocated) raiseAll(highest, *pod.statusAllocated);
    return highest;
}

ResourceList highestOfSources(const Pod& pod, const ResourceList& defaults) {
    ResourceList highest;
    if (!pod.resizeInfeasible) highest = walkContainers(pod, Source::Spec, defaults);
    if (pod.statusAllocated && pod.statusActuated) {
        raiseAll(highest, *pod.statusAllocated);
        raiseAll(highest, *pod.statusActuated);
    } else {
        raiseAll(highest, walkContainers(pod, Source::Allocated, defaults));
        raiseAll(highest, walkContainers(pod, Source::Actuated, defaults));
    }
    return highest;
}

/// What the pod counts on a node.
ResourceList inUse(const Pod& pod, const ResourceList& defaults) {
    ResourceList requests = highestOfSources(pod, defaults);
    if (isPodLevelSet(pod)) replaceByPodLevel(requests, podLevelInUse(pod));
    addAll(requests, pod.overhead);
    return requests;
}

/// Which non-zero defaults a container of this pod may get: with a pod level, only what both levels lack.
ResourceList defaultsInUse(const Pod& pod, const ResourceList& used) {
    ResourceList defaults = defaultsForBoth();
    if (!isPodLevelSet(pod)) return defaults;
    ResourceList missing;
    for (const auto& [name, quantity] : defaults)
        if (used.find(name) == nullptr) missing.set(name, quantity);
    return missing;
}

std::int64_t numberIn(const Annotations& annotations, std::string_view maker, std::string_view name,
                      std::int64_t fallback) {
    const std::string* text = annotations.find(std::string(maker) + std::string(name));
    std::int64_t number = fallback;
    if (text != nullptr) std::from_chars(text->data(), text->data() + text->size(), number);
    return number;
}

GpuShare shareOf(const Annotations& annotations) {
    for (const std::string_view maker : {"berth.dev/", "alibabacloud.com/"})
        if (const std::int64_t milli = numberIn(annotations, maker, "gpu-milli", 0); milli > 0)
            return {milli, numberIn(annotations, maker, "gpu-count", 1)};
    return {};
}

} // namespace

const PodCondition* Pod::condition(std::string_view type) const {
    const auto it =
        std::find_if(conditions.begin(), conditions.end(), [type](const PodCondition& c) { return c.type == type; });
    return it != conditions.end() ? &*it : nullptr;
}

void finishPod(Pod& pod) {
    pod.totals.requests = Resources::from(fromSpec(pod));
    pod.totals.nonZero = Resources::from(fromContainersAlone(pod));
    const ResourceList used = inUse(pod, {});
    pod.totals.used = Resources::from(used);
    const Resources usedNonZero = Resources::from(inUse(pod, defaultsInUse(pod, used)));
    pod.totals.usedNonZeroMilliCpu = usedNonZero.milliCpu;
    pod.totals.usedNonZeroMemory = usedNonZero.memory;
    pod.totals.gpuShare = pod.meta.annotations.empty() ? GpuShare{} : shareOf(pod.meta.annotations);
}

std::pair<std::string_view, std::int64_t> gpuRequest(const Pod& pod) {
    return firstGpu(pod.totals.requests);
}

} // namespace berth
