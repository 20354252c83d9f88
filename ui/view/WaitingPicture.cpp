// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/WaitingPicture.h"

#include "engine/framework/Gang.h"
#include "engine/framework/NodeDevices.h"
#include "engine/model/Cluster.h"
#include "engine/model/Training.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WaitingPicture)
};

constexpr std::int64_t kSecond = 1'000'000'000;

/// "llama-ft-3" of the gang "llama-ft" as "ft-3".
QString shortName(const QString& pod, const QString& gang) {
    if (!pod.startsWith(gang + QLatin1Char('-'))) return pod;
    const qsizetype last = gang.lastIndexOf(QLatin1Char('-'));
    return gang.sliced(last + 1) + pod.sliced(gang.size());
}

/// Puts a deadlock into words.
class DeadlockMaker {
public:
    DeadlockMaker(const Moment& moment, const metrics::Deadlock& deadlock) : moment_(moment), deadlock_(deadlock) {}

    DeadlockView make() const {
        DeadlockView view;
        view.since =
            Words::tr("since %1").arg(clockText(since() - moment_.scenario->start).section(QLatin1Char('.'), 0, 0));
        view.free = Words::tr("%1 free").arg(countText(freeGpus()));
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs) view.parties.push_back(party(gang));
        for (std::size_t waits = 0; waits < deadlock_.gangs.size(); ++waits) addArc(waits, view);
        return view;
    }

private:
    /// Its last member began to wait: from then on it was so.
    SimTime since() const {
        SimTime last = SimTime::none();
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs)
            for (const PodId pod : gang.holds) last = std::max(last, moment_.world->pod(pod).waitingSince);
        return last.isSet() ? last : moment_.now;
    }

    std::int64_t freeGpus() const {
        std::int64_t free = 0;
        for (std::uint32_t i = 0; i < moment_.world->nodes.size(); ++i)
            if (const NodeInfo* info = moment_.world->node(NodeId{i}); info != nullptr && info->node != nullptr)
                free += std::max<std::int64_t>(0, gpusOf(*info, {}).free);
        return free;
    }

    /// What it lacks in GPUs, as its members ask them; in members where they ask none.
    static std::int64_t lackingGpus(const metrics::DeadlockedGang& gang) {
        const auto members = static_cast<std::int64_t>(gang.holds.size());
        return members == 0 ? 0 : gang.lacks * gang.gpus / members;
    }

    QString nameOf(const metrics::DeadlockedGang& gang) const { return text(bareName(gang.key)); }

    DeadlockPartyView party(const metrics::DeadlockedGang& gang) const {
        DeadlockPartyView view;
        view.name = nameOf(gang);
        view.key = text(gang.key);
        view.level = gang.holds.empty() ? Level::None
                                        : levelOf(*moment_.world->pod(gang.holds.front()).object, *moment_.scenario);
        const bool inGpus = gang.gpus > 0;
        view.holds = Words::tr("holds %1").arg(inGpus ? gang.gpus : static_cast<std::int64_t>(gang.holds.size()));
        view.lacks = Words::tr("lacks %1").arg(inGpus ? lackingGpus(gang) : gang.lacks);
        return view;
    }

    /// One arc for each that waits: to the next of the circle, where that one holds what it needs.
    void addArc(std::size_t waits, DeadlockView& view) const {
        const std::size_t next = (waits + 1) % deadlock_.gangs.size();
        const metrics::Deadlock::Arc* chosen = nullptr;
        for (const metrics::Deadlock::Arc& arc : deadlock_.arcs)
            if (arc.waits == waits && (chosen == nullptr || arc.holds == next)) chosen = &arc;
        if (chosen == nullptr) return;
        const metrics::DeadlockedGang& gang = deadlock_.gangs[waits];
        const QString what = gang.gpus > 0 ? gpuSentence(lackingGpus(gang))
                                           : plural(gang.lacks, Words::tr("%1 place"), Words::tr("%1 places"));
        view.arcs.push_back({static_cast<int>(waits), static_cast<int>(chosen->holds),
                             Words::tr("waits for %1 of %2").arg(what, nameOf(deadlock_.gangs[chosen->holds]))});
    }

    const Moment& moment_;
    const metrics::Deadlock& deadlock_;
};

class RoomMaker {
public:
    explicit RoomMaker(const Moment& moment) : moment_(moment) {}

    WaitingRoomView make() {
        for (const PermitWait& wait : moment_.world->waiting) addWait(wait);
        for (auto& [key, group] : byGang_) finishGang(key, group);
        WaitingRoomView room;
        for (auto* groups : {&byGang_, &byPlugin_})
            for (auto& [key, group] : *groups) room.groups.push_back(std::move(group));
        room.note = Words::tr("seconds left until Permit times out");
        if (const auto deadlock = deadlockAt(moment_)) room.deadlock = DeadlockMaker(moment_, *deadlock).make();
        return room;
    }

private:
    void addWait(const PermitWait& wait) {
        const Pod& object = *moment_.world->pod(wait.pod).object;
        const QString plugin = wait.timers.empty() ? QString() : text(moment_.pool().text(wait.timers.front().plugin));
        const std::string key = gangKey(object);
        const bool ofGang = !key.empty() && moment_.world->gang(key) != nullptr;
        WaitingGroupView& group = ofGang ? byGang_[key] : byPlugin_[plugin.toStdString()];
        if (group.waiters.empty()) {
            group.isGang = ofGang;
            group.key = ofGang ? text(key) : plugin;
            group.name = ofGang ? text(gangLabel(object)) : plugin;
            group.level = levelOf(object, *moment_.scenario);
        }
        group.waiters.push_back(waiter(wait, group.name));
        if (ofGang) return;
        group.present = static_cast<int>(group.waiters.size());
        group.progress = plural(group.present, Words::tr("%1 waits"), Words::tr("%1 wait"));
        holds_[group.key] += gpuRequest(object).second;
        group.note = Words::tr("holds %1").arg(gpuSentence(holds_[group.key]));
    }

    WaiterView waiter(const PermitWait& wait, const QString& group) const {
        const PodEntry& entry = moment_.world->pod(wait.pod);
        WaiterView view;
        view.pod = wait.pod;
        view.name = shortName(text(moment_.barePodName(wait.pod)), group);
        view.node = text(moment_.nodeName(entry.node));
        const SimTime due = wait.timers.empty() ? entry.permitDue : wait.timers.front().due;
        const std::int64_t left = std::max<std::int64_t>((due - moment_.now).ns, 0);
        const std::int64_t all = (due - entry.waitingSince).ns;
        view.seconds = static_cast<int>((left + kSecond - 1) / kSecond);
        view.left = all > 0 ? std::min(1.0, static_cast<double>(left) / static_cast<double>(all)) : 0;
        view.tooltip = Words::tr("%1 waits on Permit, reserved on %2, %3 left")
                           .arg(text(moment_.podName(wait.pod)), view.node, spanText(Duration::seconds(view.seconds)));
        return view;
    }

    void finishGang(const std::string& key, WaitingGroupView& group) const {
        const auto gang = moment_.world->gang(key);
        std::int64_t held = 0;
        for (const GangMember& member : gang->members) {
            if (!member.placed() || member.terminating) continue;
            ++group.present;
            held += gpuRequest(*member.pod).second;
        }
        const PodGroup* object = findPodGroup(*moment_.world->objects, *gang->members.front().pod);
        group.needed = object != nullptr ? object->minMember : group.present;
        const int lacks = std::max(0, group.needed - group.present);
        group.progress = Words::tr("%1 of %2").arg(group.present).arg(group.needed);
        group.note = held > 0 ? Words::tr("holds %1, lacks %2").arg(gpuSentence(held)).arg(lacks)
                              : Words::tr("lacks %1").arg(lacks);
        addMissing(*gang, lacks, group);
    }

    static void addMissing(const Gang& gang, int lacks, WaitingGroupView& group) {
        WaiterView missing;
        missing.isMissing = true;
        missing.left = 0;
        for (const GangMember& member : gang.members) {
            if (lacks == 0) return;
            if (member.placed()) continue;
            missing.pod = member.id;
            missing.name = shortName(text(member.pod->meta.name), group.name);
            missing.node = member.state == GangMember::State::Gated ? Words::tr("gated") : Words::tr("no place");
            group.waiters.push_back(missing);
            --lacks;
        }
        for (; lacks > 0; --lacks) {
            missing.pod = {};
            missing.name = QStringLiteral("–");
            missing.node = Words::tr("no pod");
            missing.tooltip = Words::tr("%1 lacks a pod that nobody has submitted").arg(group.name);
            group.waiters.push_back(missing);
        }
    }

    const Moment& moment_;
    std::map<std::string, WaitingGroupView> byGang_;
    std::map<std::string, WaitingGroupView> byPlugin_;
    std::map<QString, std::int64_t> holds_;
};

} // namespace

std::optional<metrics::Deadlock> deadlockAt(const Moment& moment) {
    const World& world = *moment.world;
    std::set<std::string> gangs;
    for (const PermitWait& wait : world.waiting)
        if (const PodEntry& entry = world.pod(wait.pod); entry.inGang) gangs.insert(gangKey(*entry.object));
    return gangs.size() < 2 ? std::nullopt : metrics::findDeadlock(world);
}

std::optional<WaitingRoomView> waitingRoomView(const Moment& moment) {
    if (moment.world->waiting.empty()) return std::nullopt;
    return RoomMaker(moment).make();
}

} // namespace berth::ui
