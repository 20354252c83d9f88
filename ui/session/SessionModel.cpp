// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/SessionModel.h"

#include <algorithm>

namespace berth::ui {

SessionModel::SessionModel(Registry registry, QObject* parent) : QObject(parent), registry_(registry) {}

SessionModel::~SessionModel() = default;

void SessionModel::open(std::shared_ptr<const OpenedInput> input) {
    moment_ = {};
    shownCycle_.reset();
    stops_.reset();
    input_ = std::move(input);
    replica_ = std::make_unique<Replica>(*input_->start, registry_);
    names_ = {};
    stops_ = std::make_unique<Stops>(replica_->trace(), [this](std::size_t position) { return beatsAt(position); });
    replica_->append(input_->first.piece);
    fingerprint_ = input_->first.fingerprint;
    changes_ = input_->first.changes;
    banded_.reset();
    names_.follow(trace());
    cursor_ = stops_->start();
    makeMoment();
    Q_EMIT opened();
    Q_EMIT momentChanged();
}

void SessionModel::append(const Delivery& delivery) {
    if (!isOpen()) return;
    const TracePiece& piece = delivery.piece;
    fingerprint_ = delivery.fingerprint;
    changes_ = delivery.changes;
    const bool cuts = piece.from < trace().size();
    replica_->append(piece);
    if (cuts) {
        shownCycle_.reset();
        names_.cut(piece.from);
        if (cursor_.fact > piece.from) cursor_ = {std::min(piece.from, trace().size()), 0};
    }
    names_.follow(trace());
    cursor_ = stops_->clamped(cursor_);
    makeMoment();
    Q_EMIT traceChanged(piece.from);
    Q_EMIT momentChanged();
}

const BranchInfo* SessionModel::branch() const {
    if (!isOpen()) return nullptr;
    const auto& all = replica_->branches();
    const auto it =
        std::find_if(all.begin(), all.end(), [this](const BranchInfo& b) { return b.id == replica_->branch(); });
    return it == all.end() ? nullptr : &*it;
}

QStringList SessionModel::changesOf(std::uint32_t branch) const {
    if (!changes_) return {};
    const auto it = changes_->find(branch);
    return it == changes_->end() ? QStringList() : it->second;
}

QString SessionModel::changes() const {
    const QStringList names = isOpen() ? changesOf(replica_->branch()) : QStringList();
    return names.isEmpty() ? QString() : names.back();
}

io::LevelStarts SessionModel::levels() const {
    if (!isOpen()) return {Scenario().p0From, Scenario().p1From};
    const Scenario& scenario = banded_ ? *banded_ : *input_->scenario;
    return {scenario.p0From, scenario.p1From};
}

void SessionModel::setLevels(const io::LevelStarts& levels) {
    if (!isOpen() || levels == this->levels()) return;
    auto banded = std::make_shared<Scenario>(*input_->scenario);
    banded->p0From = levels.p0;
    banded->p1From = levels.p1;
    const bool isOwn = levels == io::LevelStarts{input_->scenario->p0From, input_->scenario->p1From};
    banded_ = isOwn ? nullptr : std::move(banded);
    makeMoment();
    Q_EMIT momentChanged();
}

void SessionModel::setCursor(Cursor cursor) {
    if (!isOpen()) return;
    const Cursor there = stops_->clamped(cursor);
    if (there == cursor_ && moment_.world != nullptr && moment_.now == moment_.world->now) return;
    cursor_ = there;
    makeMoment();
    Q_EMIT momentChanged();
}

void SessionModel::setShownTime(SimTime now) {
    if (!isOpen() || moment_.now == now) return;
    moment_.now = now;
    Q_EMIT shownTimeChanged();
}

const StopRule* SessionModel::ruleBefore(const StopSearch& search, std::size_t position) const {
    const Fact& fact = trace()[position - 1];
    if (const StopRule* rule = search.heldBy(fact)) return rule;
    const SimTime next = position < trace().size() ? trace()[position].at : nextAt();
    return next > fact.at ? search.between(fact.at, next) : nullptr;
}

std::optional<FoundStop> SessionModel::findInBeats(const StopSearch& search, std::size_t position, std::size_t first) {
    const bool isLook = position > 0 && trace()[position - 1].kind == FactKind::PodPopped;
    const CycleView* view = replica_->cycleAt(isLook ? position - 1 : position);
    const std::span<const Beat> here = beatsAt(position);
    if (view == nullptr || !view->record) return std::nullopt;
    for (std::size_t i = first; i < here.size(); ++i)
        if (const StopRule* rule = search.heldBy(*view->record, here[i]))
            return FoundStop{{position, static_cast<std::uint32_t>(i + 1)}, *rule};
    return std::nullopt;
}

std::optional<FoundStop> SessionModel::findStop(std::span<const StopRule> rules, Cursor after, Cursor upTo) {
    if (!isOpen() || rules.empty()) return std::nullopt;
    const StopSearch search(rules, trace().pool(), [this](PodId pod) { return names_.key(pod); });
    if (search.isEmpty()) return std::nullopt;
    const std::size_t last = std::min(upTo.fact, trace().size());
    for (std::size_t position = after.fact; position <= last; ++position) {
        if (position > after.fact)
            if (const StopRule* rule = ruleBefore(search, position)) {
                std::size_t stop = position;
                while (stop < last && !stops_->stopsAfter(stop)) ++stop;
                return FoundStop{{stop, 0}, *rule};
            }
        if (!search.needsBeats() || !Stops::mayHaveBeats(trace(), position)) continue;
        std::optional<FoundStop> found = findInBeats(search, position, position == after.fact ? after.beat : 0);
        if (found && found->cursor <= upTo) return found;
    }
    return std::nullopt;
}

std::vector<std::size_t> SessionModel::stopMarks(std::span<const StopRule> rules, std::size_t from) const {
    std::vector<std::size_t> marks;
    if (!isOpen() || rules.empty()) return marks;
    const StopSearch search(rules, trace().pool(), [this](PodId pod) { return names_.key(pod); });
    if (search.isEmpty()) return marks;
    const bool inLooks = std::any_of(rules.begin(), rules.end(), [](const StopRule& rule) {
        return rule.needsBeats() && rule.plugin.empty() && rule.node.empty() && !rule.rejects;
    });
    for (std::size_t position = from + 1; position <= trace().size(); ++position)
        if (ruleBefore(search, position) != nullptr || (inLooks && trace()[position - 1].kind == FactKind::PodPopped))
            marks.push_back(position);
    return marks;
}

std::vector<Term> SessionModel::filterTerms(NodeId node, const std::string& plugin) const {
    if (!moment_.cycle) return {};
    return replica_->filterTerms(moment_.cycle->poppedFact, node, plugin);
}

std::vector<Term> SessionModel::scoreTerms(NodeId node, const std::string& plugin) const {
    if (!moment_.cycle) return {};
    return replica_->scoreTerms(moment_.cycle->poppedFact, node, plugin);
}

std::optional<CycleRecord> SessionModel::lookAgain(const Pod* pod, const Node* node) const {
    if (!moment_.cycle) return std::nullopt;
    return replica_->lookAgain(moment_.cycle->poppedFact, pod, node);
}

std::span<const Beat> SessionModel::beatsAt(std::size_t position) {
    const bool isLook = position > 0 && trace()[position - 1].kind == FactKind::PodPopped;
    const CycleView* view = replica_->cycleAt(isLook ? position - 1 : position);
    if (view == nullptr || !view->record) return {};
    const std::span<const Beat> all(view->beats);
    return isLook ? all.first(view->postFilterBeat) : all.subspan(view->postFilterBeat);
}

std::shared_ptr<const CycleView> SessionModel::cycleAtCursor() {
    if (cursor_.fact == 0) return nullptr;
    const World& world = replica_->world();
    std::size_t index = cursor_.fact - 1;
    if (world.cycleOpen())
        while (index > 0 && !(trace()[index].kind == FactKind::PodPopped && trace()[index].pod == world.cycle.pod))
            --index;
    const CycleView* view = replica_->cycleAt(index);
    if (view == nullptr || !view->record) return nullptr;
    const bool same = shownCycle_ && shownCycle_->record == view->record && shownCycle_->lastFact == view->lastFact;
    return same ? shownCycle_ : std::make_shared<const CycleView>(*view);
}

void SessionModel::countBeats() {
    moment_.beatsHere = Stops::mayHaveBeats(trace(), cursor_.fact) ? beatsAt(cursor_.fact).size() : 0;
    moment_.beatsShown = 0;
    if (!shownCycle_) return;
    const CycleView& view = *shownCycle_;
    const std::size_t lookEnd = view.poppedFact + 1;
    if (cursor_.fact <= lookEnd) {
        moment_.beatsShown = cursor_.fact == lookEnd ? cursor_.beat : 0;
        return;
    }
    moment_.beatsShown = view.postFilterBeat;
    for (std::size_t i = view.lookFact; i < cursor_.fact; ++i)
        if (trace()[i].kind == FactKind::PostFilterRan) moment_.beatsShown = view.beats.size();
    if (moment_.beatsShown != view.beats.size()) moment_.beatsShown += cursor_.beat;
}

void SessionModel::makeMoment() {
    const World& world = replica_->seek(cursor_.fact);
    shownCycle_ = cycleAtCursor();
    countBeats();
    moment_.scenario = banded_ ? banded_.get() : input_->scenario.get();
    moment_.trace = &trace();
    moment_.world = &world;
    moment_.names = &names_;
    moment_.cursor = cursor_;
    moment_.now = world.now;
    moment_.runEnd = replica_->runEnd();
    moment_.next = replica_->next();
    moment_.cycle = shownCycle_;
    moment_.profiles = replica_->profiles(world);
}

} // namespace berth::ui
