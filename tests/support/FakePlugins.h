// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Bind.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/Filter.h"
#include "engine/framework/PostFilter.h"
#include "engine/framework/PreEnqueue.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/QueueSort.h"
#include "engine/framework/Registry.h"
#include "engine/framework/Score.h"
#include "engine/runtime/Framework.h"

#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace berth::test {

/// "Plugin.Point" or "Plugin.Point node", in the order the calls came.
using CallLog = std::vector<std::string>;

class FakePlugin : public Plugin {
public:
    std::string_view name() const override { return name_; }
    void called(const std::string& what) const {
        if (log != nullptr) log->push_back(name_ + "." + what);
    }
    std::string name_;
    CallLog* log = nullptr;
};

struct FakeQueueSort : FakePlugin, QueueSortPlugin {
    bool less(const QueuedPod& a, const QueuedPod& b) const override { return a.id < b.id; }
};

struct FakeBind : FakePlugin, BindPlugin {
    Status bind(const Context&, const Pod&, const NodeInfo&) const override { return {}; }
};

/// Filter and nothing else.
struct FakeFilter : FakePlugin, FilterPlugin {
    std::function<Status(const NodeInfo&)> onFilter = [](const NodeInfo&) { return Status(); };

    Status filter(const Context&, const CycleState&, const Pod&, const NodeInfo& node, Terms* terms) const override {
        called("Filter " + node.name());
        if (terms != nullptr) terms->add(name_, std::string("asked"));
        return onFilter(node);
    }
};

/// PreFilter with AddPod and RemovePod, and Filter.
struct FakePreFilter : FakeFilter, PreFilterPlugin {
    PreFilterResult answer;

    PreFilterResult preFilter(const Context&, CycleState&, const Pod&) const override {
        called("PreFilter");
        return answer;
    }
    bool hasExtensions() const override { return true; }
    Status addPod(const Context&, CycleState&, const Pod&, const PodInfo&, const NodeInfo& node) const override {
        called("AddPod " + node.name());
        return {};
    }
    Status removePod(const Context&, CycleState&, const Pod&, const PodInfo&, const NodeInfo& node) const override {
        called("RemovePod " + node.name());
        return {};
    }
};

/// PreScore, Score and NormalizeScore.
struct FakeScore : FakePlugin, PreScorePlugin, ScorePlugin {
    Status preScoreAnswer;
    std::function<tl::expected<std::int64_t, Status>(const NodeInfo&)> onScore = [](const NodeInfo&) { return 0; };
    bool doesNormalize = false;

    Status preScore(const Context&, CycleState&, const Pod&, std::span<const NodeInfo* const>) const override {
        called("PreScore");
        return preScoreAnswer;
    }
    tl::expected<std::int64_t, Status> score(const Context&, const CycleState&, const Pod&, const NodeInfo& node,
                                             Terms* terms) const override {
        called("Score " + node.name());
        if (terms != nullptr) terms->add(name_, std::string("asked"));
        return onScore(node);
    }
    bool normalizes() const override { return doesNormalize; }
    Status normalize(const Context&, const CycleState&, const Pod&, std::span<const NodeInfo* const>,
                     std::span<std::int64_t> scores) const override {
        called("NormalizeScore");
        defaultNormalize(scores, false);
        return {};
    }
};

struct FakePostFilter : FakePlugin, PostFilterPlugin {
    PostFilterResult answer;

    PostFilterResult postFilter(const Context&, const CycleState&, const Pod&, const NodeStatuses&,
                                PreemptionReport*) const override {
        called("PostFilter");
        return answer;
    }
};

struct FakePreEnqueue : FakePlugin, PreEnqueuePlugin {
    Status answer;

    Status preEnqueue(const Context&, const Pod&) const override {
        called("PreEnqueue");
        return answer;
    }
};

/// Every event that may help it, each registered for nodes only.
struct FakeListener : FakeFilter, EnqueueExtensions {
    std::vector<ClusterEventWithHint> eventsToRegister() const override {
        return {{{EventResource::Node, action::Add}, {}}};
    }
};

/// A plugin list and one profile that enables, at MultiPoint and in the order of addition, all that is in it, beginning
/// with a queue sort "Sort" and a binder "Bind".
class FakeProfile {
public:
    FakeProfile() {
        add<FakeQueueSort>("Sort");
        add<FakeBind>("Bind");
    }

    /// `prepare` is called on each instance built.
    template <class P> FakeProfile& add(const std::string& name, std::function<void(P&)> prepare = {}) {
        know<P>(name, std::move(prepare));
        profile.at(PluginPoint::MultiPoint).enabled.push_back(ref(name));
        return *this;
    }

    /// Only into the plugin list.
    template <class P> FakeProfile& know(const std::string& name, std::function<void(P&)> prepare = {}) {
        const std::string& kept = names_.emplace_back(name);
        entries_.push_back({kept,
                            [this, kept, prepare](const Value&) -> tl::expected<std::unique_ptr<Plugin>, Diagnostics> {
                                auto plugin = std::make_unique<P>();
                                plugin->name_ = kept;
                                plugin->log = &log;
                                if (prepare) prepare(*plugin);
                                return plugin;
                            },
                            {}});
        return *this;
    }

    static PluginRef ref(const std::string& name, std::int32_t weight = 0) { return {name, weight, {}}; }

    FakeProfile& enable(PluginPoint point, const std::string& name, std::int32_t weight = 0) {
        profile.at(point).enabled.push_back(ref(name, weight));
        return *this;
    }
    FakeProfile& disable(PluginPoint point, const std::string& name) {
        profile.at(point).disabled.push_back(ref(name));
        return *this;
    }

    Registry registry() const { return entries_; }

    tl::expected<std::shared_ptr<const Framework>, Diagnostics> create() const {
        Configuration configuration;
        configuration.profiles = {profile};
        return Framework::create(configuration, 0, entries_);
    }

    /// The framework; a failed test when the profile cannot be built.
    std::shared_ptr<const Framework> build() const {
        auto framework = create();
        if (framework) return *framework;
        ADD_FAILURE() << framework.error().front().text;
        return nullptr;
    }

    /// The first error's text, without the profile's prefix; "" when the profile can be built.
    std::string error() const {
        const auto framework = create();
        if (framework) return "";
        const std::string prefix = "initializing profiles: creating profile for scheduler name default-scheduler: ";
        const std::string text = framework.error().front().text;
        EXPECT_EQ(text.substr(0, prefix.size()), prefix);
        return text.substr(prefix.size());
    }

    Profile profile;
    mutable CallLog log;

private:
    std::deque<std::string> names_;
    std::vector<PluginEntry> entries_;
};

} // namespace berth::test
