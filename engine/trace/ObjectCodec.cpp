// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ObjectCodec.h"

#include "engine/framework/Configuration.h"
#include "engine/model/Cluster.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <array>
#include <concepts>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace berth {
namespace {

// One `visit` per struct names its fields once, for both directions. The structured bindings do not compile when a struct gets a field more.

template <class T, class Struct>
concept Of = std::same_as<std::remove_const_t<T>, Struct>;

void visit(auto& archive, Of<Place> auto& place) {
    auto& [file, line, column] = place;
    archive(file, line, column);
}

void visit(auto& archive, Of<OwnerReference> auto& owner) {
    auto& [apiVersion, kind, name, uid, controller] = owner;
    archive(apiVersion, kind, name, uid, controller);
}

void visit(auto& archive, Of<ObjectMeta> auto& meta) {
    auto& [name, ns, uid, labels, annotations, created, deleted, owners, place, source, defaulted] = meta;
    archive(name, ns, uid, labels, annotations, created, deleted, owners, place, defaulted);
}

// ---- selectors

void visit(auto& archive, Of<Requirement> auto& requirement) {
    auto& [key, op, values] = requirement;
    archive(key, op, values);
}

void visit(auto& archive, Of<LabelSelector> auto& selector) {
    auto& [matchLabels, matchExpressions] = selector;
    archive(matchLabels, matchExpressions);
}

void visit(auto& archive, Of<NodeSelectorTerm> auto& term) {
    auto& [matchExpressions, matchFields] = term;
    archive(matchExpressions, matchFields);
}

void visit(auto& archive, Of<NodeSelector> auto& selector) {
    auto& [terms] = selector;
    archive(terms);
}

void visit(auto& archive, Of<PreferredNodeTerm> auto& preferred) {
    auto& [weight, term] = preferred;
    archive(weight, term);
}

void visit(auto& archive, Of<NodeAffinitySpec> auto& affinity) {
    auto& [required, preferred] = affinity;
    archive(required, preferred);
}

void visit(auto& archive, Of<PodAffinityTerm> auto& term) {
    auto& [selector, topologyKey, namespaces, namespaceSelector, matchLabelKeys, mismatchLabelKeys] = term;
    archive(selector, topologyKey, namespaces, namespaceSelector, matchLabelKeys, mismatchLabelKeys);
}

void visit(auto& archive, Of<WeightedPodAffinityTerm> auto& weighted) {
    auto& [weight, term] = weighted;
    archive(weight, term);
}

void visit(auto& archive, Of<PodAffinitySpec> auto& affinity) {
    auto& [required, preferred] = affinity;
    archive(required, preferred);
}

void visit(auto& archive, Of<Affinity> auto& affinity) {
    auto& [node, pod, podAnti] = affinity;
    archive(node, pod, podAnti);
}

void visit(auto& archive, Of<Taint> auto& taint) {
    auto& [key, value, effect] = taint;
    archive(key, value, effect);
}

void visit(auto& archive, Of<Toleration> auto& toleration) {
    auto& [key, op, value, effect, seconds] = toleration;
    archive(key, op, value, effect, seconds);
}

// ---- pods and nodes

void visit(auto& archive, Of<ContainerPort> auto& port) {
    auto& [hostPort, containerPort, protocol, hostIP] = port;
    archive(hostPort, containerPort, protocol, hostIP);
}

void visit(auto& archive, Of<ContainerResourceStatus> auto& status) {
    auto& [allocated, actuated] = status;
    archive(allocated, actuated);
}

void visit(auto& archive, Of<Container> auto& container) {
    auto& [name, image, requests, limits, ports, restartAlways, restartsAll, hasPreStop, preStopCommand, status] =
        container;
    archive(name, image, requests, limits, ports, restartAlways, restartsAll, hasPreStop, preStopCommand, status);
}

void visit(auto& archive, Of<TopologySpreadConstraint> auto& spread) {
    auto& [maxSkew, topologyKey, doNotSchedule, selector, minDomains, honorAffinity, honorTaints, matchLabelKeys] =
        spread;
    archive(maxSkew, topologyKey, doNotSchedule, selector, minDomains, honorAffinity, honorTaints, matchLabelKeys);
}

void visit(auto& archive, Of<Volume> auto& volume) {
    auto& [kind, name, reference] = volume;
    archive(kind, name, reference);
}

void visit(auto& archive, Of<PodCondition> auto& condition) {
    auto& [type, status, reason, message] = condition;
    archive(type, status, reason, message);
}

void visit(auto& archive, Of<Pod> auto& pod) {
    auto& [meta, schedulerName, nodeName, priority, hasPriority, priorityClassName, preemptNever, schedulingGates,
           containers, initContainers, overhead, podLevelRequests, nodeSelector, affinity, tolerations, spread, volumes,
           resourceClaims, gracePeriod, restartNever, hostNetwork, hostUsers, phase, nominatedNodeName, startTime,
           conditions, resizeInfeasible, resizeDeferred, statusAllocated, statusActuated, duration, gpuDevices,
           totals] = pod;
    archive(meta, schedulerName, nodeName, priority, hasPriority, priorityClassName, preemptNever, schedulingGates,
            containers, initContainers, overhead, podLevelRequests, nodeSelector, affinity, tolerations, spread,
            volumes, resourceClaims, gracePeriod, restartNever, hostNetwork, hostUsers, phase, nominatedNodeName,
            startTime, conditions, resizeInfeasible, resizeDeferred, statusAllocated, statusActuated, duration,
            gpuDevices);
}

void visit(auto& archive, Of<ContainerImage> auto& image) {
    auto& [names, sizeBytes] = image;
    archive(names, sizeBytes);
}

void visit(auto& archive, Of<NodeCondition> auto& condition) {
    auto& [type, status] = condition;
    archive(type, status);
}

void visit(auto& archive, Of<Node> auto& node) {
    auto& [meta, unschedulable, taints, capacityList, allocatableList, allocatable, images, conditions,
           declaredFeatures, topology] = node;
    archive(meta, unschedulable, taints, capacityList, allocatableList, images, conditions, declaredFeatures);
}

// ---- the rest of a cluster

void visit(auto& archive, Of<Namespace> auto& space) {
    auto& [meta] = space;
    archive(meta);
}

void visit(auto& archive, Of<PriorityClass> auto& priority) {
    auto& [meta, value, globalDefault, preemptNever] = priority;
    archive(meta, value, globalDefault, preemptNever);
}

void visit(auto& archive, Of<PodDisruptionBudget> auto& budget) {
    auto& [meta, selector, disruptionsAllowed, disruptedPods] = budget;
    archive(meta, selector, disruptionsAllowed, disruptedPods);
}

void visit(auto& archive, Of<PodGroup> auto& group) {
    auto& [meta, minMember, scheduleTimeoutSeconds, minResources] = group;
    archive(meta, minMember, scheduleTimeoutSeconds, minResources);
}

void visit(auto& archive, Of<ResourceQuota> auto& quota) {
    auto& [meta, hard] = quota;
    archive(meta, hard);
}

void visit(auto& archive, Of<Service> auto& service) {
    auto& [meta, selector] = service;
    archive(meta, selector);
}

void visit(auto& archive, Of<Workload> auto& workload) {
    auto& [kind, meta, replicas, completions, selector, pod] = workload;
    archive(kind, meta, replicas, completions, selector, pod);
}

void visit(auto& archive, Of<OtherObject> auto& other) {
    auto& [apiVersion, kind, meta] = other;
    archive(apiVersion, kind, meta);
}

void visit(auto& archive, Of<ClusterObjects> auto& objects) {
    auto& [namespaces, priorityClasses, budgets, podGroups, quotas, services, workloads, others] = objects;
    archive(namespaces, priorityClasses, budgets, podGroups, quotas, services, workloads, others);
}

// ---- configuration

void visit(auto& archive, Of<Value> auto& value) {
    auto& [kind, text, quoted, items, members, place] = value;
    archive(kind, text, quoted, items, members, place);
}

void visit(auto& archive, Of<PluginRef> auto& plugin) {
    auto& [name, weight, place] = plugin;
    archive(name, weight, place);
}

void visit(auto& archive, Of<PluginSet> auto& plugins) {
    auto& [enabled, disabled] = plugins;
    archive(enabled, disabled);
}

void visit(auto& archive, Of<PluginConfig> auto& config) {
    auto& [name, args, place] = config;
    archive(name, args, place);
}

void visit(auto& archive, Of<Profile> auto& profile) {
    auto& [schedulerName, percentage, plugins, pluginConfig, place] = profile;
    archive(schedulerName, percentage, plugins, pluginConfig, place);
}

void visit(auto& archive, Of<Configuration> auto& configuration) {
    auto& [parallelism, percentage, initialBackoff, maxBackoff, profiles, place, text] = configuration;
    archive(parallelism, percentage, initialBackoff, maxBackoff, profiles, place, text);
}

void visit(auto& archive, Of<World::Rules> auto& rules) {
    auto& [start, seed, tieBreak, cycle, bind, popFromBackoffQ, askEveryNode] = rules;
    archive(start, seed, tieBreak, cycle, bind, popFromBackoffQ, askEveryNode);
}

// ---- the last value of each enumeration

template <class Enum> constexpr Enum kLast = Enum{};
template <> constexpr SelectorOperator kLast<SelectorOperator> = SelectorOperator::Lt;
template <> constexpr TaintEffect kLast<TaintEffect> = TaintEffect::NoExecute;
template <> constexpr Volume::Kind kLast<Volume::Kind> = Volume::Kind::InlineCsi;
template <> constexpr PodPhase kLast<PodPhase> = PodPhase::Unknown;
template <> constexpr Workload::Kind kLast<Workload::Kind> = Workload::Kind::Job;
template <> constexpr Value::Kind kLast<Value::Kind> = Value::Kind::Map;
template <> constexpr TieBreak kLast<TieBreak> = TieBreak::HeapOrder;

/// The archive that writes.
class ObjectWriter {
public:
    explicit ObjectWriter(ByteWriter& out) : out_(out) {}

    template <class... Items> void operator()(const Items&... items) { (put(items), ...); }

private:
    template <std::signed_integral T> void put(T value) { out_.signedNumber(value); }
    template <std::unsigned_integral T> void put(T value) { out_.number(value); }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void put(Enum value) { out_.number(static_cast<std::uint64_t>(value)); }
    void put(const std::string& text) { out_.text(text); }
    void put(SimTime time) { out_.signedNumber(time.ns); }
    void put(Duration duration) { out_.signedNumber(duration.ns); }
    void put(Quantity quantity) { out_.text(quantity.toString()); }
    void put(const StringMap& map) { putAll(map); }
    void put(const ResourceList& list) { putAll(list); }
    template <class A, class B> void put(const std::pair<A, B>& pair) { (*this)(pair.first, pair.second); }
    template <class T> void put(const std::vector<T>& items) { putAll(items); }
    template <class T> void put(const std::set<T>& items) { putAll(items); }
    template <class T, std::size_t N> void put(const std::array<T, N>& items) {
        for (const T& item : items) put(item);
    }
    template <class T> void put(const std::optional<T>& item) {
        put(item.has_value());
        if (item) put(*item);
    }
    void put(const std::shared_ptr<const Pod>& pod) {
        put(pod != nullptr);
        if (pod) put(*pod);
    }
    template <class Struct>
    requires std::is_class_v<Struct>
    void put(const Struct& item) { visit(*this, item); }

    void putAll(const auto& items) {
        out_.number(static_cast<std::uint64_t>(std::distance(items.begin(), items.end())));
        for (const auto& item : items) put(item);
    }

    ByteWriter& out_;
};

/// The archive that reads.
class ObjectReader {
public:
    explicit ObjectReader(ByteReader& in) : in_(in) {}

    template <class... Items> void operator()(Items&... items) { (get(items), ...); }

private:
    static constexpr int kMostDepth = 256; ///< of Values in each other; `io` reads 200

    template <std::signed_integral T> void get(T& value) {
        value = static_cast<T>(in_.signedNumber(std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    }
    template <std::unsigned_integral T> void get(T& value) {
        value = static_cast<T>(in_.number(std::numeric_limits<T>::max()));
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void get(Enum& value) { value = static_cast<Enum>(in_.number(static_cast<std::uint64_t>(kLast<Enum>))); }
    void get(std::string& text) { text = in_.text(); }
    void get(SimTime& time) { time.ns = in_.signedNumber(); }
    void get(Duration& duration) { duration.ns = in_.signedNumber(); }
    void get(Quantity& quantity) {
        const auto parsed = Quantity::parse(in_.text());
        if (parsed)
            quantity = *parsed;
        else
            in_.fail("a quantity that cannot be read");
    }
    void get(StringMap& map) {
        getAll<StringMap::Entry>(
            [&](StringMap::Entry entry) { map.set(std::move(entry.first), std::move(entry.second)); });
    }
    void get(ResourceList& list) {
        getAll<ResourceList::Entry>([&](ResourceList::Entry entry) { list.set(std::move(entry.first), entry.second); });
    }
    template <class A, class B> void get(std::pair<A, B>& pair) { (*this)(pair.first, pair.second); }
    template <class T> void get(std::vector<T>& items) {
        getAll<T>([&](T item) { items.push_back(std::move(item)); });
    }
    template <class T> void get(std::set<T>& items) {
        getAll<T>([&](T item) { items.insert(std::move(item)); });
    }
    template <class T, std::size_t N> void get(std::array<T, N>& items) {
        for (T& item : items) get(item);
    }
    template <class T> void get(std::optional<T>& item) {
        bool there = false;
        get(there);
        if (there) get(item.emplace());
    }
    void get(std::shared_ptr<const Pod>& pod) {
        bool there = false;
        get(there);
        if (!there) return;
        auto read = std::make_shared<Pod>();
        get(*read);
        finishPod(*read);
        pod = std::move(read);
    }
    void get(Value& value) {
        if (++depth_ > kMostDepth)
            in_.fail("values too deep in each other");
        else
            visit(*this, value);
        --depth_;
    }
    template <class Struct>
    requires std::is_class_v<Struct>
    void get(Struct& item) { visit(*this, item); }

    template <class Item> void getAll(auto take) {
        for (std::size_t left = in_.count(); left > 0 && !in_.failed(); --left) {
            Item item{};
            get(item);
            take(std::move(item));
        }
    }

    ByteReader& in_;
    int depth_ = 0;
};

enum Kind : std::uint8_t { kPod, kNode, kObjects, kConfiguration };

template <class T> PoolObject read(ByteReader& in, void (*finish)(T&)) {
    auto object = std::make_shared<T>();
    ObjectReader archive(in);
    archive(*object);
    if (finish != nullptr) finish(*object);
    return std::shared_ptr<const T>(std::move(object));
}

} // namespace

void writeObject(ByteWriter& out, const PoolObject& object) {
    out.byte(static_cast<std::uint8_t>(object.index()));
    ObjectWriter archive(out);
    std::visit([&](const auto& pointer) { archive(*pointer); }, object);
}

PoolObject readObject(ByteReader& in) {
    switch (in.byte()) {
    case kPod: return read<Pod>(in, finishPod);
    case kNode: return read<Node>(in, finishNode);
    case kObjects: return read<ClusterObjects>(in, nullptr);
    case kConfiguration: return read<Configuration>(in, nullptr);
    default: in.fail("an object of no known kind"); return read<Pod>(in, finishPod);
    }
}

void writeRules(ByteWriter& out, const World::Rules& rules) {
    ObjectWriter archive(out);
    archive(rules);
}

World::Rules readRules(ByteReader& in) {
    World::Rules rules;
    ObjectReader archive(in);
    archive(rules);
    return rules;
}

static_assert(
    std::is_same_v<std::variant_alternative_t<kPod, PoolObject>, std::shared_ptr<const Pod>> &&
    std::is_same_v<std::variant_alternative_t<kNode, PoolObject>, std::shared_ptr<const Node>> &&
    std::is_same_v<std::variant_alternative_t<kObjects, PoolObject>, std::shared_ptr<const ClusterObjects>> &&
    std::is_same_v<std::variant_alternative_t<kConfiguration, PoolObject>, std::shared_ptr<const Configuration>>);

} // namespace berth
