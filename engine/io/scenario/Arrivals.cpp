// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/Arrivals.h"

#include "engine/io/scenario/FlowText.h"
#include "engine/io/scenario/ObjectIndex.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace berth::io {
namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

bool isPending(const Pod& pod) {
    return pod.nodeName.empty() && !pod.finished();
}

bool arrives(const Pod& pod) {
    return isPending(pod) && pod.meta.creationTimestamp.isSet();
}

SimTime upToTheSecond(SimTime time) {
    const SimTime whole = time.truncatedToSecond();
    return whole == time ? time : SimTime{whole.ns + kSecond};
}

/// none() is before every other time.
SimTime latestTimeOf(const Pod& pod) {
    return std::max({pod.meta.creationTimestamp, pod.meta.deletionTimestamp, pod.startTime});
}

SimTime latestPresent(const Scenario& scenario, ArrivalMode mode) {
    SimTime latest = SimTime::none();
    for (const auto& node : scenario.nodes) latest = std::max(latest, node->meta.creationTimestamp);
    for (const auto& pod : scenario.pods)
        if (mode == ArrivalMode::Start || !arrives(*pod)) latest = std::max(latest, latestTimeOf(*pod));
    return latest;
}

Step arrivalStep(const std::shared_ptr<const Pod>& pod, Duration at) {
    const ObjectName name{ObjectName::Kind::Pod, pod->meta.ns, pod->meta.name};
    return {at, CreatePod{pod}, fmt::format("{{at: {}, create: {}}}", toString(at), flowScalar(stepName(name))),
            pod->meta.place};
}

} // namespace

ArrivalMode guessArrivals(const std::vector<std::shared_ptr<const Pod>>& pods) {
    std::set<SimTime> times;
    for (const auto& pod : pods) {
        if (!isPending(*pod)) continue;
        if (!arrives(*pod) || pod->condition("PodScheduled") != nullptr) return ArrivalMode::Start;
        times.insert(pod->meta.creationTimestamp);
    }
    return times.size() > 1 ? ArrivalMode::CreationTimestamp : ArrivalMode::Start;
}

SimTime earliestArrival(const std::vector<std::shared_ptr<const Pod>>& pods) {
    SimTime earliest = SimTime::none();
    for (const auto& pod : pods)
        if (arrives(*pod) && (!earliest.isSet() || pod->meta.creationTimestamp < earliest))
            earliest = pod->meta.creationTimestamp;
    return earliest;
}

SimTime defaultStart(const Scenario& scenario, ArrivalMode mode) {
    const SimTime present = latestPresent(scenario, mode);
    if (present.isSet()) return upToTheSecond(present);
    const SimTime earliest = mode == ArrivalMode::CreationTimestamp ? earliestArrival(scenario.pods) : SimTime::none();
    return earliest.isSet() ? earliest : kDefaultStart;
}

std::vector<Step> takeArrivals(Scenario& scenario) {
    std::vector<Step> steps;
    const auto later = [&](const std::shared_ptr<const Pod>& pod) {
        return arrives(*pod) && pod->meta.creationTimestamp > scenario.start;
    };
    for (const auto& pod : scenario.pods)
        if (later(pod)) steps.push_back(arrivalStep(pod, pod->meta.creationTimestamp - scenario.start));
    std::erase_if(scenario.pods, later);
    return steps;
}

} // namespace berth::io
