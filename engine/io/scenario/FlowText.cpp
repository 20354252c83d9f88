// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/FlowText.h"

#include "engine/io/Scalar.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace berth::io {
namespace {

bool isPlainCharacter(char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || std::string_view("._/+-@").find(c) != std::string_view::npos;
}

/// Letters, digits and a few signs within; a letter or digit first. No colon, comma, bracket or blank ever.
bool mayStandPlain(std::string_view text) {
    if (text.empty() || !std::all_of(text.begin(), text.end(), isPlainCharacter)) return false;
    return std::string_view("._/+-@").find(text.front()) == std::string_view::npos;
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (byte < 0x20 || byte == 0x7F)
            out += fmt::format("\\x{:02x}", byte);
        else
            out += c;
    }
    return out + '"';
}

std::string scalarText(ValueRef value) {
    if (scalarType(value) == ScalarType::String) return flowScalar(value.text());
    return std::string(value.text());
}

} // namespace

std::string flowScalar(std::string_view text) {
    return mayStandPlain(text) && plainType(text) == ScalarType::String ? std::string(text) : quoted(text);
}

std::string flowText(ValueRef value) {
    if (value.isNull()) return "null";
    if (value.isScalar()) return scalarText(value);
    std::vector<std::string> parts;
    for (const ValueRef item : value.items()) parts.push_back(flowText(item));
    for (const auto [key, member] : value.members())
        parts.push_back(fmt::format("{}: {}", flowScalar(key.text()), flowText(member)));
    const std::string inside = fmt::format("{}", fmt::join(parts, ", "));
    return value.isList() ? fmt::format("[{}]", inside) : fmt::format("{{{}}}", inside);
}

} // namespace berth::io
