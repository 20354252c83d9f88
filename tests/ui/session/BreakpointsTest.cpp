// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Breakpoints.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace berth::ui {
namespace {

TEST(BreakpointsTest, TogglingSetsAndRemoves) {
    Breakpoints breakpoints;
    const QSignalSpy changed(&breakpoints, &Breakpoints::changed);
    const StopRule filter = StopRule::at(ExtensionPoint::Filter);
    breakpoints.toggle(filter);
    breakpoints.add(StopRule::onNode("n1"));
    ASSERT_EQ(breakpoints.all().size(), 2U);
    EXPECT_NE(breakpoints.find(filter), nullptr);
    breakpoints.toggle(filter);
    EXPECT_EQ(breakpoints.find(filter), nullptr);
    EXPECT_EQ(breakpoints.all().size(), 1U);
    EXPECT_EQ(changed.count(), 3);
}

TEST(BreakpointsTest, DisabledOnesStayAndStopNothing) {
    Breakpoints breakpoints;
    const StopRule filter = StopRule::at(ExtensionPoint::Filter);
    breakpoints.add(filter);
    breakpoints.setEnabled(0, false);
    EXPECT_TRUE(breakpoints.active().empty());
    EXPECT_EQ(breakpoints.all().size(), 1U);
    breakpoints.add(filter);
    EXPECT_EQ(breakpoints.active(), std::vector<StopRule>{filter});
    EXPECT_EQ(breakpoints.all().size(), 1U);
}

TEST(BreakpointsTest, AnEmptyRuleIsNone) {
    Breakpoints breakpoints;
    breakpoints.add({});
    EXPECT_TRUE(breakpoints.all().empty());
    breakpoints.remove(7);
    breakpoints.clear();
    EXPECT_TRUE(breakpoints.all().empty());
}

} // namespace
} // namespace berth::ui
