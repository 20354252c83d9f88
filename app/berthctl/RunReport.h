// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/Pending.h"
#include "engine/metrics/Deadlock.h"
#include "engine/metrics/Figures.h"
#include "engine/session/Session.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace berth::ctl {

/// What `berthctl run` tells of a whole run. Pods are `namespace/name`, in the order they were submitted.
struct RunReport {
    using Place = std::pair<std::string, std::string>; ///< pod → node

    std::string title;
    RunEnd end = RunEnd::Running;
    std::string ending; ///< why it ended, for people
    SimTime start;
    std::size_t nodes = 0;            ///< at the end
    std::vector<Place> bound;         ///< at the end
    std::vector<Place> finished;      ///< ran to their end
    std::vector<std::string> ignored; ///< no profile serves them
    std::vector<explain::PendingPod> pending;
    std::vector<std::string> evicted; ///< in the order they were told to leave
    metrics::Figures figures;
    std::vector<metrics::Deadlock> deadlocks;
    bool expects = false;           ///< the scenario says what it expects
    std::vector<std::string> unmet; ///< what came out otherwise
    std::string fingerprint;

    /// Of a session that has run with `options`.
    static RunReport of(const Session& session, const SessionOptions& options);
};

/// For people; the last line is `fingerprint HEX`.
std::string toText(const RunReport& report);
nlohmann::ordered_json toJson(const RunReport& report);

} // namespace berth::ctl
