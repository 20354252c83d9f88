// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/framework/ValueReader.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth {

/// A resource that a resource scorer is configured to count, with its weight.
struct CountedResource {
    enum class Kind : std::uint8_t { Cpu, Memory, EphemeralStorage, Scalar, NotCounted };

    CountedResource(std::string resource, std::int64_t w);

    std::string name;
    std::int64_t weight = 1;
    Kind kind = Kind::NotCounted;

    friend bool operator==(const CountedResource&, const CountedResource&) = default;
};

/// cpu and memory, weight 1 each.
std::vector<CountedResource> defaultCountedResources();

/// Which sums stand for "used": a scorer either counts containers without requests as if they asked for a little, or does not.
enum class UsedSum : std::uint8_t { NonZero, Real };

/// What a node has of a resource and what would be taken of it. `allocatable` 0: the resource is left out of the score.
struct Allocation {
    std::int64_t allocatable = 0;
    std::int64_t used = 0;    ///< by the pods there
    std::int64_t request = 0; ///< by the pod to come

    std::int64_t requested() const;
};

/// Upstream: resourceAllocationScorer.calculateResourceAllocatableRequest. A scalar that the pod does not ask is left out.
Allocation allocationOf(const NodeInfo& node, const CountedResource& resource, std::int64_t request, UsedSum sum);

/// The pod's request of a counted resource, 0 for one that is not counted.
std::int64_t requestOf(const Resources& requests, const CountedResource& resource);

/// One item of a `resources` list as written. `weight` 0: not given.
struct WrittenResource {
    std::string name;
    std::int64_t weight = 0;
    Place place;
    Place weightPlace;
};

/// Reads `key` as a list of {name, weight}.
std::vector<WrittenResource> readResources(ValueReader& reader, std::string_view key);
/// The resources to count: weights that are not given become 1, an empty list the default one. Upstream: SetDefaults.
std::vector<CountedResource> countedResources(const std::vector<WrittenResource>& written);

} // namespace berth
