// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/FileRules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace berth::architecture {

namespace {

constexpr std::size_t kMaxLines = 600;
constexpr std::size_t kMaxMainWindowLines = 399;
constexpr std::size_t kMaxReadmeLines = 80;
constexpr std::string_view kLicence = "SPDX-License-Identifier: GPL-3.0-or-later";

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

bool isWordAt(std::string_view text, std::size_t at, std::size_t length) {
    const auto isLetter = [&](std::size_t i) {
        return i < text.size() && std::isalnum(static_cast<unsigned char>(text[i])) != 0;
    };
    return (at == 0 || !isLetter(at - 1)) && !isLetter(at + length);
}

bool containsWord(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if (isWordAt(text, at, word.size())) return true;
    return false;
}

bool isComment(std::string_view line) {
    const std::size_t start = line.find_first_not_of(" \t");
    return start != std::string_view::npos && line.substr(start).starts_with("//");
}

bool isScript(const SourceFile& file) {
    return !file.lines.empty() && file.lines[0].starts_with("#!");
}

bool needsLicence(const SourceFile& file) {
    return file.isCpp() || file.name() == "CMakeLists.txt" || file.path.ends_with(".cmake") ||
           file.path.ends_with(".py") || file.path.ends_with(".sh") || isScript(file);
}

std::size_t maxLines(const SourceFile& file) {
    return file.name() == "MainWindow.cpp" ? kMaxMainWindowLines : kMaxLines;
}

/// "engine" and "engine/model" for engine/model/…; nothing deeper, nothing that starts with a dot.
std::vector<std::string> outerFolders(const std::string& folder) {
    if (folder.empty() || folder.starts_with('.')) return {};
    const std::size_t first = folder.find('/');
    if (first == std::string::npos) return {folder};
    return {folder.substr(0, first), folder.substr(0, folder.find('/', first + 1))};
}

std::string forbiddenInLine(std::string_view line) {
    if (isComment(line)) return {};
    if (contains(line, "setStyleSheet")) return "style sheets are not used: draw with the theme's palette";
    const bool loop = contains(line, ".exec(") || contains(line, "->exec(");
    if (loop && !contains(line, "drag") && !contains(line, "Drag")) return "no nested event loop: open() and a signal";
    if (containsWord(line, "SIGNAL") || containsWord(line, "SLOT")) return "connect by function pointer, not by string";
    return {};
}

bool isUnfinished(std::string_view line) {
    constexpr std::array<std::string_view, 3> kWords{"TO"
                                                     "DO",
                                                     "FIX"
                                                     "ME",
                                                     "XX"
                                                     "X"};
    return std::any_of(kWords.begin(), kWords.end(), [&](std::string_view word) { return containsWord(line, word); });
}

} // namespace

Violations strangersAtTheTop(const SourceTree& tree) {
    static const std::set<std::string> known{"CMakeLists.txt", "README.md", "app",  "engine", "ui",
                                             "resources",      "samples",   "tests"};
    std::set<std::string> strangers;
    for (const SourceFile& file : tree.files) {
        const std::string top = file.path.substr(0, file.path.find('/'));
        if (!top.starts_with('.') && known.count(top) == 0) strangers.insert(top + ": does not belong at the top");
    }
    return {strangers.begin(), strangers.end()};
}

Violations longFiles(const SourceTree& tree) {
    Violations found;
    for (const SourceFile& file : tree.files)
        if (file.isCpp() && file.lines.size() > maxLines(file))
            found.push_back(fmt::format("{}:{}: more than {} lines", file.path, file.lines.size(), maxLines(file)));
    return found;
}

Violations emptyNames(const SourceTree& tree) {
    constexpr std::array<std::string_view, 5> kEmpty{"Manager", "Utils", "Util.", "Helper", "Misc."};
    Violations found;
    for (const SourceFile& file : tree.files)
        for (const std::string_view word : kEmpty)
            if (file.isCpp() && contains(file.name(), word))
                found.push_back(fmt::format("{}: \"{}\" does not say what it is", file.path, word));
    return found;
}

Violations missingLicence(const SourceTree& tree) {
    Violations found;
    for (const SourceFile& file : tree.files) {
        if (!needsLicence(file)) continue;
        const std::size_t at = isScript(file) ? 1 : 0;
        if (file.lines.size() <= at || !contains(file.lines[at], kLicence))
            found.push_back(fmt::format("{}:{}: the licence line is missing", file.path, at + 1));
        const bool guarded = std::find(file.lines.begin(), file.lines.end(), "#pragma once") != file.lines.end();
        if (file.path.ends_with(".h") && !guarded)
            found.push_back(fmt::format("{}: #pragma once is missing", file.path));
    }
    return found;
}

Violations missingReadme(const SourceTree& tree) {
    std::set<std::string> folders;
    std::set<std::string> explained;
    Violations found;
    for (const SourceFile& file : tree.files) {
        for (const std::string& folder : outerFolders(file.folder())) folders.insert(folder);
        if (file.name() != "README.md") continue;
        explained.insert(file.folder());
        if (!file.folder().empty() && file.lines.size() > kMaxReadmeLines)
            found.push_back(fmt::format("{}: longer than a page ({} lines)", file.path, kMaxReadmeLines));
    }
    for (const std::string& folder : folders)
        if (explained.count(folder) == 0) found.push_back(folder + ": has no README.md");
    return found;
}

Violations forbiddenInTheWindow(const SourceTree& tree) {
    Violations found;
    for (const SourceFile& file : tree.files) {
        if (!file.isCpp() || !file.isUnder("ui")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            if (const std::string wrong = forbiddenInLine(file.lines[i]); !wrong.empty())
                found.push_back(fmt::format("{}:{}: {}", file.path, i + 1, wrong));
    }
    return found;
}

Violations unfinishedBusiness(const SourceTree& tree) {
    Violations found;
    for (const SourceFile& file : tree.files) {
        if (!needsLicence(file)) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            if (isUnfinished(file.lines[i]))
                found.push_back(fmt::format("{}:{}: finish it, or say it in an issue", file.path, i + 1));
    }
    return found;
}

} // namespace berth::architecture
