// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/preemption/Choice.h"

#include "tests/support/Builders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace berth {
namespace {

using test::MakePod;
using testing::ElementsAre;

class ChoiceTest : public testing::Test {
protected:
    /// A candidate on the next node whose victims have these priorities and starts.
    void candidate(const std::vector<std::pair<std::int32_t, std::int64_t>>& victims, std::int64_t violations = 0) {
        Sacrifice sacrifice;
        sacrifice.node = NodeId{static_cast<std::uint32_t>(candidates_.size())};
        sacrifice.pdbViolations = violations;
        for (const auto& [priority, start] : victims) {
            pods_.push_back(MakePod("v").priority(priority).obj());
            PodInfo info;
            info.pod = pods_.back().get();
            info.startTime = start < 0 ? SimTime::none() : kDefaultStart + Duration::seconds(start);
            sacrifice.victims.push_back(info);
        }
        candidates_.push_back(std::move(sacrifice));
    }

    std::vector<std::uint32_t> winners() {
        asked_.clear();
        std::vector<std::uint32_t> nodes;
        for (const Sacrifice* left : choose(candidates_, upstreamRules(now_), &asked_))
            nodes.push_back(left->node.value);
        return nodes;
    }

    SimTime now_ = kDefaultStart + Duration::seconds(1000);
    std::vector<Sacrifice> candidates_;
    std::vector<std::shared_ptr<const Pod>> pods_;
    std::vector<PreemptionRule> asked_;
};

TEST_F(ChoiceTest, OneCandidateIsNotAsked) {
    candidate({{5, 0}});
    EXPECT_THAT(winners(), ElementsAre(0));
    EXPECT_TRUE(asked_.empty());
}

TEST_F(ChoiceTest, FewestViolationsGoFirst) {
    candidate({{1, 0}}, 1);
    candidate({{9, 0}}, 0);
    EXPECT_THAT(winners(), ElementsAre(1));
    ASSERT_EQ(asked_.size(), 1U);
    EXPECT_EQ(asked_[0].name, "fewest PDB violations");
    EXPECT_THAT(asked_[0].values, ElementsAre(1, 0));
    EXPECT_THAT(asked_[0].left, ElementsAre(NodeId{1}));
}

TEST_F(ChoiceTest, ThenTheLowestHighestPriority) {
    candidate({{5, 0}});
    candidate({{4, 0}, {4, 0}, {4, 0}});
    EXPECT_THAT(winners(), ElementsAre(1));
    EXPECT_EQ(asked_.back().name, "lowest highest priority");
}

TEST_F(ChoiceTest, ThenTheSumInWhichEveryVictimCosts) {
    candidate({{5, 0}, {-100, 0}});
    candidate({{5, 0}});
    EXPECT_THAT(winners(), ElementsAre(1));
    EXPECT_EQ(asked_.back().name, "smallest sum of priorities");
    EXPECT_THAT(asked_.back().values, ElementsAre((2LL << 31) - 95, (1LL << 31) + 5));
}

TEST_F(ChoiceTest, ThenTheLatestStartOfTheMostImportant) {
    candidate({{5, 10}, {5, 90}});
    candidate({{5, 20}, {5, 30}});
    candidate({{5, 20}, {5, 20}});
    EXPECT_THAT(winners(), ElementsAre(1, 2));
    EXPECT_EQ(asked_.back().name, "latest start");
}

TEST_F(ChoiceTest, AVictimWithoutStartStartedNow) {
    candidate({{5, 999}});
    candidate({{5, -1}});
    EXPECT_THAT(winners(), ElementsAre(1));
}

TEST_F(ChoiceTest, LessImportantVictimsHaveNoSayAboutTheStart) {
    candidate({{5, 50}, {1, 1}});
    candidate({{5, 40}, {1, 90}});
    EXPECT_THAT(winners(), ElementsAre(0));
}

} // namespace
} // namespace berth
