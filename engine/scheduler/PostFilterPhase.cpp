// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Look.h"
#include "engine/scheduler/Recorder.h"

namespace berth {
namespace {

NodeStatuses statusesOf(const LookResult& result) {
    NodeStatuses statuses;
    statuses.absent = result.absent;
    statuses.byPosition.reserve(result.statuses.size());
    for (const std::optional<Status>& status : result.statuses)
        statuses.byPosition.push_back(status ? &*status : nullptr);
    return statuses;
}

/// Asks the PostFilter plugins in order until one settles it (SEMANTICS 1.6).
class PostFilterPhase {
public:
    PostFilterPhase(const CycleInput& input, const Framework& framework, const FrameworkCalls& calls,
                    LookResult& result, Recorder record)
        : input_(input),
          framework_(framework),
          calls_(calls),
          result_(result),
          record_(record),
          statuses_(statusesOf(result)) {}

    PostFilterOutcome run() {
        outcome_.ran = true;
        for (const PluginAt<PostFilterPlugin>& each : framework_.postFilter)
            if (ask(each)) return std::move(outcome_);
        outcome_.status = Status(Code::Unschedulable, std::move(reasons_));
        if (!outcome_.plugin.empty()) outcome_.status.setPlugin(outcome_.plugin);
        return std::move(outcome_);
    }

private:
    /// True when the plugin's answer is final.
    bool ask(const PluginAt<PostFilterPlugin>& each) {
        PreemptionReport report;
        CycleInput input = input_;
        input.draws += outcome_.drawsUsed;
        const Context context{&input, &calls_, nullptr, input.podId};
        PostFilterResult answer =
            each.plugin->postFilter(context, result_.state, *input.pod, statuses_, record_.on() ? &report : nullptr);
        outcome_.drawsUsed += answer.drawsUsed;
        if (!answer.orders.empty()) outcome_.orders.emplace_back(each.name, std::move(answer.orders));
        record_.postFilterCalled(each.name, std::move(report));
        switch (answer.status.code()) {
        case Code::Success:
        case Code::UnschedulableAndUnresolvable: return settle(each.name, std::move(answer));
        case Code::Unschedulable:
        case Code::Pending: return remember(each.name, answer);
        default: return settle(each.name, {Status::error(answer.status.message()), std::nullopt, {}, 0, {}, {}});
        }
    }

    bool settle(std::string_view plugin, PostFilterResult answer) {
        outcome_.plugin = plugin;
        outcome_.status = std::move(answer.status);
        outcome_.status.setPlugin(outcome_.plugin);
        outcome_.nominate = answer.nominate;
        takeVictims(std::move(answer));
        return true;
    }

    void takeVictims(PostFilterResult answer) {
        outcome_.victims = std::move(answer.victims);
        outcome_.grace = answer.grace;
    }

    bool remember(std::string_view plugin, PostFilterResult& answer) {
        if (answer.nominate) outcome_.nominate = answer.nominate;
        const std::vector<std::string>& reasons = answer.status.reasons();
        reasons_.insert(reasons_.end(), reasons.begin(), reasons.end());
        if (outcome_.plugin.empty() || answer.nominate || !reasons.empty()) outcome_.plugin = plugin;
        if (!answer.victims.empty()) takeVictims(std::move(answer));
        return false;
    }

    const CycleInput& input_;
    const Framework& framework_;
    const FrameworkCalls& calls_;
    LookResult& result_;
    Recorder record_;
    NodeStatuses statuses_;
    PostFilterOutcome outcome_;
    std::vector<std::string> reasons_;
};

} // namespace

PostFilterOutcome runPostFilter(const CycleInput& input, const Framework& framework, LookResult& result,
                                CycleRecord* record, const FrameworkCalls* calls) {
    Recorder recorder(record);
    PostFilterOutcome outcome;
    if (framework.postFilter.empty()) {
        outcome.nominate = NodeId{};
        outcome.message = result.message;
        return outcome;
    }
    outcome = PostFilterPhase(input, framework, calls != nullptr ? *calls : framework, result, recorder).run();
    outcome.message = withPostFilterMessage(result.message, outcome.status.message());
    recorder.postFilterEnded(outcome.status, outcome.nominate);
    recorder.message(outcome.message);
    return outcome;
}

} // namespace berth
