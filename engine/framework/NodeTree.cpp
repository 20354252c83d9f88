// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeTree.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace berth {
namespace {

std::size_t countNodes(std::span<const NodeZone> zones) {
    std::size_t count = 0;
    for (const NodeZone& zone : zones) count += zone.nodes.size();
    return count;
}

/// A node that lists a name twice counts once.
void addImages(const Node& node, ImageStates& images) {
    std::unordered_set<std::string_view> seen;
    for (const ContainerImage& image : node.images)
        for (const std::string& name : image.names)
            if (seen.insert(name).second)
                ++images.try_emplace(name, ImageState{image.sizeBytes, 0}).first->second.nodes;
}

} // namespace

void addToZone(std::vector<NodeZone>& zones, const Node& node, NodeId id) {
    const std::string key = zoneKey(node);
    auto it = std::find_if(zones.begin(), zones.end(), [&key](const NodeZone& zone) { return zone.key == key; });
    if (it == zones.end()) it = zones.insert(zones.end(), NodeZone{key, {}});
    it->nodes.push_back(id);
}

std::shared_ptr<const NodeOrder> interleaved(std::span<const NodeZone> zones, const Snapshot::Infos& infos) {
    const std::size_t count = countNodes(zones);
    auto order = std::make_shared<NodeOrder>();
    order->nodes.reserve(count);
    for (std::size_t round = 0; order->nodes.size() < count; ++round)
        for (const NodeZone& zone : zones)
            if (round < zone.nodes.size()) order->nodes.push_back(zone.nodes[round]);
    order->index(infos);
    return order;
}

std::shared_ptr<const ImageStates> imageStates(const Snapshot::Infos& infos) {
    auto images = std::make_shared<ImageStates>();
    for (std::size_t i = 0; i < infos.size(); ++i)
        if (infos[i] && infos[i]->node != nullptr) addImages(*infos[i]->node, *images);
    return images;
}

} // namespace berth
