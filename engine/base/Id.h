// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <limits>

namespace berth {

/// A dense index with a type of its own, so that a pod's index cannot be taken for a node's.
///
/// Ids are given out from 0 upwards by whoever owns the table they index, and never reused within a trace.
/// `Id{}` is "none".
template <class Tag> struct Id {
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t value = kNone;

    constexpr bool valid() const { return value != kNone; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

/// One node name. A node that is deleted and added again keeps its NodeId.
using NodeId = Id<struct NodeTag>;
/// One incarnation of a pod, from its creation to its end. A pod created again under its old name gets a new PodId.
using PodId = Id<struct PodTag>;
/// One `namespace/name`.
using PodKeyId = Id<struct PodKeyTag>;
/// One interned text of a Pool (messages, event labels).
using TextId = Id<struct TextTag>;
/// One interned list of numbers of a Pool.
using ListId = Id<struct ListTag>;
/// One immutable object (Pod, Node, Configuration, …) of a Pool.
using ObjectId = Id<struct ObjectTag>;

} // namespace berth

template <class Tag> struct std::hash<berth::Id<Tag>> {
    std::size_t operator()(berth::Id<Tag> id) const noexcept { return std::hash<std::uint32_t>{}(id.value); }
};
