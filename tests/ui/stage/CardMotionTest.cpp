// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CardMotion.h"

#include "tests/ui/gallery/SampleViews.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

NodeCardView cardWith(std::vector<PodSlotsView> pods) {
    NodeCardView card = sample::node(1, QStringLiteral("a"));
    card.pods = std::move(pods);
    return card;
}

PodSlotsView podIn(SlotState state) {
    return sample::pod(7, QStringLiteral("job"), Level::P1, {0, 1}, state);
}

const PodSlotsView& only(const NodeCardView& card) {
    return card.pods.front();
}

TEST(CardMotion, AnUnchangedCardDoesNotMove) {
    const SharedCard card(cardWith({podIn(SlotState::Bound)}));
    EXPECT_EQ(cardMotion(card, card).duration, 0);
    EXPECT_EQ(cardMotion(card, SharedCard(cardWith({podIn(SlotState::Bound)}))).duration, 0);
}

TEST(CardMotion, AReservedBlockFillsFromTheLeft) {
    const CardMotion motion = cardMotion(cardWith({}), cardWith({podIn(SlotState::Reserved)}));
    EXPECT_EQ(motion.duration, 450);
    EXPECT_EQ(only(cardAt(motion, 0)).pose.filled, 0);
    const qreal half = only(cardAt(motion, 225)).pose.filled;
    EXPECT_GT(half, 0.2);
    EXPECT_LT(half, 0.8);
    EXPECT_EQ(cardAt(motion, 450), *motion.after);
}

TEST(CardMotion, ABoundBlockBecomesSolidWithOnePulse) {
    const CardMotion motion = cardMotion(cardWith({podIn(SlotState::Reserved)}), cardWith({podIn(SlotState::Bound)}));
    EXPECT_EQ(motion.duration, 300);
    EXPECT_EQ(only(cardAt(motion, 0)).pose.pulse, 1);
    EXPECT_GT(only(cardAt(motion, 150)).pose.filled, only(cardAt(motion, 50)).pose.filled);
    EXPECT_EQ(cardAt(motion, 300), *motion.after);
}

TEST(CardMotion, AnEvictedBlockFallsAndFades) {
    const CardMotion motion = cardMotion(cardWith({podIn(SlotState::Saving)}), cardWith({}));
    const NodeCardView half = cardAt(motion, 175);
    ASSERT_EQ(half.pods.size(), 1U);
    EXPECT_GT(only(half).pose.drop, 0);
    EXPECT_LT(only(half).pose.opacity, 1);
    EXPECT_TRUE(cardAt(motion, motion.duration).pods.empty());
}

TEST(CardMotion, AGivenPlaceRunsBack) {
    const CardMotion motion = cardMotion(cardWith({podIn(SlotState::Reserved)}), cardWith({}));
    EXPECT_EQ(motion.duration, 400);
    EXPECT_EQ(only(cardAt(motion, 0)).pose.filled, 1);
    EXPECT_LT(only(cardAt(motion, 300)).pose.filled, 0.5);
}

TEST(CardMotion, ADeadlockPulsesTheHeldSlotsOnce) {
    PodSlotsView held = podIn(SlotState::Reserved);
    PodSlotsView stuck = held;
    stuck.deadlocked = true;
    const CardMotion motion = cardMotion(cardWith({held}), cardWith({stuck}));
    EXPECT_EQ(only(cardAt(motion, 0)).pose.pulse, 0);
    EXPECT_GT(only(cardAt(motion, 250)).pose.pulse, 0.9);
    EXPECT_EQ(only(cardAt(motion, 500)).pose.pulse, 0);
}

TEST(CardMotion, StripsComeOneAfterTheOther) {
    std::vector<CardMotion> motions;
    for (std::uint32_t i = 0; i < 3; ++i) {
        NodeCardView before = sample::node(i, QStringLiteral("n"));
        NodeCardView after = before;
        after.steppedBack = true;
        after.verdict =
            sample::verdict(Mark::Reject, QStringLiteral("Too many pods"), QStringLiteral("NodeResourcesFit"));
        motions.push_back(cardMotion(before, after));
    }
    EXPECT_EQ(stagger(motions), 80 + 220);
    EXPECT_EQ(motions[2].delay, 80);
    EXPECT_TRUE(motions[2].stripSlides);
    const NodeCardView waiting = cardAt(motions[2], 60);
    EXPECT_FALSE(waiting.verdict);
    EXPECT_FALSE(waiting.steppedBack);
    const NodeCardView coming = cardAt(motions[2], 160);
    EXPECT_GT(coming.verdict->shown, 0);
    EXPECT_LT(coming.verdict->shown, 1);
    EXPECT_EQ(cardAt(motions[2], 300), *motions[2].after);
}

} // namespace
} // namespace berth::ui
