// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Ending.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth::explain {
namespace {

std::size_t pendingCount(const World& world) {
    std::size_t count = 0;
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) count += world.pod(PodId{id}).pending() ? 1U : 0U;
    return count;
}

std::string pods(std::size_t count) {
    return fmt::format("{} {}", count, count == 1 ? "pod" : "pods");
}

} // namespace

std::string_view toString(RunEnd end) {
    switch (end) {
    case RunEnd::Running: return "running";
    case RunEnd::Until: return "until";
    case RunEnd::NothingLeft: return "nothingLeft";
    case RunEnd::RetryForever: break;
    }
    return "retryForever";
}

SimTime endOf(const Session& session, const SessionOptions& options) {
    const SimTime last = session.world().now;
    const std::optional<Duration> until = options.until ? options.until : session.scenario().until;
    if (session.runEnd() != RunEnd::Until || !until) return last;
    return std::max(last, session.startWorld().rules->start + *until);
}

std::string endingText(RunEnd end, const World& world) {
    const std::size_t count = pendingCount(world);
    switch (end) {
    case RunEnd::Running: return "not ended";
    case RunEnd::Until: return "ended: `until` was reached";
    case RunEnd::RetryForever:
        return fmt::format("stopped: {} {} for ever", pods(count), count == 1 ? "retries" : "retry");
    case RunEnd::NothingLeft: break;
    }
    if (count == 0) return "ended: nothing is left to do";
    return fmt::format("ended: {} {} pending for good, nothing that could help is left to come", pods(count),
                       count == 1 ? "is" : "are");
}

} // namespace berth::explain
