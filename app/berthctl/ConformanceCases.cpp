// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/ConformanceCases.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace berth::ctl {
namespace {

namespace fs = std::filesystem;
using Cases = std::vector<ConformanceCase>;

void addPairs(const fs::path& input, Cases& cases) {
    if (input.extension() != ".yaml") return;
    const auto add = [&](ConformanceCase::Kind kind, const char* extension) {
        const fs::path answer = fs::path(input).replace_extension(extension);
        std::error_code ignored;
        if (fs::exists(answer, ignored)) cases.push_back({kind, input.string(), answer.string()});
    };
    add(ConformanceCase::Kind::Pass, ".expected.json");
    add(ConformanceCase::Kind::Timeline, ".timeline.json");
}

Result<Cases> casesOf(const std::string& path) {
    Cases cases;
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        if (!fs::exists(path, error)) return fail("there is no " + path);
        addPairs(path, cases);
        return cases;
    }
    for (auto it = fs::recursive_directory_iterator(path, error); !error && it != fs::recursive_directory_iterator();
         it.increment(error))
        addPairs(it->path(), cases);
    if (error) return fail(path + ": " + error.message());
    std::sort(cases.begin(), cases.end(), [](const auto& a, const auto& b) { return a.answer < b.answer; });
    return cases;
}

} // namespace

Result<Cases> findCases(std::span<const std::string> paths) {
    Cases all;
    for (const std::string& path : paths) {
        auto cases = casesOf(path);
        if (!cases) return cases;
        std::move(cases->begin(), cases->end(), std::back_inserter(all));
    }
    if (all.empty()) return fail("no pair X.yaml and X.expected.json or X.timeline.json was found");
    return all;
}

} // namespace berth::ctl
