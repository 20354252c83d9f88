// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/NodeCardView.h"

#include "ui/theme/Marks.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NodeCardView)
};

QString verdictPhrase(const VerdictView& verdict) {
    if (verdict.reason.isEmpty()) return markWord(verdict.mark);
    const bool rejects = verdict.mark == Mark::Reject || verdict.mark == Mark::Unresolvable;
    if (rejects && verdict.detailIsName && !verdict.detail.isEmpty())
        return Words::tr("rejected by %1: %2").arg(verdict.detail, verdict.reason);
    return verdict.reason;
}

/// 0 for the device itself and where nothing is known.
int pairValue(const NodeCardView& card, int a, int b) {
    const auto index = static_cast<std::size_t>(a) * static_cast<std::size_t>(card.gpus) + static_cast<std::size_t>(b);
    return a != b && index < card.pairValues.size() ? card.pairValues[index] : 0;
}

QString stateWord(SlotState state) {
    switch (state) {
    case SlotState::Bound: return Words::tr("bound");
    case SlotState::Reserved: return Words::tr("reserved");
    case SlotState::Claimed: return Words::tr("claimed, device open");
    case SlotState::Nominated: return Words::tr("nominated");
    case SlotState::Victim: return Words::tr("victim");
    case SlotState::Saving: return Words::tr("stopping");
    }
    return {};
}

} // namespace

QString cardSentence(const NodeCardView& card) {
    if (!card.tooltip.isEmpty()) return card.tooltip;
    QStringList parts{Words::tr("Node %1").arg(card.name)};
    if (card.verdict) parts << verdictPhrase(*card.verdict);
    if (card.gpus > 0) parts << Words::tr("%1 of %2 GPUs free").arg(card.freeGpus).arg(card.gpus);
    for (const CountedView& counted : card.counted) parts << countedSentence(counted);
    for (const BadgeView& badge : card.badges) parts << badge.word;
    return parts.join(QStringLiteral(", "));
}

QString slotSentence(const PodSlotsView& pod, const QString& node) {
    if (!pod.tooltip.isEmpty()) return pod.tooltip;
    QStringList parts{Words::tr("Pod %1").arg(pod.name)};
    if (pod.level != Level::None) parts << levelLetter(pod.level);
    parts << Words::tr("%1 on %2").arg(stateWord(pod.state), node);
    const int gpus = static_cast<int>(pod.devices.size());
    if (pod.milli < 1000)
        parts << (gpus > 1 ? Words::tr("%1 of each of %2 GPUs").arg(shareText(pod.milli), QString::number(gpus))
                           : Words::tr("%1 GPU", "a fraction").arg(shareText(pod.milli)));
    else if (gpus == 1)
        parts << Words::tr("1 GPU");
    else
        parts << QCoreApplication::translate("berth::ui::NodeCard", "%n GPUs", nullptr, gpus);
    return parts.join(QStringLiteral(", "));
}

QString slotSentence(const PodSlotsView& pod, const NodeCardView& card) {
    const QString worst = worstLink(card, pod.devices);
    const QString sentence = slotSentence(pod, card.name);
    return worst.isEmpty() ? sentence : Words::tr("%1, worst link %2").arg(sentence, worst);
}

QString shareText(int milli) {
    switch (milli) {
    case 250: return QStringLiteral("¼");
    case 500: return QStringLiteral("½");
    case 750: return QStringLiteral("¾");
    default: break;
    }
    QString digits = QString::number(milli / 1000.0, 'f', 3);
    while (digits.endsWith(QLatin1Char('0'))) digits.chop(1);
    if (digits.endsWith(QLatin1Char('.'))) digits.chop(1);
    return digits;
}

QString deviceShares(const NodeCardView& card, int device) {
    QStringList held;
    int left = 1000;
    for (const PodSlotsView& pod : card.pods) {
        const bool here = std::find(pod.devices.begin(), pod.devices.end(), device) != pod.devices.end();
        if (!here || pod.milli >= 1000 || pod.state == SlotState::Nominated) continue;
        held << shareText(pod.milli);
        left -= pod.milli;
    }
    if (held.isEmpty()) return {};
    const QString all = held.join(QStringLiteral(", "));
    return left > 0 ? Words::tr("%1 held, %2 left").arg(all, shareText(left))
                    : Words::tr("%1 held, nothing left").arg(all);
}

QString countedSentence(const CountedView& counted) {
    return Words::tr("%1 of %2 slices %3 held").arg(counted.held()).arg(counted.total).arg(counted.name);
}

QString linkName(int pairValue) {
    if (pairValue >= 100) return QStringLiteral("NV%1").arg(pairValue / 100);
    switch (pairValue) {
    case 50: return QStringLiteral("PIX");
    case 40: return QStringLiteral("PXB");
    case 30: return QStringLiteral("PHB");
    case 20: return QStringLiteral("NODE");
    case 10: return QStringLiteral("SYS");
    default: return {};
    }
}

QString linksOf(const NodeCardView& card, int device) {
    if (device < 0 || device >= card.gpus) return {};
    std::map<int, QStringList, std::greater<>> byValue;
    for (int other = 0; other < card.gpus; ++other)
        if (const int value = pairValue(card, device, other); value > 0) byValue[value] << QString::number(other);
    QStringList parts;
    for (const auto& [value, others] : byValue)
        parts << Words::tr("%1 to %2").arg(linkName(value), others.join(QStringLiteral(", ")));
    if (parts.isEmpty()) return {};
    return Words::tr("GPU %1: %2").arg(QString::number(device), parts.join(QStringLiteral("; ")));
}

QString worstLink(const NodeCardView& card, const std::vector<int>& devices) {
    int worst = -1;
    for (std::size_t i = 0; i < devices.size(); ++i)
        for (std::size_t j = i + 1; j < devices.size(); ++j) {
            const int value = pairValue(card, devices[i], devices[j]);
            if (worst < 0 || value < worst) worst = value;
        }
    return worst > 0 ? linkName(worst) : QString();
}

} // namespace berth::ui
