// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/NodePicture.h"

#include "ui/view/Grace.h"
#include "ui/view/LinkPicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NodePicture)
};

constexpr std::string_view kInstanceLabel = "node.kubernetes.io/instance-type";
constexpr std::string_view kLeafLabel = "network.topology.nvidia.com/leaf";
constexpr std::string_view kMemoryLabel = "nvidia.com/gpu.memory";
constexpr QChar kNoBreak(0x00A0);

/// " 80 GB" of the label in MiB, as the maker counts it; "" without.
QString memoryText(const Node& node) {
    const std::string_view label = node.meta.labels.get(kMemoryLabel);
    bool ok = false;
    const qint64 mebibytes = text(label).toLongLong(&ok);
    if (!ok || mebibytes <= 0) return {};
    return QStringLiteral(" %1").arg((mebibytes + 512) / 1024) + kNoBreak + QLatin1String("GB");
}

QString modelText(const Node& node) {
    std::string_view model = gpuModel(node);
    if (model.empty()) model = node.meta.labels.get(kInstanceLabel);
    QString words = text(model);
    if (!gpuModel(node).empty()) words += memoryText(node);
    const QString links = linkWords(node);
    if (links.isEmpty()) return words;
    return words.isEmpty() ? links : words + QStringLiteral(" · ") + links;
}

void fillBars(const NodeInfo& info, NodeCardView& card) {
    const Resources& total = info.allocatable();
    const Resources& used = info.requested;
    card.cpu.used = static_cast<double>(used.milliCpu);
    card.cpu.total = static_cast<double>(total.milliCpu);
    card.cpu.value = coresText(used.milliCpu) + QLatin1Char('/') + coresText(total.milliCpu);
    card.mem.used = static_cast<double>(used.memory);
    card.mem.total = static_cast<double>(total.memory);
    card.mem.value = gibText(used.memory) + QLatin1Char('/') + gibText(total.memory) + QLatin1String("Gi");
}

void fillBadges(const Node& node, NodeCardView& card) {
    if (node.unschedulable)
        card.badges.push_back(
            {Icon::Cordon, Words::tr("cordoned"), Words::tr("No new pods: spec.unschedulable"), false});
    for (const Taint& taint : node.taints) {
        if (taint.key == "node.kubernetes.io/unschedulable" && node.unschedulable) continue;
        QString whole = text(taint.key);
        if (!taint.value.empty()) whole += QLatin1Char('=') + text(taint.value);
        whole += QLatin1Char(':') + text(toString(taint.effect));
        const std::size_t slash = taint.key.rfind('/');
        const std::string_view word =
            slash == std::string::npos ? taint.key : std::string_view(taint.key).substr(slash + 1);
        card.badges.push_back({Icon::Taint, text(word), whole, false});
    }
}

int freeDevices(const NodeCardView& card) {
    std::vector<bool> taken(static_cast<std::size_t>(std::max(card.gpus, 0)), false);
    for (const PodSlotsView& pod : card.pods)
        for (const int device : pod.devices)
            if (pod.state != SlotState::Nominated && device >= 0 && device < card.gpus)
                taken[static_cast<std::size_t>(device)] = true;
    return static_cast<int>(std::count(taken.begin(), taken.end(), false));
}

/// What the pods of a node are about, when the cycle has nothing to say of it.
class NodeState {
public:
    NodeState(const Moment& moment, const NodeInfo& info) : moment_(moment) {
        for (const PodInfo& pod : info.pods) {
            const PodEntry& entry = moment.world->pod(pod.id);
            if (entry.terminating && entry.state == PodState::Bound) leaving_.push_back(&entry);
            if (entry.state == PodState::Waiting) waiting_.push_back(&entry);
        }
        for (const Nomination& nomination : moment.world->nominations)
            if (nomination.node == info.id) nominated_ = nomination.pod;
    }

    std::optional<VerdictView> verdict() const {
        if (!waiting_.empty()) return waits();
        if (!leaving_.empty()) return leaves();
        if (nominated_.valid())
            return VerdictView{Mark::Next,
                               Words::tr("nominated"),
                               Words::tr("%1 comes here").arg(text(moment_.podName(nominated_))),
                               false,
                               {},
                               false};
        return std::nullopt;
    }

private:
    VerdictView waits() const {
        VerdictView view;
        view.mark = Mark::Wait;
        view.reason = plural(static_cast<std::int64_t>(waiting_.size()), Words::tr("%1 pod waits on Permit"),
                             Words::tr("%1 pods wait on Permit"));
        const auto list = moment_.pool().list(waiting_.front()->waitsOn);
        if (!list.empty()) view.detail = text(moment_.pool().text(TextId{list[0]}));
        return view;
    }

    VerdictView leaves() const {
        const auto last = *std::max_element(leaving_.begin(), leaving_.end(), [](const PodEntry* a, const PodEntry* b) {
            return a->goneDue < b->goneDue;
        });
        VerdictView view;
        view.mark = Mark::Wait;
        view.reason = plural(static_cast<std::int64_t>(leaving_.size()), Words::tr("%1 pod is stopping"),
                             Words::tr("%1 pods are stopping"));
        if (last->goneDue == SimTime::never()) return view;
        const Duration grace = graceOf(*last);
        const Duration used = std::clamp(moment_.now - leavesSince(*last), Duration{}, grace);
        const bool isSaving = last->hookDue != SimTime::never();
        view.detail = (isSaving                ? Words::tr("saving, %1 of %2")
                       : last->savedAt.isSet() ? Words::tr("saved, SIGTERM, %1 of %2")
                                               : Words::tr("SIGTERM, %1 of %2"))
                          .arg(spanText(Duration::seconds(used.ns / 1'000'000'000)), spanText(grace));
        view.detailIsName = false;
        return view;
    }

    const Moment& moment_;
    std::vector<const PodEntry*> waiting_;
    std::vector<const PodEntry*> leaving_;
    PodId nominated_;
};

} // namespace

QStringList groupingNames() {
    return {Words::tr("rack, leaf"), Words::tr("zone"), Words::tr("none")};
}

NodeCardView nodeRow(const Moment& moment, NodeId node, const NodeContext& context) {
    NodeCardView card;
    card.node = node;
    card.name = text(moment.nodeName(node));
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return card;
    card.gpus = static_cast<int>(gpuCapacity(*info->node).second);
    card.pods = slotsOf(moment, node, context);
    card.freeGpus = freeDevices(card);
    return card;
}

NodeCardView nodeCard(const Moment& moment, NodeId node, const NodeContext& context) {
    NodeCardView card = nodeRow(moment, node, context);
    const NodeInfo* info = moment.world->node(node);
    if (info == nullptr || info->node == nullptr) return card;
    const Node& object = *info->node;
    card.model = modelText(object);
    addLinks(object, card);
    card.podCount = static_cast<int>(info->pods.size());
    card.podCapacity = static_cast<int>(info->allocatable().pods);
    card.place = text(object.meta.labels.get(kLeafLabel));
    card.counted = countedOn(moment, node, context);
    card.verdict = NodeState(moment, *info).verdict();
    fillBars(*info, card);
    fillBadges(object, card);
    return card;
}

NodeCardView nodeCard(const Moment& moment, NodeId node) {
    return nodeCard(moment, node, nodeContext(moment));
}

} // namespace berth::ui
