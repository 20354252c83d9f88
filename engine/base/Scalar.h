// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace berth {

/// What a scalar means to the YAML reader of kubectl and kube-scheduler.
///
/// That reader follows YAML 1.1 where 1.2 does not: `yes`, `on` and `y` are true, `010` is 8, `1_000` is 1000, `0b11`
/// is 3. A timestamp stays text.
/// Source: sigs.k8s.io/yaml/goyaml.v2 resolve.go.
struct Scalar {
    enum class Kind : std::uint8_t { Null, Bool, Integer, Float, Text };

    Kind kind = Kind::Text;
    bool boolean = false;     ///< of a Bool
    std::int64_t integer = 0; ///< of an Integer (a whole number beyond int64 is a Float)
    double number = 0;        ///< of an Integer or a Float
};

/// `quoted` scalars are always text.
Scalar resolveScalar(std::string_view text, bool quoted);

/// "null", "a boolean", "a number", "text": for messages.
std::string_view describe(Scalar::Kind kind);

} // namespace berth
