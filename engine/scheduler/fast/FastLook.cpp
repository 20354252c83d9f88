// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastLook.h"

#include "engine/scheduler/fast/FastCalls.h"
#include "engine/scheduler/fast/FastCycle.h"

#include <algorithm>

namespace berth {
namespace {

/// Above so many changes of nodes between two looks all nodes are read again.
constexpr std::size_t kMostChanges = 100'000;

} // namespace

std::size_t FastLook::readerOf(const KindReader* reader) {
    const auto it = std::find(readers_.begin(), readers_.end(), reader);
    if (it != readers_.end()) return static_cast<std::size_t>(it - readers_.begin());
    readers_.push_back(reader);
    locals_.push_back(dynamic_cast<const NodeLocal*>(reader));
    return readers_.size() - 1;
}

template <class Point> std::vector<FastLook::Sort> FastLook::sorted(const std::vector<Point>& points) {
    std::vector<Sort> sorts;
    for (const Point& each : points) {
        Sort sort{dynamic_cast<const NodeLocal*>(each.plugin), dynamic_cast<const KindLocal*>(each.plugin), 0};
        if (sort.local != nullptr) sort.reader = readerOf(sort.local);
        if (sort.kind != nullptr) sort.reader = readerOf(sort.kind);
        sorts.push_back(sort);
    }
    return sorts;
}

FastLook::FastLook(const Framework& framework)
    : framework_(framework),
      preFilter_(sorted(framework.preFilter)),
      filter_(sorted(framework.filter)),
      preScore_(sorted(framework.preScore)),
      score_(sorted(framework.score)),
      alike_(readers_.size() + 1),
      classes_(readers_),
      index_(classes_) {}

void FastLook::nodeChanged(NodeId node) {
    if (changed_.size() > kMostChanges) relist_ = true;
    if (relist_)
        changed_.clear();
    else
        changed_.push_back(node);
}

std::optional<LookResult> FastLook::look(const CycleInput& input) {
    if (input.snapshot.size() == 0) return std::nullopt;
    judge(*input.pod);
    refresh(input);
    LookResult result;
    result.nextStart = input.nextStart;
    Cycle cycle(input, framework_, result, nullptr);
    cycle.context.index = &index_;
    Shape& shape = shapeOf(cycle.context, *input.pod);
    if (!FastCycle(*this, shape, cycle).run()) return std::nullopt;
    result.quickLook = looks_;
    return result;
}

/// Only right after a quick look on the same snapshot do the classes and the trials know its nodes.
PostFilterOutcome FastLook::postFilter(const CycleInput& input, LookResult& result) {
    const FastCalls::Remembered remembered{classes_, trials_, index_, lastShape_};
    const bool quick = result.quickLook != 0 && result.quickLook == looks_ && shapeTellsAll();
    const FastCalls calls(framework_, input, result.state, quick ? &remembered : nullptr);
    return runPostFilter(input, framework_, result, nullptr, &calls);
}

void FastLook::judge(const Pod& pod) {
    for (std::size_t i = 0; i < readers_.size(); ++i) alike_[i] = readers_[i]->judgesAlike(pod);
}

/// Then nobody may count by kinds: what the pod makes one of them tell apart no kind knows of.
bool FastLook::somebodyCountsPlainly() const {
    for (std::size_t i = 0; i < readers_.size(); ++i)
        if (locals_[i] == nullptr && !alike_[i]) return true;
    return false;
}

/// False when a local plugin tells nodes apart by what this pod's shape does not say.
bool FastLook::shapeTellsAll() const {
    for (std::size_t i = 0; i < readers_.size(); ++i)
        if (locals_[i] != nullptr && !alike_[i]) return false;
    return true;
}

/// Nodes are sorted anew when something is named for the first time.
void FastLook::refresh(const CycleInput& input) {
    const Snapshot& snapshot = input.snapshot;
    const std::size_t named = named_.size();
    const bool otherNodes = relist_;
    if (relist_) relist(snapshot);
    for (const NodeId node : changed_) {
        index_.read(snapshot, node);
        // The last pods of a node that is gone leave it after it.
        if (const std::size_t position = snapshot.position(node); position < snapshot.size())
            trials_.nodeChanged(position);
    }
    nameParts(*input.pod);
    if (otherNodes || named_.size() != named)
        classes_.rebuild(snapshot, named_);
    else
        for (const NodeId node : changed_) classes_.update(snapshot, node);
    changed_.clear();
    index_.answerFor(snapshot);
}

void FastLook::relist(const Snapshot& snapshot) {
    relist_ = false;
    NameSet labels;
    NameSet images;
    for (std::size_t position = 0; position < snapshot.size(); ++position) {
        const Node& node = *snapshot.at(position).node;
        for (const auto& [label, value] : node.meta.labels)
            if (!labels.contains(label)) labels.insert(label);
        for (const ContainerImage& image : node.images)
            for (const std::string& name : image.names)
                if (!images.contains(name)) images.insert(name);
    }
    named_.labels.occur(std::move(labels));
    named_.images.occur(std::move(images));
    index_.readAll(snapshot);
    classes_.list(snapshot);
    shapes_.clear();
    trials_.forget();
    termsNamed_ = 0;
}

/// Terms of pods that are there already look at nodes too.
void FastLook::nameParts(const Pod& pod) {
    for (const KindReader* reader : readers_) reader->nameParts(pod, named_);
    if (termsNamed_ == index_.terms().added()) return;
    index_.terms().nameParts(named_);
    termsNamed_ = index_.terms().added();
}

Shape& FastLook::shapeOf(const Context& context, const Pod& pod) {
    AlikeKey key;
    key.add(pod.totals.requests).add(pod.totals.nonZero).add(pod.totals.used);
    for (std::size_t i = 0; i < readers_.size(); ++i) {
        if (locals_[i] == nullptr) continue;
        key.add(alike_[i] ? 1 : 0);
        if (!alike_[i]) continue;
        locals_[i]->keyOfPod(pod, key);
        locals_[i]->keyOfCycle(context, pod, key);
    }
    ++looks_;
    lastShape_ = key.bytes();
    return shapes_.use(lastShape_);
}

} // namespace berth
