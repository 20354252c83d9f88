// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown when the quick path is wrong: a planted fault is found, and shown small.
#include "tests/property/BothPaths.h"
#include "tests/property/ScenarioYaml.h"
#include "tests/property/Story.h"

#include "engine/plugins/nodeunschedulable/NodeUnschedulable.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace berth::test {
namespace {

/// Refuses the node n2, too, and does not say that it tells nodes apart by name: the quick path takes n2 for its like.
class Liar final : public Plugin, public FilterPlugin, public NodeLocal {
public:
    std::string_view name() const override { return NodeUnschedulable::kName; }
    Status filter(const Context&, const CycleState&, const Pod&, const NodeInfo& node, Terms*) const override {
        if (node.name() != "n2") return {};
        return {Code::UnschedulableAndUnresolvable, "node(s) were unschedulable"};
    }
};

/// The built-in plugins, with the liar under the name of one of them: what is shown is for any reader.
std::vector<PluginEntry> liars() {
    const Registry builtin = builtinPlugins();
    std::vector<PluginEntry> entries(builtin.begin(), builtin.end());
    const auto replaced = std::ranges::find(entries, NodeUnschedulable::kName, &PluginEntry::name);
    replaced->create = [](const Value&) -> tl::expected<std::unique_ptr<Plugin>, Diagnostics> {
        return std::make_unique<Liar>();
    };
    return entries;
}

/// With two nodes that nothing but their names tells apart.
rc::Gen<Story> storiesOfTwins() {
    return rc::gen::map(stories(), [](Story story) {
        story.nodes = {Story::Node{}, Story::Node{}};
        story.suite = 0;
        return story;
    });
}

rc::detail::TestResult resultOf(const std::vector<PluginEntry>& registry) {
    rc::detail::TestParams params;
    params.seed = 1;
    params.maxSuccess = 500;
    params.maxSize = 30;
    return rc::detail::checkTestable([&] { assertOnePath(*scenarioOf(*storiesOfTwins()), factsOf, registry); },
                                     rc::detail::TestMetadata(), params);
}

std::string fileText(const std::string& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

bool differs(const std::string& yaml, const std::vector<PluginEntry>& registry) {
    const auto read = readBack(yaml, registry);
    return factsOf(read, Path::Quick, registry) != factsOf(read, Path::Plain, registry);
}

/// Holds the scenario in the message against the file, reads it and lets it fail again.
void expectSmallAndTrue(const rc::detail::TestResult& result, const std::string& file,
                        const std::vector<PluginEntry>& registry) {
    rc::detail::FailureResult failure;
    ASSERT_TRUE(result.match(failure)) << "the liar was not found out";
    const std::string yaml = fileText(file);
    ASSERT_FALSE(yaml.empty());
    EXPECT_NE(failure.description.find(yaml), std::string::npos) << "what is printed is what the file holds";
    EXPECT_TRUE(differs(yaml, registry)) << yaml;
    EXPECT_FALSE(differs(yaml, {builtinPlugins().begin(), builtinPlugins().end()})) << "without the liar";
    const auto read = readBack(yaml, builtinPlugins());
    EXPECT_LE(read->nodes.size(), 2U) << yaml;
    EXPECT_LE(read->pods.size() + read->steps.size(), 3U) << yaml;
    EXPECT_LE(std::ranges::count(yaml, '\n'), 70) << yaml;
}

TEST(Mismatch, OfAStoryIsShownAsASmallScenario) {
    const auto registry = liars();
    expectSmallAndTrue(resultOf(registry), "mismatch/Mismatch.OfAStoryIsShownAsASmallScenario.yaml", registry);
}

} // namespace
} // namespace berth::test
