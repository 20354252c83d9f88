// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/PreemptionPicture.h"

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
constexpr std::array<RuleText, 5> kRules = {{
    {"fewest PDB violations", QT_TRANSLATE_NOOP("PreemptionPicture", "PDB violations")},
    {"lowest highest priority", QT_TRANSLATE_NOOP("PreemptionPicture", "Highest victim")},
    {"smallest sum of priorities", QT_TRANSLATE_NOOP("PreemptionPicture", "Σ priority + 2³¹")},
    {"fewest victims", QT_TRANSLATE_NOOP("PreemptionPicture", "Victims")},
    {"latest start", QT_TRANSLATE_NOOP("PreemptionPicture", "Latest start")},
}};
constexpr std::string_view kLatestStart = "latest start";
constexpr int kDrawn = 5;
constexpr int kDrawnBesideOthers = 4;

QString ruleTitle(const std::string& name) {
    for (const RuleText& rule : kRules)
        if (rule.name == name) return Words::tr(rule.title);
    return text(name);
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
        for (const PreemptionRule& rule : report_.rules) view_.rules.push_back(ruleTitle(rule.name));
        for (std::size_t i = report_.rules.size(); i < kRules.size(); ++i)
            view_.rules.push_back(Words::tr(kRules[i].title));
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
        std::vector<NodeId> seen;
        for (std::size_t i = 0; i < moment_.beatsShown && seen.size() < tried; ++i)
            if (moment_.cycle->beats[i].kind == BeatKind::CandidateTried)
                seen.push_back(record_.nodes[moment_.cycle->beats[i].node]);
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

    VictimView victimView(PodId id) const {
        VictimView view;
        view.pod = id;
        view.name = text(moment_.barePodName(id));
        const PodEntry* entry = moment_.pod(id);
        if (entry == nullptr) return view;
        view.level = levelOf(*entry->object, *moment_.scenario);
        view.gpus = gpuChipText(*entry->object);
        view.fate = entry->object->gracePeriod.ns == 0
                        ? Words::tr("gone at once")
                        : Words::tr("grace %1").arg(spanText(entry->object->gracePeriod));
        return view;
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
        return QString::number(value);
    }

    QString resultText(NodeId node) const {
        if (isWinner(node)) return Words::tr("nominated");
        const int left = leftAt(node);
        if (left >= 0)
            return Words::tr("lost at %1, %2").arg(left + 1).arg(view_.rules[static_cast<std::size_t>(left)]);
        return ended_ ? Words::tr("first by name was taken") : Words::tr("still in");
    }

    void fillNotes() {
        view_.candidatesNote = Words::tr("%1 of %2 nodes")
                                   .arg(report_.candidates.size())
                                   .arg(countText(static_cast<std::int64_t>(record_.nodes.size())));
        if (!ended_) return;
        const std::size_t out = record_.nodes.size() - report_.candidates.size();
        if (out > 0)
            view_.footnote =
                plural(static_cast<std::int64_t>(out), Words::tr("On %1 more node preemption is not helpful."),
                       Words::tr("On %1 more nodes preemption is not helpful."));
    }

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord& record_;
    const PreemptionReport& report_;
    std::size_t rulesShown_;
    bool ended_;
    TournamentView view_;
};

} // namespace

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
