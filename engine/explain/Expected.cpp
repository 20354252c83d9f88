// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Expected.h"

#include "engine/explain/Pending.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace berth::explain {
namespace {

class ExpectationCheck {
public:
    explicit ExpectationCheck(const Outcome& outcome)
        : outcome_(outcome), pending_(pendingPods(outcome.world, outcome.pool, outcome.world.now)) {}

    void bound(const std::string& pod, const std::string& node) {
        const PodEntry* entry = latest(pod);
        const bool placed = entry != nullptr && (entry->state == PodState::Bound || entry->state == PodState::Finished);
        if (placed && outcome_.pool.nodeName(entry->node) == node) return;
        differences.push_back(fmt::format("{}: expected on {}, {}", pod, node, whereIs(pod)));
    }

    void pending(const std::string& pod, const std::string& message) {
        const PendingPod* found = findPending(pod);
        if (found == nullptr)
            differences.push_back(fmt::format("{}: expected to be pending, {}", pod, whereIs(pod)));
        else if (!message.empty() && message != found->why)
            differences.push_back(
                fmt::format("{}: expected pending with \"{}\", it says \"{}\"", pod, message, found->why));
    }

    void evicted(const std::vector<std::string>& expected) {
        const std::multiset<std::string> want(expected.begin(), expected.end());
        std::multiset<std::string> got;
        for (const PodId pod : outcome_.evicted) got.emplace(outcome_.pool.podKey(outcome_.world.pod(pod).key));
        if (want != got)
            differences.push_back(
                fmt::format("evicted: expected [{}], got [{}]", fmt::join(want, ", "), fmt::join(got, ", ")));
    }

    void deadlocks(std::int64_t expected) {
        if (static_cast<std::int64_t>(outcome_.deadlocks) != expected)
            differences.push_back(fmt::format("deadlocks: expected {}, got {}", expected, outcome_.deadlocks));
    }

    std::vector<std::string> differences;

private:
    /// The last incarnation of a pod of that name; nullptr when there never was one.
    const PodEntry* latest(const std::string& pod) const {
        const PodKeyId key = outcome_.pool.findPodKey(pod);
        for (std::size_t id = outcome_.world.pods.size(); key.valid() && id-- > 0;)
            if (outcome_.world.pods[id].key == key) return &outcome_.world.pods[id];
        return nullptr;
    }

    const PendingPod* findPending(const std::string& pod) const {
        const auto it = std::ranges::find(pending_, pod, &PendingPod::name);
        return it == pending_.end() ? nullptr : &*it;
    }

    std::string whereIs(const std::string& pod) const {
        const PodEntry* entry = latest(pod);
        if (entry == nullptr) return "there was no such pod";
        const std::string_view node = outcome_.pool.nodeName(entry->node);
        switch (entry->state) {
        case PodState::Bound: return fmt::format("it is on {}", node);
        case PodState::Finished:
            return node.empty() ? "it was finished from the start" : fmt::format("it ran to its end on {}", node);
        case PodState::Gone: return "it is gone";
        case PodState::Ignored: return "no profile serves it";
        default: break;
        }
        const PendingPod* found = findPending(pod);
        return fmt::format("it is pending in {}: {}", found->where, found->why);
    }

    const Outcome& outcome_;
    std::vector<PendingPod> pending_;
};

} // namespace

std::vector<std::string> unmet(const Expectation& expect, const Outcome& outcome) {
    ExpectationCheck check(outcome);
    for (const auto& [pod, node] : expect.bound) check.bound(pod, node);
    for (const auto& [pod, message] : expect.pending) check.pending(pod, message);
    if (expect.evicted) check.evicted(*expect.evicted);
    if (expect.deadlocks) check.deadlocks(*expect.deadlocks);
    return std::move(check.differences);
}

} // namespace berth::explain
