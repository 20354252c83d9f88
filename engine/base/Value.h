// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth {

/// A parsed YAML or JSON value with the place of every part, for what is decoded late: plugin arguments.
/// Scalars keep their text; `quoted` tells "5" from 5. `io` makes Values, everybody may read them.
struct Value {
    enum class Kind : std::uint8_t { Null, Scalar, List, Map };

    Kind kind = Kind::Null;
    std::string text; ///< of a scalar
    bool quoted = false;
    std::vector<Value> items;                           ///< of a list
    std::vector<std::pair<std::string, Value>> members; ///< of a map, in file order
    Place place;

    Value();
    Value(const Value& other);
    Value(Value&& other) noexcept;
    Value& operator=(const Value& other);
    Value& operator=(Value&& other) noexcept;
    ~Value();

    bool isNull() const { return kind == Kind::Null; }
    /// The member, or nullptr.
    const Value* find(std::string_view key) const;
};

} // namespace berth
