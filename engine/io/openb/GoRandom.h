// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace berth::io {

/// The numbers that Go's math/rand gives after Seed, so that published runs can be repeated: an additive lagged Fibonacci generator,
/// x(n) = x(n-607) + x(n-273) mod 2^64.
///
/// Its seeding mixes in the state that a plainly seeded generator has after 7.8·10^12 steps. That state is worked out here by raising x to that power
/// modulo x^607 - x^334 - 1. Source: FGD_SPEC section 8.
class GoRandom {
public:
    explicit GoRandom(std::int64_t seed);

    std::uint64_t uint64();
    std::int64_t int63() { return static_cast<std::int64_t>(uint64() & (~std::uint64_t{0} >> 1U)); }
    std::uint32_t uint32() { return static_cast<std::uint32_t>(static_cast<std::uint64_t>(int63()) >> 31U); }
    std::int32_t int31() { return static_cast<std::int32_t>(int63() >> 32); }
    /// In [0, 1).
    double float64();
    /// In [0, bound). Precondition: 1 ≤ bound < 2^31. A bound of 1 draws too.
    std::int32_t intn(std::int32_t bound);
    /// A permutation of 0 … count-1.
    std::vector<std::size_t> perm(std::size_t count);

    template <class T> void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            if (j != i - 1) std::swap(items[i - 1], items[j]);
        }
    }

private:
    /// In [0, bound), as Shuffle draws.
    std::size_t below(std::uint32_t bound);

    std::vector<std::uint64_t> state_;
    std::size_t tap_ = 0;
    std::size_t feed_;
};

} // namespace berth::io
