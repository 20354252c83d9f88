// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeInfo.h"

#include "engine/base/Wrap.h"

#include <algorithm>

namespace berth {
namespace {

/// Its index, or the number of pods when it is not among them.
std::size_t locate(const PodList& pods, PodId pod) {
    for (std::size_t i = pods.size(); i-- > 0;)
        if (pods[i].id == pod) return i;
    return pods.size();
}

void take(std::vector<const Pod*>& pods, const Pod* pod) {
    const auto it = std::find(pods.begin(), pods.end(), pod);
    if (it != pods.end()) pods.erase(it);
}

bool hasRequiredAntiAffinity(const Pod& pod) {
    return !pod.affinity.podAnti.required.empty();
}

} // namespace

bool hasPodAffinity(const Pod& pod) {
    return !pod.affinity.pod.empty() || !pod.affinity.podAnti.empty();
}

void NodeInfo::addPod(const PodInfo& pod) {
    pods.push_back(pod);
    requested.add(pod.pod->totals.used);
    nonZeroMilliCpu = wrapAdd(nonZeroMilliCpu, pod.pod->totals.usedNonZeroMilliCpu);
    nonZeroMemory = wrapAdd(nonZeroMemory, pod.pod->totals.usedNonZeroMemory);
    if (hasPodAffinity(*pod.pod)) podsWithAffinity.push_back(pod.pod);
    if (hasRequiredAntiAffinity(*pod.pod)) podsWithRequiredAntiAffinity.push_back(pod.pod);
    for (const ContainerPort* port : hostPorts(*pod.pod)) usedPorts.add(*port);
}

bool NodeInfo::removePod(PodId pod) {
    const std::size_t index = locate(pods, pod);
    if (index == pods.size()) return false;
    const Pod& object = *pods[index].pod;
    requested.subtract(object.totals.used);
    nonZeroMilliCpu = wrapSub(nonZeroMilliCpu, object.totals.usedNonZeroMilliCpu);
    nonZeroMemory = wrapSub(nonZeroMemory, object.totals.usedNonZeroMemory);
    take(podsWithAffinity, &object);
    take(podsWithRequiredAntiAffinity, &object);
    for (const ContainerPort* port : hostPorts(object)) usedPorts.remove(*port);
    pods.erase(index);
    return true;
}

PodInfo* NodeInfo::find(PodId pod) {
    const std::size_t index = locate(pods, pod);
    return index < pods.size() ? &pods.write(index) : nullptr;
}

const PodInfo* NodeInfo::find(PodId pod) const {
    const std::size_t index = locate(pods, pod);
    return index < pods.size() ? &pods[index] : nullptr;
}

} // namespace berth
