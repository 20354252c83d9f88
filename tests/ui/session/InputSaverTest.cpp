// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/InputSaver.h"

#include <gtest/gtest.h>

#include <memory>

namespace berth::ui {
namespace {

Edit submit() {
    return {{{CreatePod{std::make_shared<const Pod>()}}, "Submit x-1", "create: pod/default/x-1"}, {}};
}

TEST(InputSaver, TwoBranchesMayEachCreateAPodOfOneName) {
    const Edit onMain = submit();
    const Edit onBranch = submit();
    EXPECT_TRUE(isOf(onMain, onMain.command));
    EXPECT_FALSE(isOf(onMain, onBranch.command));
}

TEST(InputSaver, AnEditThatCreatesNothingIsKnownByItsStep) {
    const Edit cordon{{{CordonNode{"n1", true}}, "Cordon n1", "cordon: n1"}, {}};
    const Edit other{{{CordonNode{"n2", true}}, "Cordon n2", "cordon: n2"}, {}};
    EXPECT_TRUE(isOf(cordon, Edit(cordon).command));
    EXPECT_FALSE(isOf(cordon, other.command));
}

} // namespace
} // namespace berth::ui
