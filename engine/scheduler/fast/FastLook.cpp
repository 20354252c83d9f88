// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastLook.h"

#include "engine/scheduler/fast/FastCycle.h"

#include <algorithm>

namespace berth {
namespace {

/// Shapes kept at once: enough for any real workload, and a bound on memory where no two pods are alike.
constexpr std::size_t kMostShapes = 256;

template <class T> void addNew(std::vector<const T*>& all, const T* one) {
    if (one != nullptr && std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

} // namespace

template <class Point> std::vector<FastLook::Sort> FastLook::sorted(const std::vector<Point>& points) {
    std::vector<Sort> sorts;
    for (const Point& each : points)
        sorts.push_back({dynamic_cast<const NodeLocal*>(each.plugin), dynamic_cast<const KindLocal*>(each.plugin)});
    return sorts;
}

FastLook::FastLook(const Framework& framework)
    : framework_(framework),
      preFilter_(sorted(framework.preFilter)),
      filter_(sorted(framework.filter)),
      preScore_(sorted(framework.preScore)),
      score_(sorted(framework.score)),
      readers_(readers()),
      locals_(locals()),
      classes_(readers_, locals_),
      index_(classes_) {}

std::vector<const KindReader*> FastLook::readers() const {
    std::vector<const KindReader*> all;
    for (const auto* sorts : {&preFilter_, &filter_, &preScore_, &score_})
        for (const Sort& sort : *sorts) {
            addNew<KindReader>(all, sort.local);
            addNew<KindReader>(all, sort.kind);
        }
    return all;
}

std::vector<const NodeLocal*> FastLook::locals() const {
    std::vector<const NodeLocal*> all;
    for (const auto* sorts : {&preFilter_, &filter_, &preScore_, &score_})
        for (const Sort& sort : *sorts) addNew(all, sort.local);
    return all;
}

void FastLook::nodeChanged(NodeId node) {
    constexpr std::size_t kMostChanges = 100'000;
    if (changed_.size() > kMostChanges) stale_ = true;
    if (stale_)
        changed_.clear();
    else
        changed_.push_back(node);
}

std::optional<LookResult> FastLook::look(const CycleInput& input) {
    if (input.snapshot.size() == 0 || input.nominatedNode.valid() || !input.nominations.empty() ||
        input.tieBreak == TieBreak::HeapOrder)
        return std::nullopt;
    nameParts(*input.pod);
    refresh(input.snapshot);
    index_.answerFor(input.snapshot);
    Shape* shape = shapeOf(input);
    if (shape == nullptr) return std::nullopt;
    LookResult result;
    result.nextStart = input.nextStart;
    Cycle cycle(input, framework_, result, nullptr);
    cycle.context.index = &index_;
    if (!FastCycle(*this, *shape, cycle).run()) return std::nullopt;
    return result;
}

void FastLook::refresh(const Snapshot& snapshot) {
    for (const NodeId node : changed_) namePartsOn(snapshot.find(node));
    if (stale_)
        for (std::size_t position = 0; position < snapshot.size(); ++position) namePartsOn(&snapshot.at(position));
    if (stale_) {
        classes_.rebuild(snapshot, named_);
        index_.forget();
        shapes_.clear();
    }
    if (!stale_)
        for (const NodeId node : changed_) {
            classes_.update(snapshot, node);
            index_.update(snapshot, node);
        }
    changed_.clear();
    stale_ = false;
}

/// Nodes are sorted anew when something is named for the first time.
void FastLook::nameParts(const Pod& pod) {
    const std::size_t before = named_.size();
    for (const KindReader* reader : readers_) reader->nameParts(pod, named_);
    if (named_.size() != before) stale_ = true;
}

/// Terms of pods that are there already look at nodes too.
void FastLook::namePartsOn(const NodeInfo* node) {
    if (node == nullptr) return;
    for (const Pod* pod : node->podsWithAffinity) nameParts(*pod);
}

Shape* FastLook::shapeOf(const CycleInput& input) {
    const Pod& pod = *input.pod;
    AlikeKey key;
    key.add(pod.totals.requests).add(pod.totals.nonZero).add(pod.totals.used);
    for (const KindReader* reader : readers_)
        if (!reader->judgesAlike(pod)) return nullptr;
    for (const NodeLocal* local : locals_) local->keyOfPod(pod, key);
    std::unique_ptr<Shape>& shape = shapes_[key.bytes()];
    if (!shape) {
        shape = std::make_unique<Shape>();
        if (shapes_.size() > kMostShapes) forgetOldest();
    }
    shape->lastUsed = ++looks_;
    return shape.get();
}

void FastLook::forgetOldest() {
    const auto used = [](const auto& entry) { return entry.second->lastUsed; };
    // A shape just made has lastUsed 0 and must stay.
    auto oldest = shapes_.end();
    for (auto it = shapes_.begin(); it != shapes_.end(); ++it)
        if (used(*it) != 0 && (oldest == shapes_.end() || used(*it) < used(*oldest))) oldest = it;
    if (oldest != shapes_.end()) shapes_.erase(oldest);
}

} // namespace berth
