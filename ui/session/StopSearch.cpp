// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/StopSearch.h"

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

bool isVerdictBeat(BeatKind kind) {
    return kind == BeatKind::NodePassed || kind == BeatKind::NodeRejected || kind == BeatKind::CandidateTried;
}

bool says(const CycleRecord& record, const Beat& beat, const std::string& plugin) {
    return beat.plugin != CycleRecord::kNoPlugin && record.plugins[static_cast<std::size_t>(beat.plugin)] == plugin;
}

/// The plugin's answer in this beat was a rejection.
bool isRejection(const CycleRecord& record, const Beat& beat) {
    if (beat.kind == BeatKind::NodeRejected) return true;
    if (beat.kind != BeatKind::PluginCalled || beat.point != ExtensionPoint::PreFilter) return false;
    return std::any_of(record.preFilter.begin(), record.preFilter.end(), [&](const CycleRecord::PreFilterCall& call) {
        return call.plugin == beat.plugin && !call.status.ok() && !call.status.isSkip();
    });
}

} // namespace

bool standsFor(ExtensionPoint point, const Fact& fact) {
    switch (point) {
    case ExtensionPoint::PreEnqueue: return fact.kind == FactKind::PodQueued || fact.kind == FactKind::PodGated;
    case ExtensionPoint::QueueSort: return fact.kind == FactKind::PodPopped;
    case ExtensionPoint::Reserve: return fact.kind == FactKind::PodAssumed;
    case ExtensionPoint::Permit: return fact.kind == FactKind::PodWaiting || fact.kind == FactKind::BindingStarted;
    case ExtensionPoint::PreBind: return fact.kind == FactKind::BindingStarted;
    case ExtensionPoint::Bind:
    case ExtensionPoint::PostBind: return fact.kind == FactKind::PodBound;
    case ExtensionPoint::Unreserve: return fact.kind == FactKind::PodUnreserved;
    default: return false;
    }
}

bool isTurnOfPod(FactKind kind) {
    switch (kind) {
    case FactKind::PodPopped:
    case FactKind::PodGated:
    case FactKind::PodWaiting:
    case FactKind::PodBound:
    case FactKind::PodUnschedulable:
    case FactKind::PodRejected:
    case FactKind::PodNominated:
    case FactKind::PodEvicted:
    case FactKind::VictimEvicted:
    case FactKind::NodeLost:
    case FactKind::PodFinished:
    case FactKind::PodDeleted: return true;
    default: return false;
    }
}

StopSearch::StopSearch(std::span<const StopRule> rules, const Pool& pool, PodKeyOf keyOf)
    : pool_(pool), keyOf_(std::move(keyOf)) {
    for (const StopRule& rule : rules) {
        if (rule.isEmpty()) continue;
        Wanted wanted{&rule, pool.findPodKey(rule.pod), pool.findNode(rule.node)};
        // A name nobody bears yet cannot be met.
        if (!rule.pod.empty() && !wanted.pod.valid()) continue;
        if (!rule.node.empty() && !wanted.node.valid()) continue;
        needsBeats_ = needsBeats_ || rule.needsBeats();
        wanted_.push_back(wanted);
    }
}

bool StopSearch::listNames(std::uint32_t list, const std::string& plugin) const {
    const auto items = pool_.list(ListId{list});
    return std::any_of(items.begin(), items.end(), [&](std::uint32_t id) { return pool_.text(TextId{id}) == plugin; });
}

bool StopSearch::isSpokenBy(const Fact& fact, const StopRule& rule) const {
    const auto names = [&](std::uint32_t id) { return rule.plugin.empty() || pool_.text(TextId{id}) == rule.plugin; };
    switch (fact.kind) {
    case FactKind::PodGated: return names(fact.b);
    case FactKind::PodRejected: return names(fact.a);
    case FactKind::NoNodeFits: return rule.plugin.empty() || listNames(fact.b, rule.plugin);
    case FactKind::PodReserved:
    case FactKind::PostFilterRan: return !rule.rejects && names(fact.a);
    case FactKind::PodWaiting: return !rule.rejects && (rule.plugin.empty() || listNames(fact.a, rule.plugin));
    default: return false;
    }
}

bool StopSearch::holds(const Wanted& wanted, const Fact& fact) const {
    const StopRule& rule = *wanted.rule;
    if (rule.time) return false;
    if (rule.fact && fact.kind != *rule.fact) return false;
    if (rule.point && !standsFor(*rule.point, fact)) return false;
    if (wanted.node.valid() && fact.node != wanted.node) return false;
    if ((!rule.plugin.empty() || rule.rejects) && !isSpokenBy(fact, rule)) return false;
    if (!wanted.pod.valid()) return rule.fact || rule.point || isVisible(fact.kind);
    if (!fact.pod.valid() || keyOf_(fact.pod) != wanted.pod) return false;
    const bool alone = !rule.fact && !rule.point && !wanted.node.valid() && rule.plugin.empty() && !rule.rejects;
    return !alone || isTurnOfPod(fact.kind);
}

bool StopSearch::holds(const Wanted& wanted, const CycleRecord& record, const Beat& beat) const {
    const StopRule& rule = *wanted.rule;
    if (!rule.needsBeats()) return false;
    if (wanted.pod.valid() && keyOf_(record.pod) != wanted.pod) return false;
    if (rule.point && beat.point != *rule.point) return false;
    const bool onlyPoint = rule.plugin.empty() && !wanted.node.valid() && !rule.rejects;
    if (onlyPoint) return beat.kind == BeatKind::PointBegins;
    if (wanted.node.valid() && (!isVerdictBeat(beat.kind) || record.nodes[beat.node] != wanted.node)) return false;
    if (!rule.plugin.empty() && !says(record, beat, rule.plugin)) return false;
    return !rule.rejects || isRejection(record, beat);
}

const StopRule* StopSearch::heldBy(const Fact& fact) const {
    const auto it = std::find_if(wanted_.begin(), wanted_.end(), [&](const Wanted& w) { return holds(w, fact); });
    return it == wanted_.end() ? nullptr : it->rule;
}

const StopRule* StopSearch::heldBy(const CycleRecord& record, const Beat& beat) const {
    const auto it =
        std::find_if(wanted_.begin(), wanted_.end(), [&](const Wanted& w) { return holds(w, record, beat); });
    return it == wanted_.end() ? nullptr : it->rule;
}

const StopRule* StopSearch::between(SimTime from, SimTime next) const {
    const auto it = std::find_if(wanted_.begin(), wanted_.end(), [&](const Wanted& w) {
        return w.rule->time && *w.rule->time >= from && *w.rule->time < next;
    });
    return it == wanted_.end() ? nullptr : it->rule;
}

} // namespace berth::ui
