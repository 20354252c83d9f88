// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Gang.h"
#include "engine/io/ObjectSource.h"
#include "engine/metrics/Deadlock.h"
#include "engine/model/Cluster.h"
#include "ui/inspector/InspectParts.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"
#include "ui/view/WaitingPicture.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectGang)
};

constexpr std::string_view kRequired = "kueue.x-k8s.io/podset-required-topology";
constexpr std::string_view kPreferred = "kueue.x-k8s.io/podset-preferred-topology";

class GangPage {
public:
    GangPage(const Moment& moment, const std::string& key, InspectorContent& content)
        : moment_(moment),
          key_(key),
          content_(content),
          gang_(moment.world->gang(key)),
          group_(podGroupAt(moment, key)) {}

    void fill() {
        content_.subject = text(shownName(key_));
        content_.note = QStringLiteral("PodGroup");
        if (gang_ != nullptr && !gang_->members.empty())
            content_.level = levelOf(*gang_->members.front().pod, *moment_.scenario);
        fillVerdict();
        addGroup();
        addMembers();
        if (group_ != nullptr) addObject();
    }

private:
    std::int64_t count(auto which) const {
        return gang_ == nullptr ? 0 : std::count_if(gang_->members.begin(), gang_->members.end(), which);
    }
    std::int64_t placed() const {
        return count([](const GangMember& member) { return member.placed() && !member.terminating; });
    }
    std::int64_t waiting() const {
        return count([](const GangMember& member) { return member.state == GangMember::State::Waiting; });
    }
    std::int64_t bound() const {
        return count([](const GangMember& member) { return member.state == GangMember::State::Bound; });
    }

    void say(Mark mark, const QString& headline, const QString& body) {
        content_.mark = mark;
        content_.headline = headline;
        content_.body = body;
    }

    void fillVerdict() {
        if (group_ == nullptr)
            return say(Mark::Error, Words::tr("No PodGroup is called %1").arg(text(bareName(key_))),
                       Words::tr("Pods name it in their label, but the object is not there: Coscheduling rejects them "
                                 "at Permit."));
        const std::int64_t need = group_->minMember;
        const std::int64_t there = count([](const GangMember&) { return true; });
        const QString progress = Words::tr("%1 of %2 placed").arg(placed()).arg(need);
        if (bound() >= need) return say(Mark::Success, progress, Words::tr("The gang is whole and runs."));
        if (there < need)
            return say(Mark::Wait, progress,
                       Words::tr("Only %1 of the %2 pods that it needs are there.").arg(there).arg(need));
        if (waiting() > 0) return say(Mark::Wait, progress, waitingText(need - placed()));
        say(placed() > 0 ? Mark::Wait : Mark::Idle, progress, Words::tr("Its members are in the queue."));
    }

    QString waitingText(std::int64_t lacks) const {
        const QString words = inDeadlock()
                                  ? Words::tr("Its members wait on Permit for %1 more, and other gangs hold what "
                                              "they need: a deadlock.")
                                  : Words::tr("Its members wait on Permit and hold their places until %1 more "
                                              "have one.");
        return words.arg(lacks);
    }

    bool inDeadlock() const {
        const auto deadlock = deadlockAt(moment_);
        return deadlock && std::any_of(deadlock->gangs.begin(), deadlock->gangs.end(),
                                       [&](const metrics::DeadlockedGang& gang) { return gang.key == key_; });
    }

    QString clock(SimTime at) const { return clockText(at - moment_.scenario->start); }

    void addTimeout(EvidenceSection& section) const {
        const auto seconds = group_->scheduleTimeoutSeconds;
        section.rows.push_back(plainRow(QStringLiteral("scheduleTimeoutSeconds"),
                                        seconds ? QString::number(*seconds) : Words::tr("the profile's")));
        SimTime due = SimTime::never();
        for (const PermitWait& wait : moment_.world->waiting) {
            const PodEntry& entry = moment_.world->pod(wait.pod);
            if (entry.inGang && gangKey(*entry.object) == key_) due = std::min(due, entry.permitDue);
        }
        if (due == SimTime::never()) return;
        const std::int64_t left = std::max<std::int64_t>((due - moment_.now).ns, 0);
        constexpr std::int64_t kSecond = 1'000'000'000;
        const QString span = spanText(Duration::seconds((left + kSecond - 1) / kSecond));
        section.rows.push_back(plainRow(Words::tr("first timeout"), Words::tr("at %1, in %2").arg(clock(due), span)));
    }

    /// What its pods ask of the network.
    void addTopology(EvidenceSection& section) const {
        if (gang_ == nullptr || gang_->members.empty()) return;
        const Annotations& annotations = gang_->members.front().pod->meta.annotations;
        for (const auto& [key, words] : {std::pair{kRequired, Words::tr("required topology")},
                                         std::pair{kPreferred, Words::tr("preferred topology")}})
            if (const std::string_view level = annotations.get(key); !level.empty())
                section.rows.push_back(plainRow(words, topologyText(level)));
    }

    /// The level's label, and in which of its domains the members are.
    QString topologyText(std::string_view level) const {
        QStringList domains;
        for (const GangMember& member : gang_->members) {
            const NodeInfo* info = member.placed() ? moment_.world->node(member.node) : nullptr;
            if (info == nullptr || info->node == nullptr) continue;
            const QString domain = text(info->node->meta.labels.get(level));
            if (!domain.isEmpty() && !domains.contains(domain)) domains += domain;
        }
        if (domains.isEmpty()) return text(level);
        return Words::tr("%1: members are in %2").arg(text(level), domains.join(QLatin1String(", ")));
    }

    void addGroup() {
        EvidenceSection section;
        section.title = Words::tr("The group");
        if (group_ != nullptr) {
            section.rows.push_back(plainRow(QStringLiteral("minMember"), QString::number(group_->minMember)));
            section.rows.push_back(
                plainRow(Words::tr("pods"), QString::number(gang_ == nullptr ? 0 : gang_->members.size())));
            addTimeout(section);
            for (const auto& [name, amount] : group_->minResources)
                section.rows.push_back(
                    plainRow(QStringLiteral("minResources %1").arg(text(name)), text(amount.toString())));
        }
        addTopology(section);
        if (gang_ != nullptr && gang_->restUntil.isSet() && gang_->restUntil > moment_.now)
            section.rows.push_back(plainRow(Words::tr("rests until"), clock(gang_->restUntil)));
        if (!section.rows.empty()) content_.sections.push_back(std::move(section));
    }

    static Mark markOf(const GangMember& member) {
        switch (member.state) {
        case GangMember::State::Bound: return Mark::Success;
        case GangMember::State::Assumed:
        case GangMember::State::Waiting: return Mark::Wait;
        case GangMember::State::Gated: return Mark::Skipped;
        case GangMember::State::Pending: break;
        }
        return Mark::Idle;
    }

    void addMembers() {
        if (gang_ == nullptr || gang_->members.empty()) return;
        EvidenceSection section;
        section.title = Words::tr("Members");
        section.note = Words::tr("%1 bound, %2 wait on Permit").arg(bound()).arg(waiting());
        for (const GangMember& member : gang_->members) {
            EvidenceRow row;
            row.mark = markOf(member);
            row.name = text(moment_.barePodName(member.id));
            row.nameIsMono = true;
            row.value = stateText(moment_, moment_.world->pod(member.id));
            row.target = Selection{member.id, {}, {}};
            section.rows.push_back(std::move(row));
        }
        content_.sections.push_back(std::move(section));
    }

    void addObject() {
        content_.object.name = QStringLiteral("PodGroup %1").arg(text(key_));
        content_.object.yaml = text(io::yamlOf(group_->meta));
        content_.object.place = group_->meta.place;
        content_.object.podGroup = key_;
    }

    const Moment& moment_;
    const std::string& key_;
    InspectorContent& content_;
    std::shared_ptr<const Gang> gang_;
    const PodGroup* group_;
};

} // namespace

const PodGroup* podGroupAt(const Moment& moment, const std::string& key) {
    if (key.empty()) return nullptr;
    const auto& groups = moment.world->objects->podGroups;
    const auto it = std::find_if(groups.begin(), groups.end(),
                                 [&](const PodGroup& group) { return group.meta.ns + "/" + group.meta.name == key; });
    return it == groups.end() ? nullptr : &*it;
}

void inspectGang(const Moment& moment, const std::string& key, InspectorContent& content) {
    GangPage(moment, key, content).fill();
}

} // namespace berth::ui
