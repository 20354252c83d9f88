// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/NodeDecoder.h"

#include "engine/io/objects/ResourceDecoder.h"
#include "engine/io/objects/SelectorDecoder.h"
#include "engine/io/objects/TopologyCheck.h"

#include <algorithm>

namespace berth::io {

namespace {

constexpr Field<Node> kSpec[] = {
    {"unschedulable", [](Fields& in, ValueRef v, Node& n) { n.unschedulable = in.boolean(v).value_or(false); }},
    {"taints", [](Fields& in, ValueRef v,
                  Node& n) { in.each(v, [&](ValueRef item) { n.taints.push_back(readTaint(in, item)); }); }},
};
constexpr std::string_view kSpecUnused = "configSource externalID podCIDR podCIDRs podPreemptionPolicy providerID";

constexpr Field<ContainerImage> kImage[] = {
    {"names", [](Fields& in, ValueRef v, ContainerImage& i) { i.names = in.texts(v); }},
    {"sizeBytes", [](Fields& in, ValueRef v, ContainerImage& i) { i.sizeBytes = in.integer(v, 0).value_or(0); }},
};

constexpr Field<NodeCondition> kCondition[] = {
    {"type", [](Fields& in, ValueRef v, NodeCondition& c) { c.type = in.text(v); }},
    {"status", [](Fields& in, ValueRef v, NodeCondition& c) { c.status = in.text(v); }},
};

constexpr Field<Node> kStatus[] = {
    {"capacity", [](Fields& in, ValueRef v, Node& n) { n.capacityList = readResources(in, v); }},
    {"allocatable", [](Fields& in, ValueRef v, Node& n) { n.allocatableList = readResources(in, v); }},
    {"images",
     [](Fields& in, ValueRef v, Node& n) {
         in.each(v, [&](ValueRef item) { in.fields<ContainerImage>(item, n.images.emplace_back(), kImage); });
     }},
    {"conditions",
     [](Fields& in, ValueRef v, Node& n) {
         in.each(v, [&](ValueRef item) {
             in.fields<NodeCondition>(item, n.conditions.emplace_back(), kCondition,
                                      "lastHeartbeatTime lastTransitionTime message reason");
         });
     }},
    {"declaredFeatures",
     [](Fields& in, ValueRef v, Node& n) {
         n.declaredFeatures = in.texts(v);
         std::sort(n.declaredFeatures.begin(), n.declaredFeatures.end());
     }},
};
constexpr std::string_view kStatusUnused =
    "addresses config daemonEndpoints features nodeInfo phase runtimeHandlers volumesAttached volumesInUse";

constexpr Field<Node> kNode[] = {
    {"spec", [](Fields& in, ValueRef v, Node& n) { in.fields<Node>(v, n, kSpec, kSpecUnused); }},
    {"status", [](Fields& in, ValueRef v, Node& n) { in.fields<Node>(v, n, kStatus, kStatusUnused); }},
};

} // namespace

void readNode(Fields& in, const ObjectValue& object, Node& node) {
    readMeta(in, object, Scope::Cluster, node.meta);
    in.fields<Node>(object.value, node, kNode, "apiVersion kind metadata");
    if (node.allocatableList.empty() && !node.capacityList.empty()) {
        node.allocatableList = node.capacityList;
        node.meta.defaulted.emplace_back("status.allocatable");
    }
    finishNode(node);
    checkTopology(in, object.value, node);
}

} // namespace berth::io
