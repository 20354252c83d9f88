// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/trace/CycleRecord.h"
#include "engine/tune/ScoreTable.h"
#include "ui/session/Edit.h"
#include "ui/session/Moment.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace berth::ui {

/// A change of the pod, a node or a weight, tried on the look at hand.
struct Remedy {
    QString change; ///< "ask cpu 2 instead of 4"
    QString effect; ///< "passes here"
    bool helps = false;
    std::function<Result<Edit>()> edit; ///< made when it is wanted
};

/// Makes the look at the cursor again with another pod or node object.
using LookAgain = std::function<std::optional<CycleRecord>(const Pod*, const Node*)>;

/// What would change the verdict on `node` in the cycle at the moment, or for an invalid node that no node fits; the
/// changes that help come first, at most `most`. Each effect is a real look, not a guess. `scores` are those of the
/// cycle where its totals stand.
///
/// Empty outside cycles, while the verdict has not been watched, and for the node that wins.
std::vector<Remedy> remedies(const Moment& moment, NodeId node, const tune::ScoreTable& scores,
                             const LookAgain& lookAgain, std::size_t most = 4);

} // namespace berth::ui
