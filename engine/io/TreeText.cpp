// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/MergePatch.h"
#include "engine/io/Scalar.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace berth::io {

namespace {

bool isControl(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

void writeString(std::string& out, std::string_view text) {
    out += '"';
    for (const char c : text) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\t': out += "\\t"; break;
        case '\r': out += "\\r"; break;
        default:
            if (isControl(c))
                out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
            else
                out += c;
        }
    }
    out += '"';
}

void writeScalar(std::string& out, ValueRef value) {
    switch (scalarType(value)) {
    case ScalarType::Null: out += "null"; break;
    case ScalarType::Boolean: out += *asBoolean(value) ? "true" : "false"; break;
    case ScalarType::Integer:
    case ScalarType::Float: {
        const std::string number = numberText(value);
        const bool finite = number.find_first_not_of("0123456789+-.eE") == std::string::npos;
        if (finite)
            out += number;
        else
            writeString(out, value.text());
        break;
    }
    case ScalarType::String: writeString(out, value.text()); break;
    }
}

/// Writes `"key": ` with a comma before all but the first.
void writeKey(std::string& out, std::string_view key, bool& first) {
    if (!std::exchange(first, false)) out += ',';
    writeString(out, key);
    out += ':';
}

using ScalarWriter = void (*)(std::string&, ValueRef);

void writeTree(std::string& out, ValueRef value, ScalarWriter scalar) {
    if (value.isMap()) {
        out += '{';
        bool first = true;
        for (auto [key, member] : value.members()) {
            writeKey(out, key.text(), first);
            writeTree(out, member, scalar);
        }
        out += '}';
    } else if (value.isList()) {
        out += '[';
        bool first = true;
        for (const ValueRef item : value.items()) {
            if (!std::exchange(first, false)) out += ',';
            writeTree(out, item, scalar);
        }
        out += ']';
    } else {
        scalar(out, value);
    }
}

/// As writeScalar, but `yes`, `n` … stay words, since only their reader knows whether they are booleans or texts.
void writeScalarAsRead(std::string& out, ValueRef value) {
    if (scalarType(value) == ScalarType::Boolean)
        out += value.text();
    else
        writeScalar(out, value);
}

/// RFC 7386: a map is merged into a map member by member, null removes; anything else replaces.
void writeMerged(std::string& out, ValueRef target, ValueRef patch) {
    if (!patch.isMap()) return writeTree(out, patch, writeScalarAsRead);
    out += '{';
    bool first = true;
    for (auto [key, member] : target.members()) {
        const ValueRef change = patch.find(key.text());
        if (change && change.isNull()) continue;
        writeKey(out, key.text(), first);
        if (change)
            writeMerged(out, member, change);
        else
            writeTree(out, member, writeScalarAsRead);
    }
    for (auto [key, change] : patch.members()) {
        if (change.isNull() || target.find(key.text())) continue;
        writeKey(out, key.text(), first);
        writeMerged(out, {}, change);
    }
    out += '}';
}

bool isMapThatMayBeLeftOut(std::string_view key) {
    static constexpr std::array<std::string_view, 11> kKeys = {"metadata",    "spec",         "status",   "labels",
                                                               "annotations", "nodeSelector", "requests", "limits",
                                                               "capacity",    "allocatable",  "overhead"};
    return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

/// Whether the API server stores the member no otherwise than if it were not there.
bool isLeftOut(std::string_view key, ValueRef value) {
    if (value.isNull()) return true;
    if (value.isList()) return value.size() == 0;
    if (value.isMap())
        return isMapThatMayBeLeftOut(key) && std::ranges::all_of(value.members(), [](const auto& member) {
                   return isLeftOut(member.first.text(), member.second);
               });
    return asBoolean(value) == false || (value.quoted() && value.text().empty());
}

void writeStored(std::string& out, ValueRef value) {
    if (!value.isMap() && !value.isList()) return writeScalar(out, value);
    bool first = true;
    out += value.isMap() ? '{' : '[';
    for (auto [key, member] : value.members()) {
        if (isLeftOut(key.text(), member)) continue;
        writeKey(out, key.text(), first);
        writeStored(out, member);
    }
    for (const ValueRef item : value.items()) {
        if (!std::exchange(first, false)) out += ',';
        writeStored(out, item);
    }
    out += value.isMap() ? '}' : ']';
}

bool isPlain(std::string_view text) {
    static constexpr std::string_view kFirst = "-?:,[]{}#&*!|>'\"%@` ";
    if (text.empty() || kFirst.find(text.front()) != std::string_view::npos || text.back() == ' ' || text.back() == ':')
        return false;
    if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
    return text != "<<" && std::none_of(text.begin(), text.end(), isControl) && plainType(text) == ScalarType::String;
}

void writeYamlText(std::string& out, std::string_view text) {
    if (isPlain(text))
        out += text;
    else
        writeString(out, text);
}

void writeBlock(std::string& out, std::string_view text, std::size_t depth) {
    out += "|\n";
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end != 0) out.append(depth, ' ');
        out += text.substr(0, end + 1);
        text.remove_prefix(end + 1);
    }
}

/// A text of several lines that a block scalar keeps as it is.
bool fitsBlock(std::string_view text) {
    if (text.size() < 2 || text.back() != '\n' || text[text.size() - 2] == '\n') return false;
    if (text.front() == ' ' || text.front() == '\n' || text.front() == '\t') return false;
    return std::none_of(text.begin(), text.end(), [](char c) { return isControl(c) && c != '\n' && c != '\t'; });
}

void writeYaml(std::string& out, ValueRef value, std::size_t depth, bool indentFirst);

/// A member's or item's value, behind `key:` or `-`.
void writeNested(std::string& out, ValueRef value, std::size_t depth, bool inList) {
    if (value.isMap() && value.size() > 0) {
        out += inList ? " " : "\n";
        writeYaml(out, value, depth, !inList);
    } else if (value.isList() && value.size() > 0) {
        out += '\n';
        writeYaml(out, value, inList ? depth : depth - 2, true);
    } else {
        out += ' ';
        if (value.isMap())
            out += "{}";
        else if (value.isList())
            out += "[]";
        else if (scalarType(value) != ScalarType::String)
            writeScalarAsRead(out, value);
        else if (fitsBlock(value.text()))
            return writeBlock(out, value.text(), depth);
        else
            writeYamlText(out, value.text());
        out += '\n';
    }
}

void writeYaml(std::string& out, ValueRef value, std::size_t depth, bool indentFirst) {
    bool indent = indentFirst;
    for (auto [key, member] : value.members()) {
        if (std::exchange(indent, true)) out.append(depth, ' ');
        writeYamlText(out, key.text());
        out += ':';
        writeNested(out, member, depth + 2, false);
    }
    for (const ValueRef item : value.items()) {
        if (std::exchange(indent, true)) out.append(depth, ' ');
        out += '-';
        writeNested(out, item, depth + 2, true);
    }
}

} // namespace

std::string mergedText(ValueRef target, ValueRef patch) {
    std::string out;
    writeMerged(out, target, patch);
    return out;
}

std::string toJson(ValueRef value) {
    std::string out;
    writeTree(out, value, writeScalar);
    return out;
}

std::string storedJson(ValueRef value) {
    std::string out;
    writeStored(out, value);
    return out;
}

std::string toYaml(ValueRef value) {
    std::string out;
    if ((value.isMap() || value.isList()) && value.size() > 0) {
        writeYaml(out, value, 0, true);
        return out;
    }
    writeNested(out, value, 2, true);
    return out.substr(1);
}

} // namespace berth::io
