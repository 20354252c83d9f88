// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/GroupStandings.h"

#include "engine/framework/Gang.h"
#include "engine/model/Training.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GroupStandings)
};

constexpr std::string_view kPlugin = "NetworkTopology";
constexpr std::string_view kRequired = "kueue.x-k8s.io/podset-required-topology";
constexpr std::string_view kPreferred = "kueue.x-k8s.io/podset-preferred-topology";

/// What is known of the gang and its level's domains.
class Standings {
public:
    Standings(const Moment& moment, const PodEntry& pod) : moment_(moment), object_(*pod.object) {
        const Annotations& annotations = object_.meta.annotations;
        required_ = !annotations.get(kRequired).empty();
        level_ = std::string(required_ ? annotations.get(kRequired) : annotations.get(kPreferred));
        if (!isAsked()) return;
        findPlaced();
        if (required_) readVerdicts();
    }

    bool isAsked() const { return !level_.empty() && !gangLabel(object_).empty(); }

    Standing of(const std::vector<NodeId>& nodes) const {
        const std::string* domain = domainOfAll(nodes);
        if (domain == nullptr) return {};
        if (!required_) return preferred(*domain);
        if (!chosen_.empty()) return required(*domain == chosen_ ? GroupStanding::Chosen : GroupStanding::Outside);
        return noRoom_ ? required(GroupStanding::NoRoom) : Standing{};
    }

private:
    /// The domain of the first member with a place, by creation, then name; and how many are in each.
    void findPlaced() {
        const auto gang = moment_.world->gang(gangKey(object_));
        if (gang == nullptr) return;
        const GangMember* first = nullptr;
        const auto order = [](const GangMember& member) {
            return std::tie(member.pod->meta.creationTimestamp, member.pod->meta.name);
        };
        for (const GangMember& member : gang->members) {
            if (!member.placed()) continue;
            if (const std::string* domain = domainOf(member.node)) ++placed_[*domain];
            if (first == nullptr || order(member) < order(*first)) first = &member;
        }
        if (first == nullptr) return;
        if (const std::string* domain = domainOf(first->node)) chosen_ = *domain;
    }

    /// While none has a place, Filter says which domain was chosen, or that none has room.
    void readVerdicts() {
        if (!chosen_.empty() || moment_.record() == nullptr) return;
        const CycleRecord& record = *moment_.record();
        const std::size_t shown = std::min(CycleWalk(moment_).verdictsShown(), record.verdicts.size());
        bool anyOutside = false;
        std::string let;
        for (std::size_t i = 0; i < shown; ++i) {
            const Status& status = record.verdicts[i].status;
            const std::string* domain = domainOf(record.nodes[record.verdicts[i].node]);
            if (domain == nullptr) continue;
            const bool isOurs = !status.ok() && status.plugin() == kPlugin;
            // It is said of every domain; nodes that another plugin rejected were not asked.
            noRoom_ = noRoom_ || (isOurs && status.code() == Code::Unschedulable);
            anyOutside = anyOutside || (isOurs && status.code() != Code::Unschedulable);
            if (status.ok()) let = *domain;
        }
        if (anyOutside) chosen_ = let;
    }

    const std::string* domainOf(NodeId node) const {
        const NodeInfo* info = moment_.world->node(node);
        return info == nullptr || info->node == nullptr ? nullptr : info->node->meta.labels.find(level_);
    }

    /// nullptr where they are in several, or one is in none.
    const std::string* domainOfAll(const std::vector<NodeId>& nodes) const {
        const std::string* common = nullptr;
        for (const NodeId node : nodes) {
            const std::string* domain = domainOf(node);
            if (domain == nullptr || (common != nullptr && *common != *domain)) return nullptr;
            common = domain;
        }
        return common;
    }

    QString gangName() const { return text(gangLabel(object_)); }
    QString levelName() const { return text(level_).section(QLatin1Char('/'), -1); }

    Standing required(GroupStanding standing) const {
        if (standing == GroupStanding::Chosen)
            return {standing, Words::tr("the %1 of %2").arg(levelName(), gangName())};
        if (standing == GroupStanding::Outside)
            return {standing, Words::tr("outside the %1 of %2").arg(levelName(), gangName())};
        return {standing, Words::tr("no room for all of %1").arg(gangName())};
    }

    Standing preferred(const std::string& domain) const {
        const auto there = placed_.find(domain);
        if (there == placed_.end()) return {};
        return {GroupStanding::Chosen, Words::tr("preferred: %1 of %2 here").arg(there->second).arg(gangName())};
    }

    const Moment& moment_;
    const Pod& object_;
    bool required_ = false;
    std::string level_;
    std::string chosen_;
    std::map<std::string, int> placed_; ///< members by domain
    bool noRoom_ = false;               ///< no domain has room for all of the gang
};

/// The one of the cycle at the cursor; between cycles the one that something happened to last.
PodId podAtCursor(const Moment& moment) {
    if (moment.record() != nullptr) return moment.record()->pod;
    return moment.lastFact() != nullptr ? moment.lastFact()->pod : PodId{};
}

} // namespace

std::vector<Standing> standingsOf(const Moment& moment, const std::vector<std::vector<NodeId>>& members) {
    const PodEntry* pod = moment.pod(podAtCursor(moment));
    if (pod == nullptr || !pod->inGang) return {};
    const Standings standings(moment, *pod);
    if (!standings.isAsked()) return {};
    std::vector<Standing> all;
    for (const std::vector<NodeId>& nodes : members) all.push_back(standings.of(nodes));
    return all;
}

} // namespace berth::ui
