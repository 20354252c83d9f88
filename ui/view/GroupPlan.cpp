// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/GroupPlan.h"

#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NodePicture)
};

constexpr std::string_view kLeafLabel = "network.topology.nvidia.com/leaf";
constexpr std::string_view kSpineLabel = "network.topology.nvidia.com/spine";
constexpr std::string_view kDomainLabel = "network.topology.nvidia.com/accelerator";
constexpr std::array<std::string_view, 4> kRackLabels = {"berth.dev/rack", "topology.kubernetes.io/rack", "rack",
                                                         kLeafLabel};
constexpr std::array<std::string_view, 2> kZoneLabels = {"topology.kubernetes.io/zone",
                                                         "failure-domain.beta.kubernetes.io/zone"};
constexpr QChar kDot(0x00B7);

using Nodes = std::vector<const NodeInfo*>;

Nodes allNodes(const World& world) {
    Nodes nodes;
    for (std::uint32_t i = 0; i < world.nodes.size(); ++i)
        if (const NodeInfo* info = world.node(NodeId{i}); info != nullptr && info->node != nullptr)
            nodes.push_back(info);
    return nodes;
}

/// The first label of the list that any node carries; "" for none.
template <std::size_t N> std::string_view usedLabel(const Nodes& nodes, const std::array<std::string_view, N>& labels) {
    for (const std::string_view label : labels)
        for (const NodeInfo* info : nodes)
            if (info->node->meta.labels.contains(label)) return label;
    return {};
}

bool isUsed(const Nodes& nodes, std::string_view label) {
    return !usedLabel(nodes, std::array{label}).empty();
}

/// What groups, and what stands around them.
struct Labels {
    std::string_view group, spine, zone;
    QString word; ///< "rack", "leaf", "zone"
};

Labels labelsFor(const Nodes& nodes, Grouping grouping) {
    Labels labels;
    const std::string_view zone = usedLabel(nodes, kZoneLabels);
    if (grouping == Grouping::Rack) {
        labels.group = usedLabel(nodes, kRackLabels);
        labels.word = labels.group == kLeafLabel ? Words::tr("leaf") : Words::tr("rack");
        if (isUsed(nodes, kSpineLabel)) labels.spine = kSpineLabel;
        if (!labels.group.empty() || !labels.spine.empty()) labels.zone = zone;
    }
    if (grouping != Grouping::None && labels.group.empty() && labels.spine.empty()) {
        labels.group = zone;
        labels.word = Words::tr("zone");
    }
    return labels;
}

QString groupName(const Labels& labels, const QString& value) {
    if (labels.group.empty()) return Words::tr("all nodes");
    if (value.isEmpty()) return Words::tr("no %1").arg(labels.word);
    return value.startsWith(labels.word, Qt::CaseInsensitive) ? value : labels.word + QLatin1Char(' ') + value;
}

QString labelOf(const Node& node, std::string_view label) {
    return label.empty() ? QString() : text(node.meta.labels.get(label));
}

/// Order of groups: by zone, spine and name; without a value last.
struct Place {
    QString zone, spine, value;

    static int compare(const QString& a, const QString& b) {
        if (a.isEmpty() != b.isEmpty()) return b.isEmpty() ? -1 : 1;
        return naturalLess(a, b) ? -1 : naturalLess(b, a) ? 1 : 0;
    }
    friend bool operator<(const Place& a, const Place& b) {
        for (const auto member : {&Place::zone, &Place::spine, &Place::value})
            if (const int order = compare(a.*member, b.*member); order != 0) return order < 0;
        return false;
    }
};

/// Neighbours in one NVLink domain, where there are at least two.
std::vector<DomainView> domainsOf(const Nodes& nodes) {
    std::vector<DomainView> domains;
    for (int i = 0; i < static_cast<int>(nodes.size()); ++i) {
        const QString name = labelOf(*nodes[static_cast<std::size_t>(i)]->node, kDomainLabel);
        if (name.isEmpty()) continue;
        if (!domains.empty() && domains.back().name == name && domains.back().last == i - 1)
            domains.back().last = i;
        else
            domains.push_back({name, i, i});
    }
    std::erase_if(domains, [](const DomainView& domain) { return domain.first == domain.last; });
    return domains;
}

/// A frame that is a leaf need not name it twice.
QString leafOf(const Nodes& nodes, const Labels& labels) {
    const bool isLeaf = labels.group == kLeafLabel;
    if (isLeaf) return labelOf(*nodes.front()->node, kLeafLabel).isEmpty() ? QString() : Words::tr("InfiniBand leaf");
    for (const NodeInfo* info : nodes)
        if (const QString leaf = labelOf(*info->node, kLeafLabel); !leaf.isEmpty())
            return Words::tr("InfiniBand %1").arg(leaf);
    return {};
}

/// A frame around everything would say nothing.
void dropOnlyZone(std::vector<GroupView>& groups) {
    const bool same = std::all_of(groups.begin(), groups.end(),
                                  [&](const GroupView& group) { return group.zone == groups.front().zone; });
    if (!same) return;
    for (GroupView& group : groups) group.zone.clear();
}

} // namespace

GroupPlan groupPlan(const Moment& moment, Grouping grouping) {
    const Nodes nodes = allNodes(*moment.world);
    const Labels labels = labelsFor(nodes, grouping);
    std::map<Place, Nodes> places;
    for (const NodeInfo* info : nodes)
        places[{labelOf(*info->node, labels.zone), labelOf(*info->node, labels.spine),
                labelOf(*info->node, labels.group)}]
            .push_back(info);
    GroupPlan plan;
    for (auto& [place, members] : places) {
        std::vector<std::pair<QString, const NodeInfo*>> named;
        for (const NodeInfo* info : members) named.emplace_back(text(info->node->name()), info);
        std::sort(named.begin(), named.end(),
                  [](const auto& a, const auto& b) { return naturalLess(a.first, b.first); });
        std::transform(named.begin(), named.end(), members.begin(), [](const auto& entry) { return entry.second; });
        GroupView group;
        group.name = groupName(labels, place.value);
        group.leaf = leafOf(members, labels);
        group.spine = place.spine;
        if (!place.zone.isEmpty()) group.zone = Words::tr("zone %1").arg(place.zone);
        group.domains = domainsOf(members);
        plan.groups.push_back(std::move(group));
        std::vector<NodeId> ids;
        for (const NodeInfo* info : members) ids.push_back(info->id);
        plan.members.push_back(std::move(ids));
    }
    dropOnlyZone(plan.groups);
    return plan;
}

GroupSums& GroupSums::operator+=(const GroupSums& more) {
    nodes += more.nodes;
    gpus += more.gpus;
    free += more.free;
    return *this;
}

GroupSums sumsOf(const GroupView& group) {
    GroupSums sums{static_cast<int>(group.nodes.size())};
    for (const NodeCardView& node : group.nodes) sums += {0, node.gpus, node.freeGpus};
    return sums;
}

QString groupSummary(const GroupSums& group) {
    QString summary = plural(group.nodes, Words::tr("%1 node"), Words::tr("%1 nodes"));
    if (group.gpus > 0)
        summary += QStringLiteral(" %1 %2 %1 ").arg(kDot).arg(gpuSentence(group.gpus)) +
                   Words::tr("%1 free").arg(countText(group.free));
    return summary;
}

QString spineSummary(const GroupSums& spine) {
    QString summary = plural(spine.nodes, Words::tr("%1 node"), Words::tr("%1 nodes"));
    if (spine.gpus > 0)
        summary += QStringLiteral(" %1 ").arg(kDot) +
                   Words::tr("%1 of %2 GPUs free").arg(countText(spine.free), countText(spine.gpus));
    return summary;
}

} // namespace berth::ui
