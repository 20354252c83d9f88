// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/WaysOut.h"

#include "engine/model/Cluster.h"
#include "ui/session/ConfigurationEdits.h"
#include "ui/session/Edits.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WaysOut)
};

constexpr std::size_t kMostGangs = 4;
constexpr std::size_t kMostRows = 8;
constexpr std::int32_t kTimesShorter = 6;
constexpr std::int32_t kShortestTimeout = 5;
constexpr std::int32_t kUsualTimeout = 60;
const Duration kLookBeyond = Duration::seconds(60); ///< behind the last timeout

QString nameOf(const std::string& gangKey) {
    return text(bareName(gangKey));
}

void addTo(Edit& whole, Edit part) {
    for (Action& action : part.command.actions) whole.command.actions.push_back(std::move(action));
    if (!whole.command.stepText.empty()) whole.command.stepText += '\n';
    whole.command.stepText += part.command.stepText;
    whole.objectText += part.objectText;
}

class WayMaker {
public:
    WayMaker(const Moment& moment, const metrics::Deadlock& deadlock) : moment_(moment), deadlock_(deadlock) {}

    std::vector<WayOut> make() {
        for (std::size_t i = 0; i < deadlock_.gangs.size() && i < kMostGangs; ++i) letGo(deadlock_.gangs[i]);
        startSmaller();
        guard();
        waitShorter();
        addNode();
        return std::move(ways_);
    }

private:
    const PodGroup* groupOf(const metrics::DeadlockedGang& gang) const {
        if (gang.holds.empty()) return nullptr;
        return findPodGroup(*moment_.world->objects, *moment_.world->pod(gang.holds.front()).object);
    }

    void add(const QString& change, Edit edit, bool isBefore) {
        edit.command.text = change.toStdString();
        const std::size_t position = isBefore ? beforeGangs() : moment_.cursor.fact;
        ways_.push_back({change, std::move(edit), position, position < moment_.cursor.fact});
    }

    void letGo(const metrics::DeadlockedGang& gang) {
        const auto members = moment_.world->gang(gang.key);
        if (members == nullptr) return;
        Edit all;
        for (const GangMember& member : members->members)
            addTo(all, deletePod(text(member.pod->meta.ns), text(member.pod->meta.name)));
        add(Words::tr("let %1 go: delete its %2 pods").arg(nameOf(gang.key)).arg(members->members.size()),
            std::move(all), false);
    }

    /// The gang that lacks least could do with what it has.
    void startSmaller() {
        const auto least = std::min_element(deadlock_.gangs.begin(), deadlock_.gangs.end(),
                                            [](const auto& a, const auto& b) { return a.lacks < b.lacks; });
        const PodGroup* group = groupOf(*least);
        if (group == nullptr || least->holds.empty()) return;
        const auto holds = static_cast<std::int64_t>(least->holds.size());
        const Result<Edit> edit = setMinMember(*group, holds);
        if (edit)
            add(Words::tr("%1 needs fewer: minMember %2 → %3").arg(nameOf(least->key)).arg(group->minMember).arg(holds),
                *edit, true);
    }

    void guard() {
        const auto edit = gangGuardsEdit(*moment_.world->configuration);
        if (edit) add(Words::tr("Coscheduling at every point, with its guards"), *edit, true);
    }

    void waitShorter() {
        Edit all;
        std::set<std::int32_t> before, after;
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs) {
            const PodGroup* group = groupOf(gang);
            if (group == nullptr) return;
            const std::int32_t now = group->scheduleTimeoutSeconds.value_or(kUsualTimeout);
            const std::int32_t shorter = std::max(kShortestTimeout, now / kTimesShorter);
            const Result<Edit> edit = setScheduleTimeout(*group, shorter);
            if (!edit) return;
            before.insert(now);
            after.insert(shorter);
            addTo(all, *edit);
        }
        if (before.empty() || *after.begin() >= *before.begin()) return;
        add(Words::tr("scheduleTimeoutSeconds %1 → %2").arg(*before.begin()).arg(*after.begin()), std::move(all), true);
    }

    void addNode() {
        const PodEntry& first = moment_.world->pod(deadlock_.gangs.front().holds.front());
        const NodeInfo* info = moment_.world->node(first.node);
        if (info == nullptr || info->node == nullptr) return;
        auto edit = addNodeLike(moment_, *info->node);
        if (edit) add(Words::tr("one more node like %1").arg(text(info->node->name())), *edit, false);
    }

    /// Before the first member's turn came: so many facts.
    std::size_t beforeGangs() {
        if (before_) return *before_;
        std::set<PodId> members;
        for (const metrics::DeadlockedGang& gang : deadlock_.gangs)
            if (const auto there = moment_.world->gang(gang.key))
                for (const GangMember& member : there->members) members.insert(member.id);
        std::size_t fact = 0;
        const auto isFirst = [&](const Fact& each) {
            return each.kind == FactKind::PodPopped && members.contains(each.pod);
        };
        while (fact < moment_.cursor.fact && !isFirst((*moment_.trace)[fact])) ++fact;
        before_ = fact < moment_.cursor.fact ? moment_.trace->unitBegin(fact) : moment_.cursor.fact;
        return *before_;
    }

    const Moment& moment_;
    const metrics::Deadlock& deadlock_;
    std::vector<WayOut> ways_;
    std::optional<std::size_t> before_;
};

/// "+22 s".
QString inText(SimTime at, SimTime now) {
    const std::int64_t ns = std::max<std::int64_t>((at - now).ns, 0);
    constexpr std::int64_t kSecond = 1'000'000'000;
    return QLatin1Char('+') + spanText(Duration::seconds((ns + kSecond / 2) / kSecond));
}

QString joined(const QStringList& gangs) {
    QStringList names;
    for (const QString& gang : gangs) names += gang.section(QLatin1Char('/'), -1);
    return names.join(QLatin1String(", "));
}

QString joined(const std::string& gangs) {
    return joined(text(gangs).split(QLatin1Char(',')));
}

Mark markOf(const metrics::OutlookEvent& event) {
    using Kind = metrics::OutlookEvent::Kind;
    switch (event.kind) {
    case Kind::TimesOut: return Mark::Reject;
    case Kind::LetsGo: return Mark::Wait;
    case Kind::Whole: return Mark::Success;
    case Kind::Deadlock: return Mark::Error;
    }
    return Mark::None;
}

QString eventText(const metrics::OutlookEvent& event) {
    using Kind = metrics::OutlookEvent::Kind;
    const QString gang = nameOf(event.gang);
    switch (event.kind) {
    case Kind::TimesOut:
        return Words::tr("%1 times out on Permit. %2 of %3 lose their place, %4 come free.")
            .arg(text(bareName(event.pod)),
                 plural(event.members, Words::tr("%1 member"), Words::tr("All %1 members that wait")), gang,
                 gpuSentence(event.gpus));
    case Kind::LetsGo: return Words::tr("%1 gives up its places, %2 come free.").arg(gang, gpuSentence(event.gpus));
    case Kind::Whole: return Words::tr("%1 runs: %2 of its pods are bound.").arg(gang).arg(event.members);
    case Kind::Deadlock: return Words::tr("A deadlock again: %1.").arg(joined(event.gang));
    }
    return {};
}

EvidenceRow comesRow(SimTime at, SimTime now, const QString& sentence, Mark mark) {
    EvidenceRow row;
    row.mark = mark;
    row.name = QStringLiteral("%1  %2").arg(inText(at, now), sentence);
    return row;
}

/// What the timers alone say.
void addTimers(const Moment& moment, const metrics::Deadlock& deadlock, EvidenceSection& section) {
    const auto first = std::min_element(deadlock.gangs.begin(), deadlock.gangs.end(),
                                        [](const auto& a, const auto& b) { return a.due < b.due; });
    section.rows.push_back(
        comesRow(first->due, moment.now, Words::tr("%1 times out on Permit.").arg(nameOf(first->key)), Mark::Reject));
}

EvidenceSection whatComes(const Moment& moment, const metrics::Deadlock& deadlock, const Foresight* foresight) {
    constexpr std::size_t kMostEvents = 6;
    EvidenceSection section;
    section.title = Words::tr("What comes, if nobody acts");
    if (foresight == nullptr) {
        addTimers(moment, deadlock, section);
        section.note = Words::tr("looking ahead…");
        return section;
    }
    const metrics::DeadlockOutlook& outlook = foresight->ifNobodyActs;
    for (std::size_t i = 0; i < outlook.events.size() && i < kMostEvents; ++i)
        section.rows.push_back(
            comesRow(outlook.events[i].at, moment.now, eventText(outlook.events[i]), markOf(outlook.events[i])));
    if (section.rows.empty()) addTimers(moment, deadlock, section);
    section.note = Words::tr("run ahead on the side");
    return section;
}

QString joined(const std::vector<std::string>& gangs) {
    QStringList all;
    for (const std::string& gang : gangs) all += text(gang);
    return joined(all);
}

RemedyRow rowOf(const WayOut& way, const std::optional<metrics::DeadlockOutlook>& outlook, std::size_t gangs) {
    RemedyRow row;
    row.change = way.change;
    if (!outlook) {
        row.effect = Words::tr("cannot be done");
    } else if (way.isBefore && outlook->begun == 0 && !outlook->whole.empty()) {
        row.effect = Words::tr("no deadlock");
        row.helps = true;
    } else if (outlook->whole.size() == gangs) {
        row.effect = Words::tr("all run");
        row.helps = true;
    } else if (!outlook->whole.empty()) {
        row.effect = outlook->whole.size() == 1 ? Words::tr("%1 runs").arg(joined(outlook->whole))
                                                : Words::tr("%1 run").arg(joined(outlook->whole));
        row.helps = true;
    } else if (outlook->begun > 0) {
        row.effect = Words::tr("a deadlock again");
    } else {
        row.effect = Words::tr("no gang runs");
    }
    return row;
}

} // namespace

std::vector<WayOut> waysOut(const Moment& moment, const metrics::Deadlock& deadlock) {
    return WayMaker(moment, deadlock).make();
}

ForesightQuestion questionAbout(const Moment& moment, const metrics::Deadlock& deadlock,
                                const std::vector<WayOut>& ways) {
    ForesightQuestion question;
    question.position = moment.cursor.fact;
    question.deadlock = deadlock;
    question.until = moment.now;
    for (const metrics::DeadlockedGang& gang : deadlock.gangs) question.until = std::max(question.until, gang.due);
    question.until = question.until + kLookBeyond;
    for (const WayOut& way : ways) question.cases.push_back({way.position, way.edit.command});
    return question;
}

void addForesight(const Moment& moment, const metrics::Deadlock& deadlock, const std::vector<WayOut>& ways,
                  const Foresight* foresight, InspectorContent& content) {
    content.sections.push_back(whatComes(moment, deadlock, foresight));
    if (foresight == nullptr) return;
    content.remedyTitle = Words::tr("Ways out");
    content.remedyNote = Words::tr("each tried in a branch");
    for (std::size_t i = 0; i < ways.size() && i < foresight->cases.size(); ++i) {
        content.remedies.push_back(rowOf(ways[i], foresight->cases[i], deadlock.gangs.size()));
        content.remedies.back().id = i;
    }
    std::stable_partition(content.remedies.begin(), content.remedies.end(),
                          [](const RemedyRow& row) { return row.helps; });
    if (content.remedies.size() > kMostRows) content.remedies.resize(kMostRows);
}

SimTime seenAt(const metrics::DeadlockOutlook& outlook, SimTime now) {
    if (outlook.wholeAt != SimTime::never()) return std::max(outlook.wholeAt, now);
    return outlook.over != SimTime::never() ? std::max(outlook.over, now) : now;
}

} // namespace berth::ui
