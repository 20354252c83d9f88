// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/VerdictWords.h"

#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(VerdictWords)
};

constexpr std::string_view kInsufficient = "Insufficient ";

std::int64_t amountOf(const Resources& resources, const std::string& name) {
    if (name == "cpu") return resources.milliCpu;
    if (name == "memory") return resources.memory;
    if (name == "ephemeral-storage") return resources.ephemeralStorage;
    return resources.scalar(name);
}

bool isGpu(const std::string& name) {
    return name.ends_with("/gpu");
}

/// The amount alone; its unit is the resource's name.
QString amountText(const std::string& name, std::int64_t amount) {
    if (name == "cpu") return coresText(amount);
    if (name == "memory" || name == "ephemeral-storage") return gibText(amount);
    return countText(amount);
}

QString unitOf(const std::string& name, std::int64_t amount) {
    if (name == "cpu") return amount == 1000 ? Words::tr("core") : Words::tr("cores");
    if (name == "memory") return Words::tr("Gi of memory");
    if (name == "ephemeral-storage") return Words::tr("Gi of ephemeral storage");
    if (!isGpu(name)) return text(name);
    return amount == 1 ? Words::tr("GPU") : Words::tr("GPUs");
}

QString shortage(const Pod& pod, const NodeInfo& node, const std::string& name) {
    const std::int64_t total = amountOf(node.allocatable(), name);
    const std::int64_t free = total - amountOf(node.requested, name);
    const std::int64_t asked = amountOf(pod.totals.requests, name);
    return Words::tr("The pod asks %1 %2, %3 has %4 of %5 free.")
        .arg(amountText(name, asked), unitOf(name, asked), text(node.name()), amountText(name, free),
             amountText(name, total));
}

const Taint* untolerated(const Pod& pod, const NodeInfo& node) {
    for (const Taint& taint : node.node->taints) {
        if (taint.effect == TaintEffect::PreferNoSchedule) continue;
        const bool tolerated = std::any_of(pod.tolerations.begin(), pod.tolerations.end(),
                                           [&](const Toleration& each) { return tolerates(each, taint); });
        if (!tolerated) return &taint;
    }
    return nullptr;
}

QString resourcesWords(const Pod& pod, const NodeInfo& node) {
    QStringList parts;
    // Once the pod took its place there, its own share is counted on the node.
    const bool isThere =
        std::any_of(node.pods.begin(), node.pods.end(), [&](const PodInfo& each) { return each.pod == &pod; });
    const auto add = [&](const std::string& name, const QString& shown) {
        const std::int64_t asked = amountOf(pod.totals.requests, name);
        if (asked == 0) return;
        const std::int64_t free =
            amountOf(node.allocatable(), name) - amountOf(node.requested, name) + (isThere ? asked : 0);
        parts += QStringLiteral("%1 %2 ≤ %3").arg(shown, amountText(name, asked), amountText(name, free));
    };
    for (const auto& [name, amount] : pod.totals.requests.scalars)
        if (amount > 0) add(name, isGpu(name) ? QStringLiteral("gpu") : text(name));
    add("cpu", QStringLiteral("cpu"));
    if (parts.size() < 2) add("memory", QStringLiteral("mem"));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString rejectionSentence(const Pod& pod, const NodeInfo& node, const Status& status) {
    const bool exists = node.node != nullptr;
    if (exists)
        for (const std::string& reason : status.reasons())
            if (reason.starts_with(kInsufficient)) return shortage(pod, node, reason.substr(kInsufficient.size()));
    if (exists && status.plugin() == "NodeUnschedulable") return Words::tr("%1 is cordoned.").arg(text(node.name()));
    if (exists && status.plugin() == "TaintToleration")
        if (const Taint* taint = untolerated(pod, node))
            return Words::tr("%1 has the taint %2, which the pod does not tolerate.")
                .arg(text(node.name()), text(taint->value.empty() ? taint->key : taint->key + "=" + taint->value));
    return Words::tr("%1 said no.").arg(status.plugin().empty() ? Words::tr("The framework") : text(status.plugin()));
}

QString preemptionSentence(const CycleRecord& record, NodeId node, const Status& status) {
    if (status.code() == Code::UnschedulableAndUnresolvable) return Words::tr("Preemption cannot help.");
    if (status.code() != Code::Unschedulable) return {};
    if (!record.preemption) return Words::tr("Stopping pods of lower priority here may help.");
    for (const PreemptionCandidate& candidate : record.preemption->candidates)
        if (candidate.node == node)
            return plural(static_cast<std::int64_t>(candidate.victims.size()),
                          Words::tr("Stopping %1 pod here makes room."),
                          Words::tr("Stopping %1 pods here makes room."));
    for (const auto& [rejected, why] : record.preemption->dryRunRejected)
        if (rejected == node) return Words::tr("Preemption was tried here: %1.").arg(text(why.message()));
    return Words::tr("Preemption was not tried here.");
}

QString passedWords(const Pod& pod, const NodeInfo& node, std::string_view plugin) {
    if (node.node == nullptr) return Words::tr("passed");
    if (plugin == "NodeUnschedulable")
        return node.node->unschedulable ? Words::tr("cordoned, but tolerated") : Words::tr("not cordoned");
    if (plugin == "NodeName") return pod.nodeName.empty() ? Words::tr("no node named") : Words::tr("the node named");
    if (plugin == "TaintToleration") {
        const bool any = std::any_of(node.node->taints.begin(), node.node->taints.end(),
                                     [](const Taint& taint) { return taint.effect != TaintEffect::PreferNoSchedule; });
        return any ? Words::tr("taints tolerated") : Words::tr("no taints");
    }
    if (plugin == "NodeResourcesFit")
        if (QString words = resourcesWords(pod, node); !words.isEmpty()) return words;
    return Words::tr("passed");
}

} // namespace berth::ui
