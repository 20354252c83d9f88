// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterEvent.h"
#include "engine/model/Pod.h"

#include <span>
#include <string_view>
#include <vector>

namespace berth {

/// What a default plugin judges that Berth does not simulate (volumes, …): it stands in its place, and its judgement is
/// taken as passed.
struct Judgement {
    std::string_view name;
    std::string_view subject; ///< what it judges, for explanations: "how many volumes a node may attach"
    /// Which pods upstream's Filter has work for; for the others its PreFilter skips.
    bool (*filters)(const Pod& pod) = nullptr;
    /// Which pods ask for something it judges, when filtering or scoring.
    bool (*uses)(const Pod& pod) = nullptr;
    std::vector<ClusterEvent> events; ///< SEMANTICS 2.8
};

/// One per plugin. The name must be one of the list in Judgements.cpp.
const Judgement& judgement(std::string_view plugin);
std::span<const Judgement> judgements();

} // namespace berth
