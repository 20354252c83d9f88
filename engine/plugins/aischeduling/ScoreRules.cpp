// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aischeduling/ScoreRules.h"

#include "engine/framework/training/BestFit.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace berth {
namespace {

constexpr std::size_t kMostDigits = 15;
constexpr int kMostExponent = 1000;
constexpr int kMostScale = 18; ///< beyond it nothing is left of a score

/// The digits of "12.345" and how many stand behind the point.
struct Digits {
    std::string text;
    int scale = 0;
};

std::optional<Digits> readMantissa(std::string_view text) {
    Digits digits;
    bool point = false;
    for (const char c : text) {
        if (c == '.' && !point) {
            point = true;
            continue;
        }
        if (c < '0' || c > '9') return std::nullopt;
        digits.text += c;
        digits.scale += point ? 1 : 0;
    }
    if (digits.text.empty()) return std::nullopt;
    while (digits.scale > 0 && digits.text.back() == '0') {
        digits.text.pop_back();
        --digits.scale;
    }
    digits.text.erase(0, std::min(digits.text.find_first_not_of('0'), digits.text.size()));
    return digits;
}

std::int64_t powerOfTen(int exponent) {
    std::int64_t power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

bool groupIsFree(const GpuDemand& demand, const NodeInfo& node) {
    return demand.count >= 2 && node.node->topology != nullptr &&
           hasGroup(node, freeDevices(node), demand.count, LinkKind::NvLink);
}

std::string fairnessText(const ScoreRules& rules, const TenantUse& tenant) {
    if (!rules.fairness) return "fairness is off";
    if (!tenant.quota) return "the tenant has no quota";
    return fmt::format("the tenant uses {} of {} GPUs, threshold {} %", tenant.used, *tenant.quota,
                       rules.fairnessThreshold);
}

} // namespace

std::optional<Decimal> Decimal::parse(std::string_view text) {
    bool negative = false;
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        negative = text.front() == '-';
        text.remove_prefix(1);
    }
    const std::size_t e = text.find_first_of("eE");
    auto digits = readMantissa(text.substr(0, e));
    if (!digits || digits->text.size() > kMostDigits) return std::nullopt;
    int exponent = 0;
    if (e != std::string_view::npos) {
        const std::string_view written = text.substr(e + 1 + (text.substr(e + 1).starts_with('+') ? 1 : 0));
        const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), exponent);
        if (error != std::errc() || end != written.data() + written.size()) return std::nullopt;
        exponent = std::clamp(exponent, -kMostExponent, kMostExponent);
    }
    Decimal result{0, 1};
    if (digits->text.empty()) return result;
    std::from_chars(digits->text.data(), digits->text.data() + digits->text.size(), result.digits);
    const int scale = digits->scale - exponent;
    if (scale > kMostScale) result.digits = 0;
    if (scale > 0 && scale <= kMostScale) result.denominator = powerOfTen(scale);
    if (scale < 0) result.digits *= powerOfTen(std::min(-scale, 3)); // above 1 in any case
    if (negative) result.digits = -result.digits;
    return result;
}

TenantUse TenantUse::of(std::string_view ns, const Snapshot& snapshot, const ClusterObjects& objects) {
    TenantUse use;
    use.quota = gpuQuota(objects, ns);
    if (!use.quota) return use;
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        for (const PodInfo& pod : snapshot.at(i).pods)
            if (pod.pod->meta.ns == ns) use.used += pod.pod->totals.used.scalar(kNvidiaGpu);
    return use;
}

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
    terms.add("GPUs of the node", gpus.total);
    terms.add("GPUs free", gpus.free);
    terms.add("GPUs asked", demand.count);
    terms.addPart("base", parts.base,
                  demand.count == 0 ? (gpus.total == 0 ? "no GPU asked, none here" : "no GPU asked, keep this node")
                                    : explainBestFit(gpus, demand.count));
    terms.addPart("oddRemainder", parts.oddRemainder,
                  parts.oddRemainder != 0 ? "an odd request leaves one GPU over" : "");
    terms.addPart("nvlink", parts.nvlink,
                  parts.nvlink != 0 ? fmt::format("{} linked GPUs are free", demand.count) : "");
    terms.addPart("clamp", parts.clamp, parts.clamp != 0 ? "to 0…100" : "");
    terms.addPart("fairness", parts.fairness, fairnessText(rules, tenant));
    terms.add("total", parts.sum());
}

} // namespace berth
