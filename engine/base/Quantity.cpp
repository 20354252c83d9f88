// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Quantity.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <vector>

namespace berth {

namespace {

constexpr std::int64_t kMaxInt64 = std::numeric_limits<std::int64_t>::max();
constexpr int kNanoDigits = 9;

constexpr Int128 powerOfTen(int exponent) {
    Int128 power = 1;
    for (int i = 0; i < exponent; ++i) power *= 10;
    return power;
}

/// In nano-units: 2^63−1 units, and the end of the decimal range.
constexpr Int128 kMostBinary = static_cast<Int128>(kMaxInt64) * powerOfTen(kNanoDigits);
constexpr Int128 kMostDecimal = powerOfTen(24 + kNanoDigits);

struct Suffix {
    std::string_view text;
    int base;
    int exponent;
};
constexpr std::array<Suffix, 16> kSuffixes{{{"", 10, 0},
                                            {"n", 10, -9},
                                            {"u", 10, -6},
                                            {"m", 10, -3},
                                            {"k", 10, 3},
                                            {"M", 10, 6},
                                            {"G", 10, 9},
                                            {"T", 10, 12},
                                            {"P", 10, 15},
                                            {"E", 10, 18},
                                            {"Ki", 2, 10},
                                            {"Mi", 2, 20},
                                            {"Gi", 2, 30},
                                            {"Ti", 2, 40},
                                            {"Pi", 2, 50},
                                            {"Ei", 2, 60}}};

/// The parts of a quantity as upstream's scanner cuts them.
struct Parts {
    bool negative = false;
    std::string_view whole;    ///< without leading zeros
    std::string_view fraction; ///< behind the point
    std::string_view suffix;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::size_t digitsFrom(std::string_view text, std::size_t begin) {
    while (begin < text.size() && isDigit(text[begin])) ++begin;
    return begin;
}

/// Letters, then a sign, then digits; whatever else follows is no suffix.
bool isSuffixShape(std::string_view suffix) {
    std::size_t at = suffix.find_first_not_of("eEinumkKMGTP");
    if (at == std::string_view::npos) return true;
    if (suffix[at] == '-' || suffix[at] == '+') ++at;
    return digitsFrom(suffix, at) == suffix.size();
}

std::optional<Parts> cut(std::string_view text) {
    Parts parts;
    std::size_t at = 0;
    if (text[0] == '-' || text[0] == '+') parts.negative = text[at++] == '-';
    at = std::min(text.find_first_not_of('0', at), text.size());
    const std::size_t wholeEnd = digitsFrom(text, at);
    parts.whole = text.substr(at, wholeEnd - at);
    at = wholeEnd;
    if (at < text.size() && text[at] == '.') {
        const std::size_t fractionEnd = digitsFrom(text, at + 1);
        parts.fraction = text.substr(at + 1, fractionEnd - at - 1);
        at = fractionEnd;
    }
    parts.suffix = text.substr(at);
    return isSuffixShape(parts.suffix) ? std::optional(parts) : std::nullopt;
}

std::optional<Suffix> interpret(std::string_view text) {
    const auto* known =
        std::find_if(kSuffixes.begin(), kSuffixes.end(), [text](const Suffix& s) { return s.text == text; });
    if (known != kSuffixes.end()) return *known;
    if (text.size() < 2 || (text[0] != 'e' && text[0] != 'E')) return std::nullopt;
    const char* first = text.data() + 1;
    const char* const last = text.data() + text.size();
    if (*first == '+' && ++first != last && !isDigit(*first)) return std::nullopt;
    std::int64_t exponent = 0;
    const auto [end, failure] = std::from_chars(first, last, exponent);
    if (failure != std::errc{} || end != last) return std::nullopt;
    constexpr std::int64_t kBeyondAll = 1'000'000'000;
    return Suffix{text, 10, static_cast<int>(std::clamp(exponent, -kBeyondAll, kBeyondAll))};
}

/// A whole number of any length, in limbs of nine decimal digits, the lowest first.
class Digits {
public:
    Digits(std::string_view high, std::string_view low) {
        std::string all(high);
        all += low;
        for (std::size_t end = all.size(); end > 0;) {
            const std::size_t begin = end < kLimb ? 0 : end - kLimb;
            std::uint32_t limb = 0;
            std::from_chars(all.data() + begin, all.data() + end, limb);
            limbs_.push_back(limb);
            end = begin;
        }
    }

    void doubleTimes(int times) {
        for (; times > 0; times -= kStep) multiply(std::uint64_t{1} << std::min(times, kStep));
    }

    std::string text() const {
        std::string out;
        for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) out += fmt::format("{:09}", *limb);
        return out.substr(std::min(out.find_first_not_of('0'), out.size()));
    }

private:
    static constexpr std::size_t kLimb = 9;
    static constexpr int kStep = 30;
    static constexpr std::uint64_t kBase = 1'000'000'000;

    void multiply(std::uint64_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& limb : limbs_) {
            const std::uint64_t product = limb * factor + carry;
            limb = static_cast<std::uint32_t>(product % kBase);
            carry = product / kBase;
        }
        for (; carry != 0; carry /= kBase) limbs_.push_back(static_cast<std::uint32_t>(carry % kBase));
    }

    std::vector<std::uint32_t> limbs_;
};

/// digits × 10^exponent, rounded up to a whole number and capped.
Int128 scaled(std::string_view digits, std::int64_t exponent, Int128 most) {
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.empty()) return 0;
    const std::int64_t length = static_cast<std::int64_t>(digits.size()) + exponent;
    if (length <= 0) return 1;
    constexpr std::int64_t kSafe = 37;
    if (length > kSafe) return most;
    Int128 value = 0;
    for (std::int64_t i = 0; i < length; ++i)
        value =
            value * 10 + (static_cast<std::size_t>(i) < digits.size() ? digits[static_cast<std::size_t>(i)] - '0' : 0);
    const bool rest = static_cast<std::size_t>(length) < digits.size() &&
                      digits.find_first_not_of('0', static_cast<std::size_t>(length)) != std::string_view::npos;
    return std::min(value + (rest ? 1 : 0), most);
}

Int128 magnitude(const Parts& parts, const Suffix& suffix) {
    const std::int64_t exponent = kNanoDigits - static_cast<std::int64_t>(parts.fraction.size());
    Digits digits(parts.whole, parts.fraction);
    if (suffix.base == 2) {
        digits.doubleTimes(suffix.exponent);
        return scaled(digits.text(), exponent, kMostBinary);
    }
    return scaled(digits.text(), exponent + suffix.exponent, kMostDecimal);
}

/// What nearly all quantities are: a few digits without a point.
std::optional<Int128> simpleMagnitude(const Parts& parts, const Suffix& suffix) {
    constexpr std::size_t kFewDigits = 9;
    if (!parts.fraction.empty() || parts.whole.size() > kFewDigits) return std::nullopt;
    std::int64_t value = 0;
    for (const char c : parts.whole) value = value * 10 + (c - '0');
    if (suffix.base == 2) {
        const Int128 units = static_cast<Int128>(value) << suffix.exponent;
        return std::min(units * powerOfTen(kNanoDigits), kMostBinary);
    }
    if (suffix.exponent < -kNanoDigits || suffix.exponent > 18) return std::nullopt;
    return std::min(static_cast<Int128>(value) * powerOfTen(kNanoDigits + suffix.exponent), kMostDecimal);
}

std::int64_t roundedAway(Int128 nano, Int128 unit) {
    const Int128 whole = nano / unit;
    const Int128 rest = nano % unit;
    const Int128 rounded = whole + (rest > 0 ? 1 : rest < 0 ? -1 : 0);
    const Int128 most = kMaxInt64;
    return static_cast<std::int64_t>(std::clamp<Int128>(rounded, -most - 1, most));
}

std::string decimalText(Int128 value) {
    std::string digits;
    for (; value != 0; value /= 10)
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
    return digits.empty() ? "0" : digits;
}

std::string decimalSpelling(Int128 nano) {
    static constexpr std::array<std::string_view, 10> kNames{"n", "u", "m", "", "k", "M", "G", "T", "P", "E"};
    std::size_t name = 0;
    while (name + 1 < kNames.size() && nano % 1000 == 0) {
        nano /= 1000;
        ++name;
    }
    return decimalText(nano).append(kNames[name]);
}

/// "" where binary is not exact, or would be capped when read.
std::string binarySpelling(Int128 nano) {
    static constexpr std::array<std::string_view, 7> kNames{"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    if (nano % powerOfTen(kNanoDigits) != 0 || nano > kMostBinary) return {};
    Int128 units = nano / powerOfTen(kNanoDigits);
    std::size_t name = 0;
    while (name + 1 < kNames.size() && units % 1024 == 0) {
        units /= 1024;
        ++name;
    }
    return name == 0 ? std::string{} : decimalText(units).append(kNames[name]);
}

} // namespace

Result<Quantity> Quantity::parse(std::string_view text) {
    const std::optional<Parts> parts = text.empty() ? std::nullopt : cut(text);
    if (!parts)
        return fail("quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'");
    const std::optional<Suffix> suffix = interpret(parts->suffix);
    if (!suffix) return fail("unable to parse quantity's suffix");
    const std::optional<Int128> simple = simpleMagnitude(*parts, *suffix);
    const Int128 nano = simple ? *simple : magnitude(*parts, *suffix);
    return Quantity(parts->negative ? -nano : nano);
}

std::int64_t Quantity::units() const {
    return roundedAway(nano_, kNano);
}

std::int64_t Quantity::milli() const {
    return roundedAway(nano_, kNano / 1000);
}

std::string Quantity::toString() const {
    if (nano_ == 0) return "0";
    const Int128 size = nano_ < 0 ? -nano_ : nano_;
    const std::string decimal = decimalSpelling(size);
    const std::string binary = binarySpelling(size);
    const std::string& shorter = !binary.empty() && binary.size() < decimal.size() ? binary : decimal;
    return nano_ < 0 ? "-" + shorter : shorter;
}

} // namespace berth
