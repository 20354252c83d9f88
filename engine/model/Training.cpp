// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Training.h"

#include "engine/base/Wrap.h"
#include "engine/model/Gpu.h"

#include <algorithm>
#include <charconv>

namespace berth {
namespace {

constexpr std::int64_t kDefaultCheckpointSeconds = 30;
constexpr Duration kTermination = Duration::seconds(1);

std::int64_t secondsOf(std::string_view text, std::int64_t fallback) {
    std::int64_t seconds = fallback;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    return error == std::errc() ? seconds : fallback;
}

bool isWordCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

/// Seconds that the `sleep N` in a hook's command add.
std::int64_t sleepSeconds(std::string_view command) {
    constexpr std::string_view kSleep = "sleep ";
    std::int64_t seconds = 0;
    for (std::size_t at = command.find(kSleep); at != std::string_view::npos; at = command.find(kSleep, at + 1)) {
        if (at > 0 && isWordCharacter(command[at - 1])) continue;
        const std::size_t number = command.find_first_not_of(' ', at + kSleep.size());
        if (number != std::string_view::npos) seconds += secondsOf(command.substr(number), 0);
    }
    return seconds;
}

} // namespace

std::string_view queueOf(const Pod& pod) {
    for (const std::string_view key : {"berth.dev/queue", "kueue.x-k8s.io/queue-name"})
        if (const std::string* queue = pod.meta.labels.find(key)) return *queue;
    return pod.meta.ns;
}

std::string_view gangLabel(const Pod& pod) {
    return pod.meta.labels.get("scheduling.x-k8s.io/pod-group");
}

std::optional<Duration> preStopTime(const Pod& pod) {
    const std::string* annotated = pod.meta.annotations.find("berth.dev/checkpoint-seconds");
    const std::int64_t save =
        annotated != nullptr ? secondsOf(*annotated, kDefaultCheckpointSeconds) : kDefaultCheckpointSeconds;
    std::optional<Duration> longest;
    for (const Container& container : pod.containers)
        if (container.hasPreStop)
            longest = std::max(longest.value_or(Duration{}),
                               Duration::seconds(wrapAdd(save, sleepSeconds(container.preStopCommand))));
    return longest;
}

std::optional<Duration> checkpointInterval(const Pod& pod) {
    const std::string* annotated = pod.meta.annotations.find("berth.dev/checkpoint-interval");
    if (annotated == nullptr) return std::nullopt;
    const auto interval = parseDuration(*annotated);
    return interval && interval->ns > 0 ? std::optional(*interval) : std::nullopt;
}

Duration leavingTime(const Pod& pod) {
    return std::min(pod.gracePeriod, preStopTime(pod).value_or(Duration{}) + kTermination);
}

bool savesWithinGrace(const Pod& pod) {
    const std::optional<Duration> hook = preStopTime(pod);
    return hook && *hook <= pod.gracePeriod;
}

Duration periodicallySaved(const Pod& pod, Duration ran) {
    const std::optional<Duration> interval = checkpointInterval(pod);
    return interval && ran.ns > 0 ? ran - Duration{ran.ns % interval->ns} : Duration{};
}

Int128 lostByEviction(const Pod& pod, Duration ran) {
    if (savesWithinGrace(pod)) return 0;
    return Int128{firstGpu(pod.totals.used).second} * (ran - periodicallySaved(pod, ran)).ns;
}

} // namespace berth
