// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Int128.h"
#include "engine/base/Result.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace berth {

/// An exact Kubernetes resource quantity, kept as whole nano-units.
///
/// Upstream: apimachinery resource.Quantity. Digits below a nano round up (away from zero). Binary suffixes (Ki … Ei) are capped at ±(2^63−1)
/// units as upstream does; decimal ones at ±10^24 units, far beyond what any accessor gives.
class Quantity {
public:
    constexpr Quantity() = default;
    static constexpr Quantity fromUnits(std::int64_t units) { return Quantity(static_cast<Int128>(units) * kNano); }
    static constexpr Quantity fromMilli(std::int64_t milli) {
        return Quantity(static_cast<Int128>(milli) * (kNano / 1000));
    }

    /// Reads every spelling upstream reads: plain, decimal exponent, `n u m k M G T P E`, `Ki Mi Gi Ti Pi Ei`.
    static Result<Quantity> parse(std::string_view text);

    /// Whole units, rounded up (upstream: Value()); saturates at the ends of int64.
    std::int64_t units() const;
    /// Thousandths, rounded up (upstream: MilliValue()); saturates at the ends of int64.
    std::int64_t milli() const;

    constexpr bool isZero() const { return nano_ == 0; }
    constexpr bool isNegative() const { return nano_ < 0; }
    /// The shortest exact decimal spelling with an SI suffix ("1500m", "2", "8Gi" only where binary is exact and shorter).
    std::string toString() const;

    friend constexpr auto operator<=>(Quantity, Quantity) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.nano_ + b.nano_); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.nano_ - b.nano_); }
    Quantity& operator+=(Quantity other) { return *this = *this + other; }

private:
    static constexpr Int128 kNano = 1'000'000'000;
    explicit constexpr Quantity(Int128 nano) : nano_(nano) {}

    Int128 nano_ = 0;
};

} // namespace berth
