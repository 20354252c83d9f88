// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/PipelinePicture.h"

#include "ui/view/CycleWalk.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PipelinePicture)
};

constexpr QChar kArrow(0x2192);

PipelinePoint toPipeline(ExtensionPoint point) {
    return static_cast<PipelinePoint>(point);
}
ExtensionPoint toExtension(PipelinePoint point) {
    return static_cast<ExtensionPoint>(point);
}

QString yieldText(std::size_t in, std::size_t left) {
    return QStringLiteral("%1 %2 %3")
        .arg(countText(static_cast<std::int64_t>(in)), kArrow, countText(static_cast<std::int64_t>(left)));
}

QString pluginsText(std::size_t count) {
    return plural(static_cast<std::int64_t>(count), Words::tr("%1 plugin"), Words::tr("%1 plugins"));
}

/// Fills one PipelineView; a member function per group of points.
class StripMaker {
public:
    explicit StripMaker(const Moment& moment) : moment_(moment), walk_(moment) {}

    PipelineView make() {
        fillIdle();
        fillHead();
        if (walk_.isShown())
            fillCycle();
        else
            fillBindingAlone();
        fillNotes();
        markNext();
        return std::move(view_);
    }

private:
    PointView& at(PipelinePoint point) { return view_.at(point); }
    void set(PipelinePoint point, PointState state, const QString& line, const QString& yield = {}) {
        at(point) = {state, line, yield, at(point).tooltip};
    }

    void fillIdle() {
        const Framework* framework = moment_.framework();
        for (int i = 0; i < kPipelinePoints; ++i) {
            const auto point = static_cast<PipelinePoint>(i);
            if (framework == nullptr) continue;
            QStringList names;
            for (const std::string_view name : framework->pluginNames(toExtension(point))) names += text(name);
            PointView& view = at(point);
            view.line = names.isEmpty()     ? Words::tr("no plugin")
                        : names.size() == 1 ? names.front()
                                            : pluginsText(static_cast<std::size_t>(names.size()));
            view.tooltip = names.join(QLatin1String(", "));
        }
    }

    void fillHead() {
        const World& world = *moment_.world;
        PodId pod;
        if (walk_.isShown())
            pod = walk_.record().pod;
        else if (world.cycleOpen())
            pod = world.cycle.pod;
        if (!pod.valid()) return;
        view_.cycle = Words::tr("In the cycle #%1").arg(countText(static_cast<std::int64_t>(world.cycles)));
        view_.pod = chipOf(moment_, pod);
    }

    void fillCycle() {
        const std::int64_t active = moment_.world->counters.active;
        const QString gated = moment_.world->counters.gated == 0
                                  ? Words::tr("none gated")
                                  : Words::tr("%1 gated").arg(countText(moment_.world->counters.gated));
        set(PipelinePoint::PreEnqueue, PointState::Done, gated);
        set(PipelinePoint::QueueSort, PointState::Done, Words::tr("%1 behind it").arg(countText(active)),
            countText(active + 1));
        fillPreFilter();
        fillFilter();
        fillPostFilter();
        fillPreScore();
        fillScore();
        fillNormalize();
        fillReserve();
        fillPermit();
        fillBinding();
    }

    void fillPreFilter() {
        const CycleRecord& record = walk_.record();
        const std::size_t called = walk_.watched(ExtensionPoint::PreFilter, BeatKind::PluginCalled);
        const QString line = Words::tr("%1 of %2 plugins").arg(called).arg(record.preFilter.size());
        const PointProgress progress = walk_.progress(ExtensionPoint::PreFilter);
        if (progress == PointProgress::Running) set(PipelinePoint::PreFilter, PointState::Active, line);
        if (progress != PointProgress::Over) return;
        const std::size_t all = record.nodes.size();
        const std::size_t left = record.preFilterNodes ? record.preFilterNodes->size() : all;
        if (record.preFilterRejected)
            set(PipelinePoint::PreFilter, PointState::Rejecting, line, yieldText(all, 0));
        else
            set(PipelinePoint::PreFilter, PointState::Done, line,
                left == all ? countText(static_cast<std::int64_t>(all)) : yieldText(all, left));
    }

    void fillFilter() {
        const CycleRecord& record = walk_.record();
        const std::size_t seen = walk_.verdictsShown();
        const std::size_t left = walk_.feasibleShown();
        const QString line = Words::tr("%1 of %2 nodes")
                                 .arg(countText(static_cast<std::int64_t>(seen)),
                                      countText(static_cast<std::int64_t>(record.nodes.size())));
        switch (walk_.progress(ExtensionPoint::Filter)) {
        case PointProgress::Running: set(PipelinePoint::Filter, PointState::Active, line, yieldText(seen, left)); break;
        case PointProgress::Over:
            set(PipelinePoint::Filter, left == 0 ? PointState::Rejecting : PointState::Done, line,
                yieldText(seen, left));
            break;
        case PointProgress::Absent:
            if (walk_.lookDone() || record.preFilterRejected)
                skip(PipelinePoint::Filter, Words::tr("no node is asked"));
            break;
        case PointProgress::NotYet: break;
        }
    }

    void skip(PipelinePoint point, const QString& why) { set(point, PointState::Skipped, why); }
    bool filterOver() const { return walk_.progress(ExtensionPoint::Filter) == PointProgress::Over; }

    void fillPostFilter() {
        const CycleRecord& record = walk_.record();
        if (filterOver() && !record.feasible.empty())
            return skip(PipelinePoint::PostFilter, plural(static_cast<std::int64_t>(record.feasible.size()),
                                                          Words::tr("%1 node passed"), Words::tr("%1 nodes passed")));
        const Fact* ran = walk_.factOf(FactKind::PostFilterRan);
        const PointProgress progress = walk_.progress(ExtensionPoint::PostFilter);
        if (progress == PointProgress::Running) {
            const std::size_t tried = walk_.watched(ExtensionPoint::PostFilter, BeatKind::CandidateTried);
            return set(PipelinePoint::PostFilter, PointState::Active, Words::tr("choosing a node"),
                       countText(static_cast<std::int64_t>(tried)));
        }
        if (ran == nullptr && progress != PointProgress::Over) {
            if (!filterOver() && !walk_.lookDone())
                at(PipelinePoint::PostFilter).line = Words::tr("only if 0 pass");
            else if (moment_.world->cycle.looked && !moment_.world->cycle.fitError &&
                     moment_.world->cycle.pod == record.pod && record.feasible.empty())
                skip(PipelinePoint::PostFilter, Words::tr("cannot help"));
            return;
        }
        const bool nominated = record.nominated && record.nominated->valid();
        set(PipelinePoint::PostFilter, nominated ? PointState::Done : PointState::Rejecting,
            nominated ? text(moment_.nodeName(*record.nominated)) : Words::tr("no candidate"));
    }

    bool scoringIsSkipped(PipelinePoint point) {
        const CycleRecord& record = walk_.record();
        const bool known = filterOver() || record.preFilterRejected.has_value();
        if (!known || record.feasible.size() > 1) return false;
        skip(point, record.feasible.empty() ? Words::tr("no feasible node") : Words::tr("one node left"));
        return true;
    }

    void fillPreScore() {
        if (scoringIsSkipped(PipelinePoint::PreScore)) return;
        const CycleRecord& record = walk_.record();
        const auto skipped =
            std::count_if(record.scores.begin(), record.scores.end(), [](const auto& s) { return s.skipped; });
        const std::size_t all = record.preScorePlugins.size();
        const auto work = all - std::min(all, static_cast<std::size_t>(skipped));
        const PointProgress progress = walk_.progress(ExtensionPoint::PreScore);
        if (progress == PointProgress::Running)
            set(PipelinePoint::PreScore, PointState::Active,
                Words::tr("%1 of %2 plugins")
                    .arg(walk_.watched(ExtensionPoint::PreScore, BeatKind::PluginCalled))
                    .arg(all));
        if (progress == PointProgress::Over)
            set(PipelinePoint::PreScore, PointState::Done, Words::tr("%1 of %2 have work").arg(work).arg(all),
                countText(static_cast<std::int64_t>(work)));
    }

    void fillScore() {
        if (scoringIsSkipped(PipelinePoint::Score)) return;
        const CycleRecord& record = walk_.record();
        const auto nodes = static_cast<std::int64_t>(record.feasible.size());
        const auto plugins = static_cast<std::int64_t>(
            std::count_if(record.scores.begin(), record.scores.end(), [](const auto& s) { return !s.skipped; }));
        const auto called = static_cast<std::int64_t>(walk_.watched(ExtensionPoint::Score, BeatKind::PluginCalled));
        const PointProgress progress = walk_.progress(ExtensionPoint::Score);
        if (progress == PointProgress::Running)
            set(PipelinePoint::Score, PointState::Active, Words::tr("%1 of %2 plugins").arg(called).arg(plugins),
                countText(called * nodes));
        if (progress == PointProgress::Over)
            set(PipelinePoint::Score, PointState::Done, Words::tr("%1 plugins × %2").arg(plugins).arg(nodes),
                countText(plugins * nodes));
    }

    void fillNormalize() {
        if (scoringIsSkipped(PipelinePoint::NormalizeScore)) return;
        const CycleRecord& record = walk_.record();
        const std::size_t done = walk_.watched(ExtensionPoint::NormalizeScore, BeatKind::Normalized);
        const PointProgress progress = walk_.progress(ExtensionPoint::NormalizeScore);
        const QString yield = yieldText(record.feasible.size(), std::max<std::size_t>(record.best.size(), 1));
        if (progress == PointProgress::Running)
            set(PipelinePoint::NormalizeScore, PointState::Active, pluginsText(done),
                walk_.isWeighted() ? yield : QString());
        if (progress == PointProgress::Over)
            set(PipelinePoint::NormalizeScore, PointState::Done, pluginsText(done), yield);
    }

    QString selectedNode() const {
        const CycleRecord& record = walk_.record();
        return record.selected ? text(moment_.nodeName(record.nodes[*record.selected])) : QString();
    }

    bool neverPlaced(PipelinePoint point) {
        if (!walk_.lookDone() || walk_.record().selected) return false;
        skip(point, Words::tr("next attempt"));
        return true;
    }

    void fillReserve() {
        if (neverPlaced(PipelinePoint::Reserve)) return;
        if (walk_.factOf(FactKind::PodUnreserved) != nullptr)
            return set(PipelinePoint::Reserve, PointState::Rejecting, Words::tr("given back"));
        if (walk_.factOf(FactKind::PodAssumed) == nullptr) return;
        const bool isLatest =
            moment_.lastFact()->kind == FactKind::PodAssumed || moment_.lastFact()->kind == FactKind::PodReserved;
        set(PipelinePoint::Reserve, isLatest ? PointState::Active : PointState::Done,
            Words::tr("on %1").arg(selectedNode()));
    }

    void fillPermit() {
        if (neverPlaced(PipelinePoint::Permit)) return;
        const PodEntry* pod = moment_.pod(walk_.record().pod);
        if (pod != nullptr && pod->state == PodState::Waiting)
            set(PipelinePoint::Permit, PointState::Waiting, Words::tr("waits"), QStringLiteral("1"));
        else if (walk_.factOf(FactKind::BindingStarted) != nullptr)
            set(PipelinePoint::Permit, PointState::Done, Words::tr("go"));
        else if (walk_.factOf(FactKind::PodRejected) != nullptr)
            set(PipelinePoint::Permit, PointState::Rejecting, Words::tr("rejected"));
    }

    void fillBinding() {
        if (neverPlaced(PipelinePoint::PreBind)) {
            skip(PipelinePoint::Bind, Words::tr("next attempt"));
            skip(PipelinePoint::PostBind, Words::tr("next attempt"));
            return;
        }
        if (walk_.factOf(FactKind::BindingStarted) == nullptr) return;
        set(PipelinePoint::PreBind, PointState::Active, Words::tr("on %1").arg(selectedNode()));
        if (walk_.factOf(FactKind::PodBound) != nullptr) fillBound(selectedNode());
    }

    void fillBound(const QString& node) {
        set(PipelinePoint::PreBind, PointState::Done, at(PipelinePoint::PreBind).line);
        set(PipelinePoint::Bind, PointState::Done, Words::tr("to %1").arg(node), QStringLiteral("1"));
        set(PipelinePoint::PostBind, PointState::Done, at(PipelinePoint::PostBind).line);
    }

    /// Between cycles: the binding step that has just happened.
    void fillBindingAlone() {
        const Fact* fact = moment_.lastFact();
        if (fact == nullptr) return;
        const std::size_t begin = moment_.trace->unitBegin(moment_.cursor.fact - 1);
        for (std::size_t i = moment_.cursor.fact; i > begin; --i) {
            const Fact& earlier = (*moment_.trace)[i - 1];
            if (earlier.kind == FactKind::PodBound) return fillBound(text(moment_.nodeName(earlier.node)));
            if (earlier.kind == FactKind::BindingStarted)
                return set(PipelinePoint::PreBind, PointState::Active, at(PipelinePoint::PreBind).line);
        }
    }

    void fillNotes() {
        view_.schedulingNote = Words::tr("one pod at a time");
        const std::int64_t waiting = moment_.world->counters.waiting;
        std::int64_t binding = 0;
        for (std::uint32_t i = 0; i < moment_.world->pods.size(); ++i)
            if (moment_.world->pods[i].state == PodState::Binding) ++binding;
        if (waiting > 0)
            view_.bindingNote = plural(waiting, Words::tr("%1 waits on Permit"), Words::tr("%1 wait on Permit"));
        else if (binding > 0)
            view_.bindingNote =
                plural(binding, Words::tr("%1 pod is being bound"), Words::tr("%1 pods are being bound"));
        else
            view_.bindingNote = Words::tr("idle");
        if (waiting > 0 && at(PipelinePoint::Permit).state == PointState::Idle)
            set(PipelinePoint::Permit, PointState::Waiting,
                plural(waiting, Words::tr("%1 pod waits"), Words::tr("%1 pods wait")), countText(waiting));
    }

    void markNext() {
        const auto next = nextPoint();
        if (next && at(*next).state == PointState::Idle) at(*next).state = PointState::Next;
    }

    std::optional<PipelinePoint> nextPoint() const {
        if (const Beat* beat = moment_.nextBeat()) return toPipeline(beat->point);
        for (std::size_t i = moment_.cursor.fact; i < moment_.trace->size() && i < moment_.cursor.fact + 4; ++i)
            if (const auto point = pointOf((*moment_.trace)[i].kind)) return point;
        const World& world = *moment_.world;
        if (!world.cycleOpen() || !world.cycle.looked) return std::nullopt;
        if (world.cycle.selected.valid()) return PipelinePoint::Reserve;
        return world.cycle.fitError ? std::optional(PipelinePoint::PostFilter) : std::nullopt;
    }

    static std::optional<PipelinePoint> pointOf(FactKind kind) {
        switch (kind) {
        case FactKind::PodPopped: return PipelinePoint::QueueSort;
        case FactKind::PostFilterRan: return PipelinePoint::PostFilter;
        case FactKind::NodeSelected:
        case FactKind::PodAssumed:
        case FactKind::PodReserved: return PipelinePoint::Reserve;
        case FactKind::PodWaiting: return PipelinePoint::Permit;
        case FactKind::BindingStarted: return PipelinePoint::PreBind;
        case FactKind::PodBound: return PipelinePoint::Bind;
        default: return std::nullopt;
        }
    }

    const Moment& moment_;
    CycleWalk walk_;
    PipelineView view_;
};

} // namespace

PipelineView pipelineView(const Moment& moment) {
    return StripMaker(moment).make();
}

std::optional<PipelinePoint> pointAt(const Moment& moment) {
    if (const Beat* beat = moment.lastBeat()) return toPipeline(beat->point);
    const Fact* fact = moment.lastFact();
    if (fact == nullptr) return std::nullopt;
    switch (fact->kind) {
    case FactKind::PodQueued:
    case FactKind::PodGated:
    case FactKind::PodSubmitted: return PipelinePoint::PreEnqueue;
    case FactKind::PodPopped: return PipelinePoint::QueueSort;
    case FactKind::NodeSelected: return PipelinePoint::NormalizeScore;
    case FactKind::NoNodeFits: return PipelinePoint::Filter;
    case FactKind::PostFilterRan:
    case FactKind::PodNominated: return PipelinePoint::PostFilter;
    case FactKind::PodAssumed:
    case FactKind::PodReserved: return PipelinePoint::Reserve;
    case FactKind::PodWaiting:
    case FactKind::PodAllowed: return PipelinePoint::Permit;
    case FactKind::BindingStarted: return PipelinePoint::PreBind;
    case FactKind::PodBound: return PipelinePoint::Bind;
    default: return std::nullopt;
    }
}

} // namespace berth::ui
