// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/EventMark.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(EventMark)
};

} // namespace

std::optional<EventMark> markOf(const Fact& fact) {
    switch (fact.kind) {
    case FactKind::PodSubmitted: return fact.node.valid() ? std::nullopt : std::optional(EventMark::Submit);
    case FactKind::PodBound: return EventMark::Bind;
    case FactKind::PodWaiting: return EventMark::Wait;
    case FactKind::NoNodeFits:
    case FactKind::PodRejected: return EventMark::Reject;
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted: return EventMark::Evict;
    default: return std::nullopt;
    }
}

QString markLegend(EventMark mark) {
    switch (mark) {
    case EventMark::Submit: return Words::tr("submitted");
    case EventMark::Bind: return Words::tr("bound");
    case EventMark::Wait: return Words::tr("waiting");
    case EventMark::Reject: return Words::tr("rejected");
    case EventMark::Evict: return Words::tr("evicted");
    }
    return {};
}

} // namespace berth::ui
