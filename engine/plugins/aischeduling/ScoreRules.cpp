// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/ScoreRules.h"

#include "engine/framework/training/BestFit.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

bool groupIsFree(const GpuDemand& demand, const NodeInfo& node) {
    return demand.count >= 2 && node.node->topology != nullptr &&
           hasGroup(node, freeDevices(node), demand.count, LinkKind::NvLink);
}

/// Why the odd remainder was not taken off.
std::string_view noOddRemainder(const ScoreRules& rules, const GpuDemand& demand, const NodeGpus& gpus,
                                const ScoreParts& parts) {
    if (demand.count == 0) return "the pod asks no GPU";
    if (rules.oddRemainderPenalty == 0) return "the penalty is 0";
    if (gpus.free < demand.count) return "too few GPUs are free";
    if (demand.count % 2 == 0) return "the pod asks an even number";
    return gpus.free - demand.count != 1 ? "not one GPU would be left over" : parts.base == 0 ? "the base is 0" : "";
}

/// Why there is no bonus for links.
std::string_view noBonus(const ScoreRules& rules, const GpuDemand& demand, const NodeInfo& node, const NodeGpus& gpus) {
    if (demand.count == 0) return "the pod asks no GPU";
    if (rules.nvlinkBonus == 0) return "the bonus is 0";
    if (demand.count == 1) return "one GPU needs no link";
    if (gpus.free < demand.count) return "too few GPUs are free";
    if (node.node->topology == nullptr) return "the node names no links";
    return "no NVLink group of this size is free";
}

/// Why the tenant's factor was not applied.
std::string_view noFactor(const ScoreRules& rules, const GpuDemand& demand, const NodeGpus& gpus,
                          const TenantUse& tenant) {
    if (!rules.fairness) return "fairness is off";
    if (demand.count == 0) return "the pod asks no GPU";
    if (!tenant.quota) return "the tenant has no quota";
    if (!tenant.beyond(rules.fairnessThreshold)) return "the tenant is within its share";
    return gpus.free < demand.count ? "too few GPUs are free" : "the factor changes nothing";
}

void explainPart(Terms& terms, const char* name, std::int64_t part, std::string formula, std::string_view whyNot) {
    part != 0 ? terms.addPart(name, part, std::move(formula)) : terms.skipPart(name, std::string(whyNot));
}

void explainBase(Terms& terms, const GpuDemand& demand, const NodeGpus& gpus, std::int64_t base) {
    terms.add("GPUs of the node", gpus.total);
    terms.add("GPUs free", gpus.free);
    terms.add("GPUs asked", demand.count);
    if (demand.count > 0) return terms.addPart("base", base, explainBestFit(gpus, demand.count));
    terms.addPart("base", base, gpus.total == 0 ? "no GPU asked, none here" : "no GPU asked, keep this node");
}

} // namespace

ScoreParts scoreOf(const ScoreRules& rules, const GpuDemand& demand, const NodeInfo& node, const TenantUse& tenant) {
    const NodeGpus gpus = gpusOf(node, demand.resource);
    ScoreParts parts;
    if (demand.count == 0) {
        parts.base = gpus.total == 0 ? 100 : 0;
        return parts;
    }
    const std::int64_t remaining = gpus.free - demand.count;
    if (remaining < 0) return parts;
    parts.base = bestFit(gpus, demand.count);
    if (remaining == 1 && demand.count % 2 == 1) parts.oddRemainder = -std::min(rules.oddRemainderPenalty, parts.base);
    if (groupIsFree(demand, node)) parts.nvlink = rules.nvlinkBonus;
    parts.clamp = std::clamp<std::int64_t>(parts.sum(), 0, 100) - parts.sum();
    const std::int64_t score = parts.sum();
    if (rules.fairness && tenant.beyond(rules.fairnessThreshold))
        parts.fairness = rules.fairnessFactor.of(score) - score;
    return parts;
}

void explainScore(const ScoreRules& rules, const GpuDemand& demand, const NodeInfo& node, const TenantUse& tenant,
                  const ScoreParts& parts, Terms& terms) {
    const NodeGpus gpus = gpusOf(node, demand.resource);
    explainBase(terms, demand, gpus, parts.base);
    explainPart(terms, "oddRemainder", parts.oddRemainder, "an odd request leaves one GPU over",
                noOddRemainder(rules, demand, gpus, parts));
    explainPart(terms, "nvlink", parts.nvlink, fmt::format("{} linked GPUs are free", demand.count),
                noBonus(rules, demand, node, gpus));
    explainPart(terms, "clamp", parts.clamp, "to 0…100", "");
    explainPart(terms, "fairness", parts.fairness,
                fmt::format("the tenant uses {} of {} GPUs, threshold {} %", tenant.used, tenant.quota.value_or(0),
                            rules.fairnessThreshold),
                noFactor(rules, demand, gpus, tenant));
    terms.add("total", parts.sum());
}

} // namespace berth
