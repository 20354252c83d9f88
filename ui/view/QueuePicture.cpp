// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/QueuePicture.h"

#include "engine/framework/Gang.h"
#include "engine/model/Cluster.h"
#include "engine/model/Training.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <set>
#include <string>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(QueuePicture)
};

constexpr std::size_t kChips = 4;
constexpr std::size_t kMembers = 64;     ///< of a gang that is opened
constexpr std::size_t kMostLooks = 1000; ///< at pods of a lane, most of them folded members

QString laneName(Lane lane) {
    switch (lane) {
    case Lane::Active: return QStringLiteral("activeQ");
    case Lane::Backoff: return QStringLiteral("backoffQ");
    case Lane::Unschedulable: return QStringLiteral("unschedulablePods");
    case Lane::Gated: return QCoreApplication::translate("QueuePicture", "gated");
    case Lane::Permit: return QCoreApplication::translate("QueuePicture", "waiting on Permit");
    }
    return {};
}

/// Makes one lane: its first pods in their order, the members of a gang folded into the chip of the first of them.
/// Looks at as many pods as it shows, however many stand there.
class LaneMaker {
public:
    LaneMaker(Lane lane, const LaneBook& book, const Moment& moment) : lane_(lane), book_(book), moment_(moment) {}

    LaneView make() {
        LaneView view;
        view.name = laneName(lane_);
        view.count = static_cast<int>(book_.pods(lane_).size());
        view.levelCounts = book_.levels(lane_);
        addChips(view);
        view.note = note();
        return view;
    }

private:
    void addChips(LaneView& view) const {
        std::set<std::string> folded;
        std::size_t looked = 0;
        for (const PodId pod : book_.pods(lane_)) {
            if (view.chips.size() == kChips || ++looked > kMostLooks) return;
            const LanePods* gang = gangOf(pod);
            if (gang == nullptr)
                view.chips.push_back(chipOf(moment_, pod));
            else if (const std::string key = gangKey(*moment_.world->pod(pod).object); folded.insert(key).second)
                view.chips.push_back(gangChip(key, *gang));
        }
    }

    /// The other members of a pod's gang that stand in the lane with it; nullptr where there is none.
    const LanePods* gangOf(PodId pod) const {
        const Pod& object = *moment_.world->pod(pod).object;
        if (gangLabel(object).empty()) return nullptr;
        const auto gang = book_.gangs(lane_).find(gangKey(object));
        return gang == book_.gangs(lane_).end() || gang->second.size() < 2 ? nullptr : &gang->second;
    }

    PodChipView gangChip(const std::string& key, const LanePods& members) const {
        PodChipView chip = chipOf(moment_, *members.begin());
        const Pod& object = *moment_.world->pod(*members.begin()).object;
        chip.name = text(gangLabel(object));
        chip.gang = text(key);
        chip.tooltip.clear();
        chip.gangMembers = static_cast<int>(members.size());
        if (const PodGroup* group = findPodGroup(*moment_.world->objects, object)) chip.gangMinimum = group->minMember;
        for (const PodId member : members) {
            if (chip.members.size() == kMembers) break;
            chip.members.push_back(chipOf(moment_, member));
            chip.members.back().gang = chip.gang;
        }
        return chip;
    }

    QString note() const {
        if (lane_ == Lane::Active && book_.pods(lane_).size() > 1) return Words::tr("next pod on top");
        const auto gangs = static_cast<std::int64_t>(book_.gangs(lane_).size());
        if (lane_ == Lane::Permit && gangs > 0) return plural(gangs, Words::tr("%1 gang"), Words::tr("%1 gangs"));
        return {};
    }

    Lane lane_;
    const LaneBook& book_;
    const Moment& moment_;
};

} // namespace

std::vector<PodId> podsOf(Lane lane, const Moment& moment) {
    LaneBook book;
    book.follow(moment);
    return {book.pods(lane).begin(), book.pods(lane).end()};
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
