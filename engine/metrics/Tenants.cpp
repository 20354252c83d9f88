// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Tenants.h"

#include "engine/model/Node.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace berth::metrics {
namespace {

constexpr std::string_view kPlugin = "AISchedulingPlugin";
constexpr std::string_view kEvery = "*";
constexpr std::string_view kUndone = "FairnessAfterNormalize";

const PluginRef* find(const std::vector<PluginRef>& plugins, std::string_view name) {
    const auto found = std::ranges::find(plugins, name, &PluginRef::name);
    return found == plugins.end() ? nullptr : &*found;
}

/// Where the plugin is enabled at Score: in its own list, or in MultiPoint unless that is switched off there.
const PluginRef* atScore(const Profile& profile) {
    const PluginSet& score = profile.at(PluginPoint::Score);
    if (const PluginRef* own = find(score.enabled, kPlugin)) return own;
    const bool isOff = find(score.disabled, kPlugin) != nullptr || find(score.disabled, kEvery) != nullptr;
    return isOff ? nullptr : find(profile.at(PluginPoint::MultiPoint).enabled, kPlugin);
}

std::optional<FairnessInForce> fairnessIn(const Profile& profile) {
    const PluginRef* plugin = atScore(profile);
    const auto config = std::ranges::find(profile.pluginConfig, kPlugin, &PluginConfig::name);
    if (plugin == nullptr || config == profile.pluginConfig.end()) return std::nullopt;
    Diagnostics refused; // the configuration was accepted: there is none
    ValueReader reader(config->args, "", refused);
    const FairnessRules rules = readFairness(reader);
    if (!rules.fairness) return std::nullopt;
    const bool undone = std::ranges::count(reader.strings("pitfalls"), kUndone) > 0;
    return FairnessInForce{profile.schedulerName, rules, plugin->weight == 0 ? 1 : plugin->weight, undone};
}

std::uint32_t count(std::int64_t amount) {
    return static_cast<std::uint32_t>(std::max<std::int64_t>(amount, 0));
}

std::uint32_t sum(const std::array<std::uint32_t, kPodGroups>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint32_t{0});
}

} // namespace

std::uint32_t TenantPods::pendingInAll() const {
    return sum(pending);
}

std::uint32_t TenantPods::boundInAll() const {
    return sum(bound);
}

std::vector<FairnessInForce> fairnessIn(const Configuration& configuration) {
    std::vector<FairnessInForce> all;
    for (const Profile& profile : configuration.profiles)
        if (auto fairness = fairnessIn(profile)) all.push_back(std::move(*fairness));
    return all;
}

// ---- TenantBook

TenantBook::Id TenantBook::idOf(const std::string& name) {
    const auto [known, isNew] = ids_.try_emplace(name, static_cast<Id>(names_.size()));
    if (isNew) {
        names_.push_back(name);
        tenants_.emplace_back();
    }
    return known->second;
}

TenantBook::Part TenantBook::partOf(const World& world, const PodEntry& entry) {
    Part part;
    const Pod& pod = *entry.object;
    part.tenant = idOf(pod.meta.ns);
    if (!entry.alive() || entry.state == PodState::Ignored) return part;
    const auto level = levelOf(pod, bands_);
    const auto group = static_cast<std::uint8_t>(level ? static_cast<std::size_t>(*level) : kLevels);
    (entry.state == PodState::Bound ? part.bound : part.pending) = group;
    part.created = entry.created;
    const GpuShare& share = pod.totals.gpuShare;
    part.asking = gpuRequest(pod).second > 0 || share.milli > 0 ? 1 : 0;
    if (!entry.onNode() || !world.nodeExists(entry.node)) return part;
    part.gpus = count(pod.totals.used.scalar(gpuCapacity(*world.node(entry.node)->node).first));
    part.ofQuota = count(pod.totals.used.scalar(kNvidiaGpu));
    part.shareMilli = count(share.milli * share.devices);
    return part;
}

namespace {

template <class Part, class Change> void change(TenantPods& pods, const Part& part, Change by) {
    if (part.pending < kPodGroups) by(pods.pending[part.pending], 1U);
    if (part.bound < kPodGroups) by(pods.bound[part.bound], 1U);
    by(pods.gpus, part.gpus);
    by(pods.ofQuota, part.ofQuota);
    by(pods.shareMilli, part.shareMilli);
    by(pods.asking, part.asking);
}

} // namespace

void TenantBook::add(const Part& part) {
    const auto more = [](std::uint32_t& value, std::uint32_t amount) { value += amount; };
    for (TenantPods* pods : {&tenants_[part.tenant], &all_}) change(*pods, part, more);
    if (part.pending < kPodGroups) pendingSince_.insert(part.created);
}

void TenantBook::take(const Part& part) {
    const auto less = [](std::uint32_t& value, std::uint32_t amount) { value -= amount; };
    for (TenantPods* pods : {&tenants_[part.tenant], &all_}) change(*pods, part, less);
    if (part.pending < kPodGroups) pendingSince_.erase(pendingSince_.find(part.created));
}

const TenantPods* TenantBook::find(std::string_view name) const {
    const auto known = ids_.find(name);
    return known == ids_.end() ? nullptr : &tenants_[known->second];
}

TenantBook::Id TenantBook::refresh(const World& world, PodId pod) {
    if (parts_.size() <= pod.value) parts_.resize(std::size_t{pod.value} + 1);
    const Part now = partOf(world, world.pod(pod));
    Part& counted = parts_[pod.value];
    if (now == counted) return kNone;
    if (counted.tenant != kNone) take(counted);
    counted = now;
    add(now);
    return now.tenant;
}

// ---- standings

StandingTable::StandingTable(const ClusterObjects& objects) {
    for (const ResourceQuota& quota : objects.quotas)
        if (const auto gpus = gpuQuota(objects, quota.meta.ns))
            rows_[quota.meta.ns] = TenantStanding{quota.meta.ns, {}, gpus};
}

void StandingTable::add(const std::string& name, const TenantPods& pods) {
    const auto known = rows_.find(name);
    if (known == rows_.end() && pods.asking == 0) return;
    TenantStanding& row = known == rows_.end() ? rows_[name] : known->second;
    row.name = name;
    row.pods = pods;
}

std::vector<TenantStanding> StandingTable::take() {
    std::vector<TenantStanding> standings;
    standings.reserve(rows_.size());
    for (auto& [name, standing] : rows_) standings.push_back(std::move(standing));
    rows_.clear();
    return standings;
}

std::vector<TenantStanding> standingsOf(const World& world, const LevelBands& bands) {
    TenantBook book(bands);
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value) book.refresh(world, pod);
    StandingTable table(*world.objects);
    for (TenantBook::Id tenant = 0; tenant < book.size(); ++tenant) table.add(book.name(tenant), book.pods(tenant));
    return table.take();
}

} // namespace berth::metrics
