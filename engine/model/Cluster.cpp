// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Cluster.h"

#include "engine/model/Training.h"

#include <algorithm>

namespace berth {

const PodGroup* findPodGroup(const ClusterObjects& objects, const Pod& pod) {
    const std::string_view name = gangLabel(pod);
    if (name.empty()) return nullptr;
    const auto it = std::find_if(objects.podGroups.begin(), objects.podGroups.end(), [&](const PodGroup& group) {
        return group.meta.name == name && group.meta.ns == pod.meta.ns;
    });
    return it != objects.podGroups.end() ? &*it : nullptr;
}

std::optional<std::int64_t> gpuQuota(const ClusterObjects& objects, std::string_view ns) {
    std::optional<std::int64_t> smallest;
    for (const ResourceQuota& quota : objects.quotas) {
        if (quota.meta.ns != ns) continue;
        for (const std::string_view key : {"requests.nvidia.com/gpu", "limits.nvidia.com/gpu"})
            if (const Quantity* hard = quota.hard.find(key))
                smallest = std::min(smallest.value_or(hard->units()), hard->units());
    }
    return smallest;
}

} // namespace berth
