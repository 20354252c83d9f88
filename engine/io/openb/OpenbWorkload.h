// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/TypicalPods.h"
#include "engine/io/openb/GoRandom.h"
#include "engine/io/openb/OpenbFiles.h"

#include <cstdint>
#include <vector>

namespace berth::io {

/// The published experiment of one seed: pods shuffled, then thinned out or repeated until they ask `ratio` times the cluster's GPUs, and nodes in a
/// drawn order. Source: FGD_SPEC section 8.
struct OpenbWorkload {
    std::vector<OpenbPod> pods;   ///< in the order they arrive; repeated ones are named "NAME-tuned-K"
    std::vector<OpenbNode> nodes; ///< by rank: among equal scores the first wins
    GoRandom random;              ///< as the policy finds it
};

OpenbWorkload tuned(std::vector<OpenbPod> pods, std::vector<OpenbNode> nodes, std::int64_t seed, double ratio);

SharePod sharePodOf(const OpenbPod& pod);
ShareNode shareNodeOf(const OpenbNode& node);
/// The target workload of FGD: from the list as it is, before tuning.
TypicalPods typicalPodsOf(const std::vector<OpenbPod>& pods);

} // namespace berth::io
