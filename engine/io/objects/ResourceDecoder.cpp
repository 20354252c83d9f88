// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/ResourceDecoder.h"

#include <fmt/format.h>

#include <limits>

namespace berth::io {

namespace {

constexpr Quantity kMost = Quantity::fromUnits(std::numeric_limits<std::int64_t>::max());
constexpr Quantity kMostCpu = Quantity::fromMilli(std::numeric_limits<std::int64_t>::max());

void checkRange(Fields& in, ValueRef value, std::string_view name, Quantity quantity) {
    const Quantity most = name == kCpu ? kMostCpu : kMost;
    if (quantity.isNegative())
        in.error(value, fmt::format("an amount cannot be negative, found {}", value.text()));
    else if (quantity > most)
        in.error(value, fmt::format("{} is more than can be counted ({})", value.text(), most.toString()));
}

} // namespace

ResourceList readResources(Fields& in, ValueRef value) {
    ResourceList list;
    in.members(value, [&](ValueRef key, ValueRef amount) {
        const std::optional<Quantity> quantity = in.quantity(amount);
        if (!quantity) return;
        checkRange(in, amount, key.text(), *quantity);
        list.set(std::string(key.text()), *quantity);
    });
    return list;
}

} // namespace berth::io
