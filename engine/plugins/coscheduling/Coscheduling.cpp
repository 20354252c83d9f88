// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/coscheduling/Coscheduling.h"

#include "engine/model/Cluster.h"
#include "engine/plugins/coscheduling/ResourceGap.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

std::string nameOf(const PodGroup& group) {
    return group.meta.ns + "/" + group.meta.name;
}

/// An API server gives every pod its creation; one that was written without enters the queue when it is created.
SimTime creationOf(const QueuedPod& queued) {
    if (queued.group != nullptr) return queued.group->meta.creationTimestamp;
    const SimTime created = queued.pod->meta.creationTimestamp;
    if (created.isSet()) return created;
    return queued.initialAttemptTimestamp.isSet() ? queued.initialAttemptTimestamp : queued.timestamp;
}

std::string keyOf(const QueuedPod& queued) {
    return queued.group != nullptr ? nameOf(*queued.group) : queued.pod->key();
}

const PodGroup* groupOf(const Context& context, const Pod& pod) {
    return context.input != nullptr ? findPodGroup(*context.input->objects, pod) : nullptr;
}

/// The pod's gang as of now: from the handle where there is one, else as the cycle saw it.
std::shared_ptr<const Gang> gangOf(const Context& context, const Pod& pod) {
    if (context.handle != nullptr) return context.handle->gang(gangKey(pod));
    return context.input != nullptr ? context.input->gang : nullptr;
}

std::int64_t countOf(const Gang* gang, const auto& which) {
    return gang == nullptr ? 0 : std::count_if(gang->members.begin(), gang->members.end(), which);
}

/// How many have a place, `self` counted in any case when it is valid.
std::int64_t placedMembers(const Gang* gang, PodId self = {}) {
    const std::int64_t others =
        countOf(gang, [self](const GangMember& member) { return member.id != self && member.placed(); });
    return others + (self.valid() ? 1 : 0);
}

Orders rejectWaiting(const Gang* gang, PodId self, std::string_view reason) {
    Orders orders;
    if (gang == nullptr) return orders;
    for (const GangMember& member : gang->members)
        if (member.id != self && member.state == GangMember::State::Waiting)
            orders.reject.push_back({member.id, std::string(reason)});
    return orders;
}

Status refusal(std::string reason) {
    return {Code::UnschedulableAndUnresolvable, std::move(reason)};
}

// ---- hints

bool sameGang(const Pod& a, const Pod& b) {
    const std::string key = gangKey(a);
    return !key.empty() && key == gangKey(b);
}

QueueingHint siblingCame(const Pod& pod, const EventObjects& objects) {
    return objects.newPod != nullptr && sameGang(pod, *objects.newPod) ? QueueingHint::Queue : QueueingHint::Skip;
}

QueueingHint groupChanged(const Pod& pod, const EventObjects&) {
    return gangKey(pod).empty() ? QueueingHint::Skip : QueueingHint::Queue;
}

/// Room came free, which a gang waits for that says how much it takes as a whole.
QueueingHint roomCame(const Pod& pod, const EventObjects& objects) {
    if (objects.cluster == nullptr) return QueueingHint::Queue;
    const PodGroup* const group = findPodGroup(*objects.cluster, pod);
    return group != nullptr && !group->minResources.empty() ? QueueingHint::Queue : QueueingHint::Skip;
}

} // namespace

std::optional<Duration> Coscheduling::rest() const {
    if (args_.podGroupBackoffSeconds == 0) return std::nullopt;
    return Duration::seconds(args_.podGroupBackoffSeconds);
}

bool Coscheduling::less(const QueuedPod& a, const QueuedPod& b) const {
    if (a.pod->priority != b.pod->priority) return a.pod->priority > b.pod->priority;
    if (!args_.queueOrder) return a.timestamp < b.timestamp;
    if (creationOf(a) != creationOf(b)) return creationOf(a) < creationOf(b);
    return keyOf(a) < keyOf(b);
}

PreFilterResult Coscheduling::preFilter(const Context& context, CycleState&, const Pod& pod) const {
    const PodGroup* const group = groupOf(context, pod);
    if (!args_.preFilterCheck || group == nullptr) return {};
    const Gang* const gang = context.input->gang.get();
    if (gang != nullptr && gang->restUntil.isSet() && context.now() < gang->restUntil)
        return {refusal(fmt::format("podGroup {} failed recently", nameOf(*group))), {}};
    const std::int64_t siblings = countOf(gang, [](const GangMember&) { return true; });
    if (siblings < group->minMember)
        return {refusal(fmt::format("pre-filter pod {} cannot find enough sibling pods, current pods number: {}, "
                                    "minMember of group: {}",
                                    pod.meta.name, siblings, group->minMember)),
                {}};
    const std::int64_t gated =
        countOf(gang, [](const GangMember& member) { return member.state == GangMember::State::Gated; });
    if (siblings - gated < group->minMember)
        return {refusal(fmt::format("pre-filter pod {} cannot proceed due to gated pods in the same PodGroup",
                                    pod.meta.name)),
                {}};
    const std::string gap = resourceGap(*group, context);
    if (!gap.empty()) return {refusal("resource gap: " + gap), {}};
    return {};
}

PostFilterResult Coscheduling::postFilter(const Context& context, const CycleState&, const Pod& pod,
                                          const NodeStatuses&, PreemptionReport*) const {
    PostFilterResult result;
    result.status = Status(Code::Unschedulable);
    const PodGroup* const group = groupOf(context, pod);
    if (group == nullptr) {
        result.status.addReason("can not find pod group");
        return result;
    }
    const std::shared_ptr<const Gang> gang = gangOf(context, pod);
    const std::int64_t missing = group->minMember - placedMembers(gang.get());
    if (!args_.rejectOnPostFilter || missing <= 0) return result;
    if (missing * 100 <= args_.podGroupRejectPercentage * group->minMember) return result;
    result.orders = rejectWaiting(gang.get(), context.pod, "optimistic rejection in PostFilter");
    if (gang != nullptr && std::ssize(gang->members) >= group->minMember) result.orders.rest = rest();
    result.status.addReason(
        fmt::format("PodGroup {} gets rejected due to Pod {} is unschedulable even after PostFilter", nameOf(*group),
                    pod.meta.name));
    return result;
}

Orders Coscheduling::unreserve(const Context& context, const CycleState&, const Pod& pod, const NodeInfo&) const {
    const std::shared_ptr<const Gang> gang = gangOf(context, pod);
    if (gang == nullptr) return {};
    Orders orders = rejectWaiting(gang.get(), context.pod, "rejection in Unreserve");
    orders.rest = rest();
    return orders;
}

PermitResult Coscheduling::permit(const Context& context, const CycleState&, const Pod& pod, const NodeInfo&) const {
    if (gangKey(pod).empty()) return {};
    const PodGroup* const group = groupOf(context, pod);
    if (group == nullptr) return {Status(Code::Unschedulable, "PodGroup not found"), {}, {}};
    const std::shared_ptr<const Gang> gang = gangOf(context, pod);
    PermitResult result;
    const std::int64_t placed = placedMembers(gang.get(), context.pod);
    const bool whole = placed >= group->minMember;
    if (gang != nullptr)
        for (const GangMember& member : gang->members) {
            if (member.id == context.pod) continue;
            if (whole && member.state == GangMember::State::Waiting) result.orders.allow.push_back(member.id);
            if (!whole && placed == 1 && member.state == GangMember::State::Pending)
                result.orders.activate.push_back(member.id);
        }
    if (whole) return result;
    result.status = Status(Code::Wait);
    result.timeout = Duration::seconds(group->scheduleTimeoutSeconds.value_or(0) > 0 ? *group->scheduleTimeoutSeconds
                                                                                     : args_.permitWaitingTimeSeconds);
    return result;
}

std::vector<ClusterEventWithHint> Coscheduling::eventsToRegister() const {
    return {{{EventResource::Pod, action::Add}, siblingCame},
            {{EventResource::PodGroup, action::Add | action::Update}, groupChanged},
            {{EventResource::AssignedPod, action::Delete}, roomCame},
            {{EventResource::Node, action::Add | action::UpdateNodeAllocatable}, roomCame}};
}

} // namespace berth
