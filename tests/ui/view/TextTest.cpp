// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/Text.h"

#include "tests/ui/session/LocalRun.h"
#include "ui/view/BeatText.h"
#include "ui/view/FactText.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

QString plain(QString words) {
    return words.replace(QChar(0x00A0), QLatin1Char(' '));
}

TEST(TextTest, WritesNumbersAsTheLookSays) {
    EXPECT_EQ(countText(999), QStringLiteral("999"));
    EXPECT_EQ(countText(4781), QStringLiteral("4,781"));
    EXPECT_EQ(countText(-1234567), QStringLiteral("−1,234,567"));
    EXPECT_EQ(coresText(250), QStringLiteral("0.25"));
    EXPECT_EQ(coresText(88000), QStringLiteral("88"));
    EXPECT_EQ(gibText(std::int64_t{420} << 30), QStringLiteral("420"));
}

TEST(TextTest, WritesTimesAsTheLookSays) {
    EXPECT_EQ(plain(spanText(Duration::seconds(41))), QStringLiteral("41 s"));
    EXPECT_EQ(plain(spanText(Duration::seconds(370))), QStringLiteral("6 min 10 s"));
    EXPECT_EQ(plain(spanText(Duration::seconds(3 * 3600 + 40 * 60))), QStringLiteral("3 h 40"));
    EXPECT_EQ(plain(spanText(Duration::millis(250))), QStringLiteral("250 ms"));
    EXPECT_EQ(clockText(Duration::seconds(872)), QStringLiteral("00:14:32.000"));
    EXPECT_EQ(logTimeText(Duration::seconds(872)), QStringLiteral("14:32.000"));
    EXPECT_EQ(logTimeText(Duration::seconds(3661)), QStringLiteral("01:01:01.000"));
    EXPECT_EQ(rulerText(Duration::millis(12'500), Duration::millis(500)), QStringLiteral("00:12.5"));
}

TEST(TextTest, EveryFactOfARunHasASentence) {
    LocalRun run(fullNode());
    run.runToEnd();
    const Trace& trace = run.model().trace();
    for (std::size_t i = 0; i < trace.size(); ++i)
        EXPECT_FALSE(factSentence(trace, run.model().names(), trace[i]).isEmpty()) << toString(trace[i].kind);
}

TEST(TextTest, SaysWhatComesNext) {
    LocalRun run(fourNodes());
    EXPECT_FALSE(nextSentence(run.moment()).isEmpty());
    run.stepUntil(Stride::Detail, [&] {
        const Beat* next = run.moment().nextBeat();
        return next != nullptr && next->kind == BeatKind::NodePassed;
    });
    EXPECT_EQ(nextSentence(run.moment()), QStringLiteral("Filter · the plugins look at n1 for small"));
    run.runToEnd();
    EXPECT_EQ(nextSentence(run.moment()), QString());
}

} // namespace
} // namespace berth::ui
