// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/ResourceScorer.h"

#include "engine/base/Wrap.h"
#include "engine/framework/Score.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace berth {
namespace {

constexpr std::int64_t kFullUtilization = 100;

/// Sums score × weight over the resources that count, and remembers how for the person who asks.
class WeightedSum {
public:
    explicit WeightedSum(Terms* terms) : terms_(terms) {}

    void leftOut(const CountedResource& resource, std::string_view why) {
        if (terms_ != nullptr) terms_->skip(resource.name, std::string(why));
    }

    template <class Formula> void add(const CountedResource& resource, std::int64_t score, Formula&& formula) {
        sum_ = wrapAdd(sum_, wrapMul(score, resource.weight));
        weights_ = wrapAdd(weights_, resource.weight);
        if (terms_ == nullptr) return;
        terms_->add(resource.name, score, formula());
        parts_ += fmt::format("{}{} × {}", parts_.empty() ? "" : " + ", score, resource.weight);
    }

    /// Σ score × weight / Σ weight, cut to an integer; 0 when nothing counts.
    std::int64_t quotient() { return finish(weights_ == 0 ? 0 : sum_ / weights_, ""); }
    /// The same, rounded half away from zero.
    std::int64_t roundedQuotient() {
        const double exact = static_cast<double>(sum_) / static_cast<double>(weights_);
        return finish(weights_ == 0 ? 0 : static_cast<std::int64_t>(std::llround(exact)), ", rounded");
    }

private:
    std::int64_t finish(std::int64_t score, std::string_view how) {
        if (terms_ != nullptr)
            terms_->add("total", score,
                        weights_ == 0 ? "no resource counts" : fmt::format("({}) / {}{}", parts_, weights_, how));
        return score;
    }

    Terms* terms_;
    std::int64_t sum_ = 0;
    std::int64_t weights_ = 0;
    std::string parts_;
};

constexpr std::string_view kNotAllocatable = "the node has none, or the pod asks none";

std::int64_t leastScore(const Allocation& a) {
    if (a.requested() > a.allocatable) return 0;
    return wrapMul(wrapSub(a.allocatable, a.requested()), kMaxScore) / a.allocatable;
}

std::int64_t mostScore(const Allocation& a) {
    return wrapMul(std::min(a.requested(), a.allocatable), kMaxScore) / a.allocatable;
}

std::int64_t utilization(const Allocation& a) {
    if (a.requested() > a.allocatable) return kFullUtilization;
    return wrapMul(a.requested(), kFullUtilization) / a.allocatable;
}

} // namespace

std::int64_t leastAllocatedScore(std::span<const CountedAllocation> allocations, Terms* terms) {
    WeightedSum sum(terms);
    for (const auto& [resource, a] : allocations) {
        if (a.allocatable == 0) {
            sum.leftOut(*resource, kNotAllocatable);
            continue;
        }
        sum.add(*resource, leastScore(a), [&a = a] {
            if (a.requested() > a.allocatable) return fmt::format("{} + {} > {}", a.used, a.request, a.allocatable);
            return fmt::format("({} − {}) × 100 / {}", a.allocatable, a.requested(), a.allocatable);
        });
    }
    return sum.quotient();
}

std::int64_t mostAllocatedScore(std::span<const CountedAllocation> allocations, Terms* terms) {
    WeightedSum sum(terms);
    for (const auto& [resource, a] : allocations) {
        if (a.allocatable == 0) {
            sum.leftOut(*resource, kNotAllocatable);
            continue;
        }
        sum.add(*resource, mostScore(a),
                [&a = a] { return fmt::format("({} + {}) × 100 / {}", a.used, a.request, a.allocatable); });
    }
    return sum.quotient();
}

std::int64_t requestedToCapacityRatioScore(const UtilizationShape& shape,
                                           std::span<const CountedAllocation> allocations, Terms* terms) {
    WeightedSum sum(terms);
    for (const auto& [resource, a] : allocations) {
        if (a.allocatable == 0) {
            sum.leftOut(*resource, kNotAllocatable);
            continue;
        }
        const std::int64_t used = utilization(a);
        const std::int64_t score = scoreAt(shape, used);
        if (score <= 0) {
            sum.leftOut(*resource, "its score is 0");
            continue;
        }
        sum.add(*resource, score, [&a = a, used] {
            return fmt::format("shape at {} % = ({} + {}) × 100 / {}", used, a.used, a.request, a.allocatable);
        });
    }
    return sum.roundedQuotient();
}

} // namespace berth
