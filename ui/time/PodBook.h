// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace berth::ui {

/// Finds a pod's facts, its preemption and its replacement without looking at the facts of others.
///
/// Follows the trace fact by fact: a fact costs four bytes and one write; a question costs the facts of the pods asked
/// about.
class PodBook {
public:
    struct Preemption {
        std::size_t fact = 0; ///< index of its PreemptionStarted
        PodId preemptor;
        friend bool operator==(const Preemption&, const Preemption&) = default;
    };

    /// Reads the facts from where it stopped last time.
    void follow(const Trace& trace);
    /// The trace was cut to `position`.
    void cut(std::size_t position);
    void clear();

    /// Indices of the facts about a pod, rising.
    std::vector<std::uint32_t> factsOf(PodId pod) const;
    /// All preemptions, in order.
    const std::vector<Preemption>& preemptions() const { return preemptions_; }
    /// The last of them that began within the first `position` facts; nullptr for none.
    const Preemption* lastPreemption(std::size_t position) const;
    /// The last of them that chose the pod as a victim; nullptr for none.
    const Preemption* victimIn(PodId pod) const;
    /// The pod that its owner made in its place, or the pod it was made for; none where there is no such pod.
    PodId replacementOf(PodId pod) const { return linkOf(pod).replacement; }
    PodId predecessorOf(PodId pod) const { return linkOf(pod).predecessor; }

private:
    static constexpr std::uint32_t kNone = PodId::kNone;
    struct Link {
        std::uint32_t lastFact = kNone; ///< index of the latest fact about it
        std::uint32_t object = kNone;   ///< ObjectId of the Pod it entered with
        PodId replacement, predecessor;
        std::uint32_t preemption = kNone; ///< index of the last one that chose it as a victim
        bool asked = false;               ///< its owner makes another one, or has
    };

    const Link& linkOf(PodId pod) const;
    Link& link(PodId pod);
    void read(const Trace& trace, const Fact& fact);
    void preempts(const Trace& trace, const Fact& fact, std::size_t index);
    void askOwner(const Trace& trace, PodId pod, bool atItsEnd);
    void enter(const Trace& trace, const Fact& fact);

    std::vector<std::uint32_t> before_; ///< for each fact: the index of the one before it about the same pod
    std::vector<Link> links_;           ///< by PodId
    std::vector<PodId> asked_;          ///< pods whose owner has not made another one yet, in order
    std::vector<Preemption> preemptions_;
};

} // namespace berth::ui
