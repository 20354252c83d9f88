// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/networktopology/RequiredDomain.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace berth {
namespace {

constexpr std::string_view kOutside = "node is outside the gang's topology domain";

/// "leaf" of "network.topology.nvidia.com/leaf".
std::string_view shortName(std::string_view level) {
    return level.substr(level.rfind('/') + 1);
}

void explainRooms(const GangRooms& rooms, Terms& terms) {
    for (const NetworkDomain& domain : rooms.all())
        terms.add(
            domain.name, fmt::format("room for {}, {} free GPUs", domain.room, domain.free),
            fmt::format("{} {} members", rooms.hasRoom(domain) ? "enough for" : "too little for", rooms.minMember()));
}

} // namespace

RequiredDomain::RequiredDomain(const Context& context, std::string level, const Pod& pod, std::int64_t minMember)
    : level_(std::move(level)), rooms_(context, level_, pod, minMember) {
    const Snapshot& snapshot = context.snapshot();
    const Gang* const gang = context.input->gang.get();
    if (gang == nullptr) return;
    for (const GangMember& member : gang->members) {
        if (!member.placed()) continue;
        const NodeInfo* const node = snapshot.find(member.node);
        const std::string* domain = node != nullptr && node->node != nullptr ? rooms_.domainOf(*node->node) : nullptr;
        placed_.push_back({member.id, member.pod->meta.creationTimestamp, member.pod->meta.name,
                           domain != nullptr ? std::optional(*domain) : std::nullopt});
    }
    std::sort(placed_.begin(), placed_.end(), [](const Placed& a, const Placed& b) {
        return std::tie(a.creation, a.name) < std::tie(b.creation, b.name);
    });
}

void RequiredDomain::setHere(PodId pod, bool here) {
    for (Placed& placed : placed_)
        if (placed.id == pod) placed.here = here;
}

void RequiredDomain::added(const PodInfo& pod, const NodeInfo& node) {
    setHere(pod.id, true);
    rooms_.change(node, *pod.pod, 1);
}

void RequiredDomain::removed(const PodInfo& pod, const NodeInfo& node) {
    setHere(pod.id, false);
    rooms_.change(node, *pod.pod, -1);
}

const RequiredDomain::Placed* RequiredDomain::firstPlaced() const {
    const auto found = std::find_if(placed_.begin(), placed_.end(), [](const Placed& placed) { return placed.here; });
    return found == placed_.end() ? nullptr : &*found;
}

Status RequiredDomain::verdict(const Node& node, Terms* terms) const {
    const std::string* const here = rooms_.domainOf(node);
    if (terms != nullptr) terms->add(level_, here != nullptr ? *here : "no label");
    const Placed* const first = firstPlaced();
    if (terms != nullptr && first != nullptr)
        terms->add("domain of the gang", first->domain.value_or("none"),
                   fmt::format("of {}, the first member placed", first->name));
    if (terms != nullptr && first == nullptr) explainRooms(rooms_, *terms);
    if (here == nullptr) return {Code::UnschedulableAndUnresolvable, std::string(kOutside)};
    if (first != nullptr)
        return first->domain == *here ? Status() : Status(Code::UnschedulableAndUnresolvable, std::string(kOutside));
    const NetworkDomain* const chosen = rooms_.tightest();
    if (chosen == nullptr) return {Code::Unschedulable, fmt::format("no {} has room for the gang", shortName(level_))};
    if (terms != nullptr)
        terms->add("domain of the gang", chosen->name, "the least free GPUs among those with room, then by name");
    return chosen->name == *here ? Status() : Status(Code::UnschedulableAndUnresolvable, std::string(kOutside));
}

} // namespace berth
