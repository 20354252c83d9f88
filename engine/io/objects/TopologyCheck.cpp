// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/TopologyCheck.h"

#include "engine/io/TextPlace.h"
#include "engine/model/devices/DeviceTopology.h"
#include "engine/model/devices/TopologyPresets.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth::io {
namespace {

constexpr std::string_view kCheckHint =
    "Paste what `nvidia-smi topo -m` prints on this node, and check status.allocatable";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? std::string_view{}
                                           : text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

/// The annotation while it is checked.
class TopologyAnnotation {
public:
    TopologyAnnotation(Fields& in, ValueRef value, const Node& node) : in_(in), value_(value), node_(node) {}

    void checkPreset(std::string_view name) const {
        if (findTopologyPreset(name) == nullptr) return unknownPreset(name);
        const auto topology = DeviceTopology::fromAnnotation(name);
        const std::int64_t gpus = gpuCapacity(node_).second;
        if (topology->count() != gpus)
            error(value_.place(), fmt::format("{} has {} GPUs, but the node has {}", name, topology->count(), gpus),
                  "Name a preset with as many, and check status.allocatable");
    }

    void checkPrint(std::string_view text) const {
        const auto print = parseTopologyPrint(text);
        if (!print) return error(placeInText(value_, print.error().offset), print.error().text, print.error().hint);
        const std::int64_t gpus = gpuCapacity(node_).second;
        if (print->devices != gpus)
            error(value_.place(), fmt::format("the print shows {} GPUs, but the node has {}", print->devices, gpus),
                  std::string(kCheckHint));
    }

private:
    void unknownPreset(std::string_view name) const {
        std::vector<std::string_view> names;
        for (const TopologyPreset& preset : topologyPresets()) names.push_back(preset.name);
        const std::string_view meant = nearest(name, names);
        error(value_.place(), fmt::format("expected one of {}, found \"{}\"", fmt::join(names, ", "), name),
              meant.empty() ? "Or write the print of `nvidia-smi topo -m` itself; `berthctl import topo FILE` does"
                            : fmt::format("Did you mean {}?", meant));
    }

    void error(Place place, std::string_view text, std::string hint) const {
        in_.findings().error(std::move(place), fmt::format("metadata.annotations[{}]: {}", kGpuTopology, text),
                             std::move(hint));
    }

    Fields& in_;
    ValueRef value_;
    const Node& node_;
};

} // namespace

void checkTopology(Fields& in, ValueRef object, const Node& node) {
    const std::string* const text = node.meta.annotations.find(kGpuTopology);
    if (text == nullptr) return;
    const ValueRef value = object.find("metadata").find("annotations").find(kGpuTopology);
    const TopologyAnnotation annotation(in, value, node);
    const std::string_view content = trimmed(*text);
    if (content.find('\n') == std::string_view::npos)
        annotation.checkPreset(content);
    else
        annotation.checkPrint(*text);
}

} // namespace berth::io
