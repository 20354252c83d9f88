// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth::io {

/// Upstream: component-base LeaderElectionConfiguration, with the scheduler's defaults.
struct LeaderElection {
    bool leaderElect = true;
    Duration leaseDuration = Duration::seconds(15);
    Duration renewDeadline = Duration::seconds(10);
    Duration retryPeriod = Duration::seconds(2);
    std::string resourceLock = "leases";
    std::string resourceName = "kube-scheduler";
    std::string resourceNamespace = "kube-system";
};

struct ManagedResource {
    std::string name;
    bool ignoredByScheduler = false;
};

/// What of an extender is checked. Berth calls none.
struct Extender {
    std::string urlPrefix;
    std::string prioritizeVerb;
    std::string bindVerb;
    std::int64_t weight = 0;
    std::vector<ManagedResource> managedResources;
    Place place;
};

/// A KubeSchedulerConfiguration between decoding and validation: the part Berth uses, and what else has rules.
struct ConfigurationDraft {
    Configuration configuration;
    LeaderElection leaderElection;
    std::int32_t clientBurst = 100;
    std::vector<Extender> extenders;
};

} // namespace berth::io
