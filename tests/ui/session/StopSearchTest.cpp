// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/StopSearch.h"

#include "tests/ui/session/LocalRun.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

/// The whole run of four nodes, with the cursor at its start.
class StopSearchTest : public testing::Test {
protected:
    StopSearchTest() : run_(fourNodes()) {
        run_.runToEnd();
        run_.model().setCursor(run_.model().stops().start());
    }

    std::optional<FoundStop> find(const StopRule& rule) {
        const std::vector<StopRule> rules{rule};
        return run_.model().findStop(rules, run_.model().cursor(), {run_.model().trace().size(), UINT32_MAX});
    }
    /// Where the rule stops; the moment there.
    const Moment& momentAt(const StopRule& rule) {
        const auto found = find(rule);
        EXPECT_TRUE(found);
        run_.model().setCursor(found ? found->cursor : Cursor{});
        return run_.moment();
    }

    LocalRun run_;
};

TEST_F(StopSearchTest, StopsWhereAPointBegins) {
    for (const ExtensionPoint point : {ExtensionPoint::PreFilter, ExtensionPoint::Filter, ExtensionPoint::Score}) {
        const Moment& moment = momentAt(StopRule::at(point));
        ASSERT_NE(moment.lastBeat(), nullptr);
        EXPECT_EQ(moment.lastBeat()->point, point);
        EXPECT_EQ(moment.lastBeat()->kind, BeatKind::PointBegins);
        run_.model().setCursor(run_.model().stops().start());
    }
    EXPECT_EQ(momentAt(StopRule::at(ExtensionPoint::Reserve)).lastFact()->kind, FactKind::PodAssumed);
}

TEST_F(StopSearchTest, StopsWhereAPluginRejects) {
    const Moment& moment = momentAt(StopRule::onRejection("TaintToleration"));
    ASSERT_NE(moment.lastBeat(), nullptr);
    EXPECT_EQ(moment.lastBeat()->kind, BeatKind::NodeRejected);
    EXPECT_EQ(moment.nodeName(moment.record()->nodes[moment.lastBeat()->node]), "n3");
}

TEST_F(StopSearchTest, StopsWhereANodeIsLookedAt) {
    const Moment& moment = momentAt(StopRule::onNode("n2"));
    ASSERT_NE(moment.lastBeat(), nullptr);
    EXPECT_EQ(moment.nodeName(moment.record()->nodes[moment.lastBeat()->node]), "n2");
}

TEST_F(StopSearchTest, StopsAtTheTurnAndTheFateOfAPod) {
    const PodId huge = run_.pod("huge");
    EXPECT_EQ(momentAt(StopRule::onPod("default/huge")).lastFact()->kind, FactKind::PodPopped);
    EXPECT_EQ(run_.moment().lastFact()->pod, huge);
    EXPECT_EQ(momentAt(StopRule::onFact(FactKind::PodUnschedulable, "default/huge")).lastFact()->pod, huge);
}

TEST_F(StopSearchTest, FindsNothingOfNamesNobodyBears) {
    EXPECT_FALSE(find(StopRule::onPod("default/nobody")));
    EXPECT_FALSE(find(StopRule::onNode("n9")));
    EXPECT_FALSE(find(StopRule::onPlugin("NoSuchPlugin")));
    EXPECT_FALSE(find(StopRule{}));
}

TEST_F(StopSearchTest, GoesOnBehindTheLastStop) {
    const StopRule rule = StopRule::at(ExtensionPoint::Filter);
    std::vector<Cursor> stops;
    while (const auto found = find(rule)) {
        stops.push_back(found->cursor);
        run_.model().setCursor(found->cursor);
    }
    const auto& trace = run_.model().trace();
    std::size_t looks = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) looks += trace[i].kind == FactKind::PodPopped ? 1 : 0;
    EXPECT_EQ(stops.size(), looks);
    EXPECT_TRUE(std::is_sorted(stops.begin(), stops.end()));
}

TEST_F(StopSearchTest, MarksEveryFactOfAKind) {
    const std::vector<StopRule> rules{StopRule::onFact(FactKind::PodBound)};
    const auto marks = run_.model().stopMarks(rules);
    ASSERT_FALSE(marks.empty());
    for (const std::size_t position : marks) EXPECT_EQ(run_.model().trace()[position - 1].kind, FactKind::PodBound);
}

} // namespace
} // namespace berth::ui
