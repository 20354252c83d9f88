// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"
#include "engine/framework/training/Fairness.h"
#include "engine/metrics/Level.h"
#include "engine/trace/World.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace berth::metrics {

/// P0, P1, P2, and the pods that have no level.
inline constexpr std::size_t kPodGroups = kLevels + 1;

/// How the pods of a tenant, or of all, stand at one moment.
struct TenantPods {
    std::array<std::uint32_t, kPodGroups> pending{}; ///< neither on a node for good nor gone, by level
    std::array<std::uint32_t, kPodGroups> bound{};   ///< on a node for good, those that are stopping too
    std::uint32_t gpus = 0;                          ///< held by assumed and bound pods, of any maker
    std::uint32_t ofQuota = 0;                       ///< those of them that a quota counts: `nvidia.com/gpu`
    std::uint32_t shareMilli = 0; ///< held as fractions, in thousandths of a device; no quota counts them
    std::uint32_t asking = 0;     ///< living pods that ask GPUs or fractions

    std::uint32_t pendingInAll() const;
    std::uint32_t boundInAll() const;
    friend bool operator==(const TenantPods&, const TenantPods&) = default;
};

/// A tenant as a panel shows it: a namespace, its pods, its quota.
struct TenantStanding {
    std::string name;
    TenantPods pods;
    std::optional<std::int64_t> quota; ///< GPUs, from its ResourceQuotas

    /// What a pod of it would be judged by: the pod itself is on no node then.
    TenantUse use() const { return {pods.ofQuota, quota}; }
    friend bool operator==(const TenantStanding&, const TenantStanding&) = default;
};

/// A profile that holds tenants back.
struct FairnessInForce {
    std::string profile;
    FairnessRules rules;
    std::int64_t weight = 1; ///< of AISchedulingPlugin at Score
    bool undone = false;     ///< the pitfall FairnessAfterNormalize: NormalizeScore takes the factor out again

    bool holdsBack(const TenantStanding& tenant) const { return tenant.use().beyond(rules.fairnessThreshold); }
};

/// The profiles of a configuration with AISchedulingPlugin at Score and `fairnessEnabled`, in their order.
std::vector<FairnessInForce> fairnessIn(const Configuration& configuration);

/// Counts the pods of every namespace as they come and go: what is told of a pod changes one pod's part.
class TenantBook {
public:
    using Id = std::uint32_t;
    static constexpr Id kNone = ~Id{0};

    explicit TenantBook(const LevelBands& bands) : bands_(bands) {}

    /// The pod may stand otherwise now. Returns its tenant where it does, else kNone.
    Id refresh(const World& world, PodId pod);

    std::size_t size() const { return tenants_.size(); }
    const std::string& name(Id tenant) const { return names_[tenant]; }
    const TenantPods& pods(Id tenant) const { return tenants_[tenant]; }
    const TenantPods& all() const { return all_; }
    /// nullptr for a namespace that had no pod yet.
    const TenantPods* find(std::string_view name) const;
    /// When the longest pending pod entered; none without one.
    SimTime oldestPending() const { return pendingSince_.empty() ? SimTime::none() : *pendingSince_.begin(); }
    const LevelBands& bands() const { return bands_; }

private:
    /// What one pod adds to its tenant.
    struct Part {
        static constexpr std::uint8_t kNoGroup = kPodGroups;
        std::uint8_t pending = kNoGroup;
        std::uint8_t bound = kNoGroup;
        Id tenant = kNone;
        std::uint32_t gpus = 0, ofQuota = 0, shareMilli = 0, asking = 0;
        SimTime created;
        friend bool operator==(const Part&, const Part&) = default;
    };

    Part partOf(const World& world, const PodEntry& entry);
    Id idOf(const std::string& name);
    void add(const Part& part);
    void take(const Part& part);

    LevelBands bands_;
    std::vector<Part> parts_; ///< by PodId
    std::map<std::string, Id, std::less<>> ids_;
    std::vector<std::string> names_;
    std::vector<TenantPods> tenants_;
    TenantPods all_;
    std::multiset<SimTime> pendingSince_;
};

/// Gathers standings by name: tenants whose pods ask GPUs, and namespaces that have a quota. Others are left out.
class StandingTable {
public:
    /// `objects` has the quotas.
    explicit StandingTable(const ClusterObjects& objects);
    void add(const std::string& name, const TenantPods& pods);
    std::vector<TenantStanding> take();

private:
    std::map<std::string, TenantStanding> rows_;
};

/// At the moment of a World, counted anew. One pass over the pods.
std::vector<TenantStanding> standingsOf(const World& world, const LevelBands& bands);

} // namespace berth::metrics
