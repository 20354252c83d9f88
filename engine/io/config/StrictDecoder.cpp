// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/StrictDecoder.h"

#include "engine/io/Fields.h"
#include "engine/io/Scalar.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace berth::io {
namespace {

/// What to say when a number or a boolean was wanted and text in quotes was found.
std::string hintForQuotes(ValueRef value) {
    return value.quoted() && plainType(value.text()) != ScalarType::String ? "Remove the quotes" : "";
}

} // namespace

void reportDuplicateKeys(ValueRef value, Findings& findings) {
    if (!value) return;
    for (const ValueRef key : value.document()->duplicateKeys(value))
        findings.error(key.place(), fmt::format("key \"{}\" already set in map", key.text()), "Remove one of the two");
}

std::string StrictDecoder::said(std::string_view text) const {
    return path_.empty() ? std::string(text) : fmt::format("{}: {}", path_, text);
}

void StrictDecoder::error(std::string_view text, std::string hint) const {
    findings_->error(value_.place(), said(text), std::move(hint));
}

void StrictDecoder::note(std::string_view text, std::string hint) const {
    findings_->note(value_.place(), said(text), std::move(hint));
}

void StrictDecoder::wrongType(std::string_view expected, std::string hint) const {
    error(fmt::format("expected {}, found {}", expected, describe(value_)), std::move(hint));
}

std::string StrictDecoder::childPath(std::string_view key) const {
    return path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key);
}

void StrictDecoder::unknown(ValueRef key, std::initializer_list<Field> known) const {
    std::vector<std::string_view> names;
    for (const Field& field : known) names.push_back(field.name);
    const std::string_view meant = nearest(key.text(), names);
    std::string hint = meant.empty() ? fmt::format("Known here: {}", fmt::join(names, ", "))
                                     : fmt::format("Did you mean \"{}\"?", meant);
    findings_->error(key.place(), fmt::format("unknown field \"{}\"", childPath(key.text())), std::move(hint));
}

void StrictDecoder::fields(std::initializer_list<Field> known) const {
    if (value_.isNull()) return;
    if (!value_.isMap()) return wrongType("a map");
    for (const auto [key, value] : value_.members()) {
        const std::string_view name = key.text();
        const auto field = std::find_if(known.begin(), known.end(), [&](const Field& f) { return f.name == name; });
        if (field == known.end())
            unknown(key, known);
        else
            field->read(StrictDecoder(value, *findings_, childPath(name)));
    }
}

void StrictDecoder::members(const std::function<void(std::string_view, const StrictDecoder&)>& read) const {
    if (value_.isNull()) return;
    if (!value_.isMap()) return wrongType("a map");
    for (const auto [key, value] : value_.members())
        read(key.text(), StrictDecoder(value, *findings_, childPath(key.text())));
}

void StrictDecoder::items(const std::function<void(const StrictDecoder&)>& read) const {
    if (value_.isNull()) return;
    if (!value_.isList()) return wrongType("a list");
    std::size_t index = 0;
    for (const ValueRef item : value_.items())
        read(StrictDecoder(item, *findings_, fmt::format("{}[{}]", path_, index++)));
}

void StrictDecoder::read(std::string& out) const {
    if (value_.isNull()) return;
    const bool quotable = value_.isScalar();
    if (scalarType(value_) != ScalarType::String)
        return wrongType("text", quotable ? fmt::format("Put it in quotes: \"{}\"", value_.text()) : "");
    out = value_.text();
}

void StrictDecoder::read(bool& out) const {
    if (value_.isNull()) return;
    const auto boolean = asBoolean(value_);
    if (!boolean) return wrongType("true or false", hintForQuotes(value_));
    out = *boolean;
}

std::optional<std::int64_t> StrictDecoder::integer(std::string_view expected) const {
    if (value_.isNull()) return std::nullopt;
    const auto number = asInteger(value_);
    if (!number) wrongType(expected, hintForQuotes(value_));
    return number;
}

void StrictDecoder::read(std::int32_t& out) const {
    using Limits = std::numeric_limits<std::int32_t>;
    constexpr std::string_view kExpected = "a whole number of 32 bits";
    const auto number = integer(kExpected);
    if (!number) return;
    if (*number < Limits::min() || *number > Limits::max()) return wrongType(kExpected);
    out = static_cast<std::int32_t>(*number);
}

void StrictDecoder::read(std::int64_t& out) const {
    if (const auto number = integer("a whole number")) out = *number;
}

void StrictDecoder::read(std::uint64_t& out) const {
    constexpr std::string_view kExpected = "a whole number from 0 upwards";
    const auto number = integer(kExpected);
    if (!number) return;
    if (*number < 0) return wrongType(kExpected);
    out = static_cast<std::uint64_t>(*number);
}

void StrictDecoder::read(double& out) const {
    if (value_.isNull()) return;
    const auto number = asNumber(value_);
    if (!number) return wrongType("a number", hintForQuotes(value_));
    out = *number;
}

void StrictDecoder::read(Duration& out) const {
    if (value_.isNull()) return;
    constexpr std::string_view kExpected = "a duration such as \"1h30m\", \"15s\" or \"250ms\"";
    if (scalarType(value_) != ScalarType::String) return wrongType(kExpected);
    const Result<Duration> parsed = parseDuration(value_.text());
    if (!parsed) return wrongType(kExpected);
    out = *parsed;
}

void StrictDecoder::read(std::vector<std::string>& out) const {
    items([&](const StrictDecoder& item) {
        std::string text;
        item.read(text);
        out.push_back(std::move(text));
    });
}

void StrictDecoder::read(std::map<std::string, std::string>& out) const {
    members([&](std::string_view key, const StrictDecoder& member) { member.read(out[std::string(key)]); });
}

} // namespace berth::io
