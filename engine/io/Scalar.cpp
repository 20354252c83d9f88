// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Scalar.h"

#include "engine/base/Scalar.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>

namespace berth::io {

namespace {

constexpr std::size_t kShownText = 60;

Scalar resolved(ValueRef value) {
    return resolveScalar(value.text(), value.quoted());
}

ScalarType typeOf(Scalar::Kind kind) {
    switch (kind) {
    case Scalar::Kind::Null: return ScalarType::Null;
    case Scalar::Kind::Bool: return ScalarType::Boolean;
    case Scalar::Kind::Integer: return ScalarType::Integer;
    case Scalar::Kind::Float: return ScalarType::Float;
    case Scalar::Kind::Text: break;
    }
    return ScalarType::String;
}

/// The number as Go's encoding/json writes a float64.
std::string floatText(double number) {
    const double size = std::fabs(number);
    const bool exponent = size != 0 && (size < 1e-6 || size >= 1e21);
    std::array<char, 400> buffer{};
    const auto format = exponent ? std::chars_format::scientific : std::chars_format::fixed;
    const auto [end, failure] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, format);
    return failure == std::errc{} ? std::string(buffer.data(), end) : std::string{};
}

/// The beginning of a long text, cut between characters.
std::string shortened(std::string_view text) {
    if (text.size() <= kShownText) return std::string(text);
    std::size_t end = kShownText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return std::string(text.substr(0, end)) + "…";
}

} // namespace

ScalarType plainType(std::string_view text) {
    return typeOf(resolveScalar(text, false).kind);
}

ScalarType scalarType(ValueRef value) {
    return value.isScalar() ? typeOf(resolved(value).kind) : ScalarType::Null;
}

std::optional<bool> asBoolean(ValueRef value) {
    if (scalarType(value) != ScalarType::Boolean) return std::nullopt;
    return resolved(value).boolean;
}

std::optional<std::int64_t> asInteger(ValueRef value) {
    const Scalar scalar = value.isScalar() ? resolved(value) : Scalar{};
    if (scalar.kind == Scalar::Kind::Integer) return scalar.integer;
    constexpr double kBeyond = 9'223'372'036'854'775'808.0;
    const bool whole = scalar.kind == Scalar::Kind::Float && std::nearbyint(scalar.number) == scalar.number;
    if (!whole || scalar.number < -kBeyond || scalar.number >= kBeyond) return std::nullopt;
    return static_cast<std::int64_t>(scalar.number);
}

std::optional<double> asNumber(ValueRef value) {
    const Scalar scalar = value.isScalar() ? resolved(value) : Scalar{};
    if (scalar.kind != Scalar::Kind::Integer && scalar.kind != Scalar::Kind::Float) return std::nullopt;
    return scalar.number;
}

std::string numberText(ValueRef value) {
    const Scalar scalar = resolved(value);
    return scalar.kind == Scalar::Kind::Integer ? fmt::format("{}", scalar.integer) : floatText(scalar.number);
}

std::string describe(ValueRef value) {
    if (value.isList()) return "a list";
    if (value.isMap()) return "a map";
    const std::string text = shortened(value.text());
    switch (scalarType(value)) {
    case ScalarType::Null: return "nothing";
    case ScalarType::Boolean: return fmt::format("the boolean {}", text);
    case ScalarType::Integer:
    case ScalarType::Float: return fmt::format("the number {}", text);
    case ScalarType::String: break;
    }
    return fmt::format("the text \"{}\"", text);
}

} // namespace berth::io
