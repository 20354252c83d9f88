// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/LocalRun.h"
#include "ui/view/NodeCards.h"
#include "ui/view/QueuePicture.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

std::string gpuNode(const std::string& name, int gpus, const std::string& labels, const std::string& topology) {
    std::string text = "---\napiVersion: v1\nkind: Node\nmetadata:\n  name: " + name + "\n  labels: {" + labels + "}\n";
    if (!topology.empty()) text += "  annotations: {berth.dev/gpu-topology: " + topology + "}\n";
    return text + "status:\n  allocatable: {cpu: '64', memory: 256Gi, pods: '110', nvidia.com/gpu: '" +
           std::to_string(gpus) + "'}\n";
}

std::string gpuPod(const std::string& name, int gpus, const std::string& more = "") {
    return "---\napiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", namespace: default" + more +
           "}\nspec:\n  containers: [{name: c, image: i, resources: {requests: {nvidia.com/gpu: '" +
           std::to_string(gpus) + "'}, limits: {nvidia.com/gpu: '" + std::to_string(gpus) + "'}}}]\n";
}

GroupList groupsOf(const std::string& yaml, Grouping grouping = Grouping::Rack) {
    LocalRun run(yaml);
    return nodeGroups(run.moment(), grouping);
}

const NodeCardView& first(const GroupList& groups) {
    return groups.front().nodes.front();
}

TEST(TopologyPicture, APresetDrawsItsLinks) {
    const struct {
        const char* preset;
        int gpus;
        LinkKind kind;
        std::size_t links;
    } kinds[] = {{"HGX-H100", 8, LinkKind::NvSwitch, 28},
                 {"DGX-1V", 8, LinkKind::Mesh, 16},
                 {"HGX-A100-4", 4, LinkKind::Mesh, 6},
                 {"PCIe-4x2", 8, LinkKind::Pairs, 4},
                 {"PCIe-8", 8, LinkKind::None, 0}};
    for (const auto& [preset, gpus, kind, links] : kinds) {
        const auto groups = groupsOf(gpuNode("n1", gpus, "", preset));
        EXPECT_EQ(first(groups).linkKind, kind) << preset;
        EXPECT_EQ(first(groups).links.size(), links) << preset;
        EXPECT_EQ(first(groups).numa.size(), static_cast<std::size_t>(gpus)) << preset;
    }
}

TEST(TopologyPicture, TheModelLineNamesTheLinks) {
    const auto groups = groupsOf(gpuNode("n1", 8, "gpu-model: H100, nvidia.com/gpu.memory: '81920'", "HGX-H100"));
    EXPECT_EQ(
        first(groups).model,
        QStringLiteral("H100 80 GB · NVSwitch NV18").replace(QStringLiteral("80 GB"), QStringLiteral("80\u00a0GB")));
}

TEST(TopologyPicture, ADeviceNamesItsLinksAndAPodItsWorst) {
    const auto groups = groupsOf(gpuNode("n1", 8, "", "PCIe-4x2"));
    const NodeCardView& card = first(groups);
    EXPECT_TRUE(linksOf(card, 0).startsWith(QStringLiteral("GPU 0: NV")));
    EXPECT_TRUE(linksOf(card, 0).contains(QStringLiteral(" to 1;")));
    EXPECT_TRUE(worstLink(card, {0, 1}).startsWith(QStringLiteral("NV")));
    EXPECT_FALSE(worstLink(card, {0, 1, 2}).startsWith(QStringLiteral("NV")));
    EXPECT_TRUE(worstLink(card, {3}).isEmpty());
    EXPECT_TRUE(linksOf(card, 9).isEmpty());
}

TEST(TopologyPicture, WithoutATopologyNothingIsClaimed) {
    const auto groups = groupsOf(gpuNode("n1", 8, "", ""));
    EXPECT_EQ(first(groups).linkKind, LinkKind::None);
    EXPECT_TRUE(linksOf(first(groups), 0).isEmpty());
}

TEST(GroupPictures, LeavesStandUnderTheirSpines) {
    const auto label = [](const char* spine, const char* leaf) {
        return std::string("network.topology.nvidia.com/spine: ") + spine +
               ", network.topology.nvidia.com/leaf: " + leaf;
    };
    const auto groups = groupsOf(gpuNode("n10", 8, label("s1", "l1"), "") + gpuNode("n2", 8, label("s1", "l1"), "") +
                                 gpuNode("n3", 8, label("s1", "l2"), "") + gpuNode("n4", 8, label("s2", "l3"), "") +
                                 gpuNode("n5", 8, "", ""));
    ASSERT_EQ(groups.size(), 4U);
    EXPECT_EQ(groups[0].spine, QStringLiteral("s1"));
    EXPECT_EQ(groups[0].spineSummary, QStringLiteral("3 nodes · 24 of 24 GPUs free"));
    EXPECT_EQ(groups[0].nodes[0]->name, QStringLiteral("n2"));
    EXPECT_EQ(groups[1].spine, QStringLiteral("s1"));
    EXPECT_EQ(groups[2].spine, QStringLiteral("s2"));
    EXPECT_EQ(groups[3].name, QStringLiteral("no leaf"));
    EXPECT_TRUE(groups[3].spine.isEmpty());
}

TEST(GroupPictures, ZonesAreFramesAroundRacksAndNeighboursInADomainAreJoined) {
    const auto label = [](const char* zone, const char* rack) {
        return std::string("topology.kubernetes.io/zone: ") + zone + ", topology.kubernetes.io/rack: " + rack +
               ", network.topology.nvidia.com/accelerator: d1";
    };
    const auto groups = groupsOf(gpuNode("n1", 4, label("a", "r1"), "") + gpuNode("n2", 4, label("a", "r1"), "") +
                                 gpuNode("n3", 4, label("b", "r2"), ""));
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0].zone, QStringLiteral("zone a"));
    EXPECT_EQ(groups[1].zone, QStringLiteral("zone b"));
    EXPECT_EQ(groups[0].domains, (std::vector<DomainView>{{QStringLiteral("d1"), 0, 1}}));
    EXPECT_TRUE(groups[1].domains.empty());
    EXPECT_EQ(groupsOf(gpuNode("n1", 4, label("a", "r1"), ""), Grouping::Zone).front().name, QStringLiteral("zone a"));
}

TEST(GangPictures, AGangIsOneChipWithItsMembers) {
    const std::string label = ", labels: {scheduling.x-k8s.io/pod-group: llama}";
    const std::string group = "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\n"
                              "metadata: {name: llama, namespace: default}\nspec: {minMember: 4}\n";
    LocalRun run(gpuNode("n1", 8, "", "") + group + gpuPod("llama-0", 1, label) + gpuPod("llama-1", 1, label) +
                 gpuPod("llama-2", 1, label) + gpuPod("solo", 1));
    const QueuesView queues = queuesView(run.moment());
    const LaneView& active = queues.lanes.front();
    EXPECT_EQ(active.count, 4);
    ASSERT_EQ(active.chips.size(), 2U);
    const auto gang = std::find_if(active.chips.begin(), active.chips.end(),
                                   [](const PodChipView& chip) { return chip.gangMembers > 0; });
    ASSERT_NE(gang, active.chips.end());
    EXPECT_EQ(gang->name, QStringLiteral("llama"));
    EXPECT_EQ(gang->gang, QStringLiteral("default/llama"));
    EXPECT_EQ(gang->gangMembers, 3);
    EXPECT_EQ(gang->gangMinimum, 4);
    EXPECT_EQ(gang->members.size(), 3U);
}

constexpr const char* kTopologyProfile = R"(---
apiVersion: kubescheduler.config.k8s.io/v1
kind: KubeSchedulerConfiguration
profiles:
- schedulerName: default-scheduler
  plugins:
    multiPoint: {enabled: [{name: Coscheduling}, {name: NetworkTopology}]}
    queueSort: {enabled: [{name: Coscheduling}], disabled: [{name: '*'}]}
)";

/// Two leaves of one node with four GPUs, and a gang of two whose pods ask `gpus` each, to be kept in one leaf.
std::string gangOfTwo(int gpus, const char* topology) {
    const std::string more =
        std::string(", labels: {scheduling.x-k8s.io/pod-group: g}, annotations: {kueue.x-k8s.io/podset-") + topology +
        "-topology: network.topology.nvidia.com/leaf}";
    return kTopologyProfile + gpuNode("a1", 4, "network.topology.nvidia.com/leaf: leaf-a", "") +
           gpuNode("b1", 4, "network.topology.nvidia.com/leaf: leaf-b", "") +
           "---\napiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\nmetadata: {name: g, namespace: default}\n"
           "spec: {minMember: 2}\n" +
           gpuPod("g-0", gpus, more) + gpuPod("g-1", gpus, more);
}

TEST(GroupPictures, AGangsDomainIsMarkedOnTheFrames) {
    LocalRun run(gangOfTwo(2, "required"));
    run.stepUntil(Stride::Detail, [&] { return run.moment().world->waiting.size() == 1; });
    const auto groups = nodeGroups(run.moment(), Grouping::Rack);
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0].standing, GroupStanding::Chosen);
    EXPECT_EQ(groups[0].standingNote, QStringLiteral("the leaf of g"));
    EXPECT_EQ(groups[1].standing, GroupStanding::Outside);
    EXPECT_TRUE(groupSentence(groups[1]).contains(QStringLiteral("outside the leaf of g")));
    EXPECT_EQ(groups[0].leaf, QStringLiteral("InfiniBand leaf"));
}

TEST(GroupPictures, WithoutRoomNoDomainIsChosen) {
    LocalRun run(gangOfTwo(3, "required"));
    run.stepUntil(Stride::Detail, [&] { return run.moment().world->counters.unschedulable == 1; });
    const auto groups = nodeGroups(run.moment(), Grouping::Rack);
    EXPECT_EQ(groups[0].standing, GroupStanding::NoRoom);
    EXPECT_EQ(groups[1].standing, GroupStanding::NoRoom);
}

TEST(GroupPictures, APreferredDomainTellsWhoIsThere) {
    LocalRun run(gangOfTwo(2, "preferred"));
    run.stepUntil(Stride::Detail, [&] { return run.moment().world->waiting.size() == 1; });
    const auto groups = nodeGroups(run.moment(), Grouping::Rack);
    EXPECT_EQ(groups[0].standingNote, QStringLiteral("preferred: 1 of g here"));
    EXPECT_EQ(groups[1].standing, GroupStanding::None);
}

} // namespace
} // namespace berth::ui
