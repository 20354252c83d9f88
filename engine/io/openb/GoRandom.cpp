// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/openb/GoRandom.h"

#include <numeric>

namespace berth::io {
namespace {

constexpr std::size_t kLength = 607;
constexpr std::size_t kTap = 273;
constexpr std::size_t kFeed = kLength - kTap;
constexpr std::int64_t kModulus = (std::int64_t{1} << 31) - 1;
constexpr std::uint64_t kStepsBefore = 7'800'000'000'000;

using Words = std::vector<std::uint64_t>;

/// Lehmer's generator 48271·x mod 2^31 - 1 (by Schrage's division), started from a seed.
class Lehmer {
public:
    explicit Lehmer(std::int64_t seed) : x_(seed % kModulus) {
        if (x_ < 0) x_ += kModulus;
        if (x_ == 0) x_ = 89482311;
        for (int i = 0; i < 20; ++i) next();
    }
    std::uint64_t next() {
        constexpr std::int64_t kQuotient = 44488;
        x_ = 48271 * (x_ % kQuotient) - 3399 * (x_ / kQuotient);
        if (x_ < 0) x_ += kModulus;
        return static_cast<std::uint64_t>(x_);
    }
    /// Three numbers in one word, each moved `shift` further than the next.
    std::uint64_t word(unsigned shift) {
        std::uint64_t word = next() << (2 * shift);
        word ^= next() << shift;
        return word ^ next();
    }

private:
    std::int64_t x_;
};

/// x^607 = x^334 + 1: brings a polynomial down to 607 terms.
Words reduced(Words polynomial) {
    for (std::size_t i = polynomial.size(); i-- > kLength;) {
        polynomial[i - kLength] += polynomial[i];
        polynomial[i - kLength + kFeed] += polynomial[i];
    }
    polynomial.resize(kLength);
    return polynomial;
}

Words squared(const Words& p) {
    Words product(2 * kLength - 1, 0);
    for (std::size_t i = 0; i < kLength; ++i)
        for (std::size_t j = 0; j < kLength; ++j) product[i + j] += p[i] * p[j];
    return reduced(std::move(product));
}

/// x^steps modulo x^607 - x^334 - 1.
Words power(std::uint64_t steps) {
    Words result(kLength, 0);
    result[0] = 1;
    for (unsigned bit = 64; bit-- > 0;) {
        result = squared(result);
        if ((steps >> bit & 1U) == 0) continue;
        result.insert(result.begin(), 0);
        result = reduced(std::move(result));
    }
    return result;
}

/// The word of the state that holds the k-th number of the sequence.
std::size_t slotOf(std::uint64_t k) {
    return (kFeed + kLength - k % kLength) % kLength;
}

/// The state after kStepsBefore steps from seed 1.
Words mixedState() {
    Lehmer lehmer(1);
    Words initial(kLength);
    for (std::uint64_t& word : initial) word = lehmer.word(10);
    Words sequence(2 * kLength);
    for (std::size_t i = 0; i < kLength; ++i) sequence[i] = initial[slotOf(i + 1)];
    for (std::size_t i = kLength; i < sequence.size(); ++i) sequence[i] = sequence[i - kLength] + sequence[i - kTap];
    const Words jump = power(kStepsBefore);
    Words state(kLength);
    for (std::size_t i = 0; i < kLength; ++i)
        state[slotOf(kStepsBefore + i + 1)] = std::inner_product(
            jump.begin(), jump.end(), sequence.begin() + static_cast<std::ptrdiff_t>(i), std::uint64_t{0});
    return state;
}

} // namespace

GoRandom::GoRandom(std::int64_t seed) : feed_(kFeed) {
    static const Words kMixed = mixedState();
    Lehmer lehmer(seed);
    for (std::size_t i = 0; i < kLength; ++i) state_.push_back(lehmer.word(20) ^ kMixed[i]);
}

std::uint64_t GoRandom::uint64() {
    tap_ = (tap_ + kLength - 1) % kLength;
    feed_ = (feed_ + kLength - 1) % kLength;
    return state_[feed_] += state_[tap_];
}

double GoRandom::float64() {
    for (;;) {
        const double drawn = static_cast<double>(int63()) / 9223372036854775808.0;
        if (drawn < 1) return drawn;
    }
}

std::int32_t GoRandom::intn(std::int32_t bound) {
    if ((bound & (bound - 1)) == 0) return int31() & (bound - 1);
    const auto rest = static_cast<std::int32_t>((std::uint32_t{1} << 31U) % static_cast<std::uint32_t>(bound));
    const std::int32_t most = static_cast<std::int32_t>(kModulus) - rest;
    std::int32_t drawn = int31();
    while (drawn > most) drawn = int31();
    return drawn % bound;
}

std::size_t GoRandom::below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{uint32()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t least = (~bound + 1) % bound;
        while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{uint32()} * bound;
    }
    return static_cast<std::size_t>(product >> 32U);
}

std::vector<std::size_t> GoRandom::perm(std::size_t count) {
    std::vector<std::size_t> result(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto j = static_cast<std::size_t>(intn(static_cast<std::int32_t>(i + 1)));
        result[i] = result[j];
        result[j] = i;
    }
    return result;
}

} // namespace berth::io
