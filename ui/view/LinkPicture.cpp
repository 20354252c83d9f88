// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/LinkPicture.h"

#include "engine/model/devices/DeviceTopology.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LinkPicture)
};

constexpr int kNvLink = 100; ///< the value of one bonded link

LinkKind kindOf(const DeviceTopology& topology) {
    switch (topology.shape()) {
    case LinkShape::None: return LinkKind::None;
    case LinkShape::Pairs: return LinkKind::Pairs;
    case LinkShape::Mesh:
    case LinkShape::Partial: return LinkKind::Mesh;
    case LinkShape::Switched: return LinkKind::NvSwitch;
    }
    return LinkKind::None;
}

/// The most bonded links of any pair.
int widest(const DeviceTopology& topology) {
    int width = 0;
    for (std::uint32_t a = 0; a < topology.count(); ++a)
        for (std::uint32_t b = a + 1; b < topology.count(); ++b)
            width = std::max<int>(width, topology.link(a, b).lanes);
    return width;
}

/// A NIC stands on the devices that it is nearest to: in the middle of them.
std::vector<qreal> nicPlaces(const DeviceTopology& topology) {
    std::vector<qreal> places;
    for (const NicLinks& nic : topology.nics()) {
        int best = 0, sum = 0, count = 0;
        for (std::size_t device = 0; device < nic.toDevice.size(); ++device) {
            const int value = nic.toDevice[device].value();
            if (value > best) best = value, sum = 0, count = 0;
            if (value != best || best == 0) continue;
            sum += static_cast<int>(device);
            ++count;
        }
        if (count > 0) places.push_back(static_cast<qreal>(sum) / count);
    }
    return places;
}

/// NICs that would stand on each other move apart, in the print's order.
void spread(std::vector<qreal>& places, int devices) {
    constexpr qreal kApart = 0.3;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            while (std::abs(places[i] - places[j]) < kApart / 2 && places[i] + kApart <= devices - 1)
                places[i] += kApart;
}

void addPairs(const DeviceTopology& topology, NodeCardView& card) {
    const std::uint32_t count = topology.count();
    card.pairValues.resize(static_cast<std::size_t>(count) * count);
    for (std::uint32_t a = 0; a < count; ++a)
        for (std::uint32_t b = 0; b < count; ++b) {
            const Link link = topology.link(a, b);
            if (a == b) continue;
            card.pairValues[static_cast<std::size_t>(a) * count + b] = link.value();
            if (a < b && link.kind == berth::LinkKind::NvLink)
                card.links.push_back({static_cast<int>(a), static_cast<int>(b), link.lanes});
        }
}

} // namespace

QString linkWords(const Node& node) {
    if (!node.topology) return {};
    const QString width = QStringLiteral("NV%1").arg(widest(*node.topology));
    switch (node.topology->shape()) {
    case LinkShape::None: return {};
    case LinkShape::Pairs: return Words::tr("NVLink pairs");
    case LinkShape::Mesh: return Words::tr("NVLink %1 mesh").arg(width);
    case LinkShape::Partial: return Words::tr("NVLink cube mesh");
    case LinkShape::Switched: return Words::tr("NVSwitch %1").arg(width);
    }
    return {};
}

void addLinks(const Node& node, NodeCardView& card) {
    if (!node.topology || static_cast<int>(node.topology->count()) != card.gpus) return;
    const DeviceTopology& topology = *node.topology;
    card.linkKind = kindOf(topology);
    addPairs(topology, card);
    if (topology.shape() == LinkShape::Mesh) card.linkNote = Words::tr("NV%1, all to all").arg(widest(topology));
    for (std::uint32_t device = 0; device < topology.count(); ++device)
        card.numa.push_back(static_cast<int>(topology.numa(device)));
    card.nics = nicPlaces(topology);
    spread(card.nics, card.gpus);
}

std::vector<LinkView> missingLinks(const NodeCardView& card, int wanted) {
    std::vector<bool> taken(static_cast<std::size_t>(std::max(card.gpus, 0)), false);
    for (const PodSlotsView& pod : card.pods)
        for (const int device : pod.devices)
            if (device >= 0 && device < card.gpus) taken[static_cast<std::size_t>(device)] = true;
    std::vector<int> free;
    for (int device = 0; device < card.gpus && static_cast<int>(free.size()) < wanted; ++device)
        if (!taken[static_cast<std::size_t>(device)]) free.push_back(device);
    std::vector<LinkView> missing;
    for (std::size_t i = 1; i < free.size(); ++i) {
        const auto index = static_cast<std::size_t>(free[i - 1]) * static_cast<std::size_t>(card.gpus) +
                           static_cast<std::size_t>(free[i]);
        const bool joined = index < card.pairValues.size() && card.pairValues[index] >= kNvLink;
        if (!joined) missing.push_back({free[i - 1], free[i], 1});
    }
    return missing;
}

} // namespace berth::ui
