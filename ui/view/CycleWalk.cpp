// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/CycleWalk.h"

#include <algorithm>

namespace berth::ui {

const CycleWalk::PointBeats& CycleWalk::beatsOf(ExtensionPoint point) const {
    if (!counted_) {
        counted_ = std::array<PointBeats, kPoints>{};
        const std::vector<Beat>& beats = moment_.cycle->beats;
        for (std::size_t i = 0; i < beats.size(); ++i) {
            PointBeats& counts = (*counted_)[static_cast<std::size_t>(beats[i].point)];
            if (counts.all++ == 0) counts.first = i;
            counts.last = i;
            if (i < moment_.beatsShown) ++counts.watched[static_cast<std::size_t>(beats[i].kind)];
        }
    }
    return (*counted_)[static_cast<std::size_t>(point)];
}

PointProgress CycleWalk::progress(ExtensionPoint point) const {
    const PointBeats& beats = beatsOf(point);
    if (beats.all == 0) return PointProgress::Absent;
    if (moment_.beatsShown <= beats.first) return PointProgress::NotYet;
    return moment_.beatsShown > beats.last ? PointProgress::Over : PointProgress::Running;
}

std::size_t CycleWalk::watched(ExtensionPoint point, BeatKind kind) const {
    return isShown() ? beatsOf(point).watched[static_cast<std::size_t>(kind)] : 0;
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
