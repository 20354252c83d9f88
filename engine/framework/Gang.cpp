// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Gang.h"

#include "engine/model/Training.h"

#include <algorithm>

namespace berth {

std::string gangKey(const Pod& pod) {
    const std::string_view name = gangLabel(pod);
    if (name.empty()) return {};
    std::string key = pod.meta.ns;
    key += '/';
    key += name;
    return key;
}

void putMember(Gang& gang, const GangMember& member) {
    const auto it = std::find_if(gang.members.begin(), gang.members.end(),
                                 [&](const GangMember& known) { return known.id == member.id; });
    if (it == gang.members.end())
        gang.members.push_back(member);
    else
        *it = member;
}

void dropMember(Gang& gang, PodId id) {
    std::erase_if(gang.members, [id](const GangMember& member) { return member.id == id; });
}

} // namespace berth
