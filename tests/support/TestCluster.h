// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/PassCluster.h"
#include "engine/framework/CycleInput.h"
#include "engine/model/Scenario.h"

#include <memory>
#include <optional>
#include <string>

namespace berth::test {

inline std::shared_ptr<Node> makeNode(const std::string& name, const std::string& cpu = "4") {
    auto node = std::make_shared<Node>();
    node->meta.name = name;
    node->allocatableList.set("cpu", Quantity::parse(cpu).value());
    node->allocatableList.set("memory", Quantity::parse("32Gi").value());
    node->allocatableList.set("pods", Quantity::fromUnits(110));
    node->capacityList = node->allocatableList;
    finishNode(*node);
    return node;
}

inline std::shared_ptr<Pod> makePod(const std::string& name, std::int32_t priority = 0, const std::string& cpu = "1") {
    auto pod = std::make_shared<Pod>();
    pod->meta.name = name;
    pod->meta.ns = "default";
    pod->priority = priority;
    pod->containers.emplace_back();
    pod->containers.front().requests.set("cpu", Quantity::parse(cpu).value());
    finishPod(*pod);
    return pod;
}

/// A cluster written down in a few lines, for looks at it. The pod under the look is not part of it.
class TestCluster {
public:
    TestCluster& node(std::shared_ptr<Node> node) {
        scenario.nodes.push_back(std::move(node));
        return *this;
    }
    TestCluster& nodes(int count) {
        for (int i = 0; i < count; ++i) node(makeNode("n" + std::to_string(i)));
        return *this;
    }
    TestCluster& on(const std::string& node, std::shared_ptr<Pod> pod) {
        pod->nodeName = node;
        scenario.pods.push_back(std::move(pod));
        return *this;
    }

    /// What a look at `pod` depends on. The pod and this object must outlive it.
    CycleInput input(const Pod& pod) {
        cluster_.emplace(scenario);
        CycleInput input;
        input.podId = PodId{1000};
        input.pod = &pod;
        input.snapshot = cluster_->snapshot();
        input.objects = std::make_shared<const ClusterObjects>(scenario.objects);
        input.now = kDefaultStart;
        return input;
    }

    /// Of the last input().
    NodeId id(const std::string& node) const { return cluster_->findNode(node); }
    std::string name(NodeId node) const { return node.valid() ? cluster_->nodeName(node) : ""; }

    Scenario scenario;

private:
    std::optional<explain::PassCluster> cluster_;
};

} // namespace berth::test
