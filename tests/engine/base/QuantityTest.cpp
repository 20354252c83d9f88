// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Quantity.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace berth {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

struct Vector {
    std::string text;
    std::int64_t units;
    std::int64_t milli;
    std::string spelling;
};

void PrintTo(const Vector& vector, std::ostream* out) {
    *out << vector.text;
}

class QuantityVectors : public testing::TestWithParam<Vector> {};

TEST_P(QuantityVectors, parseAsUpstream) {
    const auto quantity = Quantity::parse(GetParam().text);
    ASSERT_TRUE(quantity) << quantity.error().text;
    EXPECT_EQ(quantity->units(), GetParam().units);
    EXPECT_EQ(quantity->milli(), GetParam().milli);
    EXPECT_EQ(quantity->toString(), GetParam().spelling);
}

INSTANTIATE_TEST_SUITE_P(Plain, QuantityVectors,
                         testing::Values(Vector{"0", 0, 0, "0"}, Vector{"1", 1, 1000, "1"}, Vector{"+5", 5, 5000, "5"},
                                         Vector{"-1", -1, -1000, "-1"}, Vector{"007", 7, 7000, "7"},
                                         Vector{"2.", 2, 2000, "2"}, Vector{".25", 1, 250, "250m"},
                                         Vector{"0.50000", 1, 500, "500m"}, Vector{"-0.5", -1, -500, "-500m"}));

INSTANTIATE_TEST_SUITE_P(
    Suffixes, QuantityVectors,
    testing::Values(Vector{"5n", 1, 1, "5n"}, Vector{"4u", 1, 1, "4u"}, Vector{"1500m", 2, 1500, "1500m"},
                    Vector{"8k", 8000, 8000000, "8k"}, Vector{"100.035k", 100035, 100035000, "100035"},
                    Vector{"1.G", 1000000000, 1000000000000, "1G"}, Vector{"1Ki", 1024, 1024000, "1Ki"},
                    Vector{"16Gi", 17179869184, 17179869184000, "16Gi"},
                    Vector{"1.5Gi", 1610612736, 1610612736000, "1536Mi"}, Vector{"0.5Mi", 524288, 524288000, "512Ki"},
                    Vector{"100.035Ki", 102436, 102435840, "102435840m"},
                    Vector{"1E", 1000000000000000000, kMost, "1E"}));

INSTANTIATE_TEST_SUITE_P(Exponents, QuantityVectors,
                         testing::Values(Vector{"1e3", 1000, 1000000, "1k"},
                                         Vector{"1E9", 1000000000, 1000000000000, "1G"},
                                         Vector{"1.3E+6", 1300000, 1300000000, "1300k"}, Vector{"5e-3", 1, 5, "5m"},
                                         Vector{"129e6", 129000000, 129000000000, "129M"}, Vector{"0e5", 0, 0, "0"}));

INSTANTIATE_TEST_SUITE_P(Rounding, QuantityVectors,
                         testing::Values(Vector{"3.001n", 1, 1, "4n"}, Vector{"1.1E-9", 1, 1, "2n"},
                                         Vector{"0.0000000001", 1, 1, "1n"}, Vector{"0.00000012345", 1, 1, "124n"},
                                         Vector{"0.000000000001Ki", 1, 1, "2n"}, Vector{"-0.9n", -1, -1, "-1n"},
                                         Vector{"0.5m", 1, 1, "500u"}, Vector{"1e-100", 1, 1, "1n"}));

INSTANTIATE_TEST_SUITE_P(Caps, QuantityVectors,
                         testing::Values(Vector{"9Ei", kMost, kMost, "9223372036854775807"},
                                         Vector{"9223372036854775807Ki", kMost, kMost, "9223372036854775807"},
                                         Vector{"12E", kMost, kMost, "12E"},
                                         Vector{"9223372036854775807", kMost, kMost, "9223372036854775807"},
                                         Vector{"7.123456789012345678901234Gi", 7648753486, 7648753485820,
                                                "7648753485819299208n"}));

/// Upstream's scanner takes a suffix alone for zero of it.
INSTANTIATE_TEST_SUITE_P(Quirks, QuantityVectors,
                         testing::Values(Vector{"m", 0, 0, "0"}, Vector{".", 0, 0, "0"}, Vector{"-", 0, 0, "0"},
                                         Vector{"Ki", 0, 0, "0"}, Vector{"e3", 0, 0, "0"}));

class QuantityFaults : public testing::TestWithParam<std::string> {};

TEST_P(QuantityFaults, areRefused) {
    EXPECT_FALSE(Quantity::parse(GetParam())) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(All, QuantityFaults,
                         testing::Values("", "abc", "1 Gi", "16Gi ", " 1", "5x", "1e", "e", "1e+-3", "1e1.5", "--1",
                                         "1Kik", "1ki", "1mi", "1_000", "0x10", "1.2.3", "1e99999999999999999999",
                                         "1KiB", "½"));

TEST(Quantity, keepsEveryNanoInSums) {
    const Quantity third = *Quantity::parse("333333333n");
    EXPECT_EQ((third + third + third).toString(), "999999999n");
    EXPECT_EQ((Quantity::fromUnits(1) - third).toString(), "666666667n");
}

TEST(Quantity, comparesByAmount) {
    EXPECT_EQ(*Quantity::parse("1024"), *Quantity::parse("1Ki"));
    EXPECT_LT(*Quantity::parse("100m"), *Quantity::parse("0.11"));
    EXPECT_GT(*Quantity::parse("10000T"), *Quantity::parse("100Gi"));
}

TEST(Quantity, spellingReadsBackAsTheSame) {
    for (const char* text :
         {"1", "1500m", "7n", "1536Mi", "1023", "1025Ki", "999999999999999999n", "-3Gi", "123456789012345678"}) {
        const Quantity quantity = *Quantity::parse(text);
        EXPECT_EQ(*Quantity::parse(quantity.toString()), quantity) << text << " became " << quantity.toString();
    }
}

} // namespace
} // namespace berth
