// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/PresenterPicture.h"

#include "engine/model/Training.h"
#include "ui/theme/Marks.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/NodePicture.h"
#include "ui/view/PipelinePicture.h"
#include "ui/view/PodWords.h"
#include "ui/view/PreemptionPicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PresenterPicture)
};

constexpr qsizetype kLongestHeadline = 60;
constexpr qsizetype kLongestReason = 17; ///< what has room beside a node's slots
constexpr double kMinute = 60e9;

QString stopName(StopKind kind) {
    switch (kind) {
    case StopKind::Enters: return Words::tr("A pod enters");
    case StopKind::Turn: return Words::tr("Its turn");
    case StopKind::Found: return Words::tr("Why this node");
    case StopKind::NoFit: return Words::tr("Why no node");
    case StopKind::Chosen: return Words::tr("Who makes room");
    case StopKind::Stopping: return Words::tr("They are told");
    case StopKind::Room: return Words::tr("There is room");
    case StopKind::Reserved: return Words::tr("The place is held");
    case StopKind::Waits: return Words::tr("The last gate");
    case StopKind::Back: return Words::tr("Back to the queue");
    case StopKind::Bound: return Words::tr("It runs");
    case StopKind::Gone: return Words::tr("It leaves");
    }
    return {};
}

Mark markOf(PointState state) {
    switch (state) {
    case PointState::Done: return Mark::Success;
    case PointState::Rejecting: return Mark::Reject;
    case PointState::Waiting: return Mark::Wait;
    default: return Mark::None;
    }
}

/// "21.1 GPU·min": GPU·s below 10 min, GPU·h from 10 h.
std::pair<QString, QString> workText(double gpuNanoseconds) {
    const double minutes = gpuNanoseconds / kMinute;
    const auto number = [](double value) { return QString::number(value, 'f', value > 0 && value < 100 ? 1 : 0); };
    if (minutes < 10) return {number(minutes * 60), Words::tr("GPU·s lost")};
    if (minutes < 600) return {number(minutes), Words::tr("GPU·min lost")};
    return {number(minutes / 60), Words::tr("GPU·h lost")};
}

std::int64_t nanosecondsLost(const PodEntry& victim, SimTime now) {
    if (!victim.startTime.isSet() || victim.startTime >= now) return 0;
    const Duration ran = now - victim.startTime;
    if (savesWithinGrace(*victim.object)) return 0;
    return (ran - periodicallySaved(*victim.object, ran)).ns;
}

PresenterFate fateOf(const Moment& moment, PodId id) {
    PresenterFate fate;
    fate.name = text(moment.barePodName(id));
    const PodEntry* entry = moment.pod(id);
    if (entry == nullptr) return fate;
    const Pod& pod = *entry->object;
    fate.level = levelOf(pod, *moment.scenario);
    if (pod.meta.controller() == nullptr) {
        fate.text = Words::tr("has no owner: gone for good");
        fate.tone = Tone::Reject;
        fate.mark = Mark::Reject;
    } else if (savesWithinGrace(pod)) {
        fate.text = Words::tr("saves its checkpoint first, resumes later");
        fate.mark = Mark::Success;
    } else {
        const Duration lost{nanosecondsLost(*entry, moment.now)};
        const bool fromZero = !checkpointInterval(pod);
        fate.text = fromZero ? Words::tr("starts again from zero, %1 lost").arg(spanText(lost))
                             : Words::tr("starts again from its last checkpoint, %1 lost").arg(spanText(lost));
        fate.mark = Mark::Wait;
    }
    return fate;
}

std::vector<PodId> victimsOf(const Moment& moment) {
    std::vector<PodId> victims;
    const Fact* ran = CycleWalk(moment).factOf(FactKind::PostFilterRan);
    if (ran == nullptr || !ran->node.valid()) return victims;
    for (const std::uint32_t id : moment.pool().list(ListId{ran->b})) victims.push_back(PodId{id});
    return victims;
}

/// "three"; figures from ten on.
QString inWords(std::int64_t count) {
    static constexpr std::array<const char*, 9> kNumbers = {
        QT_TRANSLATE_NOOP("PresenterPicture", "one"),   QT_TRANSLATE_NOOP("PresenterPicture", "two"),
        QT_TRANSLATE_NOOP("PresenterPicture", "three"), QT_TRANSLATE_NOOP("PresenterPicture", "four"),
        QT_TRANSLATE_NOOP("PresenterPicture", "five"),  QT_TRANSLATE_NOOP("PresenterPicture", "six"),
        QT_TRANSLATE_NOOP("PresenterPicture", "seven"), QT_TRANSLATE_NOOP("PresenterPicture", "eight"),
        QT_TRANSLATE_NOOP("PresenterPicture", "nine"),
    };
    const bool hasWord = count >= 1 && count <= static_cast<std::int64_t>(kNumbers.size());
    return hasWord ? Words::tr(kNumbers[static_cast<std::size_t>(count - 1)]) : countText(count);
}

/// The first column beside the winner's that the deciding rule sent out; nullptr for none.
const CandidateView* runnerUp(const TournamentView& tournament) {
    if (tournament.decidingRule < 0) return nullptr;
    const auto rule = static_cast<std::size_t>(tournament.decidingRule);
    for (const CandidateView& candidate : tournament.candidates)
        if (rule < candidate.cells.size() && candidate.cells[rule].outcome == RuleOutcome::Out) return &candidate;
    return nullptr;
}

/// The value with which a candidate left, in words.
QString reasonOut(const TournamentView& tournament, const CandidateView& candidate) {
    if (!candidate.entered) return candidate.result;
    const auto out = std::ranges::find(candidate.cells, RuleOutcome::Out, &RuleCellView::outcome);
    if (out == candidate.cells.end()) return {};
    const auto rule = static_cast<std::size_t>(out - candidate.cells.begin());
    const QString whole = Words::tr("%1: %2").arg(tournament.rules[rule], out->value);
    return whole.size() <= kLongestReason ? whole : out->value;
}

/// Headline and sentence of one stop.
class Telling {
public:
    Telling(const Moment& moment, PodId id) : moment_(moment), id_(id), entry_(moment.pod(id)) {}

    QString headline(StopKind kind) const {
        switch (kind) {
        case StopKind::Enters: return Words::tr("%1 asks for %2").arg(pod(), asks());
        case StopKind::Turn: return Words::tr("It is the turn of %1").arg(pod());
        case StopKind::Found: return Words::tr("%1 wins %2").arg(node(), pod());
        case StopKind::NoFit: return Words::tr("No node can run %1 now").arg(pod());
        case StopKind::Chosen: return chosen();
        case StopKind::Stopping: return Words::tr("The victims of %1 are told to stop").arg(pod());
        case StopKind::Room: return Words::tr("There is room for %1").arg(pod());
        case StopKind::Reserved: return Words::tr("%1 is held for %2").arg(node(), pod());
        case StopKind::Waits: return Words::tr("%1 holds its place and waits").arg(pod());
        case StopKind::Back: return Words::tr("%1 goes back to the queue").arg(pod());
        case StopKind::Bound: return Words::tr("%1 runs on %2").arg(pod(), node());
        case StopKind::Gone: return Words::tr("%1 has left").arg(pod());
        }
        return {};
    }

    QString sentence(StopKind kind) const {
        switch (kind) {
        case StopKind::Found: return found();
        case StopKind::NoFit:
        case StopKind::Back: return message();
        case StopKind::Chosen: return ruled();
        case StopKind::Stopping:
            return Words::tr("Each has its grace period to save its work; then the place is free.");
        case StopKind::Room: return Words::tr("The last of them is gone. %1 is tried again.").arg(pod());
        case StopKind::Waits: return Words::tr("Permit lets it go on when its gang is complete, or sends it back.");
        default: return asked();
        }
    }

private:
    QString pod() const { return text(moment_.barePodName(id_)); }
    QString asks() const { return entry_ == nullptr ? QString() : requestText(*entry_->object); }
    QString level() const {
        return entry_ == nullptr ? QString() : levelLetter(levelOf(*entry_->object, *moment_.scenario));
    }
    QString asked() const {
        return entry_ == nullptr
                   ? QString()
                   : Words::tr("%1 asks for %2, at priority %3.").arg(pod(), asks()).arg(entry_->object->priority);
    }
    QString node() const {
        const CycleRecord* record = moment_.record();
        if (record != nullptr && record->pod == id_ && record->selected)
            return text(moment_.nodeName(record->nodes[*record->selected]));
        return entry_ == nullptr ? QString() : text(moment_.nodeName(entry_->node));
    }
    QString message() const {
        const CycleRecord* record = moment_.record();
        if (record != nullptr && record->pod == id_ && !record->message.empty()) return text(record->message);
        return entry_ == nullptr ? QString() : text(moment_.pool().text(entry_->message));
    }

    /// "P2" where all of them have that level; "" otherwise.
    QString commonLevel(const std::vector<PodId>& pods) const {
        QString common;
        for (const PodId id : pods) {
            const PodEntry* entry = moment_.pod(id);
            if (entry == nullptr) return {};
            const QString letter = levelLetter(levelOf(*entry->object, *moment_.scenario));
            if (!common.isEmpty() && letter != common) return {};
            common = letter;
        }
        return common;
    }

    QString chosen() const {
        const CycleRecord* record = moment_.record();
        if (record == nullptr || !record->nominated) return Words::tr("Room is made for %1").arg(pod());
        const QString place = text(moment_.nodeName(*record->nominated));
        const std::vector<PodId> victims = victimsOf(moment_);
        const auto count = static_cast<std::int64_t>(victims.size());
        if (const QString theirs = commonLevel(victims); !theirs.isEmpty())
            return (count == 1 ? Words::tr("A %2 job takes %3: %1 %4 job makes room")
                               : Words::tr("A %2 job takes %3: %1 %4 jobs make room"))
                .arg(inWords(count), level(), place, theirs);
        return (count == 1 ? Words::tr("A %2 job takes %3: %1 job makes room")
                           : Words::tr("A %2 job takes %3: %1 jobs make room"))
            .arg(inWords(count), level(), place);
    }

    QString ruled() const {
        const CycleRecord* record = moment_.record();
        if (record == nullptr || !record->preemption || !record->nominated) return asked();
        const QString place = text(moment_.nodeName(*record->nominated));
        const auto& rules = record->preemption->rules;
        if (record->preemption->candidates.size() < 2 || rules.empty())
            return Words::tr("%1 asks for %2. Stopping pods helps on %3 alone.").arg(pod(), asks(), place);
        const auto tournament = tournamentView(moment_);
        const CandidateView* second = tournament ? runnerUp(*tournament) : nullptr;
        if (second == nullptr)
            return Words::tr("%1 asks for %2. Of %3 nodes where stopping pods helps, %4 is the first by name.")
                .arg(pod(), asks())
                .arg(record->preemption->candidates.size())
                .arg(place);
        const auto rule = static_cast<std::size_t>(tournament->decidingRule);
        return Words::tr("%1 asks for %2. %3 wins by %4: %5, against %6 on %7.")
            .arg(pod(), asks(), place, insideSentence(tournament->rules[rule]),
                 tournament->candidates.front().cells[rule].value, second->cells[rule].value, second->name);
    }

    QString found() const {
        const CycleRecord* record = moment_.record();
        if (record == nullptr) return asked();
        const auto passed = static_cast<std::int64_t>(record->feasible.size());
        if (passed == 1) return Words::tr("Only one node is left after Filter, so nothing is scored.");
        const auto highest = std::max_element(record->totals.begin(), record->totals.end());
        return Words::tr("Filter asked %1 nodes, %2 passed. %3 has the highest total, %4.")
            .arg(countText(static_cast<std::int64_t>(record->verdicts.size())), countText(passed), node(),
                 highest == record->totals.end() ? QString() : countText(*highest));
    }

    const Moment& moment_;
    PodId id_;
    const PodEntry* entry_;
};

PresenterRow rowOf(const Moment& moment, NodeId node, bool isLit) {
    const NodeCardView card = nodeCard(moment, node);
    PresenterRow row;
    row.name = card.name;
    row.gpus = card.gpus;
    row.pods = card.pods;
    row.used = card.cpu.total > 0 ? card.cpu.used / card.cpu.total : 0;
    row.isLit = isLit;
    return row;
}

void addOnce(std::vector<NodeId>& nodes, NodeId node, std::size_t most) {
    if (!node.valid() || nodes.size() >= most) return;
    if (std::find(nodes.begin(), nodes.end(), node) == nodes.end()) nodes.push_back(node);
}

} // namespace

StoryFrame frameOf(const std::vector<StoryStop>& story, std::size_t stop) {
    StoryFrame frame;
    if (story.empty()) return frame;
    std::size_t decided = std::min(stop, story.size() - 1);
    // A preemption is told as one piece, until the pod runs or goes back.
    const auto isDecision = [](StopKind kind) {
        return kind == StopKind::Chosen || kind == StopKind::Found || kind == StopKind::NoFit;
    };
    std::size_t chosen = decided + 1;
    for (std::size_t i = decided + 1; i-- > 0;) {
        if (story[i].kind == StopKind::Chosen) {
            chosen = i;
            break;
        }
        if (i < decided && (story[i].kind == StopKind::Bound || story[i].kind == StopKind::Back)) break;
    }
    if (chosen > decided)
        while (decided > 0 && !isDecision(story[decided].kind)) --decided;
    else
        decided = chosen;
    frame.decision = frame.before = story[decided].position;
    frame.after = story.back().position;
    for (std::size_t i = std::max(stop, decided); i < story.size(); ++i) {
        frame.after = story[i].position;
        if (story[i].kind == StopKind::Bound || story[i].kind == StopKind::Back) break;
    }
    return frame;
}

std::vector<NodeId> nodesOfStory(const Moment& decision, PodId pod, std::size_t most) {
    std::vector<NodeId> nodes;
    const CycleRecord* record = decision.record();
    if (const PodEntry* entry = decision.pod(pod); entry != nullptr) addOnce(nodes, entry->node, most);
    if (record != nullptr && record->pod == pod) {
        if (record->nominated) addOnce(nodes, *record->nominated, most);
        if (record->selected) addOnce(nodes, record->nodes[*record->selected], most);
        if (record->preemption)
            for (const PreemptionCandidate& candidate : record->preemption->candidates)
                addOnce(nodes, candidate.node, most);
        std::vector<std::size_t> ranked(record->feasible.size());
        std::iota(ranked.begin(), ranked.end(), 0);
        if (record->totals.size() == ranked.size())
            std::stable_sort(ranked.begin(), ranked.end(),
                             [&](std::size_t a, std::size_t b) { return record->totals[a] > record->totals[b]; });
        for (const std::size_t i : ranked) addOnce(nodes, record->nodes[record->feasible[i]], most);
        for (const CycleRecord::Verdict& verdict : record->verdicts) addOnce(nodes, record->nodes[verdict.node], most);
    }
    for (std::uint32_t i = 0; i < decision.world->nodes.size() && nodes.size() < most; ++i)
        if (decision.world->nodeExists(NodeId{i})) addOnce(nodes, NodeId{i}, most);
    return nodes;
}

std::vector<QString> reasonsAgainst(const Moment& decision, const std::vector<NodeId>& nodes) {
    std::vector<QString> reasons(nodes.size());
    const auto tournament = tournamentView(decision);
    if (!tournament) return reasons;
    for (const CandidateView& candidate : tournament->candidates) {
        const auto node = std::find(nodes.begin(), nodes.end(), candidate.node);
        if (node != nodes.end() && !candidate.winner)
            reasons[static_cast<std::size_t>(node - nodes.begin())] = reasonOut(*tournament, candidate);
    }
    return reasons;
}

PresenterSide presenterSide(const Moment& moment, const std::vector<NodeId>& nodes, NodeId lit) {
    PresenterSide side;
    side.clock = clockText(moment.now - moment.scenario->start).left(8);
    for (const NodeId node : nodes)
        if (moment.world->nodeExists(node)) side.rows.push_back(rowOf(moment, node, node == lit));
    return side;
}

void noteChanges(PresenterSide& before, PresenterSide& after, const Moment& afterwards, PodId pod,
                 std::size_t victims) {
    for (std::size_t i = 0; i < std::min(before.rows.size(), after.rows.size()); ++i) {
        PresenterRow& was = before.rows[i];
        PresenterRow& is = after.rows[i];
        const auto drawn = std::count_if(was.pods.begin(), was.pods.end(),
                                         [](const PodSlotsView& p) { return p.state == SlotState::Victim; });
        const auto stopped = was.isLit ? std::max(drawn, static_cast<std::ptrdiff_t>(victims)) : drawn;
        if (stopped > 0) {
            was.note = plural(stopped, Words::tr("%1 job to stop"), Words::tr("%1 jobs to stop"));
            was.tone = Tone::Reject;
        }
        const PodEntry* entry = afterwards.pod(pod);
        const bool isHere = is.isLit && entry != nullptr && entry->onNode();
        if (isHere && entry->state == PodState::Bound)
            is.note = Words::tr("runs from %1").arg(after.clock);
        else if (isHere)
            is.note = Words::tr("held");
        else
            is.note = was.pods == is.pods && was.used == is.used ? Words::tr("unchanged") : QString();
        if (isHere) is.noteLevel = levelOf(*entry->object, *afterwards.scenario);
    }
}

PresenterView presenterWords(const Moment& moment, PodId pod, const std::vector<StoryStop>& story, std::size_t stop) {
    PresenterView view;
    const PipelineView strip = pipelineView(moment);
    const auto active = pointAt(moment);
    for (int i = 0; i < kPointCount; ++i) {
        const auto point = static_cast<ExtensionPoint>(i);
        const PointState state = strip.at(point).state;
        PresenterPoint& drawn = view.points[static_cast<std::size_t>(i)];
        drawn.mark = markOf(state);
        drawn.isOver = state == PointState::Done || state == PointState::Rejecting;
        drawn.isActive = active == point;
    }
    const Telling telling(moment, pod);
    view.headline = telling.headline(story[stop].kind);
    if (view.headline.size() > kLongestHeadline)
        view.headline = view.headline.left(kLongestHeadline - 1) + QChar(0x2026);
    view.sentence = telling.sentence(story[stop].kind);
    view.stop = static_cast<int>(stop);
    view.stops = static_cast<int>(story.size());
    view.stopName = stopName(story[stop].kind);
    if (stop + 1 < story.size()) view.next = stopName(story[stop + 1].kind);
    return view;
}

void addCosts(PresenterView& view, const Moment& before, PodId pod, SimTime start) {
    const std::vector<PodId> victims = victimsOf(before);
    const PodEntry* entry = before.pod(pod);
    if (!victims.empty()) {
        double lost = 0;
        for (const PodId victim : victims) {
            view.fates.push_back(fateOf(before, victim));
            if (const PodEntry* stopped = before.pod(victim); stopped != nullptr)
                lost += static_cast<double>(nanosecondsLost(*stopped, before.now)) *
                        static_cast<double>(gpuRequest(*stopped->object).second);
        }
        const auto count = static_cast<std::int64_t>(victims.size());
        view.costs.push_back(
            {countText(count), count == 1 ? Words::tr("job stopped") : Words::tr("jobs stopped"), Tone::Reject});
        const auto [number, unit] = workText(lost);
        view.costs.push_back({number, unit, lost > 0 ? Tone::Reject : Tone::Strong});
    } else if (entry != nullptr) {
        view.costs.push_back({countText(entry->attempts),
                              entry->attempts == 1 ? Words::tr("attempt") : Words::tr("attempts"), Tone::Strong});
        view.costs.push_back({spanText(before.now - entry->created), Words::tr("waited so far"), Tone::Strong});
    }
    if (start != SimTime::never())
        view.costs.push_back({spanText(start - before.now), Words::tr("until it starts"), Tone::Strong});
}

} // namespace berth::ui
