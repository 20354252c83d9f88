// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ByteReader.h"
#include "engine/trace/ByteWriter.h"

#include <gtest/gtest.h>

#include <limits>

namespace berth {
namespace {

TEST(ByteReader, ReadsNumbersBack) {
    const std::uint64_t numbers[] = {0, 1, 127, 128, 16383, 16384, std::numeric_limits<std::uint64_t>::max()};
    const std::int64_t around[] = {
        0, -1, 1, 63, -64, 64, std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
    ByteWriter out;
    for (const std::uint64_t number : numbers) out.number(number);
    for (const std::int64_t number : around) out.signedNumber(number);
    ByteReader in(out.bytes());
    for (const std::uint64_t number : numbers) EXPECT_EQ(in.number(), number);
    for (const std::int64_t number : around) EXPECT_EQ(in.signedNumber(), number);
    EXPECT_FALSE(in.failed());
    EXPECT_EQ(in.left(), 0U);
}

TEST(ByteReader, ReadsTextsBackThatStandOnce) {
    ByteWriter out;
    const std::string longText(1000, 'x');
    for (const std::string& text : {std::string("a"), longText, std::string(), std::string("a"), longText})
        out.text(text);
    EXPECT_LT(out.bytes().size(), 2 * longText.size() + 20);
    ByteReader in(out.bytes());
    for (const std::string& text : {std::string("a"), longText, std::string(), std::string("a"), longText})
        EXPECT_EQ(in.text(), text);
    EXPECT_FALSE(in.failed());
}

TEST(ByteReader, StopsAtTheFirstFault) {
    ByteReader in("\x05");
    EXPECT_EQ(in.number(4), 0U);
    EXPECT_EQ(in.fault(), "a number beyond its bounds at byte 1");
    EXPECT_EQ(in.number(), 0U);
    EXPECT_EQ(in.text(), "");
    EXPECT_EQ(in.count(), 0U);
    EXPECT_EQ(in.byte(), 0U);
    in.fail("something else");
    EXPECT_EQ(in.fault(), "a number beyond its bounds at byte 1");
}

TEST(ByteReader, RefusesNumbersWithoutAnEnd) {
    EXPECT_EQ(ByteReader("\xFF\xFF").number(), 0U);
    ByteReader tooLong("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01");
    tooLong.number();
    EXPECT_TRUE(tooLong.failed());
    ByteReader tooBig("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02");
    tooBig.number();
    EXPECT_TRUE(tooBig.failed());
}

TEST(ByteReader, PromisesNoMoreItemsThanThereAreBytes) {
    ByteReader in("\x03\x01\x01");
    EXPECT_EQ(in.count(), 0U);
    EXPECT_TRUE(in.failed());
}

} // namespace
} // namespace berth
