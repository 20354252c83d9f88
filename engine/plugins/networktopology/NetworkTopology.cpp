// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/NetworkTopology.h"

#include "engine/framework/training/DeviceKeys.h"
#include "engine/model/Cluster.h"
#include "engine/plugins/networktopology/PreferredPlace.h"
#include "engine/plugins/networktopology/RequiredDomain.h"

namespace berth {
namespace {

constexpr std::string_view kRequired = "kueue.x-k8s.io/podset-required-topology";
constexpr std::string_view kPreferred = "kueue.x-k8s.io/podset-preferred-topology";
constexpr std::string_view kRequiredKey = "NetworkTopology/required";
constexpr std::string_view kPreferredKey = "NetworkTopology/preferred";

/// What a gang's pod says in one of the annotations; nullptr when it says nothing, or is in no gang.
const std::string* levelOf(const Context& context, const Pod& pod, std::string_view annotation) {
    const std::string* const level = pod.meta.annotations.find(annotation);
    return level != nullptr && findPodGroup(*context.input->objects, pod) != nullptr ? level : nullptr;
}

std::unique_ptr<RequiredDomain> requiredDomain(const Context& context, const Pod& pod, const std::string& level) {
    const PodGroup* const group = findPodGroup(*context.input->objects, pod);
    return std::make_unique<RequiredDomain>(context, level, pod, group->minMember);
}

QueueingHint roomMayHaveCome(const Pod& pod, const EventObjects&) {
    const bool cares = pod.meta.annotations.contains(kRequired);
    return cares ? QueueingHint::Queue : QueueingHint::Skip;
}

} // namespace

PreFilterResult NetworkTopology::preFilter(const Context& context, CycleState& state, const Pod& pod) const {
    const std::string* const level = levelOf(context, pod, kRequired);
    if (level == nullptr) return {Status(Code::Skip), {}};
    state.write(std::string(kRequiredKey), requiredDomain(context, pod, *level));
    return {};
}

Status NetworkTopology::addPod(const Context&, CycleState& state, const Pod&, const PodInfo& added,
                               const NodeInfo& node) const {
    if (auto* const domain = state.readMutable<RequiredDomain>(kRequiredKey)) domain->added(added, node);
    return {};
}

Status NetworkTopology::removePod(const Context&, CycleState& state, const Pod&, const PodInfo& removed,
                                  const NodeInfo& node) const {
    if (auto* const domain = state.readMutable<RequiredDomain>(kRequiredKey)) domain->removed(removed, node);
    return {};
}

Status NetworkTopology::filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                               Terms* terms) const {
    if (const auto* const domain = state.read<RequiredDomain>(kRequiredKey)) return domain->verdict(*node.node, terms);
    const std::string* const level = levelOf(context, pod, kRequired);
    return level == nullptr ? Status() : requiredDomain(context, pod, *level)->verdict(*node.node, terms);
}

Status NetworkTopology::preScore(const Context& context, CycleState& state, const Pod& pod,
                                 std::span<const NodeInfo* const>) const {
    const std::string* const level = levelOf(context, pod, kPreferred);
    if (level == nullptr) return Status(Code::Skip);
    const PodGroup* const group = findPodGroup(*context.input->objects, pod);
    state.write(std::string(kPreferredKey),
                std::make_unique<PreferredPlace>(context, *level, pod, group->minMember, args_.levels));
    return {};
}

tl::expected<std::int64_t, Status> NetworkTopology::score(const Context& context, const CycleState& state,
                                                          const Pod& pod, const NodeInfo& node, Terms* terms) const {
    if (const auto* const place = state.read<PreferredPlace>(kPreferredKey)) return place->score(node, terms);
    const std::string* const level = levelOf(context, pod, kPreferred);
    if (level == nullptr) return 0;
    const PodGroup* const group = findPodGroup(*context.input->objects, pod);
    return PreferredPlace(context, *level, pod, group->minMember, args_.levels).score(node, terms);
}

void NetworkTopology::nameParts(const Pod& pod, NamedParts& named) const {
    if (const std::string* const level = pod.meta.annotations.find(kRequired)) named.labels.insert(*level);
    const std::string* const preferred = pod.meta.annotations.find(kPreferred);
    if (preferred == nullptr) return;
    named.labels.insert(*preferred);
    for (const NetworkLevel& level : args_.levels) named.labels.insert(level.label);
}

void NetworkTopology::keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const {
    addNamedLabels(node, named, key);
    key.add(node.unschedulable ? 1 : 0);
}

void NetworkTopology::keyOfUse(const NodeInfo& node, AlikeKey& key) const {
    addFreeGpus(node, key);
}

void NetworkTopology::exceptions(const Context&, const CycleState& state, const Pod&,
                                 std::vector<NodeId>& nodes) const {
    if (const auto* const place = state.read<PreferredPlace>(kPreferredKey)) place->addPlaced(nodes);
}

std::vector<ClusterEventWithHint> NetworkTopology::eventsToRegister() const {
    return {{{EventResource::AssignedPod, action::Delete}, roomMayHaveCome},
            {{EventResource::AssignedPod, action::UpdatePodScaleDown}, roomMayHaveCome},
            {{EventResource::Node,
              action::Add | action::UpdateNodeAllocatable | action::UpdateNodeLabel | action::UpdateNodeTaint},
             roomMayHaveCome},
            {{EventResource::PodGroup, action::Add | action::Update}, roomMayHaveCome}};
}

} // namespace berth
