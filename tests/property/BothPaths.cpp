// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/BothPaths.h"

#include "engine/explain/Pass.h"
#include "engine/io/Writer.h"
#include "engine/sim/Simulation.h"
#include "engine/trace/Canonical.h"
#include "tests/property/ScenarioYaml.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>

namespace berth::test {
namespace {

class Watching final : public explain::PassListener {
public:
    explicit Watching(Path path) : path_(path) {}
    bool wantsRecords() const override { return false; }
    bool wantsQuickLooks() const override { return path_ == Path::Quick; }

private:
    Path path_;
};

World worldFor(const Scenario& scenario) {
    World::Rules rules;
    rules.start = scenario.start;
    rules.seed = scenario.seed;
    rules.tieBreak = scenario.tieBreak;
    rules.cycle = scenario.cycle;
    rules.bind = scenario.bind;
    rules.popFromBackoffQ = scenario.popFromBackoffQ;
    return World(rules);
}

/// The first line in which the two are not the same; "" when there is none.
std::string differenceOf(const std::vector<std::string>& quick, const std::vector<std::string>& plain) {
    const std::size_t common = std::min(quick.size(), plain.size());
    std::size_t line = 0;
    while (line < common && quick[line] == plain[line]) ++line;
    if (line == quick.size() && line == plain.size()) return {};
    const auto at = [line](const std::vector<std::string>& lines) {
        return line < lines.size() ? lines[line] : std::string("(nothing)");
    };
    return fmt::format("Line {} on the quick path and on the plain one:\n  {}\n  {}", line + 1, at(quick), at(plain));
}

std::string fileOfThisTest() {
    const auto* const test = testing::UnitTest::GetInstance()->current_test_info();
    return fmt::format("mismatch/{}.{}.yaml", test->test_suite_name(), test->name());
}

} // namespace

std::vector<std::string> factsOf(const std::shared_ptr<const Scenario>& scenario, Path path, Registry registry) {
    constexpr std::size_t kEnough = 4000;
    Trace trace(std::make_shared<Pool>());
    World world = worldFor(*scenario);
    Simulation simulation(scenario, registry, trace, world, false);
    if (path == Path::Plain) simulation.lookPlainly();
    RC_ASSERT(simulation.enter().empty());
    while (simulation.next().kind != UnitKind::None && trace.size() < kEnough) simulation.run(simulation.next());
    CanonicalWriter writer(trace.pool());
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < trace.size(); ++i) lines.push_back(writer.line(trace[i]));
    return lines;
}

std::vector<std::string> decisionsOf(const std::shared_ptr<const Scenario>& scenario, Path path, Registry registry) {
    const auto profiles = Profiles::create(scenario->configuration, registry);
    Watching watching(path);
    const explain::PassResult result = explain::runPass(*scenario, **profiles, watching);
    std::vector<std::string> lines;
    for (const auto& [pod, node] : result.bound) lines.push_back(fmt::format("{} on {}", pod, node));
    for (const std::string& pod : result.pending) lines.push_back(pod + " pending");
    for (const std::string& pod : result.evicted) lines.push_back(pod + " evicted");
    return lines;
}

void failWith(const std::string& difference, const std::string& yaml) {
    const std::string file = fileOfThisTest();
    std::error_code ignored;
    std::filesystem::create_directories("mismatch", ignored);
    const Result<void> written = io::writeFile(file, yaml);
    const std::string where =
        written ? std::filesystem::absolute(file, ignored).string() : fmt::format("no file: {}", written.error().text);
    RC_FAIL(fmt::format("{}\nThe scenario ({}):\n{}", difference, where, yaml));
}

void assertOnePath(const Scenario& scenario, const Outcome& outcome, Registry registry) {
    const auto difference = [&](const std::shared_ptr<const Scenario>& read) {
        return differenceOf(outcome(read, Path::Quick, registry), outcome(read, Path::Plain, registry));
    };
    if (difference(asWritten(scenario, registry)).empty()) return;
    const std::string yaml = yamlOf(scenario);
    failWith(difference(readBack(yaml, registry)), yaml);
}

} // namespace berth::test
