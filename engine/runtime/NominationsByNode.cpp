// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/NominationsByNode.h"

#include <algorithm>

namespace berth {

NominationsByNode::NominationsByNode(const std::vector<Nomination>& nominations) : nominations_(nominations) {
    std::ranges::stable_sort(nominations_, {}, &Nomination::node);
}

std::span<const Nomination> NominationsByNode::on(NodeId node) const {
    const auto first = std::ranges::lower_bound(nominations_, node, {}, &Nomination::node);
    return {first, std::ranges::upper_bound(first, nominations_.end(), node, {}, &Nomination::node)};
}

} // namespace berth
