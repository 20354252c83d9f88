// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ScenarioText.h"

#include "engine/io/MergePatch.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace berth::io {
namespace {

using Json = nlohmann::ordered_json;

Json asJson(ValueRef value) {
    return Json::parse(toJson(value));
}

/// Absent when `text` is not one YAML document.
std::optional<Json> parsed(const std::string& text) {
    const auto document = Document::parse("", text);
    if (!document || (*document)->roots() != 1) return std::nullopt;
    return asJson((*document)->root(0));
}

std::string inStyle(const Json& json, TextStyle style) {
    if (style == TextStyle::Json) return json.dump(2) + "\n";
    const auto document = Document::parse("", json.dump());
    return document ? toYaml((*document)->root(0)) : json.dump() + "\n";
}

/// What the document must mean in the end.
Json withStepsAsJson(ValueRef document, const std::vector<std::string>& steps) {
    Json json = asJson(document);
    Json& spec = json["spec"];
    if (!spec.is_object()) spec = Json::object();
    Json& list = spec["steps"];
    if (!list.is_array()) list = Json::array();
    for (const std::string& step : steps)
        if (auto value = parsed(step)) list.push_back(std::move(*value));
    return json;
}

std::string_view lineOf(std::string_view text, std::size_t begin) {
    return text.substr(begin, text.find('\n', begin) - begin);
}

bool isFiller(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == '#' || line.starts_with("...");
}

/// Bytes of `block` up to the end of its last line that is neither blank nor a comment.
std::size_t contentEnd(std::string_view block) {
    std::size_t end = 0;
    for (std::size_t at = 0; at < block.size();) {
        const std::string_view line = lineOf(block, at);
        at = std::min(block.size(), at + line.size() + 1);
        if (!isFiller(line)) end = at;
    }
    return end;
}

struct Insertion {
    std::size_t offset = 0; ///< in the document's text
    std::string lines;
};

std::string listLines(const std::vector<std::string>& steps, std::size_t indentation) {
    std::string lines;
    for (const std::string& step : steps) lines += fmt::format("{:{}}- {}\n", "", indentation, step);
    return lines;
}

std::size_t offsetIn(std::string_view text, std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
}

/// How far the line that holds `offset` is indented.
std::size_t indentationAt(std::string_view text, std::size_t offset) {
    const std::size_t lineBreak = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    const std::size_t begin = lineBreak == std::string_view::npos ? 0 : lineBreak + 1;
    return std::min(text.find_first_not_of(' ', begin), text.size()) - begin;
}

/// Behind the items of a block list, or, where there is no list, behind the fields of a block `spec`.
std::optional<Insertion> insertion(ValueRef document, std::string_view text, const std::vector<std::string>& steps) {
    const ValueRef spec = document.find("spec");
    const ValueRef list = spec.find("steps");
    if (list.isList() && list.size() > 0) {
        const std::size_t begin = offsetIn(text, list.written());
        const std::size_t indentation = indentationAt(text, begin);
        return Insertion{begin + contentEnd(list.written()), listLines(steps, indentation)};
    }
    if (!spec.isMap() || spec.findKey("steps")) return std::nullopt;
    const std::size_t begin = offsetIn(text, spec.written());
    const std::size_t indentation = indentationAt(text, begin);
    return Insertion{begin + contentEnd(spec.written()),
                     fmt::format("{:{}}steps:\n{}", "", indentation, listLines(steps, indentation))};
}

/// Absent where the lines cannot be put in without changing what else is said.
std::optional<std::string> inserted(ValueRef document, std::string_view text, const std::vector<std::string>& steps,
                                    const Json& wanted) {
    const auto where = insertion(document, text, steps);
    if (!where || where->offset > text.size()) return std::nullopt;
    std::string result(text.substr(0, where->offset));
    if (!result.empty() && result.back() != '\n') result += '\n';
    result += where->lines;
    result += text.substr(where->offset);
    return parsed(result) == wanted ? std::optional(result) : std::nullopt;
}

/// The document with the value of `spec.levels` replaced, or with the field behind the others of a block `spec`;
/// absent where that would change what else is said.
std::optional<std::string> leveled(ValueRef document, std::string_view text, const std::string& levels,
                                   const Json& wanted) {
    const ValueRef spec = document.find("spec");
    const ValueRef old = spec.find("levels");
    if (!spec.isMap() || (spec.findKey("levels") && !old.isMap())) return std::nullopt;
    std::string result(text);
    if (old) {
        const std::size_t colon = text.find(':', offsetIn(text, spec.findKey("levels").written()));
        const std::size_t begin = text.find_first_not_of(" \t", colon + 1);
        const bool isFlow = begin != std::string_view::npos && text[begin] == '{';
        const std::size_t blockEnd = offsetIn(text, old.written()) + contentEnd(old.written());
        const std::size_t end = isFlow ? text.find('}', begin) + 1 : blockEnd;
        if (colon == std::string_view::npos || end <= colon || end > text.size()) return std::nullopt;
        result.replace(colon + 1, end - colon - 1, isFlow ? ' ' + levels : ' ' + levels + '\n');
    } else {
        const std::size_t at = offsetIn(text, spec.written());
        const std::size_t end = at + contentEnd(spec.written());
        std::string line = fmt::format("{:{}}levels: {}\n", "", indentationAt(text, at), levels);
        if (end > 0 && text[end - 1] != '\n') line.insert(0, 1, '\n');
        result.insert(end, line);
    }
    return parsed(result) == wanted ? std::optional(result) : std::nullopt;
}

} // namespace

std::string withSteps(ValueRef document, std::string_view text, const std::vector<std::string>& steps,
                      TextStyle style) {
    if (steps.empty()) return std::string(text);
    const Json wanted = withStepsAsJson(document, steps);
    if (style == TextStyle::Yaml)
        if (auto result = inserted(document, text, steps, wanted)) return std::move(*result);
    return inStyle(wanted, style);
}

std::string withLevels(ValueRef document, std::string_view text, const std::string& levels, TextStyle style) {
    Json wanted = asJson(document);
    if (!wanted["spec"].is_object()) wanted["spec"] = Json::object();
    if (auto value = parsed(levels)) wanted["spec"]["levels"] = std::move(*value);
    if (style == TextStyle::Yaml)
        if (auto result = leveled(document, text, levels, wanted)) return std::move(*result);
    return inStyle(wanted, style);
}

std::string newScenarioText(const Scenario& scenario, const std::vector<std::string>& steps, const std::string& levels,
                            TextStyle style) {
    const bool arrivals = !scenario.steps.empty(); // without a Scenario document they are all arrivals
    std::string text =
        fmt::format("apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  start: {}\n", toString(scenario.start));
    if (arrivals) text += "  arrivals: CreationTimestamp\n";
    if (!levels.empty()) text += fmt::format("  levels: {}\n", levels);
    if (!steps.empty()) text += fmt::format("  steps:\n{}", listLines(steps, 2));
    if (style == TextStyle::Yaml) return text;
    const auto json = parsed(text);
    return json ? inStyle(*json, style) : text;
}

} // namespace berth::io
