// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Value.h"

namespace berth {

// Here and not in the class: a map's members hold Values, which is no complete type before its end.
Value::Value() = default;
Value::Value(const Value& other) = default;
Value::Value(Value&& other) noexcept = default;
Value& Value::operator=(const Value& other) = default;
Value& Value::operator=(Value&& other) noexcept = default;
Value::~Value() = default;

const Value* Value::find(std::string_view key) const {
    for (const auto& [name, value] : members)
        if (name == key) return &value;
    return nullptr;
}

} // namespace berth
