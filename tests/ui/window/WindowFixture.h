// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/WindowTest.h"

namespace berth::ui {

/// A window that is stepped by keys, closed, and started again with what it remembered.
class WindowFixture : public WindowTest {
protected:
    void restart() {
        window_->close();
        window_.reset();
        makeWindow();
    }

    template <class Call> void settle(Call call) { await(&window_->player(), &Player::settled, call); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        settle([&] { QTest::keyClick(window_.get(), key, modifiers); });
    }
};

} // namespace berth::ui
