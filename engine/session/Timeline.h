// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/framework/Registry.h"
#include "engine/model/Scenario.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace berth {

class Session;

/// One line of a timeline (conformance/TIMELINE.md, "The answer"). Empty fields are absent ones.
struct TimelineEvent {
    std::string at; ///< seconds since the start: "2s", "342.25s"
    std::string pod;
    std::string what;
    std::string queue;
    std::string by;
    std::vector<std::string> plugins;
    std::string node;
    std::string preemptor;
    std::string backoffUntil;
    std::int32_t attempts = 0;
};

struct Timeline {
    std::vector<TimelineEvent> events;
    std::map<std::string, std::string> final; ///< pod → where it is at the end
};

/// Runs a scenario by the rules of TIMELINE.md and tells what its queue did. Fails when the configuration is refused.
tl::expected<Timeline, Diagnostics> runTimeline(std::shared_ptr<const Scenario> scenario, Registry registry);

/// What the queue did in a session that ran by those rules (SessionOptions::timelineRules).
Timeline timelineOf(const Session& session);

} // namespace berth
