// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/NodeDevices.h"
#include "engine/metrics/Deadlock.h"
#include "engine/model/Cluster.h"
#include "ui/inspector/InspectParts.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"
#include "ui/view/WaitingPicture.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectDeadlock)
};

constexpr std::int64_t kSecond = 1'000'000'000;

QString nameOf(const metrics::DeadlockedGang& gang) {
    return text(bareName(gang.key));
}

/// GPUs of all nodes: how many there are, and who holds them.
struct GpuCount {
    std::int64_t all = 0, free = 0;
    std::array<std::int64_t, 4> inUse{}; ///< by Level, of pods that are bound
};

GpuCount countGpus(const Moment& moment) {
    GpuCount count;
    for (std::uint32_t i = 0; i < moment.world->nodes.size(); ++i) {
        const NodeInfo* info = moment.world->node(NodeId{i});
        if (info == nullptr || info->node == nullptr) continue;
        const NodeGpus gpus = gpusOf(*info, {});
        count.all += gpus.total;
        count.free += std::max<std::int64_t>(0, gpus.free);
        for (const PodInfo& pod : info->pods) {
            const PodEntry* entry = moment.pod(pod.id);
            if (entry == nullptr || entry->state != PodState::Bound) continue;
            const auto level = static_cast<std::size_t>(levelOf(*pod.pod, *moment.scenario));
            count.inUse.at(level) += gpuRequest(*pod.pod).second;
        }
    }
    return count;
}

class DeadlockPage {
public:
    DeadlockPage(const Moment& moment, const metrics::Deadlock& deadlock, InspectorContent& content)
        : moment_(moment), deadlock_(deadlock), content_(content), gpus_(countGpus(moment)) {}

    void fill() {
        content_.mark = Mark::Error;
        content_.headline = deadlock_.gangs.size() == 2
                                ? Words::tr("Two gangs block each other")
                                : Words::tr("%1 gangs block each other").arg(deadlock_.gangs.size());
        content_.body = body();
        addFigures();
        addShare();
        addGangs();
    }

private:
    SimTime firstDue() const {
        SimTime due = SimTime::never();
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs) due = std::min(due, gang.due);
        return due;
    }

    /// When the last of its waiting members began to wait: from then on it was so.
    SimTime since() const {
        SimTime last = SimTime::none();
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs)
            for (const PodId pod : gang.holds) last = std::max(last, moment_.world->pod(pod).waitingSince);
        return last.isSet() ? last : deadlock_.at;
    }

    QString clock(SimTime at) const { return clockText(at - moment_.scenario->start).section(QLatin1Char('.'), 0, 0); }

    QString body() const {
        QStringList lacks;
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs)
            lacks += Words::tr("%1 lacks %2").arg(nameOf(gang)).arg(gang.lacks);
        const QString free = gpus_.free == 0 ? Words::tr("No GPU is free.")
                                             : Words::tr("%1 free are too few.").arg(gpuSentence(gpus_.free));
        return Words::tr("%1 %2, and each holds what another needs. It is so since %3.")
            .arg(free, lacks.join(Words::tr(", ")), clock(since()));
    }

    void addFigures() {
        std::int64_t held = 0;
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs) held += gang.gpus;
        const Int128 idleNs = metrics::heldIdle(*moment_.world, deadlock_, moment_.now);
        const auto idle = static_cast<std::int64_t>(idleNs / kSecond);
        const std::int64_t left = std::max<std::int64_t>((firstDue() - moment_.now).ns, 0);
        const QString span = spanText(Duration::seconds((left + kSecond - 1) / kSecond));
        content_.figures = {{countText(held), Words::tr("GPUs held, idle")},
                            {workText(idle), Words::tr("wasted so far")},
                            {span, Words::tr("to first timeout")}};
    }

    void addShare() {
        if (gpus_.all == 0) return;
        content_.share.title = Words::tr("Who holds what");
        content_.share.note = Words::tr("of %1").arg(gpuSentence(gpus_.all));
        constexpr std::array kLevels{Level::P0, Level::P1, Level::P2, Level::None};
        const std::array names{QStringLiteral("P0"), QStringLiteral("P1"), QStringLiteral("P2"), Words::tr("others")};
        for (std::size_t i = 0; i < kLevels.size(); ++i)
            if (const std::int64_t used = gpus_.inUse[static_cast<std::size_t>(kLevels[i])]; used > 0)
                content_.share.parts.push_back({names[i], used, kLevels[i], false});
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs)
            if (gang.gpus > 0) content_.share.parts.push_back({nameOf(gang), gang.gpus, levelOfGang(gang), true});
        if (gpus_.free > 0) content_.share.parts.push_back({Words::tr("free"), gpus_.free, std::nullopt, false});
    }

    Level levelOfGang(const metrics::DeadlockedGang& gang) const {
        return gang.holds.empty() ? Level::None
                                  : levelOf(*moment_.world->pod(gang.holds.front()).object, *moment_.scenario);
    }

    /// "gpu-1 (5), gpu-2 (1)".
    QString nodesOf(const metrics::DeadlockedGang& gang) const {
        constexpr int kMost = 4;
        std::map<NodeId, int> members;
        for (const PodId pod : gang.holds) ++members[moment_.world->pod(pod).node];
        QStringList nodes;
        for (const auto& [node, count] : members)
            nodes += QStringLiteral("%1 (%2)").arg(text(moment_.nodeName(node))).arg(count);
        if (nodes.size() <= kMost) return nodes.join(QLatin1String(", "));
        return QStringList(nodes.mid(0, kMost)).join(QLatin1String(", ")) +
               Words::tr(" and %1 more").arg(nodes.size() - kMost);
    }

    void addGangs() {
        EvidenceSection section;
        section.title = Words::tr("The gangs");
        section.note = Words::tr("select one to see its members");
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs) {
            EvidenceRow row;
            row.mark = Mark::Wait;
            row.name = nameOf(gang);
            row.nameIsMono = true;
            row.value = Words::tr("holds %1 of %2 places (%3) on %4; lacks %5; first timeout at %6")
                            .arg(gang.holds.size())
                            .arg(gang.minMember)
                            .arg(gpuSentence(gang.gpus), nodesOf(gang))
                            .arg(gang.lacks)
                            .arg(clock(gang.due));
            row.target = Selection::ofGang(gang.key);
            section.rows.push_back(std::move(row));
        }
        content_.sections.push_back(std::move(section));
    }

    const Moment& moment_;
    const metrics::Deadlock& deadlock_;
    InspectorContent& content_;
    GpuCount gpus_;
};

} // namespace

void inspectDeadlock(const Moment& moment, InspectorContent& content) {
    content.subject = Words::tr("Deadlock");
    content.note = Words::tr("Permit");
    const auto deadlock = deadlockAt(moment);
    if (deadlock) return DeadlockPage(moment, *deadlock, content).fill();
    content.mark = Mark::Success;
    content.headline = Words::tr("No deadlock at this moment");
    content.body = Words::tr("No gangs hold each other up here. Step back to where they did.");
}

} // namespace berth::ui
