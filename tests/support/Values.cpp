// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Values.h"

namespace berth::test {

Value plain(const std::string& text) {
    Value value;
    value.kind = Value::Kind::Scalar;
    value.text = text;
    return value;
}

Value quotedText(const std::string& text) {
    Value value = plain(text);
    value.quoted = true;
    return value;
}

Value list(std::vector<Value> items) {
    Value value;
    value.kind = Value::Kind::List;
    value.items = std::move(items);
    return value;
}

Value map(std::vector<std::pair<std::string, Value>> members) {
    Value value;
    value.kind = Value::Kind::Map;
    value.members = std::move(members);
    return value;
}

} // namespace berth::test
