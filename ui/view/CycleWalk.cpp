// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/CycleWalk.h"

#include <algorithm>

namespace berth::ui {

PointProgress CycleWalk::progress(ExtensionPoint point) const {
    const std::vector<Beat>& beats = moment_.cycle->beats;
    std::size_t first = beats.size(), last = 0;
    for (std::size_t i = 0; i < beats.size(); ++i) {
        if (beats[i].point != point) continue;
        first = std::min(first, i);
        last = i;
    }
    if (first == beats.size()) return PointProgress::Absent;
    if (moment_.beatsShown <= first) return PointProgress::NotYet;
    return moment_.beatsShown > last ? PointProgress::Over : PointProgress::Running;
}

std::size_t CycleWalk::watched(ExtensionPoint point, BeatKind kind) const {
    if (!isShown()) return 0;
    const auto& beats = moment_.cycle->beats;
    const auto end = beats.begin() + static_cast<std::ptrdiff_t>(std::min(moment_.beatsShown, beats.size()));
    return static_cast<std::size_t>(
        std::count_if(beats.begin(), end, [&](const Beat& beat) { return beat.point == point && beat.kind == kind; }));
}

std::size_t CycleWalk::verdictsShown() const {
    return watched(ExtensionPoint::Filter, BeatKind::NodePassed) +
           watched(ExtensionPoint::Filter, BeatKind::NodeRejected);
}

std::size_t CycleWalk::feasibleShown() const {
    return watched(ExtensionPoint::Filter, BeatKind::NodePassed);
}

std::optional<std::uint32_t> CycleWalk::nextNode() const {
    const Beat* beat = moment_.nextBeat();
    if (beat == nullptr || beat->point != ExtensionPoint::Filter) return std::nullopt;
    if (beat->kind == BeatKind::NodePassed || beat->kind == BeatKind::NodeRejected) return beat->node;
    if (beat->kind == BeatKind::PointEnds || record().verdicts.empty()) return std::nullopt;
    return record().verdicts.front().node;
}

bool CycleWalk::lookDone() const {
    return isShown() && moment_.cursor.fact > moment_.cycle->lookFact;
}

bool CycleWalk::postFilterDone() const {
    return factOf(FactKind::PostFilterRan) != nullptr;
}

const Fact* CycleWalk::factOf(FactKind kind) const {
    if (!isShown()) return nullptr;
    for (std::size_t i = std::min(moment_.cursor.fact, moment_.trace->size()); i > moment_.cycle->poppedFact; --i) {
        const Fact& fact = (*moment_.trace)[i - 1];
        if (fact.kind == kind && fact.pod == record().pod) return &fact;
    }
    return nullptr;
}

} // namespace berth::ui
