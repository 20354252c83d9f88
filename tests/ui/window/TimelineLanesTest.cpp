// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/time/VictimRun.h"
#include "tests/ui/window/WindowFixture.h"
#include "ui/time/TimePanel.h"

namespace berth::ui {
namespace {

class WindowLanesTest : public WindowFixture {
protected:
    TimelineView& timeline() { return window_->parts().time->timeline(); }
    LaneChoice choose(TimeLane lane) {
        LaneChoice lanes = timeline().lanes();
        timeline().setLanes(lanes.flip(static_cast<std::size_t>(lane)));
        return timeline().lanes();
    }
};

TEST_F(WindowLanesTest, TheChoiceIsRemembered) {
    const LaneChoice chosen = choose(TimeLane::Levels);
    restart();
    EXPECT_EQ(timeline().lanes(), chosen);
}

TEST_F(WindowLanesTest, TheSelectedPodHasItsLaneAndItsNameSelectsIt) {
    open(victimRun());
    const PodId low{0};
    window_->selection().selectPod(low);
    ASSERT_EQ(timeline().podLanes().size(), 1U);
    EXPECT_EQ(timeline().podLanes()[0].pod, low);
    window_->selection().clear();
    EXPECT_TRUE(timeline().podLanes().empty()) << "nothing is preempted yet";
    Q_EMIT timeline().podSelected(low);
    EXPECT_EQ(window_->selection().current().pod, low);
}

} // namespace
} // namespace berth::ui
