// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/AddedTolerations.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace berth {
namespace {

constexpr std::int64_t kSeconds = 300;
constexpr std::array<std::string_view, 2> kTroubles = {"node.kubernetes.io/not-ready",
                                                       "node.kubernetes.io/unreachable"};
constexpr std::array<std::string_view, 4> kPressures = {
    "node.kubernetes.io/disk-pressure", "node.kubernetes.io/memory-pressure", "node.kubernetes.io/pid-pressure",
    "node.kubernetes.io/unschedulable"};
constexpr std::string_view kNetwork = "node.kubernetes.io/network-unavailable";

bool speaksOf(const Toleration& toleration, std::string_view key) {
    return (toleration.key.empty() || toleration.key == key) &&
           (toleration.effect == TaintEffect::None || toleration.effect == TaintEffect::NoExecute);
}

void add(Pod& pod, std::string_view key, TaintEffect effect, std::optional<std::int64_t> seconds) {
    Toleration toleration;
    toleration.key = key;
    toleration.op = "Exists";
    toleration.effect = effect;
    toleration.tolerationSeconds = seconds;
    pod.tolerations.push_back(std::move(toleration));
    pod.meta.defaulted.push_back("spec.tolerations[" + std::string(key) + "]");
}

/// One with the same key, operator and effect is there already: nothing is added.
void addForDaemon(Pod& pod, std::string_view key, TaintEffect effect) {
    const bool there = std::any_of(pod.tolerations.begin(), pod.tolerations.end(), [&](const Toleration& one) {
        return one.key == key && one.op == "Exists" && one.effect == effect;
    });
    if (!there) add(pod, key, effect, std::nullopt);
}

} // namespace

void addAdmissionTolerations(Pod& pod) {
    const std::vector<Toleration> written = pod.tolerations;
    for (const std::string_view key : kTroubles)
        if (std::none_of(written.begin(), written.end(),
                         [key](const Toleration& toleration) { return speaksOf(toleration, key); }))
            add(pod, key, TaintEffect::NoExecute, kSeconds);
}

void addDaemonTolerations(Pod& pod) {
    for (const std::string_view key : kTroubles) addForDaemon(pod, key, TaintEffect::NoExecute);
    for (const std::string_view key : kPressures) addForDaemon(pod, key, TaintEffect::NoSchedule);
    if (pod.hostNetwork) addForDaemon(pod, kNetwork, TaintEffect::NoSchedule);
}

bool isDaemonPod(const Pod& pod) {
    const OwnerReference* owner = pod.meta.controller();
    return owner != nullptr && owner->kind == "DaemonSet";
}

} // namespace berth
