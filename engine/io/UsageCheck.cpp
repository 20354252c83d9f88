// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/UsageCheck.h"

#include "engine/io/ObjectSource.h"
#include "engine/model/Mig.h"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace berth::io {

namespace {

constexpr std::string_view kRequests = "requests.";
constexpr std::string_view kLimits = "limits.";

Quantity limitOf(const Pod& pod, std::string_view resource) {
    Quantity sum;
    for (const Container& container : pod.containers)
        if (const Quantity* const limit = container.limits.find(resource)) sum += *limit;
    return sum;
}

Quantity requestOf(const Pod& pod, std::string_view resource) {
    const std::int64_t amount = pod.totals.requests.get(resource);
    return resource == kCpu ? Quantity::fromMilli(amount) : Quantity::fromUnits(amount);
}

/// How much of what a quota limits the pod takes: `pods`, `count/pods`, `cpu`, `requests.R`, `limits.R`.
Quantity usageOf(const Pod& pod, std::string_view limited) {
    if (limited == kPods || limited == "count/pods") return Quantity::fromUnits(1);
    if (limited.starts_with(kLimits)) return limitOf(pod, limited.substr(kLimits.size()));
    if (limited.starts_with(kRequests)) return requestOf(pod, limited.substr(kRequests.size()));
    return requestOf(pod, limited);
}

/// One quota while the pods of its namespace are added up.
class QuotaCount {
public:
    explicit QuotaCount(const ResourceQuota& quota) : quota_(&quota) {}

    void add(const Pod& pod, Findings& findings) {
        for (const auto& [limited, most] : quota_->hard) {
            const Quantity usage = usageOf(pod, limited);
            if (usage.isZero()) continue;
            used_.add(limited, usage);
            if (*used_.find(limited) > most)
                findings.note(pod.meta.place,
                              fmt::format("with this pod namespace {} exceeds {} of its ResourceQuota {} ({})",
                                          pod.meta.ns, limited, quota_->meta.name, most.toString()),
                              "Quotas are not enforced; the API server would refuse the pod");
        }
    }

private:
    const ResourceQuota* quota_;
    ResourceList used_;
};

Place devicesPlace(const Pod& pod) {
    const ValueRef value = sourceOf(pod.meta).find("metadata").find("annotations").find("berth.dev/gpu-devices");
    return value ? value.place() : pod.meta.place;
}

using Holders = std::map<std::pair<std::string_view, std::uint32_t>, const Pod*>;

bool sharesDevices(const Pod& pod) {
    return pod.meta.annotations.contains("berth.dev/gpu-milli") ||
           pod.meta.annotations.contains("alibabacloud.com/gpu-milli");
}

void checkPodDevices(const Pod& pod, std::int64_t devices, Holders& holders, Findings& findings) {
    for (const std::uint32_t device : *pod.gpuDevices) {
        if (device >= devices) {
            findings.error(devicesPlace(pod), fmt::format("node {} has no device {}", pod.nodeName, device),
                           fmt::format("It has {} GPUs, numbered from 0", devices));
            return;
        }
        if (sharesDevices(pod)) continue;
        const auto [holder, added] = holders.try_emplace({pod.nodeName, device}, &pod);
        if (!added)
            findings.error(devicesPlace(pod), fmt::format("device {} of node {} is held by pod {} too", device,
                                                          pod.nodeName, holder->second->key()));
    }
}

} // namespace

void noteQuotas(const ObjectCollector& collected, Findings& findings) {
    std::multimap<std::string_view, QuotaCount> counts;
    for (const ResourceQuota& quota : collected.objects.quotas) counts.emplace(quota.meta.ns, QuotaCount(quota));
    if (counts.empty()) return;
    for (const auto& pod : collected.pods) {
        if (pod->finished()) continue;
        const auto [first, last] = counts.equal_range(pod->meta.ns);
        for (auto count = first; count != last; ++count) count->second.add(*pod, findings);
    }
}

void noteMigSlices(const ObjectCollector& collected, Findings& findings) {
    std::set<std::string_view> known;
    for (const auto& node : collected.nodes)
        for (const MigSlices& slices : migSlices(node->allocatable))
            if (known.insert(slices.resource).second)
                findings.note(
                    node->meta.place,
                    fmt::format("{} is counted, not placed: on which GPU a slice lies is not known", slices.resource),
                    "Links and devices are chosen for pods that ask whole GPUs only");
}

void checkDevices(const ObjectCollector& collected, Findings& findings) {
    std::map<std::string_view, std::int64_t> devices;
    for (const auto& node : collected.nodes) devices.emplace(node->meta.name, gpuCapacity(*node).second);
    Holders holders;
    for (const auto& pod : collected.pods) {
        if (!pod->gpuDevices || pod->finished()) continue;
        const auto node = devices.find(pod->nodeName);
        if (node != devices.end()) checkPodDevices(*pod, node->second, holders, findings);
    }
}

} // namespace berth::io
