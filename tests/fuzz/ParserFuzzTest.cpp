// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Quantity.h"
#include "engine/base/Rng.h"
#include "engine/base/SimTime.h"
#include "engine/io/MergePatch.h"
#include "engine/io/Reader.h"
#include "engine/io/openb/OpenbFiles.h"
#include "engine/model/devices/DeviceTopology.h"
#include "engine/model/devices/TopologyPresets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace berth::io {
namespace {

/// Numbers from BERTH_SEED, 1 unless it is set.
class Draw {
public:
    std::size_t below(std::size_t bound) {
        return static_cast<std::size_t>(randomBelow(randomAt(seed_, counter_++), bound));
    }
    std::uint64_t seed() const { return seed_; }

private:
    static std::uint64_t seedOfRun() {
        const char* const text = std::getenv("BERTH_SEED");
        return text == nullptr ? 1 : std::strtoull(text, nullptr, 10);
    }
    std::uint64_t seed_ = seedOfRun();
    std::uint64_t counter_ = 0;
};

/// How many inputs a test tries: a few seconds' worth, ten times that when there is time.
std::size_t tries(std::size_t few) {
    return std::getenv("BERTH_LONG") == nullptr ? few : 10 * few;
}

std::vector<std::string> corpus() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(BERTH_SOURCE_DIR "/tests/fuzz/corpus"))
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> texts;
    for (const auto& path : paths) {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        texts.push_back(text.str());
    }
    return texts;
}

constexpr std::array<std::string_view, 32> kTokens = {
    "\n",  "  ",   "- ",       ": ",   "{",     "}",   "[",  "]", ",",      "\"", "'",  "|",    ">",
    "&a ", "*a",   "<<",       "#",    "---\n", "...", "\t", "~", "!!str ", "%",  "-1", "1e99", "9223372036854775808",
    "yes", "null", "\xC3\xA4", "\xFF", "\\u12", "? "};

std::string mutated(std::string text, Draw& draw) {
    for (std::size_t changes = 1 + draw.below(6); changes > 0; --changes) {
        const std::size_t at = draw.below(text.size() + 1);
        const std::size_t length = std::min(draw.below(40), text.size() - at);
        switch (draw.below(5)) {
        case 0: text.erase(at, length); break;
        case 1: text.insert(at, kTokens[draw.below(kTokens.size())]); break;
        case 2: text.replace(at, std::min<std::size_t>(length, 3), kTokens[draw.below(kTokens.size())]); break;
        case 3: text.insert(draw.below(text.size() + 1), text.substr(at, length)); break;
        default:
            if (at < text.size()) text[at] = static_cast<char>(draw.below(256));
        }
    }
    return text;
}

/// Each place of a finding lies in the text it is about.
void expectTruePlaces(const Diagnostics& diagnostics, const std::string& text) {
    const auto lines = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    for (const Diagnostic& one : diagnostics) {
        EXPECT_LE(one.place.line, lines) << toString(one);
        EXPECT_LE(one.place.column, text.size() + 1) << toString(one);
        EXPECT_FALSE(one.text.empty());
    }
}

ReadOutcome readText(const std::string& text) {
    const std::array<SourceText, 1> sources = {SourceText{"fuzz", std::make_shared<const std::string>(text)}};
    return readTexts(sources);
}

TEST(ParserFuzz, readingNeverCrashesAndKnowsItsPlaces) {
    Draw draw;
    const std::vector<std::string> texts = corpus();
    ASSERT_GE(texts.size(), 3U);
    std::size_t read = 0;
    const std::size_t total = tries(3000);
    for (std::size_t i = 0; i < total; ++i) {
        const std::string text = mutated(texts[draw.below(texts.size())], draw);
        const ReadOutcome outcome = readText(text);
        if (outcome)
            ++read;
        else
            EXPECT_TRUE(hasErrors(outcome.error()));
        expectTruePlaces(outcome ? outcome->notes : outcome.error(), text);
        ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << draw.seed() << ", input " << i << ":\n" << text;
    }
    EXPECT_GT(read, total / 50) << "the changes are too wild to reach the decoders";
    EXPECT_LT(read, total) << "the changes are too tame";
}

TEST(ParserFuzz, theCorpusItselfIsFine) {
    for (const std::string& text : corpus()) {
        const ReadOutcome outcome = readText(text);
        EXPECT_TRUE(outcome) << toString(outcome.error().front());
    }
}

TEST(ParserFuzz, whatParsesIsWrittenAndParsedBackTheSame) {
    Draw draw;
    const std::vector<std::string> texts = corpus();
    for (std::size_t i = 0; i < tries(1500); ++i) {
        const std::string text = mutated(texts[draw.below(texts.size())], draw);
        const Document::Result document = Document::parse("fuzz", text);
        if (!document || (*document)->roots() == 0) continue;
        const ValueRef root = (*document)->root(0);
        const Document::Result again = Document::parse("again", toYaml(root));
        ASSERT_TRUE(again && (*again)->roots() == 1) << "seed " << draw.seed() << ", input " << i << ":\n"
                                                     << toYaml(root);
        ASSERT_EQ(toJson((*again)->root(0)), toJson(root)) << "seed " << draw.seed() << ", input " << i << ":\n"
                                                           << text;
    }
}

TEST(ParserFuzz, patchesNeverCrashAndApplyTwiceAsOnce) {
    Draw draw;
    const std::vector<std::string> texts = corpus();
    for (std::size_t i = 0; i < tries(1000); ++i) {
        const Document::Result target = Document::parse("target", mutated(texts[draw.below(texts.size())], draw));
        const Document::Result patch = Document::parse("patch", mutated(texts[draw.below(texts.size())], draw));
        if (!target || !patch || (*target)->roots() == 0 || (*patch)->roots() == 0) continue;
        const std::string once = mergedText((*target)->root(0), (*patch)->root(0));
        const Document::Result merged = Document::parse("merged", once);
        ASSERT_TRUE(merged) << once;
        ASSERT_EQ(mergedText((*merged)->root(0), (*patch)->root(0)), once) << "seed " << draw.seed() << ", input " << i;
    }
}

TEST(ParserFuzz, quantitiesAndDurationsNeverCrashAndRoundTrip) {
    Draw draw;
    static constexpr std::string_view kLetters = "0123456789.+-eEinumkKMGTPhs ";
    for (std::size_t i = 0; i < tries(200'000); ++i) {
        std::string text;
        for (std::size_t length = draw.below(14); length > 0; --length) text += kLetters[draw.below(kLetters.size())];
        if (const auto quantity = Quantity::parse(text)) {
            const auto again = Quantity::parse(quantity->toString());
            ASSERT_TRUE(again) << text;
            ASSERT_EQ(*again, *quantity) << text;
            ASSERT_GE(quantity->milli() < 0 ? -1 : 1, quantity->isNegative() ? -1 : 1) << text;
        }
        if (const auto duration = parseDuration(text)) {
            const auto again = parseDuration(toString(*duration));
            ASSERT_TRUE(again) << text;
            ASSERT_EQ(again->ns, duration->ns) << text;
        }
    }
}

TEST(ParserFuzz, MatricesAreReadOrRefusedWithAPlace) {
    Draw draw;
    const auto presets = topologyPresets();
    for (std::size_t i = 0; i < tries(3000); ++i) {
        const std::string text = mutated(std::string(presets[draw.below(presets.size())].print), draw);
        const auto print = parseTopologyPrint(text);
        if (!print) {
            ASSERT_LE(print.error().offset, text.size()) << text;
            ASSERT_FALSE(print.error().text.empty()) << text;
            continue;
        }
        ASSERT_GT(print->devices, 0U) << text;
        for (std::uint32_t a = 0; a < print->devices; ++a)
            for (std::uint32_t b = 0; b < a; ++b)
                ASSERT_EQ(print->links[a * print->devices + b], print->links[b * print->devices + a]) << text;
        DeviceTopology topology(*print);
        ASSERT_EQ(std::popcount(topology.linkAware(firstDevices(print->devices), 1)), 1) << text;
    }
}

TEST(ParserFuzz, TraceListsAreReadOrRefused) {
    Draw draw;
    const std::string list = "name,cpu_milli,memory_mib,num_gpu,gpu_milli,gpu_spec,creation_time,deletion_time\n"
                             "a,1000,10,1,500,A|B,0,9\nb,2000,20,0,0,,5,7\n";
    for (std::size_t i = 0; i < tries(20'000); ++i) {
        const std::string text = mutated(list, draw);
        const auto pods = readOpenbPods("in.csv", text);
        if (!pods) expectTruePlaces(pods.error(), text);
    }
}

} // namespace
} // namespace berth::io
