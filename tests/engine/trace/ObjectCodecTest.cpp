// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ObjectCodec.h"

#include "engine/framework/Configuration.h"
#include "engine/model/Cluster.h"
#include "tests/support/Builders.h"

#include <gmock/gmock.h>

#include <limits>

namespace berth::test {
namespace {

std::string encoded(const PoolObject& object) {
    ByteWriter out;
    writeObject(out, object);
    return out.take();
}

/// Read back; the test fails when its bytes are not those of `object`.
template <class T> std::shared_ptr<const T> again(std::shared_ptr<const T> object) {
    const std::string bytes = encoded(object);
    ByteReader in(bytes);
    const PoolObject read = readObject(in);
    EXPECT_FALSE(in.failed()) << in.fault();
    EXPECT_EQ(in.left(), 0U);
    EXPECT_EQ(encoded(read), bytes);
    return std::get<std::shared_ptr<const T>>(read);
}

ObjectMeta fullMeta(const std::string& name) {
    ObjectMeta meta;
    meta.name = name;
    meta.ns = "team-a";
    meta.uid = "u-1";
    meta.labels = {{"app", "a"}, {"zone", ""}};
    meta.annotations = {{"note", std::string(100, 'x')}};
    meta.creationTimestamp = {1};
    meta.owners = {{"apps/v1", "ReplicaSet", "rs", "u-2", true}};
    meta.place = {"a.yaml", 12, 3};
    meta.defaulted = {"spec.schedulerName"};
    return meta;
}

Container fullContainer() {
    Container container;
    container.name = "c";
    container.image = "registry/image:1";
    container.requests = amounts({{"cpu", "1500m"}, {"memory", "2Gi"}, {"nvidia.com/gpu", "2"}});
    container.limits = amounts({{"cpu", "100n"}, {"memory", "18446744073709551616"}});
    container.ports = {{80, 8080, "UDP", "127.0.0.1"}};
    container.restartAlways = container.hasPreStop = true;
    container.preStopCommand = "sleep 5";
    container.status = ContainerResourceStatus{amounts({{"cpu", "1"}}), std::nullopt};
    return container;
}

Affinity fullAffinity() {
    const NodeSelectorTerm term = labelTerm({requirement("gpu", SelectorOperator::Gt, {"3"})});
    PodAffinityTerm pods;
    pods.selector = LabelSelector{{{"a", "b"}}, {requirement("c", SelectorOperator::DoesNotExist)}};
    pods.topologyKey = "zone";
    pods.namespaces = {"x"};
    pods.namespaceSelector = LabelSelector{};
    pods.matchLabelKeys = {"m"};
    pods.mismatchLabelKeys = {"n"};
    Affinity affinity;
    affinity.node.required =
        NodeSelector{{term, fieldTerm({requirement("metadata.name", SelectorOperator::In, {"n1"})})}};
    affinity.node.preferred = {{-7, term}};
    affinity.pod.required = {pods};
    affinity.podAnti.preferred = {{100, pods}};
    return affinity;
}

std::shared_ptr<const Pod> fullPod() {
    Pod pod;
    pod.meta = fullMeta("p");
    pod.schedulerName = "other";
    pod.nodeName = "n1";
    pod.priority = std::numeric_limits<std::int32_t>::min();
    pod.hostNetwork = true;
    pod.hostUsers = false;
    pod.hasPriority = pod.preemptNever = pod.restartNever = pod.resizeInfeasible = pod.resizeDeferred = true;
    pod.priorityClassName = "high";
    pod.schedulingGates = {"wait"};
    pod.containers = {fullContainer()};
    pod.initContainers = {fullContainer(), Container{}};
    pod.containers[0].restartsAllContainers = true;
    pod.overhead = amounts({{"cpu", "10m"}});
    pod.podLevelRequests = amounts({{"memory", "3Gi"}});
    pod.nodeSelector = {{"disk", "ssd"}};
    pod.affinity = fullAffinity();
    pod.tolerations = {{"k", "Equal", "v", TaintEffect::NoExecute, 30}};
    pod.spread = {{2, "zone", false, LabelSelector{}, 3, false, true, {"pod-template-hash"}}};
    pod.volumes = {{Volume::Kind::InlineCsi, "v", "driver"}};
    pod.resourceClaims = {"gpu"};
    pod.gracePeriod = Duration::seconds(120);
    pod.phase = PodPhase::Unknown;
    pod.nominatedNodeName = "n2";
    pod.startTime = {std::numeric_limits<std::int64_t>::max()};
    pod.conditions = {{"PodScheduled", "False", "Unschedulable", "0/1 nodes"}};
    pod.statusAllocated = amounts({{"cpu", "2"}});
    pod.statusActuated = ResourceList{};
    pod.duration = Duration::millis(1);
    pod.gpuDevices = std::vector<std::uint32_t>{0, 7};
    finishPod(pod);
    return std::make_shared<const Pod>(pod);
}

TEST(ObjectCodec, KeepsAPod) {
    const auto pod = fullPod();
    const auto read = again(pod);
    EXPECT_EQ(read->meta.labels, pod->meta.labels);
    EXPECT_EQ(read->meta.owners, pod->meta.owners);
    EXPECT_EQ(read->meta.place, pod->meta.place);
    EXPECT_EQ(read->meta.deletionTimestamp, SimTime::none());
    EXPECT_EQ(read->priority, pod->priority);
    EXPECT_EQ(read->affinity, pod->affinity);
    EXPECT_EQ(read->tolerations, pod->tolerations);
    EXPECT_EQ(read->spread, pod->spread);
    EXPECT_EQ(read->containers[0].requests, pod->containers[0].requests);
    EXPECT_EQ(read->containers[0].limits, pod->containers[0].limits);
    EXPECT_TRUE(read->containers[0].restartsAllContainers);
    EXPECT_FALSE(read->initContainers[0].restartsAllContainers);
    EXPECT_TRUE(read->hostNetwork);
    EXPECT_EQ(read->hostUsers, false);
    EXPECT_EQ(read->statusActuated, pod->statusActuated);
    EXPECT_EQ(read->startTime, pod->startTime);
    EXPECT_EQ(read->gpuDevices, pod->gpuDevices);
    EXPECT_EQ(read->totals.requests, pod->totals.requests);
    EXPECT_EQ(read->totals.used, pod->totals.used);
    EXPECT_EQ(read->totals.usedNonZeroMilliCpu, pod->totals.usedNonZeroMilliCpu);
}

TEST(ObjectCodec, KeepsANode) {
    MakeNode maker =
        MakeNode("n").has({{"cpu", "4"}, {"nvidia.com/gpu", "8"}}).taint("k", "v", TaintEffect::PreferNoSchedule);
    maker.cordoned().image("nginx", 123456789).raw().conditions = {{"Ready", "True"}};
    maker.raw().declaredFeatures = {"A", "B"};
    const auto node = maker.obj();
    const auto read = again(node);
    EXPECT_EQ(read->taints, node->taints);
    EXPECT_EQ(read->images, node->images);
    EXPECT_EQ(read->allocatable, node->allocatable);
    EXPECT_TRUE(read->unschedulable);
}

TEST(ObjectCodec, KeepsTheRestOfACluster) {
    auto objects = std::make_shared<ClusterObjects>();
    objects->namespaces = {{fullMeta("a")}};
    objects->priorityClasses = {{fullMeta("high"), 100000, true, true}};
    objects->budgets = {{fullMeta("pdb"), LabelSelector{}, -1, {"x", "y"}}, {fullMeta("none"), std::nullopt, 0, {}}};
    objects->podGroups = {{fullMeta("gang"), 4, 60, amounts({{"cpu", "4"}})}};
    objects->quotas = {{fullMeta("quota"), amounts({{"requests.nvidia.com/gpu", "8"}})}};
    objects->services = {{fullMeta("service"), {{"app", "a"}}}};
    objects->workloads = {
        {Workload::Kind::Job, fullMeta("job"), 3, 9, LabelSelector{}, fullPod()},
        {Workload::Kind::Deployment, fullMeta("bare"), std::nullopt, std::nullopt, std::nullopt, nullptr}};
    objects->others = {{"v1", "ConfigMap", fullMeta("map")}};
    const auto read = again(std::shared_ptr<const ClusterObjects>(objects));
    EXPECT_EQ(read->budgets[0].disruptedPods, objects->budgets[0].disruptedPods);
    EXPECT_FALSE(read->budgets[1].selector.has_value());
    EXPECT_EQ(read->workloads[0].pod->totals.used, fullPod()->totals.used);
    EXPECT_EQ(read->workloads[1].pod, nullptr);
}

Value scalar(const std::string& text) {
    Value value;
    value.kind = Value::Kind::Scalar;
    value.text = text;
    value.quoted = true;
    return value;
}

Value listOf(const Value& item) {
    Value list;
    list.kind = Value::Kind::List;
    list.items.push_back(item);
    list.place = {"c.yaml", 3, 4};
    return list;
}

TEST(ObjectCodec, KeepsAConfiguration) {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    Value args;
    args.kind = Value::Kind::Map;
    args.members.emplace_back("shape", listOf(scalar("5")));
    configuration->profiles[0].pluginConfig = {{"NodeResourcesFit", args, {"c.yaml", 2, 1}}};
    configuration->profiles[0].percentageOfNodesToScore = 42;
    configuration->text = "kind: KubeSchedulerConfiguration\n";
    const auto read = again(std::shared_ptr<const Configuration>(configuration));
    EXPECT_EQ(read->text, configuration->text);
    const Value& shape = *read->profiles[0].pluginConfig[0].args.find("shape");
    EXPECT_EQ(shape.items[0].text, "5");
    EXPECT_TRUE(shape.items[0].quoted);
    EXPECT_EQ(read->profiles[0].at(PluginPoint::MultiPoint).enabled.size(),
              configuration->profiles[0].at(PluginPoint::MultiPoint).enabled.size());
}

TEST(ObjectCodec, StopsAtValuesTooDeepInEachOther) {
    Value deep;
    for (int i = 0; i < 300; ++i) deep = listOf(deep);
    auto configuration = std::make_shared<Configuration>();
    configuration->profiles.emplace_back().pluginConfig = {{"X", deep, {}}};
    const std::string bytes = encoded(std::shared_ptr<const Configuration>(configuration));
    ByteReader in(bytes);
    readObject(in);
    EXPECT_THAT(in.fault(), testing::HasSubstr("too deep"));
}

TEST(ObjectCodec, StopsAtAnUnknownKind) {
    ByteReader in("\x09");
    readObject(in);
    EXPECT_TRUE(in.failed());
}

} // namespace
} // namespace berth::test
