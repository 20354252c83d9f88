// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Plugin.h"
#include "engine/framework/preemption/Evaluator.h"
#include "engine/framework/preemption/TrialBook.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace berth {

/// The dry runs of one profile that need not be made again, a book for pods that nobody can tell apart.
///
/// A cache beside the World: whoever owns it tells it of each change of a node. Nominations and budgets it compares by itself.
class TrialBooks {
public:
    /// Other nodes: all is forgotten.
    void forget() { books_.clear(); }
    void nodeChanged(std::size_t position);

    /// The book of pods that share `key`, with nothing in it that does not hold now.
    TrialBook& of(const std::string& key, const Context& context, const PreemptionPlan& plan);

private:
    /// Pods of others nominated to a node: with them on it a pod must fit too.
    using Nominated = std::vector<std::pair<PodId, const Pod*>>;
    using NominatedTo = std::map<std::size_t, Nominated>; ///< by position

    struct Kept {
        TrialBook book;
        std::shared_ptr<const ClusterObjects> objects; ///< whose budgets the trials counted
        NominatedTo nominated = {};                    ///< what the trials on these nodes took into account
        std::uint64_t lastUsed = 0;
        bool entangled = false;                ///< trials look at other nodes, too
        std::vector<std::size_t> changed = {}; ///< nodes since the last use, where they are entangled
    };

    static NominatedTo nominatedTo(const Context& context);
    static void renew(Kept& kept, const Context& context, const PreemptionPlan& plan);
    static void forgetEntangled(Kept& kept, const Context& context, const PreemptionPlan& plan);
    void makeRoom(std::size_t nodes);

    std::unordered_map<std::string, std::unique_ptr<Kept>> books_;
    std::uint64_t uses_ = 0;
};

} // namespace berth
