// SPDX-License-Identifier: GPL-3.0-or-later
// Adding a plugin means adding its card too: this test walks the plugin list.
#include "engine/framework/Configuration.h"
#include "engine/plugins/BuiltinPlugins.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace berth::test {
namespace {

using ::testing::HasSubstr;

std::filesystem::path cards() {
    return std::filesystem::path(BERTH_SOURCE_DIR) / "resources" / "plugins";
}

std::string cardOf(std::string_view plugin) {
    std::ifstream file(cards() / (std::string(plugin) + ".yaml"));
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The points of a card's `points: [A, B]`.
std::string pointsOf(const std::string& card) {
    const std::size_t begin = card.find("points: [");
    return begin == std::string::npos ? "" : card.substr(begin + 9, card.find(']', begin) - begin - 9);
}

TEST(PluginCards, EveryPluginHasOneInBothLanguages) {
    for (const PluginEntry& plugin : builtinPlugins()) {
        const std::string card = cardOf(plugin.name);
        EXPECT_THAT(card, HasSubstr("name: " + std::string(plugin.name) + "\n")) << plugin.name;
        EXPECT_THAT(card, HasSubstr("\n  en: ")) << plugin.name;
        EXPECT_THAT(card, HasSubstr("\n  zh: ")) << plugin.name;
    }
}

TEST(PluginCards, EachSaysWhetherItsPluginJudges) {
    for (const PluginEntry& plugin : builtinPlugins()) {
        const std::string expected = plugin.judgedButNotSimulated ? "judges: false" : "judges: true";
        EXPECT_THAT(cardOf(plugin.name), HasSubstr(expected)) << plugin.name;
    }
}

TEST(PluginCards, TheScorePluginsSayScore) {
    for (const PluginRef& plugin : defaultMultiPoint().enabled) {
        if (plugin.weight == 0) continue;
        EXPECT_THAT(pointsOf(cardOf(plugin.name)), HasSubstr("Score")) << plugin.name;
    }
}

TEST(PluginCards, NoCardIsLeftOver) {
    std::size_t found = 0;
    for (const auto& entry : std::filesystem::directory_iterator(cards()))
        found += entry.path().extension() == ".yaml" ? 1 : 0;
    EXPECT_EQ(found, builtinPlugins().size());
}

} // namespace
} // namespace berth::test
