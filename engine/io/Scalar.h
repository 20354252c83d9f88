// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace berth::io {

/// What kubectl's reader takes a scalar for.
enum class ScalarType : std::uint8_t { Null, Boolean, Integer, Float, String };

/// The type of a plain (unquoted) text. YAML 1.1 as kubectl resolves it: `y`, `no`, `on` … are booleans, `010` is 8,
/// `1_000` a number, `1e3` a float.
/// Upstream: go-yaml v2, resolve().
ScalarType plainType(std::string_view text);
/// The type of a value; Null for what is no scalar.
ScalarType scalarType(ValueRef value);

/// The boolean a scalar stands for, when it is one.
std::optional<bool> asBoolean(ValueRef value);
/// The integer a scalar stands for: an integer, or a float without a fraction; nothing when it does not fit 64 bits.
std::optional<std::int64_t> asInteger(ValueRef value);
std::optional<double> asNumber(ValueRef value);
/// The number as it would stand in the JSON that kubectl sends: what a quantity given without quotes is parsed from.
std::string numberText(ValueRef value);

/// For messages: `the text "high"`, `the number 3`, `the boolean true`, `a list`, `a map`, `nothing`.
std::string describe(ValueRef value);

} // namespace berth::io
