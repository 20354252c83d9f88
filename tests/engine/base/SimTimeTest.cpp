// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/SimTime.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace berth {
namespace {

struct DurationVector {
    std::string text;
    std::int64_t ns;
    std::string printed;
};

void PrintTo(const DurationVector& vector, std::ostream* out) {
    *out << vector.text;
}

class DurationVectors : public testing::TestWithParam<DurationVector> {};

TEST_P(DurationVectors, readAndPrintAsGo) {
    const auto duration = parseDuration(GetParam().text);
    ASSERT_TRUE(duration) << duration.error().text;
    EXPECT_EQ(duration->ns, GetParam().ns);
    EXPECT_EQ(toString(*duration), GetParam().printed);
}

INSTANTIATE_TEST_SUITE_P(
    All, DurationVectors,
    testing::Values(DurationVector{"0", 0, "0s"}, DurationVector{"+0", 0, "0s"},
                    DurationVector{"90m", 5'400'000'000'000, "1h30m0s"},
                    DurationVector{"1h30m", 5'400'000'000'000, "1h30m0s"},
                    DurationVector{"1.5h", 5'400'000'000'000, "1h30m0s"}, DurationVector{"250ms", 250'000'000, "250ms"},
                    DurationVector{"-1.5s", -1'500'000'000, "-1.5s"}, DurationVector{".5s", 500'000'000, "500ms"},
                    DurationVector{"100us", 100'000, "100µs"}, DurationVector{"1.5µs", 1'500, "1.5µs"},
                    DurationVector{"7ns", 7, "7ns"}, DurationVector{"60s", 60'000'000'000, "1m0s"},
                    DurationVector{"1m0.5s", 60'500'000'000, "1m0.5s"},
                    DurationVector{"1.0000000001s", 1'000'000'000, "1s"},
                    DurationVector{"2562047h47m16.854775807s", std::numeric_limits<std::int64_t>::max(),
                                   "2562047h47m16.854775807s"},
                    DurationVector{"-2562047h47m16.854775808s", std::numeric_limits<std::int64_t>::min(),
                                   "-2562047h47m16.854775808s"}));

TEST(Duration, refusesWhatGoRefuses) {
    EXPECT_EQ(parseDuration("soon").error().text, "time: invalid duration \"soon\"");
    EXPECT_EQ(parseDuration("5").error().text, "time: missing unit in duration \"5\"");
    EXPECT_EQ(parseDuration("5x").error().text, "time: unknown unit \"x\" in duration \"5x\"");
    for (const char* text : {"", "s", ".s", "-", "1h-5m", "9223372037s", "1 h", "1d"})
        EXPECT_FALSE(parseDuration(text)) << text;
}

TEST(SimTime, readsRfc3339) {
    EXPECT_EQ(*parseTime("2026-01-01T00:00:00Z"), kDefaultStart);
    EXPECT_EQ(*parseTime("2026-01-01T01:30:00+01:30"), kDefaultStart);
    EXPECT_EQ(*parseTime("2025-12-31T19:00:00-05:00"), kDefaultStart);
    EXPECT_EQ(parseTime("2026-01-01T00:00:00.000000001Z")->ns, kDefaultStart.ns + 1);
    EXPECT_EQ(parseTime("2024-02-29T00:00:00Z")->ns, 1'709'164'800'000'000'000);
}

TEST(SimTime, refusesOtherTexts) {
    for (const char* text :
         {"", "x", "2026-01-01", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-01T24:00:00Z",
          "2026-01-01T00:60:00Z", "2026-01-01T00:00:00", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00Zx",
          "1500-01-01T00:00:00Z", "2300-01-01T00:00:00Z", "2026-01-01T00:00:00.Z"})
        EXPECT_FALSE(parseTime(text)) << text;
}

TEST(SimTime, printsInUtcWithNoMoreDigitsThanNeeded) {
    EXPECT_EQ(toString(kDefaultStart), "2026-01-01T00:00:00Z");
    EXPECT_EQ(toString(kDefaultStart + Duration::millis(1250)), "2026-01-01T00:00:01.25Z");
    EXPECT_EQ(toString(SimTime{-500'000'000}), "1969-12-31T23:59:59.5Z");
    EXPECT_EQ(toString(SimTime{-500'000'000}.truncatedToSecond()), "1969-12-31T23:59:59Z");
}

TEST(SimTime, printedTimesReadBack) {
    for (const std::int64_t ns : {0LL, 1LL, -1LL, 1'767'225'599'999'999'999LL, -7'000'000'000'123'456'789LL})
        EXPECT_EQ(*parseTime(toString(SimTime{ns})), SimTime{ns}) << toString(SimTime{ns});
}

} // namespace
} // namespace berth
