// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"

#include <span>
#include <vector>

namespace berth {

/// A cycle's nominations in the order of their nodes, so that a node finds its own in O(log n).
class NominationsByNode {
public:
    explicit NominationsByNode(const std::vector<Nomination>& nominations);

    bool empty() const { return nominations_.empty(); }
    /// By node, those of one node in the order they were made.
    std::span<const Nomination> all() const { return nominations_; }
    std::span<const Nomination> on(NodeId node) const;

private:
    std::vector<Nomination> nominations_;
};

} // namespace berth
