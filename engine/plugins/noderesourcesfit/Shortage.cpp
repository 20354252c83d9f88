// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesfit/Shortage.h"

#include "engine/base/Wrap.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

bool isTooMany(std::int64_t podsThere, std::int64_t allocatable) {
    return podsThere + 1 > allocatable;
}

/// Negative requests are none.
bool isShort(std::int64_t request, std::int64_t used, std::int64_t allocatable) {
    return request > 0 && request > wrapSub(allocatable, used);
}

/// Compares one resource at a time and keeps what is short.
class Comparison {
public:
    explicit Comparison(Terms* terms) : terms_(terms) {}

    void pods(std::int64_t there, std::int64_t allocatable) {
        const bool fits = !isTooMany(there, allocatable);
        if (!fits) found_.push_back({"Too many pods", false});
        if (terms_ != nullptr)
            terms_->add("pods", fits ? "fits" : "too many",
                        fmt::format("{} + 1 {} {}", there, fits ? "≤" : ">", allocatable));
    }

    void resource(std::string_view name, std::int64_t request, std::int64_t used, std::int64_t allocatable) {
        if (request <= 0) return;
        const std::int64_t free = wrapSub(allocatable, used);
        const bool fits = !isShort(request, used, allocatable);
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

/// What is asked, used and allocatable of each, in the order of `shortages`, while `visit` says true. False: it said false.
template <class Visit>
bool eachResource(const Resources& request, const Resources& used, const Resources& has, const IsIgnored& isIgnored,
                  const Visit& visit) {
    if (asksNothing(request)) return true;
    if (!visit(kCpu, request.milliCpu, used.milliCpu, has.milliCpu)) return false;
    if (!visit(kMemory, request.memory, used.memory, has.memory)) return false;
    if (!visit(kEphemeralStorage, request.ephemeralStorage, used.ephemeralStorage, has.ephemeralStorage)) return false;
    return std::ranges::all_of(request.scalars, [&](const auto& scalar) {
        const auto& [name, amount] = scalar;
        return (isIgnored && isIgnored(name)) || visit(name, amount, used.scalar(name), has.scalar(name));
    });
}

} // namespace

std::vector<Shortage> shortages(const Resources& request, const NodeInfo& node, const IsIgnored& isIgnored,
                                Terms* terms) {
    Comparison comparison(terms);
    const Resources& has = node.allocatable();
    const Resources& used = node.requested;
    comparison.pods(static_cast<std::int64_t>(node.pods.size()), has.pods);
    eachResource(
        request, used, has, isIgnored,
        [&comparison](std::string_view name, std::int64_t asked, std::int64_t taken, std::int64_t allocatable) {
            comparison.resource(name, asked, taken, allocatable);
            return true;
        });
    return comparison.take();
}

bool fits(const Resources& request, const Node& node, const NodeUse& use, const IsIgnored& isIgnored) {
    const auto suffices = [](std::string_view, std::int64_t asked, std::int64_t used, std::int64_t allocatable) {
        return !isShort(asked, used, allocatable);
    };
    return !isTooMany(use.pods, node.allocatable.pods) &&
           eachResource(request, use.used, node.allocatable, isIgnored, suffices);
}

} // namespace berth
