// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/AddedTolerations.h"
#include "engine/sim/ApiServer.h"
#include "engine/sim/Simulation.h"
#include "engine/trace/DaemonPods.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

constexpr Duration kNodeLossDelay = Duration::seconds(1);

tl::unexpected<Error> missing(std::string_view kind, std::string_view name) {
    return fail(fmt::format("there is no {} {}", kind, name));
}
tl::unexpected<Error> exists(std::string_view kind, std::string_view name) {
    return fail(fmt::format("there is a {} {} already", kind, name));
}

/// Puts each item of `added` into `items`, in place of one of the same name.
template <class T> void merge(std::vector<T>& items, const std::vector<T>& added) {
    for (const T& item : added) {
        const auto same = [&](const T& other) {
            return other.meta.name == item.meta.name && other.meta.ns == item.meta.ns;
        };
        const auto it = std::find_if(items.begin(), items.end(), same);
        if (it == items.end())
            items.push_back(item);
        else
            *it = item;
    }
}

const Taint& cordonTaint() {
    static const Taint kTaint{"node.kubernetes.io/unschedulable", "", TaintEffect::NoSchedule};
    return kTaint;
}

/// The node with the taint of a cordon exactly when it is cordoned; nullptr when it is so already.
std::shared_ptr<const Node> withCordonTaint(const Node& node) {
    const auto there = std::find_if(node.taints.begin(), node.taints.end(), [](const Taint& taint) {
        return taint.key == cordonTaint().key && taint.effect == cordonTaint().effect;
    });
    if ((there != node.taints.end()) == node.unschedulable) return nullptr;
    auto changed = std::make_shared<Node>(node);
    if (node.unschedulable)
        changed->taints.push_back(cordonTaint());
    else
        changed->taints.erase(changed->taints.begin() + (there - node.taints.begin()));
    return changed;
}

std::vector<PodGroup>::const_iterator groupIn(const ClusterObjects& objects, std::string_view ns,
                                              std::string_view name) {
    return std::find_if(objects.podGroups.begin(), objects.podGroups.end(),
                        [&](const PodGroup& group) { return group.meta.ns == ns && group.meta.name == name; });
}

} // namespace

Result<void> Simulation::perform(const Action& action) {
    return std::visit([this](const auto& item) { return run(item); }, action);
}

PodId Simulation::findPod(const ObjectName& name) const {
    return ledger_.world().findPod(ledger_.pool().findPodKey(name.key()));
}

NodeId Simulation::findNode(std::string_view name) const {
    const NodeId node = ledger_.pool().findNode(name);
    return ledger_.world().nodeExists(node) ? node : NodeId{};
}

std::shared_ptr<const Node> Simulation::nodeObject(NodeId node) const {
    return ledger_.pool().share<Node>(ledger_.world().nodeObjects[node.value]);
}

Result<void> Simulation::run(const CreatePod& action) {
    const std::string key = action.pod->key();
    if (ledger_.world().findPod(ledger_.pool().findPodKey(key)).valid()) return exists("pod", key);
    handlers_.podAdded(action.pod, PodEntry::Origin::Step);
    return {};
}

Result<void> Simulation::run(const CreateNode& action) {
    if (findNode(action.node->name()).valid()) return exists("node", action.node->name());
    handlers_.nodeAdded(action.node);
    taintCordoned(findNode(action.node->name()));
    return {};
}

Result<void> Simulation::run(const CreatePodGroup& action) {
    const ClusterObjects& now = *ledger_.world().objects;
    if (groupIn(now, action.group->meta.ns, action.group->meta.name) != now.podGroups.end())
        return exists("podgroup", action.group->meta.ns + "/" + action.group->meta.name);
    auto objects = std::make_shared<ClusterObjects>(now);
    objects->podGroups.push_back(*action.group);
    stampCreation(objects->podGroups, ledger_.world().now);
    setObjects(std::move(objects), action::Add);
    return {};
}

Result<void> Simulation::run(const DeleteObject& action) {
    if (action.object.kind == ObjectName::Kind::PodGroup) {
        auto objects = std::make_shared<ClusterObjects>(*ledger_.world().objects);
        const auto found = groupIn(*objects, action.object.ns, action.object.name);
        if (found == objects->podGroups.end()) return missing("podgroup", action.object.key());
        objects->podGroups.erase(found);
        setObjects(std::move(objects), action::Delete);
        return {};
    }
    if (action.object.kind == ObjectName::Kind::Node) {
        const NodeId node = findNode(action.object.name);
        if (!node.valid()) return missing("node", action.object.name);
        removeNode(node);
        return {};
    }
    const PodId pod = findPod(action.object);
    if (!pod.valid()) return missing("pod", action.object.key());
    kubelet_.aboutToGo(pod);
    handlers_.podDeleted(pod, Removal::Deleted);
    return {};
}

void Simulation::removeNode(NodeId node) {
    handlers_.nodeRemoved(node);
    const Pool& pool = ledger_.pool();
    std::vector<PodId> pods;
    for (const PodInfo& info : ledger_.world().node(node)->pods) pods.push_back(info.id);
    std::sort(pods.begin(), pods.end(), [&](PodId a, PodId b) {
        return pool.podKey(ledger_.world().pod(a).key) < pool.podKey(ledger_.world().pod(b).key);
    });
    for (const PodId pod : pods) {
        Fact fact = Fact::of(FactKind::NodeLost, pod, node);
        fact.setTime(ledger_.world().now + kNodeLossDelay);
        ledger_.write(fact);
    }
    if (!timelineRules_) deleteDaemonPodsOf(node);
}

/// Pods that a DaemonSet made for the node and that wait for it: their controller takes them away.
void Simulation::deleteDaemonPodsOf(NodeId node) {
    const World& world = ledger_.world();
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) {
        const PodEntry& entry = world.pod(pod);
        if (entry.alive() && !entry.onNode() && daemonTarget(entry, ledger_.pool()) == node)
            handlers_.podDeleted(pod, Removal::Deleted);
    }
}

Result<void> Simulation::run(const EvictPod& action) {
    const PodId pod = findPod(action.pod);
    if (!pod.valid()) return missing("pod", action.pod.key());
    if (ledger_.world().pod(pod).terminating)
        return fail(fmt::format("pod {} is terminating already", action.pod.key()));
    evict(pod);
    return {};
}

void Simulation::evict(PodId pod) {
    const PodEntry& entry = ledger_.world().pod(pod);
    if (entry.state != PodState::Bound) return handlers_.podDeleted(pod, Removal::Evicted);
    const SimTime gone = kubelet_.goneAt(entry, std::nullopt);
    handlers_.podTerminating(pod, gone);
    kubelet_.toldToLeave(pod);
    if (gone > ledger_.world().now) return;
    kubelet_.aboutToGo(pod);
    handlers_.podDeleted(pod, Removal::Evicted);
}

Result<void> Simulation::run(const PatchObject& action) {
    if (action.object.kind == ObjectName::Kind::Node) {
        const NodeId node = findNode(action.object.name);
        if (!node.valid()) return missing("node", action.object.name);
        return action.patch->apply(*nodeObject(node)).map([&](auto patched) {
            handlers_.nodeUpdated(node, std::move(patched));
            taintCordoned(node);
        });
    }
    if (action.object.kind == ObjectName::Kind::PodGroup) {
        auto objects = std::make_shared<ClusterObjects>(*ledger_.world().objects);
        const auto found = groupIn(*objects, action.object.ns, action.object.name);
        if (found == objects->podGroups.end()) return missing("podgroup", action.object.key());
        return action.patch->apply(*found).map([&](const std::shared_ptr<const PodGroup>& patched) {
            objects->podGroups[static_cast<std::size_t>(found - objects->podGroups.begin())] = *patched;
            setObjects(std::move(objects), action::Update);
        });
    }
    const PodId pod = findPod(action.object);
    if (!pod.valid()) return missing("pod", action.object.key());
    return action.patch->apply(*ledger_.world().pod(pod).object).map([&](auto patched) {
        handlers_.podUpdated(pod, std::move(patched));
    });
}

Result<void> Simulation::run(const ReplacePod& action) {
    const PodId pod = findPod({ObjectName::Kind::Pod, action.pod->meta.ns, action.pod->meta.name});
    if (!pod.valid()) return missing("pod", action.pod->key());
    handlers_.podUpdated(pod, action.pod);
    return {};
}

Result<void> Simulation::run(const ReplaceNode& action) {
    const NodeId node = findNode(action.node->name());
    if (!node.valid()) return missing("node", action.node->name());
    handlers_.nodeUpdated(node, action.node);
    taintCordoned(node);
    return {};
}

Result<void> Simulation::run(const CordonNode& action) {
    const NodeId node = findNode(action.node);
    if (!node.valid()) return missing("node", action.node);
    auto updated = std::make_shared<Node>(*nodeObject(node));
    if (updated->unschedulable == action.unschedulable)
        return fail(
            fmt::format("node {} is {} already", action.node, action.unschedulable ? "cordoned" : "schedulable"));
    updated->unschedulable = action.unschedulable;
    handlers_.nodeUpdated(node, std::move(updated));
    taintCordoned(node);
    return {};
}

/// What the node lifecycle controller does once it sees the change. Upstream: controller/nodelifecycle doNoScheduleTaintingPass.
void Simulation::taintCordoned(NodeId node) {
    if (timelineRules_) return;
    if (auto changed = withCordonTaint(*nodeObject(node))) handlers_.nodeUpdated(node, std::move(changed));
}

Result<void> Simulation::run(const DrainNode& action) {
    const NodeId node = findNode(action.node);
    if (!node.valid()) return missing("node", action.node);
    if (!nodeObject(node)->unschedulable) static_cast<void>(run(CordonNode{action.node, true}));
    std::vector<PodId> pods;
    for (const PodInfo& info : ledger_.world().node(node)->pods)
        if (!info.terminating && !isDaemonPod(*info.pod)) pods.push_back(info.id);
    for (const PodId pod : pods) evict(pod);
    return {};
}

Result<void> Simulation::run(const Configure& action) {
    if (Diagnostics errors = useConfiguration(action.configuration); !errors.empty())
        return fail(toString(errors.front()));
    Fact fact = Fact::of(FactKind::ConfigurationSet);
    fact.a = ledger_.pool().object(action.configuration).value;
    ledger_.write(fact);
    index_.rebuild(ledger_.world(), profiles_->all().front()->queueSort.plugin);
    adoptPodsOfNewProfiles();
    return {};
}

/// What a scheduler that was restarted with the new configuration would do: pods that a profile serves now enter, pods that none serves any
/// more are left alone, all others get another chance.
void Simulation::adoptPodsOfNewProfiles() {
    const World& world = ledger_.world();
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) {
        const PodEntry& entry = world.pod(pod);
        const bool served = world.profileOf(*entry.object) >= 0;
        if (entry.state == PodState::Ignored && served)
            queue_.add(pod);
        else if (entry.state == PodState::Queued && !served)
            ledger_.write(Fact::of(FactKind::CycleDropped, pod));
    }
    QueueEvent everything;
    queue_.move(everything);
}

Result<void> Simulation::run(const AddObjects& action) {
    auto objects = std::make_shared<ClusterObjects>(*ledger_.world().objects);
    merge(objects->namespaces, action.objects->namespaces);
    merge(objects->priorityClasses, action.objects->priorityClasses);
    merge(objects->budgets, action.objects->budgets);
    merge(objects->podGroups, action.objects->podGroups);
    stampCreation(objects->podGroups, ledger_.world().now);
    merge(objects->quotas, action.objects->quotas);
    merge(objects->services, action.objects->services);
    merge(objects->workloads, action.objects->workloads);
    merge(objects->others, action.objects->others);
    setObjects(std::move(objects), action.objects->podGroups.empty() ? 0 : action::Add | action::Update);
    return {};
}

void Simulation::setObjects(std::shared_ptr<const ClusterObjects> objects, ActionBits podGroupChange) {
    Fact fact = Fact::of(FactKind::ObjectsSet);
    fact.a = ledger_.pool().object(std::move(objects)).value;
    ledger_.write(fact);
    if (podGroupChange == 0) return;
    QueueEvent event;
    event.event = {EventResource::PodGroup, podGroupChange};
    queue_.move(event);
}

} // namespace berth
