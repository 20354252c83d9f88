// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Arena.h"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <array>
#include <istream>
#include <streambuf>
#include <utility>
#include <vector>

namespace berth::io {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Reads a text where it lies.
class TextBuffer final : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text) {
        char* const begin = const_cast<char*>(text.data()); // streambuf's interface; nothing writes through it
        setg(begin, begin, begin + text.size());
    }
};

bool namesString(const std::string& tag) {
    return tag == "!" || tag == "tag:yaml.org,2002:str";
}

bool isOwnTag(const std::string& tag) {
    static constexpr std::string_view kCore = "tag:yaml.org,2002:";
    return tag.empty() || tag == "?" || tag == "!" || tag.compare(0, kCore.size(), kCore) == 0;
}

std::string_view lineAt(std::string_view text, std::size_t offset) {
    const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// The first byte of a tab in the indentation of the line, or npos.
std::size_t tabOffset(std::string_view text, std::size_t offset) {
    const std::string_view line = lineAt(text, std::min(offset, text.size()));
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos || line.find_first_not_of(" \t-") < tab) return std::string_view::npos;
    return static_cast<std::size_t>(line.data() - text.data()) + tab;
}

std::string_view lineFrom(std::string_view text, std::size_t begin) {
    return text.substr(begin, text.find('\n', begin) - begin);
}

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \r") == std::string_view::npos;
}

std::size_t indentOf(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// `|` or `>` with what may follow them on their line.
bool isBlockHeader(std::string_view rest) {
    if (rest.empty() || (rest[0] != '|' && rest[0] != '>')) return false;
    const std::size_t end = rest.find_first_not_of("+-0123456789", 1);
    return end == std::string_view::npos || rest[end] == ' ' || rest[end] == '\r' || rest[end] == '#';
}

/// Whether the line at `offset` seems to belong to a block scalar above it whose first line is indented deeper.
bool belongsToDeeperBlock(std::string_view text, std::size_t offset) {
    constexpr int kLinesBack = 40;
    const std::size_t indent = indentOf(lineAt(text, offset));
    std::string_view below;
    std::size_t at = static_cast<std::size_t>(lineAt(text, offset).data() - text.data());
    for (int i = 0; i < kLinesBack && at > 0; ++i) {
        const std::string_view line = lineAt(text, at - 1);
        at = static_cast<std::size_t>(line.data() - text.data());
        if (isBlank(line)) continue;
        const std::size_t header = line.find_last_of("|>");
        if (header != std::string_view::npos && isBlockHeader(line.substr(header)))
            return indentOf(line) < indent && !below.empty() && indentOf(below) > indent;
        below = line;
    }
    return false;
}

/// All tabs that stand in an indentation, one per line.
std::vector<std::size_t> indentingTabs(std::string_view text) {
    std::vector<std::size_t> found;
    for (std::size_t tab = text.find('\t'); tab != std::string_view::npos; tab = text.find('\t', tab + 1)) {
        if (tabOffset(text, tab) == tab) found.push_back(tab);
    }
    return found;
}

/// Whether the last line with content before `offset` is `...`, behind which a document may begin without `---`.
bool followsEnd(std::string_view text, std::size_t offset) {
    std::size_t at = static_cast<std::size_t>(lineAt(text, offset).data() - text.data());
    if (!isBlank(text.substr(at, offset - at))) return false;
    while (at > 0) {
        const std::string_view line = lineAt(text, at - 1);
        at = static_cast<std::size_t>(line.data() - text.data());
        if (!isBlank(line) && line[indentOf(line)] != '#') return line.starts_with("...");
    }
    return false;
}

constexpr std::string_view kTabsHint = "Indent with blanks; kubectl refuses tabs";

/// What yaml-cpp reports goes straight into the arena.
class Events final : public YAML::EventHandler {
public:
    explicit Events(Arena& arena)
        : arena_(arena),
          shift_(arena.text().substr(0, 3) == kByteOrderMark ? 3 : 0),
          tabs_(indentingTabs(arena.text())) {}

    void OnDocumentStart(const YAML::Mark& mark) override {
        const std::size_t begin = offset(mark);
        refuseStray(begin);
        arena_.beginRoot(begin, contentBegin(begin));
    }
    void OnDocumentEnd() override { arena_.endRoot(); }
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { arena_.null(seen(mark), anchor); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override { arena_.alias(seen(mark), anchor); }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        const std::size_t begin = seen(mark);
        noteTag(begin, tag);
        if (tag == "!") {
            checkClosed(begin);
            noteTabInBlock(begin);
        }
        inText_ = tag == "!";
        arena_.scalar(begin, value, namesString(tag), anchor);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        const std::size_t begin = open(mark, tag, style);
        arena_.beginList(begin, anchor);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        const std::size_t begin = open(mark, tag, style);
        arena_.beginMap(begin, anchor);
    }
    void OnMapEnd() override { close(); }

    std::size_t offset(const YAML::Mark& mark) const {
        return mark.pos < 0 ? 0 : static_cast<std::size_t>(mark.pos) + shift_;
    }
    void finish() { passTabs(arena_.text().size()); }

private:
    /// Where an event stands; what lies between it and the one before has been passed.
    std::size_t seen(const YAML::Mark& mark) {
        const std::size_t begin = offset(mark);
        passTabs(begin);
        inText_ = false;
        return begin;
    }

    std::size_t open(const YAML::Mark& mark, const std::string& tag, YAML::EmitterStyle::value style) {
        const std::size_t begin = seen(mark);
        noteTag(begin, tag);
        flow_.push_back(style == YAML::EmitterStyle::Flow);
        return begin;
    }

    void close() {
        flow_.pop_back();
        arena_.end();
    }

    void passTabs(std::size_t until) {
        for (; nextTab_ < tabs_.size() && tabs_[nextTab_] < until; ++nextTab_)
            if (!inText_ && (flow_.empty() || !flow_.back()))
                arena_.note(tabs_[nextTab_], "a tab indents this line, which kubectl refuses", std::string(kTabsHint));
    }

    /// yaml-cpp takes a text whose closing quotation mark is missing up to the end of the file.
    void checkClosed(std::size_t begin) const {
        const std::string_view text = arena_.text();
        const std::size_t opening = text.find_first_of("\"'|>\n", begin);
        if (opening == std::string_view::npos || (text[opening] != '"' && text[opening] != '\'')) return;
        const char quote = text[opening];
        std::size_t at = opening + 1;
        const auto escaped = [&] { return quote == '"' ? text[at] == '\\' : text.substr(at, 2) == "''"; };
        while (at < text.size() && (text[at] != quote || escaped())) at += escaped() ? std::size_t{2} : std::size_t{1};
        if (at >= text.size())
            arena_.fail(opening, "this text has no closing quotation mark", fmt::format("Put a {} at its end", quote));
    }

    /// A block such as the print of `nvidia-smi topo -m`, whose first line begins with a tab.
    void noteTabInBlock(std::size_t begin) {
        const std::string_view text = arena_.text();
        if (!isBlockHeader(lineFrom(text, begin)) || lineFrom(text, begin).find_first_of("123456789") < 3) return;
        std::size_t line = begin;
        do {
            line = text.find('\n', line);
            if (line == std::string_view::npos) return;
        } while (isBlank(lineFrom(text, ++line)));
        const std::size_t first = text.find_first_not_of(' ', line);
        if (first != std::string_view::npos && text[first] == '\t')
            arena_.note(first, "this block begins with a tab, which kubectl refuses",
                        fmt::format("Write {}2 instead of {}, with the lines two blanks deeper than the key",
                                    text[begin], text[begin]));
    }

    void noteTag(std::size_t begin, const std::string& tag) {
        if (!isOwnTag(tag)) arena_.note(begin, fmt::format("the tag {} is not used", tag), {});
    }

    /// yaml-cpp begins a new document at whatever does not fit the one before; and at a token that can begin no value
    /// (a stray comma) it gives empty documents for ever without taking it.
    void refuseStray(std::size_t begin) {
        const bool standstill = std::exchange(lastStart_, begin) == begin;
        const bool announced = first_ || arena_.text().substr(begin, 3) == "---" || followsEnd(arena_.text(), begin);
        if (standstill || !announced)
            arena_.fail(begin, "this is not valid YAML: it does not belong to what stands above",
                        "Check the indentation, commas and brackets, or begin a new document with ---");
    }

    /// Behind the line `---`; on its own line when more than blanks follows. The first document holds what stands
    /// before it.
    std::size_t contentBegin(std::size_t begin) {
        const std::string_view text = arena_.text();
        const bool first = std::exchange(first_, false);
        if (text.substr(begin, 3) != "---") return first ? 0 : begin;
        const std::size_t rest = text.find_first_not_of(" \t\r", begin + 3);
        return rest != std::string_view::npos && text[rest] == '\n' ? rest + 1 : begin + 3;
    }

    Arena& arena_;
    std::size_t shift_;
    std::vector<std::size_t> tabs_;
    std::size_t nextTab_ = 0;
    std::vector<bool> flow_; ///< per open list or map: in brackets
    bool inText_ = false;    ///< the last event was a quoted or block scalar, which may hold lines of any kind
    std::size_t lastStart_ = std::string_view::npos; ///< where the last document began
    bool first_ = true;
};

struct Explanation {
    std::string_view says; ///< yaml-cpp's message begins with it
    std::string_view hint;
};

constexpr std::array<Explanation, 9> kExplanations{{
    {"illegal map value", "Check the indentation, and put values that contain \": \" in quotes"},
    {"end of map not found", "Check the indentation of this line against the lines above it"},
    {"end of sequence not found", "Check the indentation of this line against the lines above it"},
    {"end of map flow not found", "A { is not closed, or a comma is missing"},
    {"end of sequence flow not found", "A [ is not closed, or a comma is missing"},
    {"illegal block entry", "A list item cannot begin here; check the indentation"},
    {"unknown token", "Put values that begin with @ ` % & * ! or | in quotes"},
    {"illegal EOF in scalar", "A quotation mark is not closed"},
    {"illegal document indicator in scalar", "A quotation mark is not closed before this line"},
}};

[[noreturn]] void explain(const Arena& arena, std::size_t offset, const std::string& message) {
    const std::size_t tab = tabOffset(arena.text(), offset);
    if (tab != std::string_view::npos)
        arena.fail(tab, "a tab indents this line, which YAML does not allow", std::string(kTabsHint));
    std::string_view hint;
    if (belongsToDeeperBlock(arena.text(), offset))
        arena.fail(offset, fmt::format("this is not valid YAML: {}", message),
                   "The block above begins with a line that is indented deeper: write |2 instead of |, with the lines "
                   "two blanks "
                   "deeper than the key");
    for (const Explanation& one : kExplanations)
        if (std::string_view(message).substr(0, one.says.size()) == one.says) hint = one.hint;
    arena.fail(offset, fmt::format("this is not valid YAML: {}", message), std::string(hint));
}

} // namespace

void parseYaml(Arena& arena) {
    Events events(arena);
    TextBuffer buffer(arena.text());
    std::istream stream(&buffer);
    try {
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(events)) {
        }
        events.finish();
    } catch (const YAML::Exception& exception) {
        explain(arena, events.offset(exception.mark), exception.msg);
    }
}

} // namespace berth::io
