// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/PodBook.h"

#include "engine/model/Pod.h"
#include "engine/trace/World.h"

#include <algorithm>

namespace berth::ui {

void PodBook::follow(const Trace& trace) {
    for (std::size_t index = before_.size(); index < trace.size(); ++index) read(trace, trace[index]);
}

void PodBook::clear() {
    *this = {};
}

void PodBook::cut(std::size_t position) {
    // What each pod's owner was asked is not kept per fact: what is left is read again.
    if (position < before_.size()) clear();
}

const PodBook::Link& PodBook::linkOf(PodId pod) const {
    static const Link unknown;
    return pod.valid() && pod.value < links_.size() ? links_[pod.value] : unknown;
}

PodBook::Link& PodBook::link(PodId pod) {
    if (pod.value >= links_.size()) links_.resize(pod.value + std::size_t{1});
    return links_[pod.value];
}

std::vector<std::uint32_t> PodBook::factsOf(PodId pod) const {
    std::vector<std::uint32_t> facts;
    for (std::uint32_t index = linkOf(pod).lastFact; index != kNone; index = before_[index]) facts.push_back(index);
    std::reverse(facts.begin(), facts.end());
    return facts;
}

const PodBook::Preemption* PodBook::lastPreemption(std::size_t position) const {
    const auto after =
        std::lower_bound(preemptions_.begin(), preemptions_.end(), position,
                         [](const Preemption& preemption, std::size_t limit) { return preemption.fact < limit; });
    return after == preemptions_.begin() ? nullptr : &*std::prev(after);
}

const PodBook::Preemption* PodBook::victimIn(PodId pod) const {
    const std::uint32_t index = linkOf(pod).preemption;
    return index == kNone ? nullptr : &preemptions_[index];
}

void PodBook::read(const Trace& trace, const Fact& fact) {
    const auto index = static_cast<std::uint32_t>(before_.size());
    before_.push_back(kNone);
    if (!fact.pod.valid()) return;
    before_.back() = std::exchange(link(fact.pod).lastFact, index);
    switch (fact.kind) {
    case FactKind::PodSubmitted: return enter(trace, fact);
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted: return askOwner(trace, fact.pod, false);
    case FactKind::PodDeleted: return askOwner(trace, fact.pod, true);
    case FactKind::PreemptionStarted: return preempts(trace, fact, index);
    default: return;
    }
}

void PodBook::preempts(const Trace& trace, const Fact& fact, std::size_t index) {
    for (const std::uint32_t victim : trace.pool().list(ListId{fact.a}))
        link(PodId{victim}).preemption = static_cast<std::uint32_t>(preemptions_.size());
    preemptions_.push_back({index, fact.pod});
}

/// As the World does it: the owner is asked when the pod is told to leave, a StatefulSet when it is gone.
void PodBook::askOwner(const Trace& trace, PodId pod, bool atItsEnd) {
    Link& asked = link(pod);
    if (asked.asked || asked.object == kNone) return;
    const OwnerReference* owner = trace.pool().get<Pod>(ObjectId{asked.object}).meta.controller();
    if (owner == nullptr || (owner->kind == "StatefulSet" && !atItsEnd)) return;
    asked.asked = true;
    asked_.push_back(pod);
}

void PodBook::enter(const Trace& trace, const Fact& fact) {
    link(fact.pod).object = fact.a;
    if (static_cast<PodEntry::Origin>(fact.flag) != PodEntry::Origin::Controller) return;
    const OwnerReference* owner = trace.pool().get<Pod>(ObjectId{fact.a}).meta.controller();
    const auto isSame = [&](PodId old) {
        const OwnerReference* other = trace.pool().get<Pod>(ObjectId{links_[old.value].object}).meta.controller();
        return owner != nullptr && other->kind == owner->kind && other->uid == owner->uid && other->name == owner->name;
    };
    const auto old = std::find_if(asked_.begin(), asked_.end(), isSame);
    if (old == asked_.end()) return;
    links_[old->value].replacement = fact.pod;
    links_[fact.pod.value].predecessor = *old;
    asked_.erase(old);
}

} // namespace berth::ui
