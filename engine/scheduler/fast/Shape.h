// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleState.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/Status.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace berth {

/// A node's rejection and which of the profile's Filter plugins spoke it: of two the earlier one counts.
struct Rejection {
    Status status;
    std::size_t order = 0;

    friend bool operator==(const Rejection&, const Rejection&) = default;
};
using Rejections = std::deque<Rejection>; ///< the different ones met; they stay where they are

/// What node-local plugins think of pods that are alike to all of them, as far as anybody asked: once for each class of nodes.
struct Shape {
    /// On one class of nodes; out of date when the class's generation is another one.
    struct Verdict {
        std::uint64_t generation = 0;
        const Rejection* rejection = nullptr; ///< of `rejections`; nullptr: it fits
        std::int64_t fixed = 0;               ///< weighted scores of those that do not normalise, when `scored`
        bool scored = false;
    };

    CycleState state;                                      ///< what the local plugins' PreFilter and PreScore left
    std::vector<std::optional<PreFilterResult>> preFilter; ///< by plugin of the point; absent: not a local one
    bool prepared = false;                                 ///< `preFilter` and `state` hold
    bool unfit = false;               ///< a local plugin fails on such pods: they are looked at plainly
    std::vector<Verdict> verdicts;    ///< by slot
    std::vector<std::int64_t> scores; ///< raw, by slot and local Score plugin that normalises
    Rejections rejections;

    /// About: what it holds beside the plugins' state.
    std::size_t bytes() const;
    /// Between looks: forgets the verdicts when far more rejections are kept than there can be in force.
    void sweep();
    static constexpr std::size_t kFewRejections = 1024;
};

} // namespace berth
