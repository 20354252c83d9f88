// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/ClusterDecoder.h"

#include "engine/io/objects/ResourceDecoder.h"
#include "engine/io/objects/SelectorDecoder.h"

#include <fmt/format.h>

#include <array>

namespace berth::io {

namespace {

constexpr std::string_view kHeading = "apiVersion kind metadata";
constexpr std::string_view kHeadingAndRest = "apiVersion kind metadata spec status";
constexpr std::array<std::string_view, 2> kPreemption = {"PreemptLowerPriority", "Never"};

constexpr std::int32_t kHighestUserPriority = 1'000'000'000;
constexpr std::string_view kSystemPrefix = "system-";

/// Upstream: ValidatePriorityClass.
void checkPriorityClass(Fields& in, ValueRef object, const PriorityClass& one) {
    const std::string& name = one.meta.name;
    const bool known = (name == "system-cluster-critical" && one.value == 2'000'000'000) ||
                       (name == "system-node-critical" && one.value == 2'000'001'000);
    if (name.starts_with(kSystemPrefix) && !known)
        in.error(object, "priority class names with 'system-' prefix are reserved for system use only",
                 "Expected system-cluster-critical (2000000000) or system-node-critical (2000001000)");
    else if (!known && one.value > kHighestUserPriority)
        in.at("value", [&] {
            in.error(object.find("value"),
                     fmt::format("maximum allowed value of a user defined priority is {}, this is {}",
                                 kHighestUserPriority, one.value));
        });
}

constexpr Field<PriorityClass> kPriorityClass[] = {
    {"value", [](Fields& in, ValueRef v, PriorityClass& c) { c.value = in.int32(v).value_or(0); }},
    {"globalDefault",
     [](Fields& in, ValueRef v, PriorityClass& c) { c.globalDefault = in.boolean(v).value_or(false); }},
    {"preemptionPolicy",
     [](Fields& in, ValueRef v, PriorityClass& c) { c.preemptNever = in.oneOf(v, kPreemption) == 1U; }},
};

constexpr Field<PodDisruptionBudget> kBudgetSpec[] = {
    {"selector", [](Fields& in, ValueRef v, PodDisruptionBudget& b) { b.selector = readLabelSelector(in, v); }},
};
constexpr Field<PodDisruptionBudget> kBudgetStatus[] = {
    {"disruptionsAllowed",
     [](Fields& in, ValueRef v, PodDisruptionBudget& b) { b.disruptionsAllowed = in.int32(v).value_or(0); }},
    {"disruptedPods",
     [](Fields& in, ValueRef v, PodDisruptionBudget& b) {
         in.members(v, [&](ValueRef key, ValueRef) { b.disruptedPods.emplace(key.text()); });
     }},
};
constexpr Field<PodDisruptionBudget> kBudget[] = {
    {"spec",
     [](Fields& in, ValueRef v, PodDisruptionBudget& b) {
         in.fields<PodDisruptionBudget>(v, b, kBudgetSpec, "maxUnavailable minAvailable unhealthyPodEvictionPolicy");
     }},
    {"status",
     [](Fields& in, ValueRef v, PodDisruptionBudget& b) {
         in.fields<PodDisruptionBudget>(v, b, kBudgetStatus,
                                        "conditions currentHealthy desiredHealthy expectedPods observedGeneration");
     }},
};

constexpr Field<PodGroup> kGroupSpec[] = {
    {"minMember", [](Fields& in, ValueRef v, PodGroup& g) { g.minMember = in.int32(v, 0).value_or(1); }},
    {"scheduleTimeoutSeconds", [](Fields& in, ValueRef v, PodGroup& g) { g.scheduleTimeoutSeconds = in.int32(v, 0); }},
    {"minResources", [](Fields& in, ValueRef v, PodGroup& g) { g.minResources = readResources(in, v); }},
};
constexpr Field<PodGroup> kGroup[] = {
    {"spec", [](Fields& in, ValueRef v, PodGroup& g) { in.fields<PodGroup>(v, g, kGroupSpec); }},
};

constexpr Field<ResourceQuota> kQuotaSpec[] = {
    {"hard", [](Fields& in, ValueRef v, ResourceQuota& q) { q.hard = readResources(in, v); }},
};
constexpr Field<ResourceQuota> kQuota[] = {
    {"spec", [](Fields& in, ValueRef v,
                ResourceQuota& q) { in.fields<ResourceQuota>(v, q, kQuotaSpec, "scopeSelector scopes"); }},
};

constexpr Field<Service> kServiceSpec[] = {
    {"selector", [](Fields& in, ValueRef v, Service& s) { readLabels(in, v, s.selector); }},
};
constexpr std::string_view kServiceUnused =
    "allocateLoadBalancerNodePorts clusterIP clusterIPs externalIPs externalName externalTrafficPolicy "
    "healthCheckNodePort "
    "internalTrafficPolicy ipFamilies ipFamilyPolicy loadBalancerClass loadBalancerIP loadBalancerSourceRanges ports "
    "publishNotReadyAddresses sessionAffinity sessionAffinityConfig trafficDistribution type";
constexpr Field<Service> kService[] = {
    {"spec", [](Fields& in, ValueRef v, Service& s) { in.fields<Service>(v, s, kServiceSpec, kServiceUnused); }},
};

} // namespace

void readNamespace(Fields& in, const ObjectValue& object, Namespace& ns) {
    readMeta(in, object, Scope::Cluster, ns.meta);
    in.fields<Namespace>(object.value, ns, {}, kHeadingAndRest);
    labelWithItsName(ns);
}

void labelWithItsName(Namespace& ns) {
    constexpr std::string_view kLabel = "kubernetes.io/metadata.name";
    if (ns.meta.labels.get(kLabel) == ns.meta.name) return;
    ns.meta.labels.set(std::string(kLabel), ns.meta.name);
    ns.meta.defaulted.push_back("metadata.labels[" + std::string(kLabel) + "]");
}

void readPriorityClass(Fields& in, const ObjectValue& object, PriorityClass& priorityClass) {
    readMeta(in, object, Scope::Cluster, priorityClass.meta);
    in.fields<PriorityClass>(object.value, priorityClass, kPriorityClass, "apiVersion kind metadata description");
    if (object.value.find("value").isNull()) return in.missing(object.value, "value");
    checkPriorityClass(in, object.value, priorityClass);
}

void readBudget(Fields& in, const ObjectValue& object, PodDisruptionBudget& budget) {
    readMeta(in, object, Scope::Namespaced, budget.meta);
    in.fields<PodDisruptionBudget>(object.value, budget, kBudget, kHeading);
    const ValueRef spec = object.value.find("spec");
    if (!spec.find("minAvailable").isNull() && !spec.find("maxUnavailable").isNull())
        in.at("spec", [&] { in.error(spec, "minAvailable and maxUnavailable cannot be both set"); });
}

void readPodGroup(Fields& in, const ObjectValue& object, PodGroup& group) {
    readMeta(in, object, Scope::Namespaced, group.meta);
    in.fields<PodGroup>(object.value, group, kGroup, "apiVersion kind metadata status");
}

void readQuota(Fields& in, const ObjectValue& object, ResourceQuota& quota) {
    readMeta(in, object, Scope::Namespaced, quota.meta);
    in.fields<ResourceQuota>(object.value, quota, kQuota, "apiVersion kind metadata status");
}

void readService(Fields& in, const ObjectValue& object, Service& service) {
    readMeta(in, object, Scope::Namespaced, service.meta);
    in.fields<Service>(object.value, service, kService, "apiVersion kind metadata status");
}

void readOther(Fields& in, const ObjectValue& object, OtherObject& other) {
    other.apiVersion = object.value.find("apiVersion").text();
    other.kind = object.value.find("kind").text();
    const ValueRef ns = object.value.find("metadata").find("namespace");
    readMeta(in, object, ns.isNull() ? Scope::Cluster : Scope::Namespaced, other.meta);
}

} // namespace berth::io
