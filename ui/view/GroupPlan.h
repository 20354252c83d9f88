// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view/NodePicture.h"

namespace berth::ui {

/// Which nodes stand together, in drawing order: zone, spine and rack by name, nodes by name; numbers sort as numbers.
struct GroupPlan {
    std::vector<GroupView> groups; ///< without cards and summaries
    std::vector<std::vector<NodeId>> members;
};

GroupPlan groupPlan(const Moment& moment, Grouping grouping);
/// What a group, or all groups of a spine, have.
struct GroupSums {
    int nodes = 0, gpus = 0, free = 0;

    GroupSums& operator+=(const GroupSums& more);
    friend bool operator==(const GroupSums&, const GroupSums&) = default;
};
GroupSums sumsOf(const GroupView& group);
/// "4 nodes · 32 GPUs · 21 free".
QString groupSummary(const GroupSums& group);
/// "200 nodes · 952 of 1,600 GPUs free".
QString spineSummary(const GroupSums& spine);

} // namespace berth::ui
