// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/PreemptionPicture.h"

#include "engine/model/Training.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/NodePicture.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PreemptionPicture)
};

struct RuleText {
    std::string_view name; ///< as the evaluator calls it
    const char* title;
};
/// Upstream's rules in their order, with short titles.
constexpr std::array<RuleText, 7> kRules = {{
    {"fewest PDB violations", QT_TRANSLATE_NOOP("PreemptionPicture", "PDB violations")},
    {"lowest highest level", QT_TRANSLATE_NOOP("PreemptionPicture", "Highest level")},
    {"fewest GPU-seconds of work lost", QT_TRANSLATE_NOOP("PreemptionPicture", "Work lost")},
    {"lowest highest priority", QT_TRANSLATE_NOOP("PreemptionPicture", "Highest victim")},
    {"smallest sum of priorities", QT_TRANSLATE_NOOP("PreemptionPicture", "Σ priority + 2³¹")},
    {"fewest victims", QT_TRANSLATE_NOOP("PreemptionPicture", "Victims")},
    {"latest start", QT_TRANSLATE_NOOP("PreemptionPicture", "Latest start")},
}};
constexpr std::string_view kLatestStart = "latest start";
constexpr std::string_view kHighestPriority = "lowest highest priority";
constexpr std::string_view kHighestLevel = "lowest highest level";
constexpr std::string_view kWorkLost = "fewest GPU-seconds of work lost";
constexpr std::size_t kReasonsNamed = 2;
constexpr int kDrawn = 5;
constexpr int kDrawnBesideOthers = 4;

QString ruleTitle(const std::string& name) {
    for (const RuleText& rule : kRules)
        if (rule.name == name) return Words::tr(rule.title);
    return text(name);
}

/// Only an evaluator that orders by lost work asks these two.
bool isOfLostWork(std::string_view rule) {
    return rule == kHighestLevel || rule == kWorkLost;
}

bool contains(const std::vector<NodeId>& nodes, NodeId node) {
    return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

class TournamentMaker {
public:
    TournamentMaker(const Moment& moment, const PreemptionReport& report)
        : moment_(moment),
          walk_(moment),
          record_(*moment.record()),
          report_(report),
          rulesShown_(std::min(walk_.watched(ExtensionPoint::PostFilter, BeatKind::CandidateOut), report.rules.size())),
          ended_(walk_.progress(ExtensionPoint::PostFilter) == PointProgress::Over) {}

    TournamentView make() {
        nameRules();
        const std::vector<const PreemptionCandidate*> columns = ranked();
        const std::size_t drawn = columns.size() > kDrawn ? kDrawnBesideOthers : columns.size();
        for (std::size_t i = 0; i < drawn; ++i) view_.candidates.push_back(candidate(*columns[i]));
        if (drawn == columns.size()) addRefused(kDrawn - drawn);
        view_.others = static_cast<int>(columns.size() - drawn);
        view_.othersLeftAt.assign(view_.rules.size(), 0);
        for (std::size_t i = drawn; i < columns.size(); ++i)
            if (const int left = leftAt(columns[i]->node); left >= 0)
                ++view_.othersLeftAt[static_cast<std::size_t>(left)];
        fillNotes();
        return std::move(view_);
    }

private:
    /// Titles of all rules; those that the decision made needless come at the end.
    void nameRules() {
        const auto isAsked = [this](std::string_view name) {
            return std::any_of(report_.rules.begin(), report_.rules.end(),
                               [name](const PreemptionRule& rule) { return rule.name == name; });
        };
        const bool byLostWork = isAsked(kHighestLevel);
        for (const PreemptionRule& rule : report_.rules) view_.rules.push_back(ruleTitle(rule.name));
        for (const RuleText& rule : kRules)
            if (!isAsked(rule.name) && (byLostWork || !isOfLostWork(rule.name)))
                view_.rules.push_back(Words::tr(rule.title));
        if (rulesShown_ == report_.rules.size() && rulesShown_ > 0 && report_.rules.back().left.size() == 1)
            view_.decidingRule = static_cast<int>(rulesShown_) - 1;
    }

    /// The rule at which a candidate left, among those watched; -1 while it is in.
    int leftAt(NodeId node) const {
        for (std::size_t r = 0; r < rulesShown_; ++r)
            if (contains(report_.rules[r].asked, node) && !contains(report_.rules[r].left, node))
                return static_cast<int>(r);
        return -1;
    }

    /// Candidates tried so far: those still in first, then the one that left last.
    std::vector<const PreemptionCandidate*> ranked() const {
        const std::size_t tried = walk_.watched(ExtensionPoint::PostFilter, BeatKind::CandidateTried);
        const std::vector<NodeId> seen = triedNodes(tried);
        std::vector<const PreemptionCandidate*> columns;
        for (const PreemptionCandidate& candidate : report_.candidates)
            if (contains(seen, candidate.node)) columns.push_back(&candidate);
        const auto rank = [this](const PreemptionCandidate* c) {
            const int left = leftAt(c->node);
            return left < 0 ? (isWinner(c->node) ? -2 : -1) : static_cast<int>(rulesShown_) - left;
        };
        std::stable_sort(columns.begin(), columns.end(),
                         [&](const PreemptionCandidate* a, const PreemptionCandidate* b) { return rank(a) < rank(b); });
        return columns;
    }

    bool isWinner(NodeId node) const {
        return (ended_ || view_.decidingRule >= 0) && record_.nominated && *record_.nominated == node;
    }

    CandidateView candidate(const PreemptionCandidate& candidate) const {
        const NodeCardView card = nodeCard(moment_, candidate.node);
        CandidateView view;
        view.node = candidate.node;
        view.name = card.name;
        view.gpus = card.gpus;
        view.freeGpus = card.freeGpus;
        view.pods = card.pods;
        for (PodSlotsView& pod : view.pods)
            if (std::find(candidate.victims.begin(), candidate.victims.end(), pod.pod) != candidate.victims.end())
                pod.state = SlotState::Victim;
        for (const PodId victim : candidate.victims) view.victims.push_back(victimView(victim));
        view.anyReprieved = !candidate.reprieved.empty();
        view.reprieved = reprievedText(candidate);
        for (std::size_t r = 0; r < view_.rules.size(); ++r) view.cells.push_back(cell(r, candidate.node));
        view.winner = isWinner(candidate.node);
        view.result = resultText(candidate.node);
        return view;
    }

    /// Nodes that were tried and never entered, as columns that say why, as far as there is room.
    void addRefused(std::size_t room) {
        const std::size_t tried = walk_.watched(ExtensionPoint::PostFilter, BeatKind::CandidateTried);
        std::vector<NodeId> seen = triedNodes(tried);
        for (const auto& [node, status] : report_.dryRunRejected) {
            if (room == 0) return;
            if (!contains(seen, node)) continue;
            const NodeCardView card = nodeCard(moment_, node);
            CandidateView view;
            view.node = node;
            view.name = card.name;
            view.gpus = card.gpus;
            view.freeGpus = card.freeGpus;
            view.pods = card.pods;
            view.entered = false;
            view.result = text(status.message());
            view_.candidates.push_back(std::move(view));
            refusedDrawn_.push_back(node);
            --room;
        }
    }

    std::vector<NodeId> triedNodes(std::size_t tried) const {
        std::vector<NodeId> seen;
        for (std::size_t i = 0; i < moment_.beatsShown && seen.size() < tried; ++i)
            if (moment_.cycle->beats[i].kind == BeatKind::CandidateTried)
                seen.push_back(record_.nodes[moment_.cycle->beats[i].node]);
        return seen;
    }

    VictimView victimView(PodId id) const {
        VictimView view;
        view.pod = id;
        view.name = text(moment_.barePodName(id));
        const PodEntry* entry = moment_.pod(id);
        if (entry == nullptr) return view;
        view.level = levelOf(*entry->object, *moment_.scenario);
        view.gpus = gpuChipText(*entry->object);
        if (const PodDisruptionBudget* budget = spentBudget(*entry->object)) {
            view.fate = Words::tr("PDB %1 allows %2").arg(text(budget->meta.name)).arg(budget->disruptionsAllowed);
            view.warning = true;
        } else {
            view.fate = fateText(*entry);
            // What waits on Permit goes back to its queue; of the others only an owner makes another one.
            if (entry->object->meta.controller() == nullptr && entry->state != PodState::Waiting)
                view.fate = Words::tr("gone for good, %1").arg(view.fate);
        }
        return view;
    }

    /// What becomes of a victim: what it saves and within which grace, else how long it has worked for nothing.
    QString fateText(const PodEntry& entry) const {
        const Pod& pod = *entry.object;
        if (entry.state == PodState::Waiting) return Words::tr("waits on Permit: rejected");
        const QString grace = spanText(pod.gracePeriod);
        if (const auto hook = preStopTime(pod))
            return (savesWithinGrace(pod) ? Words::tr("saves in %1, grace %2") : Words::tr("needs %1, grace %2: lost"))
                .arg(spanText(*hook), grace);
        if (!entry.startTime.isSet() || moment_.now <= entry.startTime)
            return pod.gracePeriod.ns == 0 ? Words::tr("gone at once") : Words::tr("no hook, grace %1").arg(grace);
        const Duration ran = moment_.now - entry.startTime;
        if (const Duration saved = periodicallySaved(pod, ran); saved.ns > 0)
            return Words::tr("checkpoint %1 ago").arg(spanText(ran - saved));
        return Words::tr("no hook, runs %1").arg(spanText(ran));
    }

    /// The budget that forbids this eviction; nullptr where none does.
    const PodDisruptionBudget* spentBudget(const Pod& pod) const {
        for (const PodDisruptionBudget& budget : moment_.world->objects->budgets)
            if (budget.meta.ns == pod.meta.ns && budget.disruptionsAllowed <= 0 && budget.selector &&
                !budget.disruptedPods.contains(pod.meta.name) && matches(*budget.selector, pod.meta.labels))
                return &budget;
        return nullptr;
    }

    QString reprievedText(const PreemptionCandidate& candidate) const {
        if (candidate.reprieved.empty()) return Words::tr("nobody fits back");
        const QString first = text(moment_.barePodName(candidate.reprieved.front()));
        const auto more = static_cast<std::int64_t>(candidate.reprieved.size()) - 1;
        return more == 0 ? Words::tr("%1 stays").arg(first)
                         : Words::tr("%1 and %2 more stay").arg(first, countText(more));
    }

    RuleCellView cell(std::size_t rule, NodeId node) const {
        if (rule >= report_.rules.size()) {
            const bool decided = view_.decidingRule >= 0 && leftAt(node) < static_cast<int>(rule);
            return {{}, decided && isWinner(node) ? RuleOutcome::NotAsked : RuleOutcome::Empty, {}};
        }
        if (rule >= rulesShown_) return {};
        const PreemptionRule& asked = report_.rules[rule];
        const auto it = std::find(asked.asked.begin(), asked.asked.end(), node);
        if (it == asked.asked.end()) return {};
        const std::int64_t value = asked.values[static_cast<std::size_t>(it - asked.asked.begin())];
        RuleOutcome outcome = RuleOutcome::Out;
        if (contains(asked.left, node)) outcome = asked.left.size() == 1 ? RuleOutcome::Decides : RuleOutcome::Tie;
        const bool latest = asked.name == kLatestStart && outcome == RuleOutcome::Decides;
        return {valueText(asked.name, value), outcome, latest ? Words::tr("latest") : QString()};
    }

    QString valueText(const std::string& rule, std::int64_t value) const {
        if (rule == kLatestStart)
            return clockText(SimTime{value < 0 ? -value : value} - moment_.scenario->start).left(8);
        if (rule == kWorkLost) return workText(value < 0 ? -value : value);
        if (rule == kHighestLevel) return QStringLiteral("P%1").arg(value < 0 ? -value : value);
        if (rule == kHighestPriority) return QStringLiteral("%1 · %2").arg(levelName(value)).arg(value);
        return QString::number(value);
    }

    QString levelName(std::int64_t priority) const {
        if (priority >= moment_.scenario->p0From) return QStringLiteral("P0");
        return priority >= moment_.scenario->p1From ? QStringLiteral("P1") : QStringLiteral("P2");
    }

    QString resultText(NodeId node) const {
        if (isWinner(node)) return Words::tr("nominated");
        const int left = leftAt(node);
        if (left >= 0)
            return Words::tr("lost at %1, %2")
                .arg(left + 1)
                .arg(insideSentence(view_.rules[static_cast<std::size_t>(left)]));
        return ended_ ? Words::tr("first by name was taken") : Words::tr("still in");
    }

    void fillNotes() {
        view_.candidatesNote = Words::tr("%1 of %2 nodes")
                                   .arg(report_.candidates.size())
                                   .arg(countText(static_cast<std::int64_t>(record_.nodes.size())));
        if (ended_) view_.footnote = whyNot();
    }

    /// The nodes without a column that never entered, by reason, the commonest first.
    QString whyNot() const {
        std::vector<std::pair<std::string, std::int64_t>> reasons;
        const auto count = [&](NodeId node, const std::string& reason) {
            if (contains(refusedDrawn_, node)) return;
            const auto it =
                std::find_if(reasons.begin(), reasons.end(), [&](const auto& each) { return each.first == reason; });
            if (it == reasons.end())
                reasons.emplace_back(reason, 1);
            else
                ++it->second;
        };
        for (const auto& [node, status] : report_.dryRunRejected) count(node, status.message());
        for (const CycleRecord::Verdict& verdict : record_.verdicts)
            if (verdict.status.code() == Code::UnschedulableAndUnresolvable)
                count(record_.nodes[verdict.node], verdict.status.message());
        if (reasons.empty()) return {};
        std::stable_sort(reasons.begin(), reasons.end(),
                         [](const auto& a, const auto& b) { return a.second > b.second; });
        std::int64_t nodes = 0;
        for (const auto& [reason, number] : reasons) nodes += number;
        QStringList named;
        for (std::size_t i = 0; i < reasons.size() && i < kReasonsNamed; ++i) named += text(reasons[i].first);
        if (reasons.size() > kReasonsNamed) named += QStringLiteral("…");
        return plural(nodes, Words::tr("%1 more node: %2, so preemption is not helpful there."),
                      Words::tr("%1 more nodes: %2, so preemption is not helpful there."))
            .arg(named.join(QStringLiteral("; ")));
    }

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord& record_;
    const PreemptionReport& report_;
    std::size_t rulesShown_;
    bool ended_;
    std::vector<NodeId> refusedDrawn_;
    TournamentView view_;
};

} // namespace

QString insideSentence(QString title) {
    if (title.size() > 1 && title[1].isLower()) title[0] = title[0].toLower();
    return title;
}

std::optional<TournamentView> tournamentView(const Moment& moment) {
    const CycleRecord* record = moment.record();
    if (record == nullptr || !record->preemption) return std::nullopt;
    const CycleWalk walk(moment);
    const PointProgress progress = walk.progress(ExtensionPoint::PostFilter);
    if (progress != PointProgress::Running && progress != PointProgress::Over) return std::nullopt;
    const Fact* last = moment.lastFact();
    if (walk.postFilterDone() && last->kind != FactKind::PostFilterRan) return std::nullopt;
    return TournamentMaker(moment, *record->preemption).make();
}

} // namespace berth::ui
