// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of GPUs: fractions in slots, and slices that are only counted.
#include "tests/ui/gallery/SampleViews.h"
#include "tests/ui/golden/Golden.h"
#include "ui/stage/CountedPainter.h"
#include "ui/stage/SlotPainter.h"

#include <QPainter>

namespace berth::ui {
namespace {

QString named(const QString& what, const Theme& theme, qreal ratio) {
    return QStringLiteral("%1-%2-%3")
        .arg(what, theme.isDark ? QStringLiteral("dark") : QStringLiteral("light"))
        .arg(ratio * 100);
}

class ShareGolden : public testing::TestWithParam<std::tuple<const Theme*, qreal>> {
protected:
    const Theme& theme() const { return *std::get<0>(GetParam()); }
    qreal ratio() const { return std::get<1>(GetParam()); }
};

PodSlotsView share(std::uint32_t id, Level level, int device, int milli, int offset, SlotState state) {
    PodSlotsView pod = sample::fraction(id, level, device, milli, offset);
    pod.state = state;
    pod.remaining = 0.6;
    return pod;
}

TEST_P(ShareGolden, FractionsOfSlotsInEveryState) {
    QImage image = golden::sheet({220, 44}, ratio(), theme().card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    SlotRows rows;
    rows.origin = {8, 8};
    const std::vector<PodSlotsView> pods{
        share(1, Level::P0, 0, 500, 0, SlotState::Bound),     share(2, Level::P1, 0, 250, 500, SlotState::Bound),
        share(3, Level::P2, 1, 350, 0, SlotState::Bound),     share(4, Level::P1, 2, 500, 0, SlotState::Reserved),
        share(5, Level::P2, 3, 750, 0, SlotState::Victim),    share(6, Level::P1, 4, 500, 0, SlotState::Saving),
        share(7, Level::P0, 5, 500, 0, SlotState::Nominated), share(8, Level::P1, 6, 300, 0, SlotState::Claimed),
        share(9, Level::None, 6, 700, 300, SlotState::Bound)};
    SlotLook look;
    look.names = false;
    look.selected = PodId{2};
    paintSlots(painter, theme(), Fonts(), rows, 8, pods, look);
    painter.end();
    EXPECT_TRUE(golden::matches(image, named(QStringLiteral("fractions"), theme(), ratio())));
}

TEST_P(ShareGolden, SlicesAreCellsWhileTheyCanBeCounted) {
    QImage image = golden::sheet({220, 72}, ratio(), theme().card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    CountedView seven{QStringLiteral("1g.5gb"), {}, 7, 2, false};
    for (const auto& [level, state] :
         {std::pair{Level::P0, SlotState::Bound}, std::pair{Level::P1, SlotState::Reserved},
          std::pair{Level::P2, SlotState::Victim}})
        seven.parts.push_back({PodId{1}, level, state, {}});
    CountedView lacking = seven;
    lacking.request = 5;
    lacking.rejected = true;
    CountedView many{QStringLiteral("1g.10gb"), {}, 112, 10, false};
    many.parts.assign(40, CountedPart{PodId{2}, Level::P1, SlotState::Bound, {}});
    many.parts.insert(many.parts.end(), 20, CountedPart{PodId{3}, Level::P2, SlotState::Bound, {}});
    paintCountedBar(painter, theme(), QRectF(8, 8, 160, 10), seven, {});
    paintCountedBar(painter, theme(), QRectF(8, 28, 160, 10), lacking, {});
    paintCountedBar(painter, theme(), QRectF(8, 48, 160, 10), many, {});
    painter.end();
    EXPECT_TRUE(golden::matches(image, named(QStringLiteral("slices"), theme(), ratio())));
}

INSTANTIATE_TEST_SUITE_P(Themes, ShareGolden,
                         testing::Combine(testing::Values(&Theme::light(), &Theme::dark()), testing::Values(1.0, 2.0)));

TEST(CountedCells, StandSideBySideUntilTheyAreTooThin) {
    const QRectF bar(10, 0, 100, 8);
    const std::vector<QRectF> cells = countedCells(bar, 7);
    ASSERT_EQ(cells.size(), 7U);
    EXPECT_EQ(cells.front().left(), 10);
    EXPECT_NEAR(cells.back().right(), 110, 0.01);
    EXPECT_GT(cells[1].left(), cells[0].right());
    EXPECT_TRUE(countedCells(bar, 60).empty());
}

TEST(Shares, AreSaidInWords) {
    NodeCardView card = sample::node(1, QStringLiteral("a"));
    card.pods = {sample::fraction(1, Level::P2, 0, 500), sample::fraction(2, Level::P1, 0, 250, 500),
                 sample::fraction(3, Level::P2, 1, 1000)};
    EXPECT_EQ(deviceShares(card, 0), QStringLiteral("½, ¼ held, ¼ left"));
    EXPECT_TRUE(deviceShares(card, 3).isEmpty());
    EXPECT_EQ(shareText(350), QStringLiteral("0.35"));
    EXPECT_TRUE(slotSentence(card.pods[0], QStringLiteral("a")).contains(QStringLiteral("½ GPU")));
}

} // namespace
} // namespace berth::ui
