// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"

#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace berth {

/// A span of virtual time in nanoseconds, the unit of Go's time.Duration, so that upstream's arithmetic carries over.
struct Duration {
    std::int64_t ns = 0;

    /// As many as fit: about 292 years either way.
    static constexpr Duration seconds(std::int64_t s) {
        constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 1'000'000'000;
        return {(s < -kMost ? -kMost : s > kMost ? kMost : s) * 1'000'000'000};
    }
    static constexpr Duration millis(std::int64_t ms) { return {ms * 1'000'000}; }

    friend constexpr auto operator<=>(Duration, Duration) = default;
    friend constexpr Duration operator+(Duration a, Duration b) { return {a.ns + b.ns}; }
    friend constexpr Duration operator-(Duration a, Duration b) { return {a.ns - b.ns}; }
};

/// An instant of virtual time: nanoseconds since 1970-01-01T00:00:00Z. Range: years 1678 to 2262.
struct SimTime {
    std::int64_t ns = 0;

    static constexpr SimTime never() { return {std::numeric_limits<std::int64_t>::max()}; }
    /// "No time": an object that never carried this timestamp.
    static constexpr SimTime none() { return {std::numeric_limits<std::int64_t>::min()}; }

    constexpr bool isSet() const { return *this != none(); }
    /// The start of the second this instant lies in (upstream: Time.Truncate(time.Second)).
    constexpr SimTime truncatedToSecond() const {
        const std::int64_t rest = ((ns % 1'000'000'000) + 1'000'000'000) % 1'000'000'000;
        return {ns - rest};
    }

    friend constexpr auto operator<=>(SimTime, SimTime) = default;
    friend constexpr SimTime operator+(SimTime t, Duration d) { return {t.ns + d.ns}; }
    friend constexpr SimTime operator-(SimTime t, Duration d) { return {t.ns - d.ns}; }
    friend constexpr Duration operator-(SimTime a, SimTime b) { return {a.ns - b.ns}; }
};

/// 2026-01-01T00:00:00Z, the start of a scenario that gives none and whose objects carry no time.
inline constexpr SimTime kDefaultStart{1'767'225'600'000'000'000};

/// Reads a Go duration ("1h30m", "250ms", "0", "-1.5s").
Result<Duration> parseDuration(std::string_view text);
/// Writes a duration the way Go prints it ("1h30m0s", "250ms", "0s").
std::string toString(Duration duration);
/// Reads an RFC 3339 instant ("2026-01-01T00:00:00Z", fractions and offsets too).
Result<SimTime> parseTime(std::string_view text);
/// Writes an RFC 3339 instant in UTC, with as many fractional digits as are needed.
std::string toString(SimTime time);

} // namespace berth
