// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/FileOrder.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace berth::explain {
namespace {

/// Ranks files by their first appearance.
class FileRanks {
public:
    explicit FileRanks(const Scenario& scenario) {
        for (const auto& node : scenario.nodes) see(*node);
        for (const auto& pod : scenario.pods) see(*pod);
        for (const Step& step : scenario.steps) {
            if (const auto* create = std::get_if<CreateNode>(&step.action)) see(*create->node);
            if (const auto* create = std::get_if<CreatePod>(&step.action)) see(*create->pod);
        }
    }

    template <class Object> auto of(const Object& object) const {
        const Place& place = object.meta.place;
        return std::tuple(ranks_.at(place.file), place.line, place.column);
    }

private:
    template <class Object> void see(const Object& object) {
        ranks_.try_emplace(object.meta.place.file, ranks_.size());
    }

    std::map<std::string, std::size_t> ranks_;
};

template <class Object> using Objects = std::vector<std::shared_ptr<const Object>>;

template <class Object> Objects<Object> inFileOrder(const Scenario& scenario, const Objects<Object>& declared) {
    Objects<Object> once;
    std::set<std::pair<std::string, std::string>> seen;
    for (const auto& object : declared)
        if (seen.emplace(object->meta.ns, object->meta.name).second) once.push_back(object);
    const FileRanks ranks(scenario);
    std::stable_sort(once.begin(), once.end(),
                     [&](const auto& a, const auto& b) { return ranks.of(*a) < ranks.of(*b); });
    return once;
}

} // namespace

std::vector<std::shared_ptr<const Node>> declaredNodes(const Scenario& scenario) {
    Objects<Node> nodes = scenario.nodes;
    for (const Step& step : scenario.steps)
        if (const auto* create = std::get_if<CreateNode>(&step.action)) nodes.push_back(create->node);
    return inFileOrder(scenario, nodes);
}

std::vector<std::shared_ptr<const Pod>> declaredPods(const Scenario& scenario) {
    Objects<Pod> pods = scenario.pods;
    for (const Step& step : scenario.steps)
        if (const auto* create = std::get_if<CreatePod>(&step.action)) pods.push_back(create->pod);
    return inFileOrder(scenario, pods);
}

} // namespace berth::explain
