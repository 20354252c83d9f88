// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeInfo.h"

#include "engine/base/Wrap.h"

#include <algorithm>

namespace berth {
namespace {

template <class Pods> auto locate(Pods& pods, PodId pod) {
    return std::find_if(pods.begin(), pods.end(), [pod](const PodInfo& info) { return info.id == pod; });
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
    const auto it = locate(pods, pod);
    if (it == pods.end()) return false;
    requested.subtract(it->pod->totals.used);
    nonZeroMilliCpu = wrapSub(nonZeroMilliCpu, it->pod->totals.usedNonZeroMilliCpu);
    nonZeroMemory = wrapSub(nonZeroMemory, it->pod->totals.usedNonZeroMemory);
    take(podsWithAffinity, it->pod);
    take(podsWithRequiredAntiAffinity, it->pod);
    for (const ContainerPort* port : hostPorts(*it->pod)) usedPorts.remove(*port);
    pods.erase(it);
    return true;
}

PodInfo* NodeInfo::find(PodId pod) {
    const auto it = locate(pods, pod);
    return it != pods.end() ? &*it : nullptr;
}

const PodInfo* NodeInfo::find(PodId pod) const {
    const auto it = locate(pods, pod);
    return it != pods.end() ? &*it : nullptr;
}

} // namespace berth
