// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/CycleState.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

struct Number final : StateData {
    explicit Number(int n) : value(n) {}
    std::unique_ptr<StateData> clone() const override { return std::make_unique<Number>(*this); }
    int value;
};

struct Other final : StateData {
    std::unique_ptr<StateData> clone() const override { return std::make_unique<Other>(*this); }
};

TEST(CycleState, ReadsWhatWasWritten) {
    CycleState state;
    EXPECT_EQ(state.read<Number>("k"), nullptr);
    state.write("k", std::make_unique<Number>(7));
    ASSERT_NE(state.read<Number>("k"), nullptr);
    EXPECT_EQ(state.read<Number>("k")->value, 7);
    EXPECT_EQ(state.read<Other>("k"), nullptr);
}

TEST(CycleState, ChangesToACloneAreLost) {
    CycleState state;
    state.write("k", std::make_unique<Number>(7));
    state.skipFilter.insert("A");
    CycleState copy = state.clone();
    copy.readMutable<Number>("k")->value = 8;
    copy.skipFilter.insert("B");
    EXPECT_EQ(state.read<Number>("k")->value, 7);
    EXPECT_EQ(copy.read<Number>("k")->value, 8);
    EXPECT_EQ(state.skipFilter.size(), 1U);
}

} // namespace
} // namespace berth
