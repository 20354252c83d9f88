// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ObjectSource.h"

#include "engine/io/MergePatch.h"

#include <algorithm>

namespace berth::io {

namespace {

/// The beginning of the line that `text` begins in, when only blanks and dashes stand before it; else `text` as it is.
std::string_view withIndentation(std::string_view whole, std::string_view text) {
    auto begin = static_cast<std::size_t>(text.data() - whole.data());
    while (begin > 0 && (whole[begin - 1] == ' ' || whole[begin - 1] == '-')) --begin;
    if (begin > 0 && whole[begin - 1] != '\n') return text;
    return whole.substr(begin, static_cast<std::size_t>(text.data() - whole.data()) + text.size() - begin);
}

/// A list item's lines moved to the left by the depth of its first key.
std::string unindented(std::string_view text, std::size_t depth) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        const std::size_t blank = std::min(line.find_first_not_of(" -"), line.size());
        out += line.substr(std::min(depth, out.empty() ? depth : blank));
        text.remove_prefix(end);
    }
    return out;
}

/// Without the dashes and blanks of whatever follows it.
std::string_view trimmedEnd(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" -\r\n");
    const std::size_t end = last == std::string_view::npos ? 0 : text.find('\n', last);
    return text.substr(0, end == std::string_view::npos ? text.size() : end + 1);
}

std::string asWritten(const Document& document, ValueRef value) {
    for (std::size_t i = 0; i < document.roots(); ++i)
        if (document.root(i).index() == value.index()) return std::string(document.rootText(i));
    const std::string_view text = trimmedEnd(value.written());
    const std::string_view lines = withIndentation(*document.text(), text);
    return unindented(lines, lines.size() - text.size());
}

bool isJson(ValueRef value) {
    const std::string_view written = value.written();
    return !written.empty() && written.front() == '{';
}

} // namespace

ValueRef sourceOf(const ObjectMeta& meta) {
    const auto* const source = static_cast<const ObjectSource*>(meta.source.get());
    return source == nullptr ? ValueRef{} : source->value();
}

std::string yamlOf(const ObjectMeta& meta) {
    const ValueRef value = sourceOf(meta);
    if (!value) return {};
    return isJson(value) ? toYaml(value) : asWritten(*value.document(), value);
}

} // namespace berth::io
