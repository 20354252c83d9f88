// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeInfo.h"

#include "engine/base/Wrap.h"

#include <algorithm>

namespace berth {
namespace {

template <class Pods> auto locate(Pods& pods, PodId pod) {
    return std::find_if(pods.begin(), pods.end(), [pod](const PodInfo& info) { return info.id == pod; });
}

} // namespace

void NodeInfo::addPod(const PodInfo& pod) {
    pods.push_back(pod);
    requested.add(pod.pod->totals.used);
    nonZeroMilliCpu = wrapAdd(nonZeroMilliCpu, pod.pod->totals.usedNonZeroMilliCpu);
    nonZeroMemory = wrapAdd(nonZeroMemory, pod.pod->totals.usedNonZeroMemory);
}

bool NodeInfo::removePod(PodId pod) {
    const auto it = locate(pods, pod);
    if (it == pods.end()) return false;
    requested.subtract(it->pod->totals.used);
    nonZeroMilliCpu = wrapSub(nonZeroMilliCpu, it->pod->totals.usedNonZeroMilliCpu);
    nonZeroMemory = wrapSub(nonZeroMemory, it->pod->totals.usedNonZeroMemory);
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
