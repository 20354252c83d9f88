// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Fact.h"

#include <algorithm>
#include <array>

namespace berth {
namespace {

constexpr std::array<std::string_view, 48> kNames = {"ConfigurationSet",
                                                     "ObjectsSet",
                                                     "NodeAdded",
                                                     "NodeUpdated",
                                                     "NodeRemoved",
                                                     "PodSubmitted",
                                                     "PodUpdated",
                                                     "PodEvicted",
                                                     "VictimEvicted",
                                                     "NodeLost",
                                                     "PodStarted",
                                                     "PodFinished",
                                                     "PreStopStarted",
                                                     "CheckpointSaved",
                                                     "CheckpointLost",
                                                     "PodSignalled",
                                                     "WorkLost",
                                                     "WorkResumed",
                                                     "PodRefused",
                                                     "PodDeleted",
                                                     "PodQueued",
                                                     "PodGated",
                                                     "EventRecorded",
                                                     "PodPopped",
                                                     "CycleDropped",
                                                     "NodeSelected",
                                                     "NoNodeFits",
                                                     "PostFilterRan",
                                                     "PodAssumed",
                                                     "PodReserved",
                                                     "PermitAsked",
                                                     "PodWaiting",
                                                     "PermitGiven",
                                                     "PodAllowed",
                                                     "GangRested",
                                                     "PodRejected",
                                                     "PodUnreserved",
                                                     "PodUnschedulable",
                                                     "PodNominated",
                                                     "NominationCleared",
                                                     "NominatedNodeNameSet",
                                                     "PreemptionStarted",
                                                     "PreemptionProgressed",
                                                     "PreemptionEnded",
                                                     "BindingStarted",
                                                     "PodBound",
                                                     "CommandApplied",
                                                     "StepTaken"};
static_assert(kNames.size() == static_cast<std::size_t>(FactKind::StepTaken) + 1);

} // namespace

std::string_view toString(FactKind kind) {
    return kNames[static_cast<std::size_t>(kind)];
}

std::optional<FactKind> factKindFromString(std::string_view name) {
    const auto it = std::find(kNames.begin(), kNames.end(), name);
    if (it == kNames.end()) return std::nullopt;
    return static_cast<FactKind>(it - kNames.begin());
}

bool isVisible(FactKind kind) {
    switch (kind) {
    case FactKind::EventRecorded:
    case FactKind::NominatedNodeNameSet:
    case FactKind::PreemptionProgressed:
    case FactKind::PermitAsked:
    case FactKind::StepTaken: return false;
    default: return true;
    }
}

} // namespace berth
