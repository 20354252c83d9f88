// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/NodeCardView.h"

#include "ui/theme/Marks.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("berth::ui::NodeCard", text);
}

QString verdictPhrase(const VerdictView& verdict) {
    if (verdict.reason.isEmpty()) return markWord(verdict.mark);
    const bool rejects = verdict.mark == Mark::Reject || verdict.mark == Mark::Unresolvable;
    if (rejects && verdict.detailIsName && !verdict.detail.isEmpty())
        return say("rejected by %1: %2").arg(verdict.detail, verdict.reason);
    return verdict.reason;
}

QString stateWord(SlotState state) {
    switch (state) {
    case SlotState::Bound: return say("bound");
    case SlotState::Reserved: return say("reserved");
    case SlotState::Claimed: return say("claimed, device open");
    case SlotState::Nominated: return say("nominated");
    case SlotState::Victim: return say("victim");
    case SlotState::Saving: return say("stopping");
    }
    return {};
}

} // namespace

QString cardSentence(const NodeCardView& card) {
    if (!card.tooltip.isEmpty()) return card.tooltip;
    QStringList parts{say("Node %1").arg(card.name)};
    if (card.verdict) parts << verdictPhrase(*card.verdict);
    if (card.gpus > 0) parts << say("%1 of %2 GPUs free").arg(card.freeGpus).arg(card.gpus);
    for (const BadgeView& badge : card.badges) parts << badge.word;
    return parts.join(QStringLiteral(", "));
}

QString slotSentence(const PodSlotsView& pod, const QString& node) {
    if (!pod.tooltip.isEmpty()) return pod.tooltip;
    QStringList parts{say("Pod %1").arg(pod.name)};
    if (pod.level != Level::None) parts << levelLetter(pod.level);
    parts << say("%1 on %2").arg(stateWord(pod.state), node);
    const int gpus = static_cast<int>(pod.devices.size());
    if (pod.milli < 1000)
        parts << say("%1 % of a GPU").arg(pod.milli / 10);
    else if (gpus == 1)
        parts << say("1 GPU");
    else
        parts << QCoreApplication::translate("berth::ui::NodeCard", "%n GPUs", nullptr, gpus);
    return parts.join(QStringLiteral(", "));
}

} // namespace berth::ui
