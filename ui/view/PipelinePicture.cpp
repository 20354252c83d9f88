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

QString yieldText(std::size_t in, std::size_t left) {
    return QStringLiteral("%1 %2 %3")
        .arg(countText(static_cast<std::int64_t>(in)), kArrow, countText(static_cast<std::int64_t>(left)));
}

QString pluginsText(std::size_t count) {
    return plural(static_cast<std::int64_t>(count), Words::tr("%1 plugin"), Words::tr("%1 plugins"));
}

QString ofPluginsText(std::size_t count, std::size_t all) {
    return (all == 1 ? Words::tr("%1 of %2 plugin") : Words::tr("%1 of %2 plugins")).arg(count).arg(all);
}

/// Fills one PipelineView; a member function per group of points.
class StripMaker {
public:
    StripMaker(const Moment& moment, const LaneBook& lanes, const Framework* profile)
        : moment_(moment),
          walk_(moment),
          profile_(profile != nullptr ? profile : moment.framework()),
          waiting_(moment.world->counters.waiting),
          binding_(lanes.binding()) {}

    PipelineView make() {
        fillIdle();
        idle_ = view_;
        fillHead();
        if (profile_ != moment_.framework()) return restingView();
        if (walk_.isShown())
            fillCycle();
        else
            fillBindingAlone();
        fillNotes();
        markNext();
        return std::move(view_);
    }

private:
    PointView& at(ExtensionPoint point) { return view_.at(point); }
    void set(ExtensionPoint point, PointState state, const QString& line, const QString& yield = {}) {
        at(point) = {state, line, yield, at(point).tooltip};
    }

    /// What is asked of another profile than the one that was chosen says nothing about that one.
    PipelineView restingView() {
        if (const CycleRecord* record = moment_.record())
            view_.schedulingNote = Words::tr("this cycle is of %1").arg(text(record->profile));
        return std::move(view_);
    }

    void fillIdle() {
        for (int i = 0; i < kPointCount; ++i) {
            const auto point = static_cast<ExtensionPoint>(i);
            if (profile_ == nullptr) continue;
            QStringList names;
            for (const std::string_view name : profile_->pluginNames(point)) names += text(name);
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
        set(ExtensionPoint::PreEnqueue, PointState::Done, gated);
        set(ExtensionPoint::QueueSort, PointState::Done, Words::tr("%1 behind it").arg(countText(active)),
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
        const QString line = ofPluginsText(called, record.preFilter.size());
        const PointProgress progress = walk_.progress(ExtensionPoint::PreFilter);
        if (progress == PointProgress::Running) set(ExtensionPoint::PreFilter, PointState::Active, line);
        if (progress != PointProgress::Over) return;
        const std::size_t all = record.nodes.size();
        const std::size_t left = record.preFilterNodes ? record.preFilterNodes->size() : all;
        if (record.preFilterRejected)
            set(ExtensionPoint::PreFilter, PointState::Rejecting, line, yieldText(all, 0));
        else
            set(ExtensionPoint::PreFilter, PointState::Done, line,
                left == all ? countText(static_cast<std::int64_t>(all)) : yieldText(all, left));
    }

    void fillFilter() {
        const CycleRecord& record = walk_.record();
        const std::size_t seen = walk_.verdictsShown();
        const std::size_t left = walk_.feasibleShown();
        const QString line = (record.nodes.size() == 1 ? Words::tr("%1 of %2 node") : Words::tr("%1 of %2 nodes"))
                                 .arg(countText(static_cast<std::int64_t>(seen)),
                                      countText(static_cast<std::int64_t>(record.nodes.size())));
        switch (walk_.progress(ExtensionPoint::Filter)) {
        case PointProgress::Running:
            set(ExtensionPoint::Filter, PointState::Active, line, yieldText(seen, left));
            break;
        case PointProgress::Over:
            set(ExtensionPoint::Filter, left == 0 ? PointState::Rejecting : PointState::Done, line,
                yieldText(seen, left));
            break;
        case PointProgress::Absent:
            if (walk_.lookDone() || record.preFilterRejected)
                skip(ExtensionPoint::Filter, Words::tr("no node is asked"));
            break;
        case PointProgress::NotYet: break;
        }
    }

    void skip(ExtensionPoint point, const QString& why) { set(point, PointState::Skipped, why); }
    bool filterOver() const { return walk_.progress(ExtensionPoint::Filter) == PointProgress::Over; }

    void fillPostFilter() {
        const CycleRecord& record = walk_.record();
        if (filterOver() && !record.feasible.empty())
            return skip(ExtensionPoint::PostFilter, plural(static_cast<std::int64_t>(record.feasible.size()),
                                                           Words::tr("%1 node passed"), Words::tr("%1 nodes passed")));
        const Fact* ran = walk_.factOf(FactKind::PostFilterRan);
        const PointProgress progress = walk_.progress(ExtensionPoint::PostFilter);
        if (progress == PointProgress::Running) {
            const std::size_t tried = walk_.watched(ExtensionPoint::PostFilter, BeatKind::CandidateTried);
            return set(ExtensionPoint::PostFilter, PointState::Active, Words::tr("choosing a node"),
                       countText(static_cast<std::int64_t>(tried)));
        }
        if (ran == nullptr && progress != PointProgress::Over) {
            if (!filterOver() && !walk_.lookDone())
                at(ExtensionPoint::PostFilter).line = Words::tr("only if 0 pass");
            else if (moment_.world->cycle.looked && !moment_.world->cycle.fitError &&
                     moment_.world->cycle.pod == record.pod && record.feasible.empty())
                skip(ExtensionPoint::PostFilter, Words::tr("cannot help"));
            return;
        }
        const bool nominated = record.nominated && record.nominated->valid();
        set(ExtensionPoint::PostFilter, nominated ? PointState::Done : PointState::Rejecting,
            nominated ? text(moment_.nodeName(*record.nominated)) : Words::tr("no candidate"));
    }

    bool scoringIsSkipped(ExtensionPoint point) {
        const CycleRecord& record = walk_.record();
        const bool known = filterOver() || record.preFilterRejected.has_value();
        if (!known || record.feasible.size() > 1) return false;
        skip(point, record.feasible.empty() ? Words::tr("no feasible node") : Words::tr("one node left"));
        return true;
    }

    void fillPreScore() {
        if (scoringIsSkipped(ExtensionPoint::PreScore)) return;
        const CycleRecord& record = walk_.record();
        const auto skipped =
            std::count_if(record.scores.begin(), record.scores.end(), [](const auto& s) { return s.skipped; });
        const std::size_t all = record.preScorePlugins.size();
        const auto work = all - std::min(all, static_cast<std::size_t>(skipped));
        const PointProgress progress = walk_.progress(ExtensionPoint::PreScore);
        if (progress == PointProgress::Running)
            set(ExtensionPoint::PreScore, PointState::Active,
                ofPluginsText(walk_.watched(ExtensionPoint::PreScore, BeatKind::PluginCalled), all));
        if (progress == PointProgress::Over)
            set(ExtensionPoint::PreScore, PointState::Done, Words::tr("%1 of %2 have work").arg(work).arg(all),
                countText(static_cast<std::int64_t>(work)));
    }

    void fillScore() {
        if (scoringIsSkipped(ExtensionPoint::Score)) return;
        const CycleRecord& record = walk_.record();
        const auto nodes = static_cast<std::int64_t>(record.feasible.size());
        const auto plugins = static_cast<std::int64_t>(
            std::count_if(record.scores.begin(), record.scores.end(), [](const auto& s) { return !s.skipped; }));
        const auto called = static_cast<std::int64_t>(walk_.watched(ExtensionPoint::Score, BeatKind::PluginCalled));
        const PointProgress progress = walk_.progress(ExtensionPoint::Score);
        if (progress == PointProgress::Running)
            set(ExtensionPoint::Score, PointState::Active,
                ofPluginsText(static_cast<std::size_t>(called), static_cast<std::size_t>(plugins)),
                countText(called * nodes));
        if (progress == PointProgress::Over)
            set(ExtensionPoint::Score, PointState::Done,
                plural(plugins, Words::tr("%1 plugin × %2"), Words::tr("%1 plugins × %2")).arg(nodes),
                countText(plugins * nodes));
    }

    void fillNormalize() {
        if (scoringIsSkipped(ExtensionPoint::NormalizeScore)) return;
        const CycleRecord& record = walk_.record();
        const std::size_t done = walk_.watched(ExtensionPoint::NormalizeScore, BeatKind::Normalized);
        const PointProgress progress = walk_.progress(ExtensionPoint::NormalizeScore);
        const QString yield = yieldText(record.feasible.size(), std::max<std::size_t>(record.best.size(), 1));
        if (progress == PointProgress::Running)
            set(ExtensionPoint::NormalizeScore, PointState::Active, pluginsText(done),
                walk_.isWeighted() ? yield : QString());
        if (progress == PointProgress::Over)
            set(ExtensionPoint::NormalizeScore, PointState::Done, pluginsText(done), yield);
    }

    QString selectedNode() const {
        const CycleRecord& record = walk_.record();
        return record.selected ? text(moment_.nodeName(record.nodes[*record.selected])) : QString();
    }

    bool neverPlaced(ExtensionPoint point) {
        if (!walk_.lookDone() || walk_.record().selected) return false;
        skip(point, whyNotPlaced());
        return true;
    }

    QString whyNotPlaced() const {
        return walk_.record().feasible.empty() ? Words::tr("no feasible node") : Words::tr("next attempt");
    }

    void fillReserve() {
        if (neverPlaced(ExtensionPoint::Reserve)) return;
        if (walk_.factOf(FactKind::PodUnreserved) != nullptr)
            return set(ExtensionPoint::Reserve, PointState::Rejecting, Words::tr("given back"));
        if (walk_.factOf(FactKind::PodAssumed) == nullptr) return;
        const bool isLatest =
            moment_.lastFact()->kind == FactKind::PodAssumed || moment_.lastFact()->kind == FactKind::PodReserved;
        set(ExtensionPoint::Reserve, isLatest ? PointState::Active : PointState::Done,
            Words::tr("on %1").arg(selectedNode()));
    }

    void fillPermit() {
        if (neverPlaced(ExtensionPoint::Permit)) return;
        const PodEntry* pod = moment_.pod(walk_.record().pod);
        if (pod != nullptr && pod->state == PodState::Waiting)
            setWaiting();
        else if (walk_.factOf(FactKind::BindingStarted) != nullptr)
            set(ExtensionPoint::Permit, PointState::Done, Words::tr("go"));
        else if (walk_.factOf(FactKind::PodRejected) != nullptr)
            set(ExtensionPoint::Permit, PointState::Rejecting, Words::tr("rejected"));
    }

    void setWaiting() {
        set(ExtensionPoint::Permit, PointState::Waiting,
            plural(waiting_, Words::tr("%1 pod waits"), Words::tr("%1 pods wait")), countText(waiting_));
    }

    void fillBinding() {
        if (neverPlaced(ExtensionPoint::PreBind)) {
            skip(ExtensionPoint::Bind, whyNotPlaced());
            skip(ExtensionPoint::PostBind, whyNotPlaced());
            return;
        }
        if (walk_.factOf(FactKind::BindingStarted) == nullptr) return;
        set(ExtensionPoint::PreBind, PointState::Active, Words::tr("on %1").arg(selectedNode()));
        if (walk_.factOf(FactKind::PodBound) != nullptr) fillBound(selectedNode());
    }

    void fillBound(const QString& node) {
        set(ExtensionPoint::PreBind, PointState::Done, at(ExtensionPoint::PreBind).line);
        set(ExtensionPoint::Bind, PointState::Done, Words::tr("to %1").arg(node), QStringLiteral("1"));
        set(ExtensionPoint::PostBind, PointState::Done, at(ExtensionPoint::PostBind).line);
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
                return set(ExtensionPoint::PreBind, PointState::Active, at(ExtensionPoint::PreBind).line);
        }
    }

    /// The binding band is a cycle of its own: pods of earlier cycles stand in it beside the pod of this one.
    void fillOthersBinding() {
        const auto others = static_cast<std::int64_t>(binding_.size());
        const PointState state = at(ExtensionPoint::PreBind).state;
        if (others == 0 || (state != PointState::Idle && state != PointState::Skipped)) return;
        set(ExtensionPoint::PreBind, PointState::Active, plural(others, Words::tr("%1 pod"), Words::tr("%1 pods")),
            countText(others));
        for (const ExtensionPoint point : {ExtensionPoint::Bind, ExtensionPoint::PostBind})
            if (at(point).state == PointState::Skipped) at(point) = idle_.at(point);
    }

    void fillNotes() {
        view_.schedulingNote = Words::tr("one pod at a time");
        fillOthersBinding();
        const auto binding = static_cast<std::int64_t>(binding_.size());
        if (waiting_ > 0 && binding > 0)
            view_.bindingNote = Words::tr("%1 binding, %2 wait").arg(countText(binding), countText(waiting_));
        else if (waiting_ > 0)
            view_.bindingNote = plural(waiting_, Words::tr("%1 waits on Permit"), Words::tr("%1 wait on Permit"));
        else if (binding > 0)
            view_.bindingNote =
                plural(binding, Words::tr("%1 pod is being bound"), Words::tr("%1 pods are being bound"));
        else
            view_.bindingNote = Words::tr("idle");
        const PointState permit = at(ExtensionPoint::Permit).state;
        if (waiting_ > 0 && (permit == PointState::Idle || permit == PointState::Skipped)) setWaiting();
    }

    void markNext() {
        const auto next = nextPoint();
        if (next && at(*next).state == PointState::Idle) at(*next).state = PointState::Next;
    }

    std::optional<ExtensionPoint> nextPoint() const {
        if (const Beat* beat = moment_.nextBeat()) return beat->point;
        for (std::size_t i = moment_.cursor.fact; i < moment_.trace->size() && i < moment_.cursor.fact + 4; ++i)
            if (const auto point = pointOf((*moment_.trace)[i].kind)) return point;
        const World& world = *moment_.world;
        if (!world.cycleOpen() || !world.cycle.looked) return std::nullopt;
        if (world.cycle.selected.valid()) return ExtensionPoint::Reserve;
        return world.cycle.fitError ? std::optional(ExtensionPoint::PostFilter) : std::nullopt;
    }

    static std::optional<ExtensionPoint> pointOf(FactKind kind) {
        switch (kind) {
        case FactKind::PodPopped: return ExtensionPoint::QueueSort;
        case FactKind::PostFilterRan: return ExtensionPoint::PostFilter;
        case FactKind::NodeSelected:
        case FactKind::PodAssumed:
        case FactKind::PodReserved: return ExtensionPoint::Reserve;
        case FactKind::PodWaiting: return ExtensionPoint::Permit;
        case FactKind::BindingStarted: return ExtensionPoint::PreBind;
        case FactKind::PodBound: return ExtensionPoint::Bind;
        default: return std::nullopt;
        }
    }

    const Moment& moment_;
    CycleWalk walk_;
    const Framework* profile_; ///< whose plugins the points name; nullptr when none builds
    std::int64_t waiting_;
    const std::set<PodId>& binding_;
    PipelineView view_;
    PipelineView idle_; ///< what the points say while nothing happens at them
};

} // namespace

PipelineView pipelineView(const Moment& moment, LaneBook& lanes, const Framework* profile) {
    lanes.follow(moment);
    return StripMaker(moment, lanes, profile).make();
}

PipelineView pipelineView(const Moment& moment) {
    LaneBook lanes;
    return pipelineView(moment, lanes);
}

std::optional<ExtensionPoint> pointAt(const Moment& moment) {
    if (const Beat* beat = moment.lastBeat()) return beat->point;
    const Fact* fact = moment.lastFact();
    if (fact == nullptr) return std::nullopt;
    switch (fact->kind) {
    case FactKind::PodQueued:
    case FactKind::PodGated:
    case FactKind::PodSubmitted: return ExtensionPoint::PreEnqueue;
    case FactKind::PodPopped: return ExtensionPoint::QueueSort;
    case FactKind::NodeSelected: return ExtensionPoint::NormalizeScore;
    case FactKind::NoNodeFits: return ExtensionPoint::Filter;
    case FactKind::PostFilterRan:
    case FactKind::PodNominated: return ExtensionPoint::PostFilter;
    case FactKind::PodAssumed:
    case FactKind::PodReserved: return ExtensionPoint::Reserve;
    case FactKind::PodWaiting:
    case FactKind::PodAllowed: return ExtensionPoint::Permit;
    case FactKind::BindingStarted: return ExtensionPoint::PreBind;
    case FactKind::PodBound: return ExtensionPoint::Bind;
    default: return std::nullopt;
    }
}

} // namespace berth::ui
