// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"

#include <array>
#include <cstddef>
#include <optional>

namespace berth::ui {

/// How far a point of the look got at a moment.
enum class PointProgress : std::uint8_t { NotYet, Running, Over, Absent };

/// Questions about the cycle at a moment that several pictures ask. Valid as long as the moment.
class CycleWalk {
public:
    explicit CycleWalk(const Moment& moment) : moment_(moment) {}

    bool isShown() const { return moment_.record() != nullptr; }
    const CycleRecord& record() const { return *moment_.record(); }

    /// Absent: the point has no beats in this cycle.
    PointProgress progress(ExtensionPoint point) const;
    /// How many beats of a kind within a point were watched.
    std::size_t watched(ExtensionPoint point, BeatKind kind) const;
    /// How many nodes Filter has answered for at the cursor; they are the first of `record().verdicts`.
    std::size_t verdictsShown() const;
    std::size_t feasibleShown() const;
    /// Position of the node that is looked at next, when a Filter beat comes next.
    std::optional<std::uint32_t> nextNode() const;
    /// The look's outcome stands: NodeSelected or NoNodeFits.
    bool lookDone() const;
    /// PostFilterRan stands.
    bool postFilterDone() const;
    /// The last fact of this kind about the cycle's pod between its PodPopped and the cursor; nullptr for none.
    const Fact* factOf(FactKind kind) const;
    /// Totals are known: the Weighted beat was watched.
    bool isWeighted() const { return watched(ExtensionPoint::NormalizeScore, BeatKind::Weighted) > 0; }

private:
    static constexpr std::size_t kPoints = kPipelinePoints.size() + 1;
    static constexpr std::size_t kKinds = static_cast<std::size_t>(BeatKind::PointEnds) + 1;

    /// The beats of one point, counted in one pass over the cycle's.
    struct PointBeats {
        std::array<std::size_t, kKinds> watched{};
        std::size_t all = 0;
        std::size_t first = 0; ///< index of the point's first beat
        std::size_t last = 0;
    };
    const PointBeats& beatsOf(ExtensionPoint point) const;

    const Moment& moment_;
    mutable std::optional<std::array<PointBeats, kPoints>> counted_; ///< when first asked for
};

} // namespace berth::ui
