// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/QueuePicture.h"

#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(QueuePicture)
};

using Lanes = std::array<std::vector<PodId>, kLanes>;
constexpr std::size_t kChips = 4;

std::optional<Lane> laneOf(const PodEntry& pod) {
    if (pod.state == PodState::Waiting) return Lane::Permit;
    if (pod.state != PodState::Queued) return std::nullopt;
    switch (pod.queue) {
    case QueueKind::Active: return Lane::Active;
    case QueueKind::Backoff:
    case QueueKind::ErrorBackoff: return Lane::Backoff;
    case QueueKind::Unschedulable: return Lane::Unschedulable;
    case QueueKind::Gated: return Lane::Gated;
    case QueueKind::None: return std::nullopt;
    }
    return std::nullopt;
}

Lanes collect(const World& world) {
    Lanes lanes;
    for (std::uint32_t i = 0; i < world.pods.size(); ++i)
        if (const auto lane = laneOf(world.pods[i])) lanes[static_cast<std::size_t>(*lane)].push_back(PodId{i});
    return lanes;
}

QueuedPod queued(const World& world, PodId id) {
    const PodEntry& entry = world.pod(id);
    return {id, entry.object, entry.timestamp, entry.initialAttempt};
}

void sortActive(std::vector<PodId>& pods, const Moment& moment) {
    const World& world = *moment.world;
    const auto byOrder = [&](PodId a, PodId b) { return world.pod(a).queueOrder < world.pod(b).queueOrder; };
    std::sort(pods.begin(), pods.end(), byOrder);
    const bool hasProfile = moment.profiles && !moment.profiles->all().empty();
    const QueueSortPlugin* sort = hasProfile ? moment.profiles->all().front()->queueSort.plugin : nullptr;
    if (sort == nullptr) return;
    std::stable_sort(pods.begin(), pods.end(),
                     [&](PodId a, PodId b) { return sort->less(queued(world, a), queued(world, b)); });
}

void sortLane(Lane lane, std::vector<PodId>& pods, const Moment& moment) {
    if (lane == Lane::Active) return sortActive(pods, moment);
    const World& world = *moment.world;
    const auto key = [&](PodId id) {
        const PodEntry& pod = world.pod(id);
        if (lane == Lane::Backoff) return pod.backoffExpiry;
        return lane == Lane::Permit ? pod.permitDue : pod.timestamp;
    };
    std::stable_sort(pods.begin(), pods.end(), [&](PodId a, PodId b) { return key(a) < key(b); });
}

QString laneName(Lane lane) {
    switch (lane) {
    case Lane::Active: return QStringLiteral("activeQ");
    case Lane::Backoff: return QStringLiteral("backoffQ");
    case Lane::Unschedulable: return QStringLiteral("unschedulablePods");
    case Lane::Gated: return Words::tr("gated");
    case Lane::Permit: return Words::tr("waiting on Permit");
    }
    return {};
}

LaneView laneView(Lane lane, std::vector<PodId>& pods, const Moment& moment) {
    LaneView view;
    view.name = laneName(lane);
    view.count = static_cast<int>(pods.size());
    if (lane == Lane::Active && pods.size() > 1) view.note = Words::tr("next pod on top");
    sortLane(lane, pods, moment);
    for (const PodId pod : pods) {
        const Level level = levelOf(*moment.world->pod(pod).object, *moment.scenario);
        ++view.levelCounts[static_cast<std::size_t>(level)];
        if (view.chips.size() < kChips) view.chips.push_back(chipOf(moment, pod));
    }
    return view;
}

} // namespace

std::vector<PodId> podsOf(Lane lane, const Moment& moment) {
    std::vector<PodId> pods = std::move(collect(*moment.world)[static_cast<std::size_t>(lane)]);
    sortLane(lane, pods, moment);
    return pods;
}

QueuesView queuesView(const Moment& moment) {
    Lanes lanes = collect(*moment.world);
    QueuesView view;
    std::int64_t pending = 0;
    for (int i = 0; i < kLanes; ++i) {
        const auto lane = static_cast<Lane>(i);
        auto& pods = lanes[static_cast<std::size_t>(i)];
        if (lane != Lane::Permit) pending += static_cast<std::int64_t>(pods.size());
        view.lanes.push_back(laneView(lane, pods, moment));
    }
    if (moment.world->cycleOpen()) ++pending;
    view.summary = plural(pending, Words::tr("%1 pod pending"), Words::tr("%1 pods pending"));
    return view;
}

QStringList queueNames(const Moment& moment) {
    QStringList names{QStringLiteral("default")};
    for (std::uint32_t i = 0; i < moment.world->pods.size(); ++i) {
        const ObjectMeta& meta = moment.world->pods[i].object->meta;
        const std::string_view kueue = meta.labels.get("kueue.x-k8s.io/queue-name", meta.ns);
        const QString name = text(meta.labels.get("berth.dev/queue", kueue));
        if (!names.contains(name)) names += name;
    }
    names.sort();
    return names;
}

} // namespace berth::ui
