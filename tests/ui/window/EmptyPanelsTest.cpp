// SPDX-License-Identifier: GPL-3.0-or-later
// A panel with nothing in it says what it is for, and what to do.
#include "tests/ui/window/WindowFixture.h"
#include "ui/queues/QueueLanes.h"
#include "ui/time/EventLogView.h"
#include "ui/time/TimePanel.h"
#include "ui/time/TimelineView.h"
#include "ui/window/QueuePanel.h"

#include <QListView>

namespace berth::ui {
namespace {

/// Something else than its ground is drawn in the middle of the widget.
bool says(QWidget& widget) {
    const QImage image = widget.grab().toImage();
    const int edge = 8;
    const QRgb ground = image.pixel(image.width() - edge, image.height() - edge);
    for (int y = edge; y < image.height() - edge; ++y)
        for (int x = edge; x < image.width() - edge; ++x)
            if (image.pixel(x, y) != ground) return true;
    return false;
}

class EmptyPanelsTest : public WindowFixture {
protected:
    TimePanel& time() { return *window_->parts().time; }
    QWidget& log() { return *time().log().list().viewport(); }
};

TEST_F(EmptyPanelsTest, WithNothingOpenEachSaysWhatItIsFor) {
    window_->resize(1600, 1000);
    EXPECT_TRUE(says(*window_->parts().queues->lanes().viewport()));
    EXPECT_TRUE(says(time().timeline()));
    EXPECT_TRUE(says(log()));
}

TEST_F(EmptyPanelsTest, AFilterThatNothingMatchesIsSaid) {
    window_->resize(1600, 1000);
    open(fourNodes());
    time().log().findChild<QLineEdit*>()->setText(QStringLiteral("no such word"));
    EXPECT_EQ(time().log().list().model()->rowCount(), 0);
    EXPECT_TRUE(says(log()));
}

} // namespace
} // namespace berth::ui
