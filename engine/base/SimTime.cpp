// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/SimTime.h"

#include "engine/base/Int128.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <optional>

namespace berth {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kHour = 60 * kMinute;

struct Unit {
    std::string_view name;
    std::int64_t ns;
};
constexpr std::array<Unit, 8> kUnits{{{"ns", 1},
                                      {"us", 1'000},
                                      {"µs", 1'000},
                                      {"μs", 1'000},
                                      {"ms", 1'000'000},
                                      {"s", kSecond},
                                      {"m", kMinute},
                                      {"h", kHour}}};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Digits as a number; nothing when they exceed 2^63.
std::optional<std::uint64_t> takeWhole(std::string_view& rest) {
    constexpr std::uint64_t kMost = std::uint64_t{1} << 63;
    std::uint64_t value = 0;
    while (!rest.empty() && isDigit(rest.front())) {
        if (value > kMost / 10) return std::nullopt;
        value = value * 10 + static_cast<std::uint64_t>(rest.front() - '0');
        if (value > kMost) return std::nullopt;
        rest.remove_prefix(1);
    }
    return value;
}

/// Digits behind a point as value / scale; those that no longer fit are dropped, as Go does.
struct Fraction {
    std::uint64_t value = 0;
    double scale = 1;
};
Fraction takeFraction(std::string_view& rest) {
    constexpr std::uint64_t kMost = (std::uint64_t{1} << 63) - 1;
    Fraction fraction;
    bool full = false;
    for (; !rest.empty() && isDigit(rest.front()); rest.remove_prefix(1)) {
        if (full || fraction.value > kMost / 10) {
            full = true;
            continue;
        }
        const std::uint64_t next = fraction.value * 10 + static_cast<std::uint64_t>(rest.front() - '0');
        if (next > kMost) {
            full = true;
            continue;
        }
        fraction.value = next;
        fraction.scale *= 10;
    }
    return fraction;
}

std::string_view takeUnit(std::string_view& rest) {
    std::size_t length = 0;
    while (length < rest.size() && rest[length] != '.' && !isDigit(rest[length])) ++length;
    const std::string_view unit = rest.substr(0, length);
    rest.remove_prefix(length);
    return unit;
}

tl::unexpected<Error> invalidDuration(std::string_view text) {
    return fail(fmt::format("time: invalid duration \"{}\"", text));
}

/// One number with its unit, in nanoseconds.
Result<std::uint64_t> takePart(std::string_view& rest, std::string_view text) {
    constexpr std::uint64_t kMost = std::uint64_t{1} << 63;
    const std::size_t before = rest.size();
    const std::optional<std::uint64_t> whole = takeWhole(rest);
    if (!whole) return invalidDuration(text);
    bool digits = rest.size() != before;
    Fraction fraction;
    if (!rest.empty() && rest.front() == '.') {
        rest.remove_prefix(1);
        const std::size_t behindPoint = rest.size();
        fraction = takeFraction(rest);
        digits = digits || rest.size() != behindPoint;
    }
    if (!digits) return invalidDuration(text);
    const std::string_view name = takeUnit(rest);
    if (name.empty()) return fail(fmt::format("time: missing unit in duration \"{}\"", text));
    for (const Unit& unit : kUnits) {
        if (unit.name != name) continue;
        const auto ns = static_cast<std::uint64_t>(unit.ns);
        if (*whole > kMost / ns) return invalidDuration(text);
        const double part = static_cast<double>(fraction.value) * (static_cast<double>(unit.ns) / fraction.scale);
        const std::uint64_t sum = *whole * ns + static_cast<std::uint64_t>(part);
        if (sum > kMost) return invalidDuration(text);
        return sum;
    }
    return fail(fmt::format("time: unknown unit \"{}\" in duration \"{}\"", name, text));
}

/// "1.5" of 1500 in thousandths: without zeros at the end.
std::string withFraction(std::uint64_t value, std::uint64_t unit) {
    std::string out = fmt::format("{}", value / unit);
    std::uint64_t rest = value % unit;
    if (rest == 0) return out;
    std::string digits;
    for (std::uint64_t place = unit / 10; rest != 0; place /= 10) {
        digits += static_cast<char>('0' + rest / place);
        rest %= place;
    }
    return out + "." + digits;
}

tl::unexpected<Error> invalidTime(std::string_view text) {
    return fail(fmt::format("\"{}\" is not an RFC 3339 time such as 2026-01-01T00:00:00Z", text));
}

/// `count` digits at the front as a number.
std::optional<int> takeDigits(std::string_view& rest, std::size_t count) {
    if (rest.size() < count) return std::nullopt;
    int value = 0;
    for (const char c : rest.substr(0, count)) {
        if (!isDigit(c)) return std::nullopt;
        value = value * 10 + (c - '0');
    }
    rest.remove_prefix(count);
    return value;
}

bool take(std::string_view& rest, char expected) {
    if (rest.empty() || rest.front() != expected) return false;
    rest.remove_prefix(1);
    return true;
}

/// `HH:MM` in minutes, each within its bound.
std::optional<int> takeClock(std::string_view& rest, int hours) {
    const std::optional<int> hour = takeDigits(rest, 2);
    if (!hour || *hour > hours || !take(rest, ':')) return std::nullopt;
    const std::optional<int> minute = takeDigits(rest, 2);
    if (!minute || *minute > 59) return std::nullopt;
    return *hour * 60 + *minute;
}

std::optional<std::chrono::sys_days> takeDate(std::string_view& rest) {
    const std::optional<int> year = takeDigits(rest, 4);
    if (!year || !take(rest, '-')) return std::nullopt;
    const std::optional<int> month = takeDigits(rest, 2);
    if (!month || !take(rest, '-')) return std::nullopt;
    const std::optional<int> day = takeDigits(rest, 2);
    if (!day) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
}

/// Nanoseconds behind the point of the seconds, 0 without one.
std::optional<std::int64_t> takeNanos(std::string_view& rest) {
    if (rest.empty() || (rest.front() != '.' && rest.front() != ',')) return 0;
    rest.remove_prefix(1);
    std::int64_t ns = 0;
    std::int64_t place = kSecond;
    const std::size_t before = rest.size();
    for (; !rest.empty() && isDigit(rest.front()); rest.remove_prefix(1)) {
        place /= 10;
        ns += place * (rest.front() - '0');
    }
    return rest.size() == before ? std::nullopt : std::optional(ns);
}

/// The offset from UTC in minutes.
std::optional<int> takeZone(std::string_view& rest) {
    if (take(rest, 'Z')) return 0;
    const bool west = take(rest, '-');
    if (!west && !take(rest, '+')) return std::nullopt;
    const std::optional<int> minutes = takeClock(rest, 24);
    if (!minutes) return std::nullopt;
    return west ? -*minutes : *minutes;
}

} // namespace

Result<Duration> parseDuration(std::string_view text) {
    std::string_view rest = text;
    const bool negative = !rest.empty() && rest.front() == '-';
    if (!rest.empty() && (rest.front() == '-' || rest.front() == '+')) rest.remove_prefix(1);
    if (rest == "0") return Duration{};
    if (rest.empty()) return invalidDuration(text);
    constexpr std::uint64_t kMost = std::uint64_t{1} << 63;
    std::uint64_t sum = 0;
    while (!rest.empty()) {
        const Result<std::uint64_t> part = takePart(rest, text);
        if (!part) return tl::unexpected(part.error());
        sum += *part;
        if (sum > kMost) return invalidDuration(text);
    }
    if (negative) return Duration{static_cast<std::int64_t>(~sum + 1)};
    if (sum == kMost) return invalidDuration(text);
    return Duration{static_cast<std::int64_t>(sum)};
}

std::string toString(Duration duration) {
    if (duration.ns == 0) return "0s";
    const auto bits = static_cast<std::uint64_t>(duration.ns);
    const std::uint64_t size = duration.ns < 0 ? ~bits + 1 : bits;
    const char* const sign = duration.ns < 0 ? "-" : "";
    if (size < 1'000) return fmt::format("{}{}ns", sign, size);
    if (size < 1'000'000) return fmt::format("{}{}µs", sign, withFraction(size, 1'000));
    if (size < kSecond) return fmt::format("{}{}ms", sign, withFraction(size, 1'000'000));
    const std::uint64_t hours = size / kHour;
    const std::uint64_t minutes = size / kMinute % 60;
    std::string out = sign;
    if (hours != 0) out += fmt::format("{}h", hours);
    if (hours != 0 || minutes != 0) out += fmt::format("{}m", minutes);
    return out + withFraction(size % kMinute, kSecond) + "s";
}

Result<SimTime> parseTime(std::string_view text) {
    std::string_view rest = text;
    const auto date = takeDate(rest);
    if (!date || !take(rest, 'T')) return invalidTime(text);
    const auto minutes = takeClock(rest, 23);
    if (!minutes || !take(rest, ':')) return invalidTime(text);
    const auto seconds = takeDigits(rest, 2);
    if (!seconds || *seconds > 59) return invalidTime(text);
    const auto nanos = takeNanos(rest);
    const auto zone = nanos ? takeZone(rest) : std::nullopt;
    if (!zone || !rest.empty()) return invalidTime(text);
    const Int128 days = date->time_since_epoch().count();
    const Int128 ns = ((days * 1440 + *minutes - *zone) * 60 + *seconds) * kSecond + *nanos;
    if (ns <= SimTime::none().ns || ns >= SimTime::never().ns)
        return fail(fmt::format("\"{}\" lies outside the years 1678 to 2262", text));
    return SimTime{static_cast<std::int64_t>(ns)};
}

std::string toString(SimTime time) {
    const std::int64_t start = time.truncatedToSecond().ns;
    const std::int64_t rest = time.ns - start;
    const auto days = std::chrono::floor<std::chrono::days>(std::chrono::nanoseconds(start));
    const std::chrono::year_month_day date{std::chrono::sys_days(days)};
    const std::int64_t second = (start - std::chrono::nanoseconds(days).count()) / kSecond;
    std::string out = fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{}{}", static_cast<int>(date.year()),
                                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), second / 3600,
                                  second / 60 % 60, second % 60 < 10 ? "0" : "",
                                  withFraction(static_cast<std::uint64_t>(second % 60 * kSecond + rest), kSecond));
    return out + "Z";
}

} // namespace berth
