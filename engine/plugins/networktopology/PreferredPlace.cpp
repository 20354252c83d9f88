// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/PreferredPlace.h"

#include <fmt/format.h>

namespace berth {
namespace {

constexpr std::int64_t kSameNode = 100;

} // namespace

PreferredPlace::PreferredPlace(const Context& context, const std::string& level, const Pod& pod, std::int64_t minMember,
                               const std::vector<NetworkLevel>& levels)
    : levels_(levels) {
    if (const Gang* const gang = context.input->gang.get(); gang != nullptr)
        for (const GangMember& member : gang->members)
            if (member.placed()) placed_.push_back(context.snapshot().find(member.node));
    if (placed_.empty()) rooms_.emplace(context, level, pod, minMember);
}

void PreferredPlace::addPlaced(std::vector<NodeId>& nodes) const {
    for (const NodeInfo* const member : placed_)
        if (member != nullptr && member->node != nullptr) nodes.push_back(member->id);
}

std::int64_t PreferredPlace::nearness(const NodeInfo& a, const NodeInfo& b) const {
    if (a.id == b.id) return kSameNode;
    if (a.node == nullptr || b.node == nullptr) return 0;
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
        const std::string* const here = a.node->meta.labels.find(level->label);
        const std::string* const there = b.node->meta.labels.find(level->label);
        if (here != nullptr && there != nullptr && *here == *there) return level->score;
    }
    return 0;
}

std::int64_t PreferredPlace::averageNearness(const NodeInfo& node, Terms* terms) const {
    std::int64_t sum = 0;
    for (const NodeInfo* const member : placed_) {
        const std::int64_t near = member != nullptr ? nearness(node, *member) : 0;
        sum += near;
        if (terms != nullptr)
            terms->add(fmt::format("to the member on {}", member != nullptr && member->node != nullptr
                                                              ? member->name()
                                                              : "a node that is gone"),
                       near);
    }
    const auto count = static_cast<std::int64_t>(placed_.size());
    if (terms != nullptr) terms->add("average", sum / count, fmt::format("{} / {}", sum, count));
    return sum / count;
}

std::int64_t PreferredPlace::bestFit(const NodeInfo& node, Terms* terms) const {
    const std::string* const name = rooms_->domainOf(*node.node);
    const NetworkDomain* const domain = name != nullptr ? rooms_->find(*name) : nullptr;
    if (domain == nullptr) {
        if (terms != nullptr) terms->skip("domain", "the node has no such label");
        return 0;
    }
    const std::int64_t need = rooms_->minMember() * rooms_->gpusOfPod();
    if (terms != nullptr) {
        terms->add("domain", domain->name);
        terms->add("room", domain->room, fmt::format("the gang has {} members", rooms_->minMember()));
        terms->add("free GPUs", domain->free, fmt::format("of {}, the gang needs {}", domain->total, need));
    }
    if (!rooms_->hasRoom(*domain) || domain->free < need || domain->total == 0) {
        if (terms != nullptr) terms->skip("best fit", "the gang does not fit into the domain");
        return 0;
    }
    if (domain->free == need) return kSameNode;
    return 100 * (domain->total - (domain->free - need)) / domain->total;
}

std::int64_t PreferredPlace::score(const NodeInfo& node, Terms* terms) const {
    return placed_.empty() ? bestFit(node, terms) : averageNearness(node, terms);
}

} // namespace berth
