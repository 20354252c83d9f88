// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/TrialBooks.h"

#include <algorithm>

namespace berth {
namespace {

/// Trials kept at once over all books, and books: bounds on memory and time where no two pods are alike.
constexpr std::size_t kMostTrials = 300'000;
constexpr std::size_t kMostBooks = 256;

template <class Map> typename Map::mapped_type valueOr(const Map& map, const typename Map::key_type& key) {
    const auto it = map.find(key);
    return it != map.end() ? it->second : typename Map::mapped_type{};
}

} // namespace

void TrialBooks::nodeChanged(std::size_t position) {
    for (const auto& [key, kept] : books_) {
        kept->book.nodeChanged(position);
        if (kept->entangled) kept->changed.push_back(position);
    }
}

TrialBook& TrialBooks::of(const std::string& key, const Context& context, const PreemptionPlan& plan) {
    std::unique_ptr<Kept>& kept = books_[key];
    if (!kept) {
        makeRoom(context.snapshot().size());
        kept = std::make_unique<Kept>(
            Kept{TrialBook(context.snapshot().size(), plan.rules.size()), context.input->objects});
    }
    kept->lastUsed = ++uses_;
    renew(*kept, context, plan);
    return kept->book;
}

TrialBooks::NominatedTo TrialBooks::nominatedTo(const Context& context) {
    NominatedTo result;
    const Snapshot& snapshot = context.snapshot();
    for (const Nomination& nomination : context.input->nominations) {
        const std::size_t position = snapshot.position(nomination.node);
        if (nomination.pod == context.pod || position == snapshot.size()) continue;
        result[position].emplace_back(nomination.pod, nomination.object);
    }
    return result;
}

void TrialBooks::renew(Kept& kept, const Context& context, const PreemptionPlan& plan) {
    if (kept.objects != context.input->objects || kept.changed.size() > context.snapshot().size()) {
        kept.book.forgetAll();
        kept.changed.clear();
    }
    kept.entangled = static_cast<bool>(plan.entangled);
    if (kept.entangled) forgetEntangled(kept, context, plan);
    kept.objects = context.input->objects;
    kept.book.timeIs(context.now());
    NominatedTo nominated = nominatedTo(context);
    for (const NominatedTo* each : {&nominated, &kept.nominated})
        for (const auto& [position, pods] : *each)
            if (valueOr(nominated, position) != valueOr(kept.nominated, position)) kept.book.forget(position);
    kept.nominated = std::move(nominated);
}

/// A node whose pods changed may have got some that the trials on other nodes would have looked at.
void TrialBooks::forgetEntangled(Kept& kept, const Context& context, const PreemptionPlan& plan) {
    for (const std::size_t changed : kept.changed)
        for (const std::size_t position : plan.entangled(context.snapshot().at(changed))) kept.book.forget(position);
    kept.changed.clear();
}

/// Drops books that were not used for longest; one just entered has none yet.
void TrialBooks::makeRoom(std::size_t nodes) {
    const std::size_t most = std::clamp<std::size_t>(kMostTrials / std::max<std::size_t>(1, nodes), 4, kMostBooks);
    while (books_.size() > most) {
        auto oldest = books_.end();
        for (auto it = books_.begin(); it != books_.end(); ++it)
            if (it->second && (oldest == books_.end() || it->second->lastUsed < oldest->second->lastUsed)) oldest = it;
        books_.erase(oldest);
    }
}

} // namespace berth
