// SPDX-License-Identifier: GPL-3.0-or-later
// A pod that leaves: what its card and the inspector say of it.
#include "tests/ui/time/VictimRun.h"
#include "ui/inspector/Inspect.h"
#include "ui/view/NodePicture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace berth::ui {
namespace {

class LeavingPictureTest : public testing::Test {
protected:
    void begin(const VictimKind& kind) {
        run_ = std::make_unique<LocalRun>(victimRun(kind));
        run_->stepUntil(Stride::Point, [this] {
            const PodEntry* low = run_->moment().pod(run_->pod("low-0"));
            return low != nullptr && low->terminating;
        });
    }
    void show(int secondsLater) {
        run_->model().setShownTime(run_->moment().world->now + Duration::seconds(secondsLater));
    }
    NodeCardView card() const { return nodeCard(run_->moment(), run_->node("n1")); }
    QString value(const QString& name) const {
        const InspectorContent content = inspect(run_->moment(), Selection{run_->pod("low-0"), {}, {}});
        for (const EvidenceSection& section : content.sections)
            for (const EvidenceRow& row : section.rows)
                if (row.name == name) return row.value;
        return {};
    }

    std::unique_ptr<LocalRun> run_;
};

TEST_F(LeavingPictureTest, TheFillDrainsWithTheGraceAndTheStripCounts) {
    begin({20, 60, true});
    EXPECT_EQ(card().pods.front().state, SlotState::Saving);
    EXPECT_EQ(card().pods.front().remaining, 1) << "nothing of the grace is used yet";
    show(15);
    EXPECT_NEAR(card().pods.front().remaining, 0.75, 0.001);
    EXPECT_EQ(card().verdict->detail, QStringLiteral("saving, 15\u00A0s of 1\u00A0min"));
}

TEST_F(LeavingPictureTest, AHookThatIsCutOffDrainsToTheCut) {
    begin({120, 30, true});
    show(15);
    EXPECT_NEAR(card().pods.front().remaining, 0.5, 0.001);
    EXPECT_EQ(card().verdict->detail, QStringLiteral("saving, 15\u00A0s of 30\u00A0s"));
    run_->runToEnd();
    EXPECT_EQ(value(QStringLiteral("checkpoint")), QStringLiteral("lost: its grace ended before it was saved"));
    EXPECT_EQ(value(QStringLiteral("work lost")), QStringLiteral("240\u00A0GPU·s"));
    EXPECT_EQ(value(QStringLiteral("afterwards")), QStringLiteral("Job recreates it"));
}

TEST_F(LeavingPictureTest, WithoutAHookItGetsItsSignalAndWithoutAnOwnerItIsGoneForGood) {
    begin({0, 30, false});
    EXPECT_EQ(card().verdict->detail, QStringLiteral("SIGTERM, 0\u00A0s of 30\u00A0s"));
    EXPECT_EQ(value(QStringLiteral("stopped for")), QStringLiteral("high"));
    EXPECT_EQ(value(QStringLiteral("afterwards")), QStringLiteral("gone for good: no controller brings it back"));
    EXPECT_EQ(value(QStringLiteral("checkpoint")), QString());
}

} // namespace
} // namespace berth::ui
