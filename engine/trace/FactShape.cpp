// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/FactShape.h"

namespace berth {

FactShape shapeOf(FactKind kind) {
    using enum FactArgument;
    switch (kind) {
    case FactKind::ConfigurationSet:
    case FactKind::ObjectsSet:
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::PodSubmitted:
    case FactKind::PodUpdated: return {Object, Unused, Unused};
    case FactKind::PodEvicted:
    case FactKind::NodeLost:
    case FactKind::PreStopStarted:
    case FactKind::PodPopped:
    case FactKind::BindingStarted: return {Unused, Time, Unused};
    case FactKind::WorkLost: return {Number, Time, Unused};
    case FactKind::WorkResumed:
    case FactKind::VictimEvicted: return {Pod, Time, Unused};
    case FactKind::PodStarted: return {NumberList, Time, Unused};
    case FactKind::PermitAsked:
    case FactKind::GangRested: return {Text, Time, Unused};
    case FactKind::PodRefused:
    case FactKind::PodQueued: return {Text, Unused, Unused};
    case FactKind::PodGated:
    case FactKind::PodRejected: return {Text, Text, Unused};
    case FactKind::EventRecorded: return {Object, Object, Number};
    case FactKind::NodeSelected: return {Number, Number, Number};
    case FactKind::NoNodeFits: return {Text, TextList, Number};
    case FactKind::PostFilterRan: return {Text, PodList, Unused};
    case FactKind::PodReserved: return {Text, NumberList, Unused};
    case FactKind::PermitGiven:
    case FactKind::PodWaiting: return {TextList, Time, Unused};
    case FactKind::PodUnschedulable: return {Text, TextList, TextList};
    case FactKind::PreemptionStarted: return {PodList, Time, Unused};
    case FactKind::PreemptionProgressed: return {Pod, Unused, Unused};
    case FactKind::CommandApplied:
    case FactKind::StepTaken: return {Text, Unused, Unused};
    default: return {};
    }
}

} // namespace berth
