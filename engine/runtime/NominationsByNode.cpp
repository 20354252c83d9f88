// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/NominationsByNode.h"

#include <algorithm>

namespace berth {

NominationsByNode::NominationsByNode(const std::vector<Nomination>& nominations) : nominations_(nominations) {
    std::ranges::stable_sort(nominations_, {}, &Nomination::node);
}

std::span<const Nomination> NominationsByNode::on(NodeId node) const {
    return std::ranges::equal_range(nominations_, node, {}, &Nomination::node);
}

} // namespace berth
