// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/Shortage.h"

#include "engine/base/Wrap.h"

#include <fmt/format.h>

namespace berth {
namespace {

/// Compares one resource at a time and keeps what is short.
class Comparison {
public:
    explicit Comparison(Terms* terms) : terms_(terms) {}

    void pods(std::int64_t there, std::int64_t allocatable) {
        const bool fits = there + 1 <= allocatable;
        if (!fits) found_.push_back({"Too many pods", false});
        if (terms_ != nullptr)
            terms_->add("pods", fits ? "fits" : "too many",
                        fmt::format("{} + 1 {} {}", there, fits ? "≤" : ">", allocatable));
    }

    void resource(std::string_view name, std::int64_t request, std::int64_t used, std::int64_t allocatable) {
        if (request <= 0) return;
        const std::int64_t free = wrapSub(allocatable, used);
        const bool fits = request <= free;
        if (!fits) found_.push_back({fmt::format("Insufficient {}", name), request > allocatable});
        if (terms_ != nullptr)
            terms_->add(std::string(name), fits ? "fits" : "insufficient",
                        fmt::format("{} {} {} free ({} − {})", request, fits ? "≤" : ">", free, allocatable, used));
    }

    std::vector<Shortage> take() { return std::move(found_); }

private:
    Terms* terms_;
    std::vector<Shortage> found_;
};

bool asksNothing(const Resources& request) {
    return request.milliCpu == 0 && request.memory == 0 && request.ephemeralStorage == 0 && request.scalars.empty();
}

} // namespace

std::vector<Shortage> shortages(const Resources& request, const NodeInfo& node, const IsIgnored& isIgnored,
                                Terms* terms) {
    Comparison comparison(terms);
    const Resources& has = node.allocatable();
    const Resources& used = node.requested;
    comparison.pods(static_cast<std::int64_t>(node.pods.size()), has.pods);
    if (asksNothing(request)) return comparison.take();
    comparison.resource(kCpu, request.milliCpu, used.milliCpu, has.milliCpu);
    comparison.resource(kMemory, request.memory, used.memory, has.memory);
    comparison.resource(kEphemeralStorage, request.ephemeralStorage, used.ephemeralStorage, has.ephemeralStorage);
    for (const auto& [name, amount] : request.scalars)
        if (!isIgnored || !isIgnored(name)) comparison.resource(name, amount, used.scalar(name), has.scalar(name));
    return comparison.take();
}

} // namespace berth
