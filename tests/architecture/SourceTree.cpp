// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

namespace berth::architecture {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSpace = " \t";

bool isSkipped(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    return name == ".git" || name == "build" || name == ".cache" || name == "__pycache__";
}

std::string readText(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string_view skipSpace(std::string_view text) {
    const std::size_t start = text.find_first_not_of(kSpace);
    return start == std::string_view::npos ? std::string_view{} : text.substr(start);
}

std::optional<Include> parseInclude(std::string_view line, std::size_t number) {
    std::string_view rest = skipSpace(line);
    if (!rest.starts_with('#')) return std::nullopt;
    rest = skipSpace(rest.substr(1));
    if (!rest.starts_with("include")) return std::nullopt;
    rest = skipSpace(rest.substr(std::string_view("include").size()));
    if (rest.empty() || (rest[0] != '"' && rest[0] != '<')) return std::nullopt;
    const std::size_t end = rest.find(rest[0] == '"' ? '"' : '>', 1);
    if (end == std::string_view::npos) return std::nullopt;
    return Include{number, std::string(rest.substr(1, end - 1)), rest[0] == '"'};
}

} // namespace

std::string SourceFile::name() const {
    return path.substr(path.rfind('/') + 1);
}

std::string SourceFile::folder() const {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string{} : path.substr(0, slash);
}

bool SourceFile::isCpp() const {
    return path.ends_with(".h") || path.ends_with(".cpp");
}

bool SourceFile::isUnder(std::string_view folder) const {
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

std::vector<Include> includesOf(const SourceFile& file) {
    std::vector<Include> includes;
    for (std::size_t i = 0; i < file.lines.size(); ++i)
        if (auto include = parseInclude(file.lines[i], i + 1)) includes.push_back(*include);
    return includes;
}

SourceFile sourceFile(std::string path, std::string_view text) {
    SourceFile file{std::move(path), {}};
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);) file.lines.push_back(line);
    return file;
}

SourceTree readTree(const std::string& root) {
    SourceTree tree;
    for (auto it = fs::recursive_directory_iterator(root); it != fs::recursive_directory_iterator(); ++it) {
        if (isSkipped(*it)) {
            it.disable_recursion_pending();
            continue;
        }
        if (it->is_regular_file())
            tree.files.push_back(sourceFile(fs::relative(it->path(), root).generic_string(), readText(it->path())));
    }
    std::sort(tree.files.begin(), tree.files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return tree;
}

} // namespace berth::architecture
