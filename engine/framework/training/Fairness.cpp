// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/training/Fairness.h"

#include "engine/base/Scalar.h"
#include "engine/framework/training/TrainingArgs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace berth {
namespace {

constexpr std::string_view kFactor = "fairnessFactor";
constexpr std::size_t kMostDigits = 15;
constexpr int kMostExponent = 1000;
constexpr int kMostScale = 18; ///< beyond it nothing is left of a score

/// The digits of "12.345" and how many stand behind the point.
struct Digits {
    std::string text;
    int scale = 0;
};

std::optional<Digits> readMantissa(std::string_view text) {
    Digits digits;
    bool point = false;
    for (const char c : text) {
        if (c == '.' && !point) {
            point = true;
            continue;
        }
        if (c < '0' || c > '9') return std::nullopt;
        digits.text += c;
        digits.scale += point ? 1 : 0;
    }
    if (digits.text.empty()) return std::nullopt;
    while (digits.scale > 0 && digits.text.back() == '0') {
        digits.text.pop_back();
        --digits.scale;
    }
    digits.text.erase(0, std::min(digits.text.find_first_not_of('0'), digits.text.size()));
    return digits;
}

std::int64_t powerOfTen(int exponent) {
    std::int64_t power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

void refuse(ValueReader& reader, const Place& place, const std::string& text) {
    reader.out().push_back({Severity::Error, place, fmt::format("{}: {}", reader.pathOf(kFactor), text), {}});
}

bool isNumber(const Value& value) {
    if (value.kind != Value::Kind::Scalar) return false;
    const Scalar::Kind kind = resolveScalar(value.text, value.quoted).kind;
    return kind == Scalar::Kind::Integer || kind == Scalar::Kind::Float;
}

Decimal readFactor(ValueReader& reader, Decimal fallback) {
    const Value* given = reader.any(kFactor);
    if (given == nullptr) return fallback;
    if (!isNumber(*given)) {
        refuse(reader, given->place, "expected a number from 0 to 1");
        return fallback;
    }
    const auto factor = Decimal::parse(given->text);
    if (!factor)
        refuse(reader, given->place, fmt::format("{} is no decimal number of at most 15 digits", given->text));
    else if (!factor->withinUnit())
        refuse(reader, given->place, fmt::format("{} is not in [0, 1]", given->text));
    return factor.value_or(fallback);
}

} // namespace

std::optional<Decimal> Decimal::parse(std::string_view text) {
    bool negative = false;
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        negative = text.front() == '-';
        text.remove_prefix(1);
    }
    const std::size_t e = text.find_first_of("eE");
    auto digits = readMantissa(text.substr(0, e));
    if (!digits || digits->text.size() > kMostDigits) return std::nullopt;
    int exponent = 0;
    if (e != std::string_view::npos) {
        const std::string_view written = text.substr(e + 1 + (text.substr(e + 1).starts_with('+') ? 1 : 0));
        const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), exponent);
        if (error != std::errc() || end != written.data() + written.size()) return std::nullopt;
        exponent = std::clamp(exponent, -kMostExponent, kMostExponent);
    }
    Decimal result{0, 1};
    if (digits->text.empty()) return result;
    std::from_chars(digits->text.data(), digits->text.data() + digits->text.size(), result.digits);
    const int scale = digits->scale - exponent;
    if (scale > kMostScale) result.digits = 0;
    if (scale > 0 && scale <= kMostScale) result.denominator = powerOfTen(scale);
    if (scale < 0) result.digits *= powerOfTen(std::min(-scale, 3)); // above 1 in any case
    if (negative) result.digits = -result.digits;
    return result;
}

std::string toString(const Decimal& decimal) {
    std::string text = std::to_string(decimal.digits / decimal.denominator);
    std::int64_t rest = decimal.digits % decimal.denominator;
    if (rest != 0) text += '.';
    for (std::int64_t unit = decimal.denominator / 10; rest != 0; unit /= 10) {
        text += static_cast<char>('0' + rest / unit);
        rest %= unit;
    }
    return text;
}

FairnessRules readFairness(ValueReader& reader) {
    FairnessRules rules;
    rules.fairness = reader.boolean("fairnessEnabled").value_or(rules.fairness);
    rules.fairnessThreshold = integerWithin(reader, "fairnessThreshold", rules.fairnessThreshold, 0, 100);
    rules.fairnessFactor = readFactor(reader, rules.fairnessFactor);
    return rules;
}

TenantUse TenantUse::of(std::string_view ns, const Snapshot& snapshot, const ClusterObjects& objects) {
    TenantUse use;
    use.quota = gpuQuota(objects, ns);
    if (!use.quota) return use;
    for (std::size_t i = 0; i < snapshot.size(); ++i)
        for (const PodInfo& pod : snapshot.at(i).pods)
            if (pod.pod->meta.ns == ns) use.used += pod.pod->totals.used.scalar(kNvidiaGpu);
    return use;
}

} // namespace berth
