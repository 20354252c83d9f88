// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"

#include <cstdint>

namespace berth {

/// The injected random source. Number i of a seed is a pure function of both, so that the World need only keep a counter
/// and a run can go on from any checkpoint.
///
/// Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators (SplitMix64), 2014.
constexpr std::uint64_t randomAt(std::uint64_t seed, std::uint64_t counter) {
    std::uint64_t z = seed + (counter + 1) * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

/// A number in [0, bound) from one draw; bound > 0. The bias (below 2^-32 for bounds that fit 32 bits) is accepted for reproducibility.
constexpr std::uint64_t randomBelow(std::uint64_t draw, std::uint64_t bound) {
    return static_cast<std::uint64_t>((static_cast<UInt128>(draw) * bound) >> 64);
}

} // namespace berth
