// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/golden/Golden.h"
#include "tests/ui/gallery/SampleViews.h"
#include "ui/pipeline/PointPainter.h"
#include "ui/stage/CardGeometry.h"
#include "ui/stage/CardPainter.h"
#include "ui/stage/LinkPainter.h"
#include "ui/stage/SlotPainter.h"
#include "ui/stage/SmallCards.h"
#include "ui/theme/Marks.h"
#include "ui/theme/StateStroke.h"

#include <QApplication>
#include <QPainter>

#include <array>

namespace berth::ui {
namespace {

constexpr std::array kStates{SlotState::Bound,     SlotState::Reserved, SlotState::Claimed,
                             SlotState::Nominated, SlotState::Victim,   SlotState::Saving};
constexpr std::array kLevels{Level::P0, Level::P1, Level::P2, Level::None};

QString named(const QString& what, const Theme& theme, qreal ratio = 1) {
    return QStringLiteral("%1-%2-%3")
        .arg(what, theme.isDark ? QStringLiteral("dark") : QStringLiteral("light"))
        .arg(ratio * 100);
}

/// A sheet with what `draw` paints.
template <class Draw> QImage drawn(const QSize& size, const Theme& theme, qreal ratio, Draw draw) {
    QImage image = golden::sheet(size, ratio, theme.card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return image;
}

/// Rows of levels, columns of states; below them a row that stepped back, and the rings.
QImage states(const Theme& theme, qreal ratio) {
    return drawn({276, 204}, theme, ratio, [&](QPainter& painter) {
        for (std::size_t i = 0; i < kStates.size(); ++i) {
            const qreal x = 6 + 46.0 * static_cast<qreal>(i);
            for (std::size_t j = 0; j < kLevels.size(); ++j)
                paintStateBlock(painter, theme, QRectF(x, 6 + 34.0 * static_cast<qreal>(j), 34, 24),
                                {kLevels[j], kStates[i], 0.6, false}, 3);
            paintStateBlock(painter, theme, QRectF(x, 142, 34, 24), {Level::P1, kStates[i], 0.6, true}, 3);
        }
        qreal x = 6;
        for (const Ring ring : {Ring::Selected, Ring::Focus, Ring::Next}) {
            const QRectF block(x, 174, 34, 24);
            paintStateBlock(painter, theme, block, {Level::P2, SlotState::Bound, 1, false}, 3);
            paintRing(painter, theme, block, ring, 3);
            x += 46;
        }
    });
}

class Golden : public testing::TestWithParam<std::tuple<const Theme*, qreal>> {
protected:
    const Theme& theme() const { return *std::get<0>(GetParam()); }
    qreal ratio() const { return std::get<1>(GetParam()); }
};

TEST_P(Golden, EveryStrokeOfState) {
    EXPECT_TRUE(golden::matches(states(theme(), ratio()), named(QStringLiteral("states"), theme(), ratio())));
}

TEST_P(Golden, EveryStateOfAPoint) {
    constexpr std::array kPoints{PointState::Idle,    PointState::Next,      PointState::Active, PointState::Done,
                                 PointState::Skipped, PointState::Rejecting, PointState::Waiting};
    const QImage image = drawn({7 * 106 + 6, 86}, theme(), ratio(), [&](QPainter& painter) {
        for (std::size_t i = 0; i < kPoints.size(); ++i) {
            const QRectF box(6 + 106.0 * static_cast<qreal>(i), 6, 98, 74);
            PointView view;
            view.state = kPoints[i];
            PointLook look;
            look.turn = 0.1;
            paintPoint(painter, theme(), Fonts(), box, ExtensionPoint::Filter, view, look);
            golden::cover(painter, {box.adjusted(7, 6, -4, -46)});
        }
    });
    EXPECT_TRUE(golden::matches(image, named(QStringLiteral("points"), theme(), ratio())));
}

INSTANTIATE_TEST_SUITE_P(Themes, Golden,
                         testing::Combine(testing::Values(&Theme::light(), &Theme::dark()), testing::Values(1.0, 2.0)));

NodeCardView switched() {
    NodeCardView card = sample::node(1, QStringLiteral("a"));
    card.pods = {sample::pod(1, QStringLiteral("p"), Level::P1, {0, 1, 2, 3})};
    return card;
}

TEST(GoldenLinks, OneCardPerKind) {
    NodeCardView cube = sample::cubeMeshNode(2, QStringLiteral("b"));
    cube.pods = {sample::pod(1, QStringLiteral("p"), Level::P1, {4, 5, 6, 7})};
    NodeCardView pairs = sample::pairsNode(3, QStringLiteral("c"));
    pairs.pods = {sample::pod(1, QStringLiteral("p"), Level::P1, {2, 3})};
    NodeCardView lacking = sample::pairsNode(4, QStringLiteral("d"));
    lacking.linksRejected = lacking.steppedBack = true;
    lacking.missing = {{1, 2, 1}, {3, 4, 1}};
    NodeCardView none = sample::node(5, QStringLiteral("e"));
    none.linkKind = LinkKind::None;
    const std::array cards{switched(), cube, pairs, sample::meshNode(6, QStringLiteral("f")), lacking, none};
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
        const QImage image = drawn({660, 120}, *theme, 1, [&](QPainter& painter) {
            for (std::size_t i = 0; i < cards.size(); ++i) {
                SlotRows rows;
                rows.origin = {8 + 220.0 * static_cast<qreal>(i % 3), 28 + 60.0 * static_cast<qreal>(i / 3)};
                paintLinks(painter, *theme, rows, cards[i], {PodId{1}});
                SlotLook look;
                look.names = false;
                look.steppedBack = cards[i].steppedBack;
                paintSlots(painter, *theme, Fonts(), rows, cards[i].gpus, cards[i].pods, look);
            }
        });
        EXPECT_TRUE(golden::matches(image, named(QStringLiteral("links"), *theme)));
    }
}

/// What is written on a card, by LOOK's lines.
std::vector<QRectF> textsOf(const QPointF& at, int gpus) {
    const CardGeometry g = cardGeometry(gpus);
    std::vector<QRectF> texts{QRectF(8, 6, 208, 36), QRectF(8, g.cpu.top() - 3, 28, 30),
                              QRectF(g.cpu.right() - 80, g.cpu.top() - 3, 82, 30),
                              QRectF(32, g.strip.top() + 4, 184, 34)};
    if (gpus > 0) texts.push_back(QRectF(9, 96, 204, 11));
    for (QRectF& text : texts) text.translate(at);
    return texts;
}

/// The eight cards of Filter, without their texts.
QImage filterCards(const Theme& theme) {
    const auto groups = sample::filterStage().groups;
    return drawn({4 * 230 + 8, 2 * 210 + 8}, theme, 1, [&](QPainter& painter) {
        for (std::size_t row = 0; row < groups.size(); ++row)
            for (std::size_t i = 0; i < groups[row].nodes.size(); ++i) {
                NodeCardView card = groups[row].nodes[i];
                for (PodSlotsView& pod : card.pods) pod.name.clear();
                card.linkNote.clear();
                const QPointF at(8 + 230.0 * static_cast<qreal>(i), 8 + 210.0 * static_cast<qreal>(row));
                CardLook look;
                look.font = QApplication::font();
                paintCard(painter, theme, card, at, look);
                golden::cover(painter, textsOf(at, card.gpus));
            }
    });
}

TEST(GoldenCards, FilterInColourInGreyAndWithoutGreenCones) {
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
        const QImage image = filterCards(*theme);
        EXPECT_TRUE(golden::matches(image, named(QStringLiteral("filter"), *theme)));
        EXPECT_TRUE(golden::matches(golden::grey(image), named(QStringLiteral("filter-grey"), *theme)));
        EXPECT_TRUE(golden::matches(golden::deuteranopia(image), named(QStringLiteral("filter-deutan"), *theme)));
    }
}

TEST(GoldenCards, TheFourLevelsOfDetail) {
    const auto nodes = sample::manyNodes(1, 40).front().nodes;
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
        const QImage image = drawn({560, 218}, *theme, 1, [&](QPainter& painter) {
            CardLook look;
            look.font = QApplication::font();
            NodeCardView card = nodes[0];
            card.pods.front().name.clear();
            paintCard(painter, *theme, card, {8, 8}, look);
            golden::cover(painter, textsOf({8, 8}, card.gpus));
            for (int i = 0; i < 2; ++i) {
                const QRectF box(244 + 160.0 * i, 8, kCompactWidth, kCompactHeight);
                paintCompactCard(painter, *theme, Fonts(), nodes[static_cast<std::size_t>(i)], box, {});
                golden::cover(painter, {QRectF(box.left() + 6, box.top() + 5, 100, 18)});
            }
            for (int i = 0; i < 6; ++i)
                paintTile(painter, *theme, nodes[static_cast<std::size_t>(i)],
                          QRectF(244 + 50.0 * i, 76, kTileWidth, kTileHeight));
            for (int i = 0; i < 40; ++i) {
                const qreal size = i < 20 ? 10 : 6;
                paintCell(painter, *theme, nodes[static_cast<std::size_t>(i)],
                          QRectF(244 + 14.0 * (i % 20), i < 20 ? 120 : 140, size, size), theme->rack);
            }
        });
        EXPECT_TRUE(golden::matches(image, named(QStringLiteral("detail"), *theme)));
    }
}

QImage mark(const Theme& theme, Mark which, qreal size) {
    return drawn({16, 16}, theme, 2, [&](QPainter& painter) { paintMark(painter, theme, which, {8, 8}, size); });
}

TEST(ColourBlind, MarksDifferInShapeDownToTenPixels) {
    constexpr std::array kMarks{Mark::Success, Mark::Reject, Mark::Unresolvable, Mark::Wait, Mark::Error};
    for (const Theme* theme : {&Theme::light(), &Theme::dark()})
        for (const Mark a : kMarks)
            for (const Mark b : kMarks) {
                if (a >= b) continue;
                const QImage first = golden::grey(mark(*theme, a, 10));
                const QImage second = golden::grey(mark(*theme, b, 10));
                EXPECT_GT(golden::differentShare(first, second, 40), 0.03)
                    << static_cast<int>(a) << " and " << static_cast<int>(b);
            }
}

TEST(ColourBlind, StatesDifferInGreyAndWithoutGreenCones) {
    const auto block = [](const Theme& theme, SlotState state) {
        return drawn({60, 40}, theme, 1, [&](QPainter& painter) {
            paintStateBlock(painter, theme, QRectF(6, 6, 48, 26), {Level::P1, state, 0.6, false}, 3);
        });
    };
    for (const Theme* theme : {&Theme::light(), &Theme::dark()})
        for (const SlotState a : kStates)
            for (const SlotState b : kStates) {
                if (a >= b) continue;
                for (const auto see : {&golden::grey, &golden::deuteranopia})
                    EXPECT_GT(golden::differentShare(see(block(*theme, a)), see(block(*theme, b)), 24), 0.02)
                        << static_cast<int>(a) << " and " << static_cast<int>(b);
            }
}

} // namespace
} // namespace berth::ui
