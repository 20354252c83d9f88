// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/IncludeRules.h"
#include "tests/architecture/Layers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>

namespace berth::architecture {

namespace {

/// What is wrong with an include of a file; empty when nothing is.
using Judge = std::function<std::string(const SourceFile&, const Include&)>;

Violations judgeIncludes(const SourceTree& tree, const Judge& judge) {
    Violations found;
    for (const SourceFile& file : tree.files) {
        if (!file.isCpp()) continue;
        for (const Include& include : includesOf(file))
            if (const std::string wrong = judge(file, include); !wrong.empty())
                found.push_back(fmt::format("{}:{}: {}", file.path, include.line, wrong));
    }
    return found;
}

bool isUnderAny(const SourceFile& file, std::initializer_list<std::string_view> folders) {
    return std::any_of(folders.begin(), folders.end(), [&](std::string_view folder) { return file.isUnder(folder); });
}

bool isQt(std::string_view target) {
    return target.size() > 1 && target[0] == 'Q' && std::isupper(static_cast<unsigned char>(target[1])) != 0;
}

bool isQtModule(std::string_view target) {
    return target.starts_with("Qt") && target.size() > 2;
}

/// "fit" for engine/plugins/fit/…; empty for files directly in engine/plugins.
std::string pluginOf(std::string_view path) {
    constexpr std::string_view kPlugins = "engine/plugins/";
    if (!path.starts_with(kPlugins)) return {};
    const std::string_view rest = path.substr(kPlugins.size());
    const std::size_t slash = rest.find('/');
    return slash == std::string_view::npos ? std::string{} : std::string(rest.substr(0, slash));
}

std::string judgeClimb(const SourceFile& file, const Include& include) {
    const std::string from = layerOf(file.path);
    const std::string to = layerOf(include.target);
    if (from.empty() || to.empty() || mayInclude(from, to)) return {};
    return fmt::format("{} may not include {} ({})", from, to, include.target);
}

std::string judgeQt(const SourceFile& file, const Include& include) {
    if (!isUnderAny(file, {"engine", "app/berthctl"})) return {};
    if (!isQt(include.target) && !isQtModule(include.target)) return {};
    return fmt::format("Qt ({}) may be included only in ui and app/berth", include.target);
}

std::string judgePlugins(const SourceFile& file, const Include& include) {
    const std::string to = pluginOf(include.target);
    if (to.empty() || file.path == "engine/plugins/BuiltinPlugins.cpp" || file.isUnder("tests")) return {};
    if (pluginOf(file.path) == to) return {};
    return fmt::format("{} is that plugin's own: only BuiltinPlugins.cpp may see into its folder", include.target);
}

std::string judgeLibraries(const SourceFile& file, const Include& include) {
    if (file.isUnder("tests")) return {};
    if (include.target.starts_with("yaml-cpp/") && !file.isUnder("engine/io"))
        return "yaml-cpp belongs to engine/io alone";
    const bool writesJson = isUnderAny(file, {"engine/io", "engine/explain", "engine/metrics", "engine/tune", "app"});
    if (include.target.starts_with("nlohmann/") && !writesJson)
        return "the JSON library belongs to io, explain, metrics, tune and app";
    return {};
}

std::string judgeRoot(const SourceFile&, const Include& include) {
    constexpr std::array<std::string_view, 4> kRoots{"engine/", "ui/", "app/", "tests/"};
    if (!include.quoted || include.target.ends_with(".moc")) return {};
    const bool rooted = std::any_of(kRoots.begin(), kRoots.end(),
                                    [&](std::string_view root) { return include.target.starts_with(root); });
    return rooted ? std::string{} : fmt::format("\"{}\" does not start at the project's folder", include.target);
}

} // namespace

Violations includesThatClimb(const SourceTree& tree) {
    return judgeIncludes(tree, judgeClimb);
}

Violations qtOutsideTheWindow(const SourceTree& tree) {
    return judgeIncludes(tree, judgeQt);
}

Violations pluginsThatKnowEachOther(const SourceTree& tree) {
    return judgeIncludes(tree, judgePlugins);
}

Violations librariesOutOfPlace(const SourceTree& tree) {
    return judgeIncludes(tree, judgeLibraries);
}

Violations includesNotRooted(const SourceTree& tree) {
    return judgeIncludes(tree, judgeRoot);
}

} // namespace berth::architecture
