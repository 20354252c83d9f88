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
/// "4 nodes · 32 GPUs · 21 free".
QString groupSummary(const GroupView& group);
/// Gives each group of a spine the summary of the whole spine: "200 nodes · 952 of 1,600 GPUs free".
void addSpineSummaries(std::vector<GroupView>& groups);

} // namespace berth::ui
