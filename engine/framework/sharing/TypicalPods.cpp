// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/TypicalPods.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace berth {
namespace {

constexpr double kThreshold = 95.0;

auto keyOf(const SharePod& pod) {
    return std::tie(pod.cpu, pod.milli, pod.devices, pod.spec);
}

bool commoner(const TypicalPod& a, const TypicalPod& b) {
    return a.count != b.count ? a.count > b.count : keyOf(a.pod) > keyOf(b.pod);
}

bool accepts(const std::string& model, const SharePod& pod) {
    if (pod.spec.empty()) return true;
    return !model.empty() && std::find(pod.models.begin(), pod.models.end(), model) != pod.models.end();
}

/// Devices with enough left for a pod, and what is left on the others.
struct Enough {
    std::int32_t count = 0;
    std::int64_t tooSmall = 0;
};

Enough enoughFor(const SharePod& pod, std::span<const std::int32_t> left) {
    Enough enough;
    for (const std::int32_t milli : left) {
        if (milli >= pod.milli)
            ++enough.count;
        else
            enough.tooSmall += milli;
    }
    return enough;
}

std::vector<TypicalPod> addedUp(std::vector<TypicalPod> counted) {
    std::sort(counted.begin(), counted.end(),
              [](const TypicalPod& a, const TypicalPod& b) { return keyOf(a.pod) < keyOf(b.pod); });
    std::vector<TypicalPod> kinds;
    for (TypicalPod& one : counted) {
        if (!kinds.empty() && keyOf(kinds.back().pod) == keyOf(one.pod))
            kinds.back().count += one.count;
        else
            kinds.push_back(std::move(one));
    }
    std::sort(kinds.begin(), kinds.end(), commoner);
    return kinds;
}

} // namespace

TypicalPods::TypicalPods(std::vector<TypicalPod> counted) {
    all_ = addedUp(std::move(counted));
    std::int64_t total = 0;
    for (TypicalPod& one : all_) {
        one.pod.splitSpec();
        total += one.count;
    }
    const double wanted = kThreshold * static_cast<double>(total) / 100.0;
    std::int64_t kept = 0;
    for (TypicalPod one : all_) {
        if (static_cast<double>(kept) >= wanted) break;
        kept += one.count;
        one.share = static_cast<double>(one.count) / static_cast<double>(total);
        kept_.push_back(std::move(one));
    }
    if (kept_.size() == all_.size()) return;
    const double covered = static_cast<double>(kept) / static_cast<double>(total);
    for (TypicalPod& one : kept_) one.share = one.share / covered;
}

TypicalPods TypicalPods::of(std::span<const SharePod> pods) {
    std::vector<TypicalPod> counted;
    counted.reserve(pods.size());
    for (const SharePod& pod : pods) counted.push_back({pod, 1, 0});
    return TypicalPods(std::move(counted));
}

double NodeFragmentation::amount() const {
    double sum = 0;
    for (const Class one : {kNeither, kTooSmall, kCpuShort, kNoGpuAsked, kNoGpuNoRoom, kModel}) sum += classes.at(one);
    return sum;
}

NodeFragmentation fragmentationOf(std::int64_t cpu, std::span<const std::int32_t> left, const std::string& model,
                                  const TypicalPods& workload) {
    NodeFragmentation result;
    std::int64_t idle = 0;
    for (const std::int32_t milli : left) idle += milli;
    for (const TypicalPod& typical : workload.kept()) {
        const bool room = cpu >= typical.pod.cpu;
        const auto all = [&](NodeFragmentation::Class to) {
            result.classes.at(to) += typical.share * static_cast<double>(idle);
        };
        if (typical.pod.milli == 0) {
            all(room ? NodeFragmentation::kNoGpuAsked : NodeFragmentation::kNoGpuNoRoom);
            continue;
        }
        if (!accepts(model, typical.pod)) {
            all(NodeFragmentation::kModel);
            continue;
        }
        const Enough devices = enoughFor(typical.pod, left);
        if (devices.count >= typical.pod.devices && room) {
            result.classes[NodeFragmentation::kTooSmall] += typical.share * static_cast<double>(devices.tooSmall);
            result.classes[NodeFragmentation::kUsable] += typical.share * static_cast<double>(idle - devices.tooSmall);
        } else if (devices.count >= typical.pod.devices) {
            all(NodeFragmentation::kCpuShort);
        } else {
            all(room ? NodeFragmentation::kTooSmall : NodeFragmentation::kNeither);
        }
    }
    return result;
}

NodeFragmentation fragmentationOf(const ShareNode& node, const TypicalPods& workload) {
    return fragmentationOf(node.cpu, node.left, node.model, workload);
}

} // namespace berth
