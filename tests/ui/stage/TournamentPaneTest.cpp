// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/TournamentPane.h"

#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"
#include "ui/stage/TournamentPainter.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

class TournamentPaneTest : public testing::Test {
protected:
    TournamentPaneTest() : view_(*sample::preemptionStage().tournament) {
        pane_.resize(964, 620);
        pane_.setView(view_);
        pane_.show();
        QCoreApplication::processEvents();
    }

    void press(std::initializer_list<Qt::Key> keys) {
        for (const auto key : keys) QTest::keyClick(&pane_, key);
    }
    QString focused() const { return pane_.itemText(pane_.itemFocus()); }

    TournamentView view_;
    TournamentPane pane_;
};

TEST_F(TournamentPaneTest, KeysGoDownAColumnThroughVictimsAndRules) {
    press({Qt::Key_Return});
    EXPECT_EQ(focused(), QStringLiteral("Candidate h100-1, 3 victims, nominated"));
    press({Qt::Key_Down, Qt::Key_Down});
    EXPECT_EQ(focused(), QStringLiteral("Victim eval-d on h100-1, P2, 2 GPU, no hook, runs 6 min 10 s"));
    press({Qt::Key_Down, Qt::Key_Down});
    EXPECT_EQ(focused(), QStringLiteral("h100-1, reprieved: tb-0 (0 GPU) stays"));
    press({Qt::Key_Down, Qt::Key_Down, Qt::Key_Down});
    EXPECT_EQ(focused(), QStringLiteral("h100-1, rule 3, Work lost: 21.1 GPU·min, lowest"));
    press({Qt::Key_Right});
    EXPECT_EQ(focused(), QStringLiteral("h100-3, rule 3, Work lost: 176.1 GPU·min, out"));
}

TEST_F(TournamentPaneTest, AVictimIsSelectedByKeys) {
    QSignalSpy pods(&pane_, &TournamentPane::podSelected);
    press({Qt::Key_Return, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space, Qt::Key_Return});
    ASSERT_EQ(pods.size(), 2);
    for (const QVariantList& pod : pods) {
        EXPECT_EQ(pod[0].value<PodId>(), PodId{4});
        EXPECT_EQ(pod[1].value<NodeId>(), NodeId{3});
    }
}

/// How many pixels of a place are of the accent.
int accentPixels(const QImage& image, const QRectF& place) {
    const QRgb accent = Theme::light().accent.rgb();
    const QRect inside = place.toAlignedRect() & image.rect();
    int count = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x) count += image.pixel(x, y) == accent ? 1 : 0;
    return count;
}

TEST_F(TournamentPaneTest, WhatIsSelectedHasItsRing) {
    pane_.setPalette(Theme::light().palette());
    const auto victim = QRectF(pane_.itemRect({1, 0}));
    const QImage before = pane_.viewport()->grab().toImage();
    pane_.setSelection({}, view_.candidates[1].victims[0].pod, {});
    const QImage after = pane_.viewport()->grab().toImage();
    EXPECT_GT(accentPixels(after, victim), accentPixels(before, victim) + 200);
    pane_.setSelection(view_.candidates[1].node, {}, {});
    const QRectF column = pane_.columnRect(view_.candidates[1].node).adjusted(-3, -3, 3, 3);
    EXPECT_GT(accentPixels(pane_.viewport()->grab().toImage(), column), accentPixels(before, column) + 500);
}

TEST_F(TournamentPaneTest, TheOthersAndTheVictimsWithoutACellAreListed) {
    view_.others = 37;
    view_.othersLeftAt = {30, 0, 7, 0, 0, 0};
    view_.candidates[0].victims.resize(9, view_.candidates[0].victims[2]);
    pane_.setView(view_);
    QSignalSpy candidates(&pane_, &TournamentPane::candidatesRequested);
    QSignalSpy victims(&pane_, &TournamentPane::victimsRequested);
    QSignalSpy pods(&pane_, &TournamentPane::podSelected);
    press({Qt::Key_Return, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down});
    EXPECT_EQ(focused(), QStringLiteral("5 more victims on h100-1, as a list"));
    press({Qt::Key_Return});
    ASSERT_EQ(victims.size(), 1);
    EXPECT_EQ(victims[0][0].value<NodeId>(), NodeId{1});
    press({Qt::Key_End});
    EXPECT_EQ(focused(), QStringLiteral("+37 others: 30 left at PDB violations, 7 left at Work lost"));
    press({Qt::Key_Return});
    EXPECT_EQ(candidates.size(), 1);
    QTest::mouseClick(pane_.viewport(), Qt::LeftButton, {}, pane_.itemRect({0, 4}).center());
    EXPECT_EQ(victims.size(), 2) << "the line of the others is no victim";
    EXPECT_EQ(pods.size(), 0);
}

TEST_F(TournamentPaneTest, TheFocusFollowsItsCandidate) {
    pane_.focusItem({1, 0});
    const QString before = focused();
    std::swap(view_.candidates[1], view_.candidates[2]);
    pane_.setView(view_);
    EXPECT_EQ(pane_.itemFocus(), (SpokenPath{2, 0}));
    EXPECT_EQ(focused(), before);
}

TEST_F(TournamentPaneTest, OutsideTheItemsTheArrowsAreTheWindows) {
    const auto wants = [this](int key) {
        QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
        event.ignore();
        QCoreApplication::sendEvent(&pane_, &event);
        return event.isAccepted();
    };
    EXPECT_FALSE(wants(Qt::Key_Left));
    EXPECT_TRUE(wants(Qt::Key_Return));
    press({Qt::Key_Return});
    EXPECT_TRUE(wants(Qt::Key_Left));
    EXPECT_TRUE(wants(Qt::Key_Escape));
    press({Qt::Key_Escape});
    EXPECT_FALSE(wants(Qt::Key_Left));
    EXPECT_FALSE(wants(Qt::Key_Escape));
}

} // namespace
} // namespace berth::ui
