// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/session/SessionFixture.h"
#include "tests/support/Values.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace berth::test {

/// One profile with AISchedulingPlugin at all its points, in DefaultPreemption's and PrioritySort's place.
inline std::shared_ptr<const Configuration>
trainingConfiguration(std::vector<std::pair<std::string, Value>> args = {}) {
    auto configuration = std::make_shared<Configuration>(defaultConfiguration());
    Profile& profile = configuration->profiles.front();
    const PluginRef suite{"AISchedulingPlugin", 0, {}};
    profile.at(PluginPoint::MultiPoint).enabled.push_back(suite);
    profile.at(PluginPoint::QueueSort).enabled.push_back(suite);
    profile.at(PluginPoint::QueueSort).disabled.push_back({"*", 0, {}});
    profile.at(PluginPoint::PostFilter).disabled.push_back({"DefaultPreemption", 0, {}});
    profile.pluginConfig.push_back({"AISchedulingPlugin", map(std::move(args)), {}});
    return configuration;
}

/// A node of `gpus` GPUs, and cpu and memory for all.
inline MakeNode gpuNode(const std::string& name, int gpus) {
    return MakeNode(name).has({{"cpu", "64"}, {"memory", "512Gi"}, {"nvidia.com/gpu", std::to_string(gpus)}});
}

/// A job's pod of a level: 0, 1 or 2. Its queue is the namespace.
inline MakePod trainingPod(const std::string& name, int level, int gpus, const std::string& ns = "default") {
    constexpr std::array<std::int32_t, 3> kPriorities = {100'000, 10'000, 1'000};
    return MakePod(name, ns)
        .req({{"cpu", "1"}, {"nvidia.com/gpu", std::to_string(gpus)}})
        .priority(kPriorities[static_cast<std::size_t>(level)]);
}

/// Gives it a controller of that kind.
inline MakePod owned(MakePod pod, const std::string& kind = "Job") {
    pod.raw().meta.owners.push_back({"batch/v1", kind, "owner", "uid-owner", true});
    return pod;
}

/// Gives it a preStop hook that saves in `seconds`.
inline MakePod saving(MakePod pod, int seconds, std::int64_t grace) {
    pod.raw().containers.front().hasPreStop = true;
    pod.raw().containers.front().preStopCommand = "save";
    pod.raw().meta.annotations.set("berth.dev/checkpoint-seconds", std::to_string(seconds));
    pod.raw().gracePeriod = Duration::seconds(grace);
    return pod;
}

/// A session with what a test asks of it.
class TrainingRun {
public:
    explicit TrainingRun(const ScenarioBuilder& scenario) : session_(scenario.session()) { session_->run(); }

    /// The last incarnation of default/NAME.
    const PodEntry& pod(const std::string& name) const {
        const PodKeyId key =
            session_->trace().pool().findPodKey(name.find('/') == std::string::npos ? "default/" + name : name);
        std::uint32_t found = 0;
        for (std::uint32_t id = 0; id < session_->world().pods.size(); ++id)
            if (session_->world().pod(PodId{id}).key == key) found = id;
        return session_->world().pod(PodId{found});
    }
    std::string nodeOf(const std::string& name) const {
        return std::string(session_->trace().pool().nodeName(pod(name).node));
    }
    /// When the first fact of that kind about the pod was, since the start; -1s: never.
    Duration at(FactKind kind, const std::string& name) const {
        const PodKeyId key = session_->trace().pool().findPodKey("default/" + name);
        for (std::size_t i = 0; i < session_->trace().size(); ++i) {
            const Fact& fact = session_->trace()[i];
            if (fact.kind == kind && fact.pod.valid() && session_->world().pod(fact.pod).key == key)
                return fact.at - session_->startWorld().now;
        }
        return Duration::seconds(-1);
    }
    const Session& session() const { return *session_; }

private:
    std::unique_ptr<Session> session_;
};

} // namespace berth::test
