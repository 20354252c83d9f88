// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/ExpectedWaste.h"

#include "engine/framework/sharing/ShareView.h"

#include <utility>

namespace berth::metrics {
namespace {

constexpr std::int64_t kKeptPercent = 95;

/// How much of the node's idle GPUs a pod of that kind could not use: all of it where it does not fit.
std::int64_t unusable(const ShareNode& node, const SharePod& pod) {
    const std::int64_t idle = node.totalLeft();
    if (pod.milli == 0 || node.cpu < pod.cpu || !modelFits(node, pod)) return idle;
    std::int32_t enough = 0;
    std::int64_t tooSmall = 0;
    for (const std::int32_t milli : node.left) {
        if (milli >= pod.milli)
            ++enough;
        else
            tooSmall += milli;
    }
    return enough >= pod.devices ? tooSmall : idle;
}

std::int64_t unusable(const std::optional<ShareNode>& node, const SharePod& pod) {
    return node ? unusable(*node, pod) : 0;
}

/// What `unusable` asks of a node.
ShareNode partOf(ShareNode node) {
    node.tags.clear();
    return node;
}

} // namespace

std::uint32_t ExpectedWaste::kindOf(const Pod& pod) {
    SharePod share = sharePodOf(pod);
    Key key(share.cpu, share.milli, share.devices, share.spec);
    const auto [known, isNew] = ids_.try_emplace(key, static_cast<std::uint32_t>(kinds_.size()));
    if (!isNew) return known->second;
    Kind& kind = kinds_.emplace_back(Kind{std::move(key), std::move(share), 0, 0});
    for (std::size_t node = 0; node < nodes_.size(); ++node) kind.unusable += unusable(nodes_[node].share, kind.pod);
    rank_.push_back(order_.size());
    order_.push_back(known->second);
    return known->second;
}

/// Ties as the published code breaks them.
bool ExpectedWaste::isCommoner(std::uint32_t one, std::uint32_t other) const {
    const Kind& first = kinds_[one];
    const Kind& second = kinds_[other];
    return first.pods != second.pods ? first.pods > second.pods : first.key > second.key;
}

void ExpectedWaste::count(std::uint32_t kind, std::int64_t by) {
    kinds_[kind].pods += by;
    pods_ += by;
    const auto swap = [this](std::size_t upper) {
        std::swap(order_[upper], order_[upper + 1]);
        std::swap(rank_[order_[upper]], rank_[order_[upper + 1]]);
    };
    while (rank_[kind] > 0 && isCommoner(kind, order_[rank_[kind] - 1])) swap(rank_[kind] - 1);
    while (rank_[kind] + 1 < order_.size() && isCommoner(order_[rank_[kind] + 1], kind)) swap(rank_[kind]);
}

void ExpectedWaste::refreshPod(const World& world, PodId pod) {
    const std::uint32_t now = kindOf(*world.pod(pod).object);
    ofPod_.ensure(pod.value);
    const std::uint32_t counted = ofPod_[pod.value];
    if (counted == now + 1) return;
    if (counted != 0) count(counted - 1, -1);
    ofPod_.write(pod.value) = now + 1;
    count(now, 1);
}

void ExpectedWaste::refreshNode(NodeId node) {
    nodes_.ensure(node.value);
    if (nodes_[node.value].isStale) return;
    nodes_.write(node.value).isStale = true;
    stale_.push_back(node.value);
}

void ExpectedWaste::look(const World& world, NodeId node) {
    Node& known = nodes_.write(node.value);
    known.isStale = false;
    std::optional<ShareNode> now;
    if (world.nodeExists(node)) now = partOf(shareNodeOf(*world.node(node)));
    for (Kind& kind : kinds_) kind.unusable += unusable(now, kind.pod) - unusable(known.share, kind.pod);
    known.share = std::move(now);
}

std::optional<double> ExpectedWaste::value(const World& world) {
    for (const std::uint32_t node : std::exchange(stale_, {})) look(world, NodeId{node});
    if (pods_ == 0) return std::nullopt;
    std::int64_t kept = 0;
    double milli = 0;
    for (const std::uint32_t id : order_) {
        if (kept * 100 >= pods_ * kKeptPercent) break;
        const Kind& kind = kinds_[id];
        kept += kind.pods;
        milli += static_cast<double>(kind.pods) * static_cast<double>(kind.unusable);
    }
    return milli / static_cast<double>(kept) / kWholeDevice;
}

std::optional<double> expectedWaste(const World& world) {
    ExpectedWaste waste;
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) waste.refreshPod(world, pod);
    for (NodeId node{0}; node.value < world.nodes.size(); ++node.value) waste.refreshNode(node);
    return waste.value(world);
}

} // namespace berth::metrics
