// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Writer.h"

#include "engine/io/MergePatch.h"
#include "engine/io/ObjectSource.h"
#include "engine/io/ScenarioText.h"
#include "engine/io/scenario/FlowText.h"
#include "engine/io/scenario/ScenarioReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace berth::io {
namespace {

using Files = std::span<const std::shared_ptr<const Document>>;

bool isJson(const Document& file) {
    const std::string_view text = *file.text();
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

TextStyle styleOf(Files files) {
    const bool json =
        !files.empty() && std::all_of(files.begin(), files.end(), [](const auto& file) { return isJson(*file); });
    return json ? TextStyle::Json : TextStyle::Yaml;
}

/// A step as one flow mapping, whether it came with braces or without.
Result<std::string> normalStep(const std::string& step) {
    const std::size_t first = step.find_first_not_of(" \t\n");
    const bool braced = first != std::string::npos && step[first] == '{';
    const auto document = Document::parse("", braced ? step : fmt::format("{{{}}}", step));
    if (!document || (*document)->roots() != 1 || !(*document)->root(0).isMap())
        return fail(fmt::format("the step \"{}\" cannot be written", step));
    return flowText((*document)->root(0));
}

Result<std::vector<std::string>> normalSteps(const std::vector<std::string>& steps) {
    std::vector<std::string> normal;
    for (const std::string& step : steps) {
        auto one = normalStep(step);
        if (!one) return tl::unexpected(std::move(one.error()));
        normal.push_back(std::move(*one));
    }
    return normal;
}

/// Text put together from documents, with `---` between them where the style is YAML.
class Assembly {
public:
    explicit Assembly(TextStyle style) : style_(style) {}

    void add(std::string_view document) {
        if (document.empty()) return;
        if (!text_.empty() && text_.back() != '\n') text_ += '\n';
        if (!text_.empty() && style_ == TextStyle::Yaml && !document.starts_with("---")) text_ += "---\n";
        text_ += document;
    }
    std::string take() { return std::move(text_); }

private:
    TextStyle style_;
    std::string text_;
};

struct ScenarioPlace {
    const Document* file = nullptr;
    std::size_t root = 0;
};

std::optional<ScenarioPlace> findScenario(Files files) {
    for (const auto& file : files)
        for (std::size_t i = 0; i < file->roots(); ++i)
            if (isScenario(file->root(i))) return ScenarioPlace{file.get(), i};
    return std::nullopt;
}

/// The Scenario document with other bands, then with more steps.
std::string changed(ValueRef document, std::string_view text, const std::vector<std::string>& steps,
                    const std::string& levels, TextStyle style) {
    if (levels.empty()) return withSteps(document, text, steps, style);
    std::string banded = withLevels(document, text, levels, style);
    const auto again = Document::parse("", banded);
    return again && (*again)->roots() == 1 ? withSteps((*again)->root(0), banded, steps, style) : banded;
}

/// The file's text with its Scenario document replaced.
std::string replaced(const ScenarioPlace& place, const std::vector<std::string>& steps, const std::string& levels,
                     TextStyle style) {
    const std::string_view whole = *place.file->text();
    const std::string_view old = place.file->rootText(place.root);
    const auto begin = static_cast<std::size_t>(old.data() - whole.data());
    std::string text(whole.substr(0, begin));
    text += changed(place.file->root(place.root), old, steps, levels, style);
    text += whole.substr(begin + old.size());
    return text;
}

bool liesIn(Files files, const Pod& pod) {
    const Document* document = sourceOf(pod.meta).document();
    return std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.get() == document; });
}

std::string textOf(const Pod& pod, TextStyle style) {
    return style == TextStyle::Json ? toJson(sourceOf(pod.meta)) + "\n" : yamlOf(pod.meta);
}

std::string inStyle(const std::string& yaml, TextStyle style) {
    if (style == TextStyle::Yaml) return yaml;
    const auto document = Document::parse("", yaml);
    return document && (*document)->roots() == 1 ? toJson((*document)->root(0)) + "\n" : yaml;
}

void addObjects(Files files, const Edits& edits, TextStyle style, Assembly& out) {
    for (const std::string& object : edits.objects) out.add(inStyle(object, style));
    std::set<std::string> written;
    for (const auto& pod : edits.created)
        if (!liesIn(files, *pod) && written.insert(pod->key()).second) out.add(textOf(*pod, style));
}

} // namespace

Result<std::string> savedText(Files files, const Scenario& scenario, const Edits& edits) {
    const auto steps = normalSteps(edits.steps);
    if (!steps) return tl::unexpected(steps.error());
    const TextStyle style = styleOf(files);
    const std::string levels =
        edits.levels ? fmt::format("{{p0: {}, p1: {}}}", edits.levels->p0, edits.levels->p1) : std::string();
    const auto place = findScenario(files);
    Assembly out(style);
    for (const auto& file : files)
        out.add(place && place->file == file.get() ? replaced(*place, *steps, levels, style) : *file->text());
    addObjects(files, edits, style, out);
    if (!place && (!steps->empty() || !levels.empty())) out.add(newScenarioText(scenario, *steps, levels, style));
    return out.take();
}

} // namespace berth::io
