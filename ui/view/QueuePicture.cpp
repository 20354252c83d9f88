// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/QueuePicture.h"

#include "engine/framework/Gang.h"
#include "engine/model/Cluster.h"
#include "engine/model/Training.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(QueuePicture)
};

constexpr std::size_t kChips = 4;
constexpr std::size_t kMembers = 64; ///< of a gang that is opened

/// The pods of a lane as QueueSort is given them, by id.
using Queued = std::unordered_map<PodId, QueuedPod>;

Queued queued(const World& world, const std::set<PodId>& pods) {
    Queued queued;
    queued.reserve(pods.size());
    for (const PodId id : pods) {
        const PodEntry& entry = world.pod(id);
        queued[id] = {id, entry.object, entry.timestamp, entry.initialAttempt,
                      findPodGroup(*world.objects, *entry.object)};
    }
    return queued;
}

/// Says which of two pods of a lane goes first.
using Order = std::function<bool(PodId, PodId)>;

Order activeOrder(const Moment& moment, const std::set<PodId>& pods) {
    const World& world = *moment.world;
    const auto all = std::make_shared<const Queued>(queued(world, pods));
    const bool hasProfile = moment.profiles && !moment.profiles->all().empty();
    const QueueSortPlugin* sort = hasProfile ? moment.profiles->all().front()->queueSort.plugin : nullptr;
    return [&world, sort, all](PodId a, PodId b) {
        if (sort != nullptr) {
            const QueuedPod& first = all->at(a);
            const QueuedPod& second = all->at(b);
            if (sort->less(first, second)) return true;
            if (sort->less(second, first)) return false;
        }
        return world.pod(a).queueOrder < world.pod(b).queueOrder;
    };
}

Order orderOf(Lane lane, const Moment& moment, const std::set<PodId>& pods) {
    if (lane == Lane::Active) return activeOrder(moment, pods);
    const World& world = *moment.world;
    return [&world, lane](PodId a, PodId b) {
        const auto key = [&](PodId id) {
            const PodEntry& pod = world.pod(id);
            if (lane == Lane::Backoff) return pod.backoffExpiry;
            return lane == Lane::Permit ? pod.permitDue : pod.timestamp;
        };
        return key(a) != key(b) ? key(a) < key(b) : a < b;
    };
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

/// Makes one lane: its first pods in their order, the members of a gang folded into the chip of the first of them.
class LaneMaker {
public:
    LaneMaker(Lane lane, const LaneBook& book, const Moment& moment)
        : lane_(lane), book_(book), moment_(moment), pods_(book.pods(lane).begin(), book.pods(lane).end()) {}

    LaneView make() {
        LaneView view;
        view.name = laneName(lane_);
        view.count = static_cast<int>(pods_.size());
        view.levelCounts = book_.levels(lane_);
        findGangs();
        addChips(view);
        view.note = note();
        return view;
    }

private:
    void findGangs() {
        if (moment_.world->gangs->empty()) return;
        for (const PodId pod : pods_) {
            const Pod& object = *moment_.world->pod(pod).object;
            if (!gangLabel(object).empty()) gangs_[gangKey(object)].push_back(pod);
        }
    }

    /// Sorts as many pods as are looked at, and no more.
    void addChips(LaneView& view) {
        const Order order = orderOf(lane_, moment_, book_.pods(lane_));
        std::size_t sorted = 0;
        std::set<std::string> folded;
        for (std::size_t i = 0; i < pods_.size() && view.chips.size() < kChips; ++i) {
            if (i == sorted) {
                sorted = std::min(pods_.size(), std::max<std::size_t>(2 * sorted, 2 * kChips));
                std::partial_sort(pods_.begin() + static_cast<std::ptrdiff_t>(i),
                                  pods_.begin() + static_cast<std::ptrdiff_t>(sorted), pods_.end(), order);
            }
            const Pod& object = *moment_.world->pod(pods_[i]).object;
            const auto gang = gangs_.find(gangKey(object));
            if (gang == gangs_.end() || gang->second.size() < 2) {
                view.chips.push_back(chipOf(moment_, pods_[i]));
            } else if (folded.insert(gang->first).second) {
                std::sort(gang->second.begin(), gang->second.end(), order);
                view.chips.push_back(gangChip(gang->first, gang->second));
            }
        }
    }

    PodChipView gangChip(const std::string& key, const std::vector<PodId>& members) const {
        PodChipView chip = chipOf(moment_, members.front());
        const Pod& object = *moment_.world->pod(members.front()).object;
        chip.name = text(gangLabel(object));
        chip.gang = text(key);
        chip.tooltip.clear();
        chip.gangMembers = static_cast<int>(members.size());
        if (const PodGroup* group = findPodGroup(*moment_.world->objects, object)) chip.gangMinimum = group->minMember;
        for (std::size_t i = 0; i < members.size() && i < kMembers; ++i) {
            chip.members.push_back(chipOf(moment_, members[i]));
            chip.members.back().gang = chip.gang;
        }
        return chip;
    }

    QString note() const {
        if (lane_ == Lane::Active && pods_.size() > 1) return Words::tr("next pod on top");
        if (lane_ == Lane::Permit && !gangs_.empty())
            return plural(static_cast<std::int64_t>(gangs_.size()), Words::tr("%1 gang"), Words::tr("%1 gangs"));
        return {};
    }

    Lane lane_;
    const LaneBook& book_;
    const Moment& moment_;
    std::vector<PodId> pods_;
    std::map<std::string, std::vector<PodId>> gangs_; ///< of this lane
};

} // namespace

std::vector<PodId> podsOf(Lane lane, const Moment& moment) {
    LaneBook book;
    book.follow(moment);
    std::vector<PodId> pods(book.pods(lane).begin(), book.pods(lane).end());
    std::sort(pods.begin(), pods.end(), orderOf(lane, moment, book.pods(lane)));
    return pods;
}

QueuesView queuesView(const Moment& moment, LaneBook& book) {
    book.follow(moment);
    QueuesView view;
    std::int64_t pending = moment.world->cycleOpen() ? 1 : 0;
    for (int i = 0; i < kLanes; ++i) {
        const auto lane = static_cast<Lane>(i);
        if (lane != Lane::Permit) pending += static_cast<std::int64_t>(book.pods(lane).size());
        view.lanes.push_back(LaneMaker(lane, book, moment).make());
    }
    view.summary = plural(pending, Words::tr("%1 pod pending"), Words::tr("%1 pods pending"));
    return view;
}

QueuesView queuesView(const Moment& moment) {
    LaneBook book;
    return queuesView(moment, book);
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
