// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/sharing/ShareCluster.h"

#include <limits>
#include <utility>

namespace berth {
namespace {

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::min();

} // namespace

ShareCluster::ShareCluster(SharePolicy policy, std::vector<ShareNode> nodes, TypicalPods workload, Draw draw)
    : policy_(policy),
      nodes_(std::move(nodes)),
      workload_(std::move(workload)),
      draw_(std::move(draw)),
      versions_(nodes_.size(), 1) {
    if (policy_ != SharePolicy::Fgd) return;
    for (const ShareNode& node : nodes_) fragmentation_.push_back(fragmentationOf(node, workload_).amount());
}

ShareCluster::Scores& ShareCluster::scoresOf(const SharePod& pod) {
    Scores& scores = kinds_[Kind{pod.cpu, pod.milli, pod.devices, pod.spec}];
    scores.score.resize(nodes_.size());
    scores.version.resize(nodes_.size());
    return scores;
}

std::int64_t ShareCluster::score(Scores& known, std::size_t node, const SharePod& pod) {
    if (known.version[node] == versions_[node]) return known.score[node];
    const ShareNode& on = nodes_[node];
    const bool fitting = pod.cpu <= on.cpu && (pod.devices == 0 || (modelFits(on, pod) && devicesFit(on, pod)));
    std::optional<double> before;
    if (policy_ == SharePolicy::Fgd) before = fragmentation_[node];
    known.score[node] = fitting ? scoreOf(policy_, on, pod, workload_, nullptr, before).score : kNever;
    known.version[node] = versions_[node];
    return known.score[node];
}

ShareCluster::Placement ShareCluster::best(const SharePod& pod) {
    Scores& known = scoresOf(pod);
    Placement placement;
    std::size_t feasible = 0;
    for (std::size_t node = 0; node < nodes_.size(); ++node) {
        if (nodes_[node].pods < 1 || pod.memory > nodes_[node].memory) continue;
        const std::int64_t here = score(known, node, pod);
        if (here == kNever) continue;
        ++feasible;
        if (placement.node && here <= placement.score) continue;
        placement.node = node;
        placement.score = here;
    }
    if (feasible == 1) placement.score = kNotScored;
    return placement;
}

ShareCluster::Placement ShareCluster::any(const SharePod& pod) {
    std::vector<std::size_t> feasible;
    for (std::size_t node = 0; node < nodes_.size(); ++node)
        if (fits(nodes_[node], pod)) feasible.push_back(node);
    if (feasible.empty()) return {};
    if (feasible.size() == 1) return {feasible[0], {}, kNotScored};
    return {feasible[static_cast<std::size_t>(draw_(feasible.size()))], {}, 100};
}

ShareCluster::Placement ShareCluster::place(const SharePod& pod) {
    Placement placement = policy_ == SharePolicy::Random ? any(pod) : best(pod);
    if (!placement.node) return placement;
    const std::size_t node = *placement.node;
    placement.devices = devicesFor(policy_, nodes_[node], pod, workload_, draw_);
    occupy(nodes_[node], pod, placement.devices);
    ++versions_[node];
    if (policy_ == SharePolicy::Fgd) fragmentation_[node] = fragmentationOf(nodes_[node], workload_).amount();
    return placement;
}

} // namespace berth
