// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/DeviceTopology.h"

#include "engine/model/devices/DeviceTables.h"
#include "engine/model/devices/TopologyPresets.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace berth {
namespace {

/// More NVLinks than any device has ports for can only mean a switch.
constexpr std::uint32_t kMostPorts = 18;

LinkShape shapeOf(const DeviceTopology& topology) {
    std::uint32_t most = 0;
    std::uint32_t least = topology.count();
    std::uint32_t ports = 0;
    for (std::uint32_t a = 0; a < topology.count(); ++a) {
        std::uint32_t partners = 0;
        std::uint32_t lanes = 0;
        for (std::uint32_t b = 0; b < topology.count(); ++b) {
            const Link link = topology.link(a, b);
            partners += link.kind == LinkKind::NvLink ? 1 : 0;
            lanes += link.lanes;
        }
        most = std::max(most, partners);
        least = std::min(least, partners);
        ports = std::max(ports, lanes);
    }
    if (most == 0) return LinkShape::None;
    if (least + 1 == topology.count() && ports > kMostPorts) return LinkShape::Switched;
    if (most == 1) return LinkShape::Pairs;
    return least + 1 == topology.count() ? LinkShape::Mesh : LinkShape::Partial;
}

std::string numaNameOf(const TopologyPrint& print, std::uint32_t device) {
    if (device >= print.numaAffinity.size()) return {};
    const std::string& name = print.numaAffinity[device];
    return name == "N/A" ? std::string() : name;
}

std::shared_ptr<const DeviceTopology> make(std::string_view annotation) {
    const TopologyPreset* preset = findTopologyPreset(annotation);
    auto print = parseTopologyPrint(preset != nullptr ? preset->print : annotation);
    if (!print) return nullptr;
    if (preset == nullptr) return std::make_shared<const DeviceTopology>(std::move(*print));
    return std::make_shared<const DeviceTopology>(std::move(*print), std::string(preset->name), preset->memoryMiB);
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    if (text.find('\n') != std::string_view::npos) return text;
    return text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

} // namespace

DeviceTopology::DeviceTopology(TopologyPrint print, std::string preset, std::int64_t memoryMiB)
    : print_(std::move(print)), preset_(std::move(preset)), memoryMiB_(memoryMiB) {
    numberNuma();
    for (const Link& link : print_.links) {
        values_.push_back(link.value());
        hasLinks_ = hasLinks_ || link.kind != LinkKind::None;
    }
    shape_ = shapeOf(*this);
    tables_ = std::make_unique<DeviceTables>(*this);
}

DeviceTopology::~DeviceTopology() = default;

void DeviceTopology::numberNuma() {
    for (std::uint32_t device = 0; device < print_.devices; ++device) {
        const std::string name = numaNameOf(print_, device);
        const auto known = std::find(numaNames_.begin(), numaNames_.end(), name);
        const auto number = static_cast<std::size_t>(known - numaNames_.begin());
        if (known == numaNames_.end()) {
            numaNames_.push_back(name);
            numaMasks_.push_back(0);
        }
        numa_.push_back(static_cast<std::uint32_t>(number));
        numaMasks_[number] |= DeviceMask{1} << device;
    }
}

std::shared_ptr<const DeviceTopology> DeviceTopology::fromAnnotation(std::string_view annotation) {
    static std::mutex guard;
    static std::map<std::string, std::weak_ptr<const DeviceTopology>, std::less<>> made;
    const std::string_view text = trimmed(annotation);
    const std::scoped_lock lock(guard);
    if (const auto known = made.find(text); known != made.end())
        if (auto topology = known->second.lock()) return topology;
    auto topology = make(text);
    if (topology == nullptr) return nullptr;
    std::erase_if(made, [](const auto& entry) { return entry.second.expired(); });
    made[std::string(text)] = topology;
    return topology;
}

std::int64_t DeviceTopology::value(DeviceMask devices) const {
    return tables_->value(devices);
}

Link DeviceTopology::worstLink(DeviceMask devices) const {
    std::vector<Link> links;
    for (DeviceMask a = devices; a != 0; a &= a - 1)
        for (DeviceMask b = a & (a - 1); b != 0; b &= b - 1)
            links.push_back(
                link(static_cast<std::uint32_t>(std::countr_zero(a)), static_cast<std::uint32_t>(std::countr_zero(b))));
    return links.empty() ? Link{} : *std::min_element(links.begin(), links.end());
}

std::uint32_t DeviceTopology::largestGroup(LinkKind kind, DeviceMask among) const {
    return tables_->largestGroup(kind, among & firstDevices(count()));
}

DeviceMask DeviceTopology::linkAware(DeviceMask free, std::uint32_t size) const {
    return tables_->choose(free & firstDevices(count()), size);
}

} // namespace berth
