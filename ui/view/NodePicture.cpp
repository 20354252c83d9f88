// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/NodePicture.h"

#include "engine/model/Gpu.h"
#include "ui/view/Text.h"
#include "ui/view/VerdictPicture.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NodePicture)
};

constexpr std::array<std::string_view, 4> kRackLabels = {"berth.dev/rack", "topology.kubernetes.io/rack", "rack",
                                                         "network.topology.nvidia.com/leaf"};
constexpr std::array<std::string_view, 2> kZoneLabels = {"topology.kubernetes.io/zone",
                                                         "failure-domain.beta.kubernetes.io/zone"};
constexpr std::string_view kLeafLabel = "network.topology.nvidia.com/leaf";
constexpr std::string_view kInstanceLabel = "node.kubernetes.io/instance-type";
constexpr QChar kDot(0x00B7);

std::vector<const NodeInfo*> allNodes(const World& world) {
    std::vector<const NodeInfo*> nodes;
    for (std::uint32_t i = 0; i < world.nodes.size(); ++i)
        if (const NodeInfo* info = world.node(NodeId{i}); info != nullptr && info->node != nullptr)
            nodes.push_back(info);
    return nodes;
}

/// The first label of the list that any node carries; "" for none.
template <std::size_t N>
std::string_view usedLabel(const std::vector<const NodeInfo*>& nodes, const std::array<std::string_view, N>& labels) {
    for (const std::string_view label : labels)
        for (const NodeInfo* info : nodes)
            if (info->node->meta.labels.contains(label)) return label;
    return {};
}

struct GroupKey {
    std::string_view label; ///< "" without groups
    QString word;           ///< "rack", "zone"
};

GroupKey groupKey(const std::vector<const NodeInfo*>& nodes, Grouping grouping) {
    if (grouping == Grouping::Rack)
        if (const std::string_view label = usedLabel(nodes, kRackLabels); !label.empty())
            return {label, Words::tr("rack")};
    if (grouping != Grouping::None)
        if (const std::string_view label = usedLabel(nodes, kZoneLabels); !label.empty())
            return {label, Words::tr("zone")};
    return {};
}

QString modelText(const Node& node) {
    std::string_view model = gpuModel(node);
    if (model.empty()) model = node.meta.labels.get(kInstanceLabel);
    return text(model);
}

void fillBars(const NodeInfo& info, NodeCardView& card) {
    const Resources& total = info.allocatable();
    const Resources& used = info.requested;
    card.cpu.used = static_cast<double>(used.milliCpu);
    card.cpu.total = static_cast<double>(total.milliCpu);
    card.cpu.value = coresText(used.milliCpu) + QLatin1Char('/') + coresText(total.milliCpu);
    card.mem.used = static_cast<double>(used.memory);
    card.mem.total = static_cast<double>(total.memory);
    card.mem.value = gibText(used.memory) + QLatin1Char('/') + gibText(total.memory) + QLatin1String("Gi");
}

void fillBadges(const Node& node, NodeCardView& card) {
    if (node.unschedulable)
        card.badges.push_back(
            {Icon::Cordon, Words::tr("cordoned"), Words::tr("No new pods: spec.unschedulable"), false});
    for (const Taint& taint : node.taints) {
        if (taint.key == "node.kubernetes.io/unschedulable" && node.unschedulable) continue;
        QString whole = text(taint.key);
        if (!taint.value.empty()) whole += QLatin1Char('=') + text(taint.value);
        whole += QLatin1Char(':') + text(toString(taint.effect));
        const std::size_t slash = taint.key.rfind('/');
        const std::string_view word =
            slash == std::string::npos ? taint.key : std::string_view(taint.key).substr(slash + 1);
        card.badges.push_back({Icon::Taint, text(word), whole, false});
    }
}

QString summaryOf(const GroupView& group) {
    int gpus = 0, free = 0;
    for (const NodeCardView& node : group.nodes) {
        gpus += node.gpus;
        free += node.freeGpus;
    }
    QString summary =
        plural(static_cast<std::int64_t>(group.nodes.size()), Words::tr("%1 node"), Words::tr("%1 nodes"));
    if (gpus > 0)
        summary +=
            QStringLiteral(" %1 %2 %1 ").arg(kDot).arg(gpuSentence(gpus)) + Words::tr("%1 free").arg(countText(free));
    return summary;
}

QString groupName(const GroupKey& key, std::string_view value) {
    if (key.label.empty()) return Words::tr("all nodes");
    if (value.empty()) return Words::tr("no %1").arg(key.word);
    const QString name = text(value);
    return name.startsWith(key.word, Qt::CaseInsensitive) ? name : key.word + QLatin1Char(' ') + name;
}

} // namespace

QStringList groupingNames() {
    return {Words::tr("rack, leaf"), Words::tr("zone"), Words::tr("none")};
}

NodeCardView nodeCard(const Moment& moment, NodeId node) {
    NodeCardView card;
    card.node = node;
    card.name = text(moment.nodeName(node));
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return card;
    const Node& object = *info->node;
    card.model = modelText(object);
    const auto [resource, gpus] = gpuCapacity(object);
    card.gpus = static_cast<int>(gpus);
    card.freeGpus = static_cast<int>(std::max<std::int64_t>(0, gpus - (gpus > 0 ? info->requested.get(resource) : 0)));
    card.pods = slotsOf(moment, node);
    card.podCount = static_cast<int>(info->pods.size());
    card.podCapacity = static_cast<int>(info->allocatable().pods);
    fillBars(*info, card);
    fillBadges(object, card);
    return card;
}

std::vector<GroupView> nodeGroups(const Moment& moment, Grouping grouping) {
    const std::vector<const NodeInfo*> nodes = allNodes(*moment.world);
    const GroupKey key = groupKey(nodes, grouping);
    const auto before = [](const QString& a, const QString& b) {
        if (a.isEmpty() != b.isEmpty()) return b.isEmpty();
        return naturalLess(a, b);
    };
    std::map<QString, GroupView, decltype(before)> groups(before);
    for (const NodeInfo* info : nodes) {
        const QString value = key.label.empty() ? QString() : text(info->node->meta.labels.get(key.label));
        GroupView& group = groups[value];
        if (group.name.isEmpty()) group.name = groupName(key, value.toStdString());
        const std::string_view leaf = info->node->meta.labels.get(kLeafLabel);
        if (group.leaf.isEmpty() && !leaf.empty()) group.leaf = Words::tr("InfiniBand %1").arg(text(leaf));
        group.nodes.push_back(nodeCard(moment, info->id));
    }
    std::vector<GroupView> result;
    for (auto& [name, group] : groups) {
        std::sort(group.nodes.begin(), group.nodes.end(),
                  [](const NodeCardView& a, const NodeCardView& b) { return naturalLess(a.name, b.name); });
        group.summary = summaryOf(group);
        result.push_back(std::move(group));
    }
    addVerdicts(moment, result);
    return result;
}

} // namespace berth::ui
