// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Scalar.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <string>

namespace berth {
namespace {

constexpr std::array<std::string_view, 5> kNulls = {"", "~", "null", "Null", "NULL"};
constexpr std::array<std::string_view, 11> kTrues = {"y",    "Y",    "yes", "Yes", "YES", "true",
                                                     "True", "TRUE", "on",  "On",  "ON"};
constexpr std::array<std::string_view, 11> kFalses = {"n",     "N",     "no",  "No",  "NO", "false",
                                                      "False", "FALSE", "off", "Off", "OFF"};
constexpr std::array<std::string_view, 3> kNans = {".nan", ".NaN", ".NAN"};
constexpr std::array<std::string_view, 3> kInfinities = {".inf", ".Inf", ".INF"};

template <std::size_t N> bool oneOf(std::string_view text, const std::array<std::string_view, N>& words) {
    return std::find(words.begin(), words.end(), text) != words.end();
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

struct Digits {
    std::string_view text;
    int base = 10;
};

/// Upstream: the base prefixes of strconv.ParseInt(s, 0, 64).
Digits digitsOf(std::string_view unsignedText) {
    if (unsignedText.size() < 2 || unsignedText[0] != '0') return {unsignedText, 10};
    switch (unsignedText[1]) {
    case 'x':
    case 'X': return {unsignedText.substr(2), 16};
    case 'o':
    case 'O': return {unsignedText.substr(2), 8};
    case 'b':
    case 'B': return {unsignedText.substr(2), 2};
    default: return {unsignedText.substr(1), 8};
    }
}

std::optional<Scalar> integerScalar(std::uint64_t magnitude, bool negative) {
    constexpr auto kMax = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const double number = negative ? -static_cast<double>(magnitude) : static_cast<double>(magnitude);
    if (negative && magnitude > kMax + 1) return std::nullopt;
    if (!negative && magnitude > kMax) return Scalar{Scalar::Kind::Float, false, 0, number};
    const std::int64_t integer =
        negative ? static_cast<std::int64_t>(0 - magnitude) : static_cast<std::int64_t>(magnitude);
    return Scalar{Scalar::Kind::Integer, false, integer, number};
}

std::optional<Scalar> asInteger(std::string_view plain) {
    const bool negative = plain.starts_with('-');
    if (negative || plain.starts_with('+')) plain.remove_prefix(1);
    const Digits digits = digitsOf(plain);
    std::uint64_t magnitude = 0;
    const char* end = digits.text.data() + digits.text.size();
    const auto [at, error] = std::from_chars(digits.text.data(), end, magnitude, digits.base);
    if (digits.text.empty() || error != std::errc() || at != end) return std::nullopt;
    return integerScalar(magnitude, negative);
}

std::size_t skipDigits(std::string_view text, std::size_t at) {
    while (at < text.size() && isDigit(text[at])) ++at;
    return at;
}

/// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`
bool looksLikeFloat(std::string_view text) {
    std::size_t at = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const std::size_t whole = skipDigits(text, at);
    bool digits = whole > at;
    at = whole;
    if (at < text.size() && text[at] == '.') {
        const std::size_t fraction = skipDigits(text, at + 1);
        digits = digits || fraction > at + 1;
        at = fraction;
    }
    if (!digits) return false;
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '-' || text[at] == '+')) ++at;
        const std::size_t exponent = skipDigits(text, at);
        if (exponent == at) return false;
        at = exponent;
    }
    return at == text.size();
}

std::optional<Scalar> asFloat(std::string_view plain) {
    if (!looksLikeFloat(plain)) return std::nullopt;
    if (plain.starts_with('+')) plain.remove_prefix(1);
    double number = 0;
    const char* end = plain.data() + plain.size();
    const auto [at, error] = std::from_chars(plain.data(), end, number);
    if (error != std::errc() || at != end) return std::nullopt;
    return Scalar{Scalar::Kind::Float, false, 0, number};
}

std::optional<Scalar> asNamedFloat(std::string_view text) {
    using Limits = std::numeric_limits<double>;
    if (oneOf(text, kNans)) return Scalar{Scalar::Kind::Float, false, 0, Limits::quiet_NaN()};
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    if (!oneOf(text, kInfinities)) return std::nullopt;
    return Scalar{Scalar::Kind::Float, false, 0, negative ? -Limits::infinity() : Limits::infinity()};
}

bool mayBeNumber(char first) {
    return isDigit(first) || first == '-' || first == '+' || first == '.';
}

std::optional<Scalar> asNumber(std::string_view text) {
    if (!mayBeNumber(text.front())) return std::nullopt;
    if (const auto named = asNamedFloat(text)) return named;
    std::string plain(text);
    plain.erase(std::remove(plain.begin(), plain.end(), '_'), plain.end());
    if (const auto integer = asInteger(plain)) return integer;
    return asFloat(plain);
}

} // namespace

Scalar resolveScalar(std::string_view text, bool quoted) {
    if (quoted) return {};
    if (oneOf(text, kNulls)) return {Scalar::Kind::Null, false, 0, 0};
    if (oneOf(text, kTrues)) return {Scalar::Kind::Bool, true, 0, 0};
    if (oneOf(text, kFalses)) return {Scalar::Kind::Bool, false, 0, 0};
    return asNumber(text).value_or(Scalar{});
}

std::string_view describe(Scalar::Kind kind) {
    switch (kind) {
    case Scalar::Kind::Null: return "null";
    case Scalar::Kind::Bool: return "a boolean";
    case Scalar::Kind::Integer:
    case Scalar::Kind::Float: return "a number";
    case Scalar::Kind::Text: return "text";
    }
    return "text";
}

} // namespace berth
