// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/Timeline.h"

#include "engine/session/Session.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

/// Seconds with as many decimals as are needed: "2s", "342.25s".
std::string seconds(Duration duration) {
    std::string text = fmt::format("{}.{:09}", duration.ns / 1'000'000'000, duration.ns % 1'000'000'000);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text + "s";
}

/// Reads events off a trace by folding it once more.
class TimelineReader {
public:
    TimelineReader(const Trace& trace, const World& start) : trace_(trace), pool_(trace.pool()), world_(start) {}

    Timeline read() {
        for (position_ = 0; position_ < trace_.size(); ++position_) {
            const Fact& fact = trace_[position_];
            wasGated_ = fact.pod.valid() && fact.pod.value < world_.pods.size() &&
                        world_.pod(fact.pod).queue == QueueKind::Gated;
            apply(world_, fact, pool_);
            take(fact);
        }
        for (std::uint32_t i = 0; i < world_.pods.size(); ++i)
            result_.final[podName(PodId{i})] = place(world_.pod(PodId{i}));
        return std::move(result_);
    }

private:
    std::string podName(PodId pod) const { return std::string(pool_.podKey(world_.pod(pod).key)); }
    std::string text(std::uint32_t id) const { return std::string(pool_.text(TextId{id})); }

    TimelineEvent& add(const Fact& fact, std::string what) {
        TimelineEvent event;
        event.at = seconds(fact.at - world_.rules->start);
        event.pod = podName(fact.pod);
        event.what = std::move(what);
        event.node = std::string(pool_.nodeName(fact.node));
        return result_.events.emplace_back(std::move(event));
    }

    std::string backoffUntil(const PodEntry& entry) const {
        return entry.backoffExpiry.isSet() ? seconds(entry.backoffExpiry - world_.rules->start) : std::string();
    }

    void take(const Fact& fact) {
        switch (fact.kind) {
        case FactKind::PodQueued: return queued(fact);
        case FactKind::PodGated: return gated(fact);
        case FactKind::PodPopped: return popped(fact);
        case FactKind::PodUnschedulable: return unschedulable(fact);
        case FactKind::PodNominated: add(fact, "nominated"); return;
        case FactKind::NominationCleared: add(fact, "nominationCleared"); return;
        case FactKind::PodBound: add(fact, "bound"); return;
        case FactKind::VictimEvicted: add(fact, "evicting").preemptor = podName(PodId{fact.a}); return;
        case FactKind::PodDeleted: add(fact, "deleted"); return;
        default: return;
        }
    }

    void queued(const Fact& fact) {
        const PodEntry& entry = world_.pod(fact.pod);
        const bool active = entry.queue == QueueKind::Active;
        TimelineEvent& event =
            add(fact, active ? (text(fact.a) == "ForceActivate" ? "activated" : "queued") : "backoff");
        event.queue = toString(entry.queue);
        event.by = text(fact.a);
        if (!active) event.backoffUntil = backoffUntil(entry);
    }

    void gated(const Fact& fact) {
        if (wasGated_) return;
        TimelineEvent& event = add(fact, "gated");
        event.by = text(fact.a);
        event.plugins = {text(fact.b)};
    }

    void popped(const Fact& fact) {
        TimelineEvent& event = add(fact, "popped");
        event.queue = toString(static_cast<QueueKind>(fact.flag));
        if (fact.flag == static_cast<std::uint8_t>(QueueKind::Backoff)) event.by = "PopFromBackoffQ";
        event.attempts = world_.pod(fact.pod).attempts;
    }

    void unschedulable(const Fact& fact) {
        const PodEntry& entry = world_.pod(fact.pod);
        TimelineEvent& event = add(fact, "unschedulable");
        event.queue = toString(static_cast<QueueKind>(fact.flag));
        for (const std::uint32_t list : {fact.b, fact.c})
            for (const std::uint32_t plugin : pool_.list(ListId{list})) event.plugins.push_back(text(plugin));
        if (const std::uint32_t plugin = gatedAtOnce(fact.pod); plugin != TextId::kNone)
            event.plugins.push_back(text(plugin));
        std::sort(event.plugins.begin(), event.plugins.end());
        event.attempts = entry.attempts;
        event.backoffUntil = backoffUntil(entry);
    }

    /// The plugin that gates a pod on its very way back into the queue, or none.
    std::uint32_t gatedAtOnce(PodId pod) const {
        if (position_ + 1 >= trace_.size()) return TextId::kNone;
        const Fact& next = trace_[position_ + 1];
        return next.kind == FactKind::PodGated && next.pod == pod ? next.b : TextId::kNone;
    }

    std::string place(const PodEntry& entry) const {
        switch (entry.state) {
        case PodState::Queued: return std::string(toString(entry.queue));
        case PodState::Ignored: return "ignored";
        case PodState::Gone: return "deleted";
        default: return "bound:" + std::string(pool_.nodeName(entry.node));
        }
    }

    const Trace& trace_;
    const Pool& pool_;
    World world_;
    std::size_t position_ = 0;
    bool wasGated_ = false;
    Timeline result_;
};

} // namespace

tl::expected<Timeline, Diagnostics> runTimeline(std::shared_ptr<const Scenario> scenario, Registry registry) {
    SessionOptions options;
    options.timelineRules = true;
    auto session = Session::create(std::move(scenario), registry, options);
    if (!session) return tl::unexpected(std::move(session.error()));
    (*session)->run();
    return timelineOf(**session);
}

Timeline timelineOf(const Session& session) {
    return TimelineReader(session.trace(), session.startWorld()).read();
}

} // namespace berth
