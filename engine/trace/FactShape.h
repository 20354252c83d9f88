// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Fact.h"

#include <cstdint>

namespace berth {

/// What an argument of a fact stands for.
enum class FactArgument : std::uint8_t {
    Unused,
    Number,
    Text,       ///< a TextId
    TextList,   ///< a ListId, of TextIds
    PodList,    ///< a ListId, of PodIds
    NumberList, ///< a ListId, of plain numbers
    Object,     ///< an ObjectId
    Pod,        ///< a PodId
    Time,       ///< Fact::time; stands at `b`, and fills `c` too
};

/// The arguments of one kind of fact, as Fact.h describes them. `b` of PodSubmitted, a PodKeyId, is left out: with `pod` it names the same.
struct FactShape {
    FactArgument a = FactArgument::Unused;
    FactArgument b = FactArgument::Unused;
    FactArgument c = FactArgument::Unused;
};

FactShape shapeOf(FactKind kind);

} // namespace berth
