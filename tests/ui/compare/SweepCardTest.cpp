// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepCard.h"

#include "tests/engine/tune/SweepFixture.h"
#include "tests/ui/access/PaneWalk.h"
#include "ui/compare/SweepChart.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Theme.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>

namespace berth::ui {
namespace {

constexpr int kPatienceMs = 60'000;

/// A sweep as it might come out: P0 waits across, P2 waits up.
SweepView fourDots() {
    SweepView view;
    view.across = {QStringLiteral("P0 wait, 95 %"), tune::ObjectiveUnit::Seconds, false};
    view.up = {QStringLiteral("P2 wait, 95 %"), tune::ObjectiveUnit::Seconds, false};
    view.dots = {{4980, 14280, true, QStringLiteral("Setting 25"), 24},
                 {7920, 9780, true, QStringLiteral("Setting 4"), 3},
                 {8640, 6000, true, QStringLiteral("Setting 8"), 7},
                 {9000, 10200, false, QStringLiteral("Setting 10"), 9}};
    view.front = {0, 1, 2};
    view.marks = {{SweepMark::Kind::A, QStringLiteral("as deployed"), 13200, 2460, QStringLiteral("A: as deployed")},
                  {SweepMark::Kind::B, QStringLiteral("tuned"), 4980, 14280, QStringLiteral("B: tuned")}};
    view.settings = 72;
    return view;
}

TEST(SweepChartTest, PointsAreWalkedPressedAndOpened) {
    SweepChart chart;
    SweepView view = fourDots();
    view.marks.clear();
    chart.setView(view);
    chart.resize(460, 280);
    chart.show();
    QCoreApplication::processEvents();
    const PaneWalk walk(chart, *chart.viewport(), {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End});
    walk.expectSentencesAndPlaces();
    walk.expectKeysReachAll();
    EXPECT_EQ(walk.expectPressIsAClick(), 4);
}

TEST(SweepChartTest, ADoubleClickOrEnterOpensAPoint) {
    SweepChart chart;
    chart.setView(fourDots());
    chart.resize(460, 280);
    chart.show();
    QCoreApplication::processEvents();
    const QSignalSpy opened(&chart, &SweepChart::settingOpened);
    QTest::mouseDClick(chart.viewport(), Qt::LeftButton, {}, chart.dotPlace(1).toPoint());
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened[0][0].toInt(), 3);
    EXPECT_EQ(chart.chosenSetting(), -1) << "a double click alone was sent";
    chart.setFocus();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return})
        QTest::keyClick(&chart, key);
    ASSERT_EQ(opened.size(), 2);
    EXPECT_EQ(opened[1][0].toInt(), 7);
}

TEST(SweepChartTest, TheChosenPointStaysWhereItIsStillThere) {
    SweepChart chart;
    chart.setView(fourDots());
    chart.pressItem({1});
    SweepView view = fourDots();
    std::swap(view.across, view.up);
    chart.setView(view);
    EXPECT_EQ(chart.chosenSetting(), 3);
    view.dots.erase(view.dots.begin() + 1);
    view.front.clear();
    chart.setView(view);
    EXPECT_EQ(chart.chosenSetting(), -1);
}

TEST(SweepWordsTest, EachObjectiveHasWordsAndValues) {
    for (const tune::Objective& objective : tune::objectives()) {
        const QString words = objectiveText(objective);
        EXPECT_NE(words.toStdString(), objective.name);
        EXPECT_TRUE(words.front().isUpper()) << objective.name;
    }
    EXPECT_EQ(objectiveValue(tune::ObjectiveUnit::Share, 0.856), QStringLiteral("85.6\u00A0%"));
    EXPECT_EQ(objectiveValue(tune::ObjectiveUnit::Seconds, 4980), QStringLiteral("1\u00A0h\u00A023"));
    EXPECT_EQ(objectiveValue(tune::ObjectiveUnit::Gpus, 6.25), QStringLiteral("6.25"));
    EXPECT_EQ(objectiveTick(tune::ObjectiveUnit::Seconds, 0), QStringLiteral("0"));
    EXPECT_EQ(settingText({}), QStringLiteral("as given"));
}

class SweepCardTest : public testing::Test {
protected:
    SweepCardTest() : card(builtinPlugins()) {
        card.setInput(test::sample("weight-drowns.yaml"));
        card.resize(480, 340);
        card.show();
        QCoreApplication::processEvents();
    }

    template <class Widget> Widget* find(const QString& text) {
        const auto all = card.findChildren<Widget*>();
        for (Widget* each : all)
            if (each->text() == text) return each;
        ADD_FAILURE() << "there is no " << text.toStdString();
        return nullptr;
    }
    ActionButton* button(const QString& text) { return find<ActionButton>(text); }
    void click(const QString& text) { QTest::mouseClick(button(text), Qt::LeftButton); }
    QLineEdit* values(const QString& name) {
        for (QLineEdit* edit : card.findChildren<QLineEdit*>())
            if (edit->accessibleName() == QStringLiteral("Values of ") + name) return edit;
        ADD_FAILURE() << "there are no values of " << name.toStdString();
        return nullptr;
    }
    /// Only this is ticked.
    void vary(const QString& name, const QString& text) {
        for (QCheckBox* tick : card.findChildren<QCheckBox*>()) tick->setChecked(tick->text() == name);
        values(name)->setText(text);
    }
    void run() {
        click(QStringLiteral("Start"));
        ASSERT_TRUE(QTest::qWaitFor([this] { return card.outcome() != nullptr; }, kPatienceMs));
        QCoreApplication::processEvents();
    }
    bool says(const QString& words) {
        const auto all = card.findChildren<QLabel*>();
        return std::any_of(all.begin(), all.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    }
    /// Leaves a picture in $BERTH_GALLERY, if that is set, to be looked at.
    void keep(const QString& name) {
        QCoreApplication::processEvents();
        if (const QString folder = qEnvironmentVariable("BERTH_GALLERY"); !folder.isEmpty())
            card.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
    }

    SweepCard card;
};

TEST_F(SweepCardTest, OffersTheScorePluginsWithTwoTicked) {
    EXPECT_EQ(card.form().settings(), 25);
    EXPECT_TRUE(find<QCheckBox>(QStringLiteral("NodeResourcesFit"))->isChecked());
    EXPECT_TRUE(find<QCheckBox>(QStringLiteral("AISchedulingPlugin"))->isChecked());
    EXPECT_FALSE(find<QCheckBox>(QStringLiteral("AISchedulingPlugin.nvlinkBonus"))->isChecked());
    EXPECT_TRUE(says(QStringLiteral("Sweep: 25 settings")));
    keep(QStringLiteral("sweep-form"));
}

TEST_F(SweepCardTest, SaysWhyItCannotStart) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1..x"));
    EXPECT_TRUE(says(QStringLiteral("“1..x” is no range")));
    EXPECT_FALSE(button(QStringLiteral("Start"))->isEnabled());
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1..2000"));
    EXPECT_TRUE(button(QStringLiteral("Start"))->isEnabled());
    find<QCheckBox>(QStringLiteral("AISchedulingPlugin"))->setChecked(true);
    EXPECT_TRUE(says(QStringLiteral("settings are more than 2,000")));
    for (QCheckBox* tick : card.findChildren<QCheckBox*>()) tick->setChecked(false);
    EXPECT_TRUE(says(QStringLiteral("Tick what is to be varied")));
}

TEST_F(SweepCardTest, ASweepEndsInPointsThatOpenAsBranches) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1,2,50"));
    run();
    ASSERT_EQ(card.outcome()->result.runs.size(), 3U);
    EXPECT_TRUE(says(QStringLiteral("Sweep: 3 settings")));
    ASSERT_GE(card.chart().view().dots.size(), 2U);
    EXPECT_EQ(card.chart().view().marks.size(), 1U) << "the input as given";
    EXPECT_FALSE(button(QStringLiteral("Open as B"))->isEnabled());
    QTest::mouseClick(card.chart().viewport(), Qt::LeftButton, {}, card.chart().dotPlace(0).toPoint());
    ASSERT_GE(card.chart().chosenSetting(), 0);
    EXPECT_TRUE(says(QStringLiteral("of 3: NodeResourcesFit ")));
    keep(QStringLiteral("sweep-results"));
    std::vector<Edit> opened;
    QObject::connect(&card, &SweepCard::settingOpened, &card, [&](const Edit& edit) { opened.push_back(edit); });
    click(QStringLiteral("Open as B"));
    ASSERT_EQ(opened.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<Configure>(opened[0].command.actions.front()));
    EXPECT_EQ(opened[0].command.text.rfind("Setting ", 0), 0U);
    EXPECT_EQ(opened[0].command.stepText.rfind("configure: ", 0), 0U);
}

TEST_F(SweepCardTest, AnotherObjectiveMovesThePoints) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1,50"));
    run();
    QComboBox* across = nullptr;
    for (QComboBox* box : card.findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("Objective across")) across = box;
    ASSERT_NE(across, nullptr);
    const int pods = across->findText(QStringLiteral("Pods bound"));
    ASSERT_GE(pods, 0);
    EXPECT_LT(across->findText(QStringLiteral("P0 wait, median")), 0) << "the sample has no P0";
    across->setCurrentIndex(pods);
    Q_EMIT across->activated(pods);
    EXPECT_EQ(card.chart().view().across.title, QStringLiteral("Pods bound"));
    EXPECT_TRUE(card.chart().view().across.isHigherBetter);
    EXPECT_TRUE(says(QStringLiteral("right is better")));
}

TEST_F(SweepCardTest, SidesAreMarked) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1,50"));
    run();
    const auto& result = card.outcome()->result;
    card.setSides({QStringLiteral("main"), result.given.figures}, {QStringLiteral("tuned"), result.runs[0].figures});
    ASSERT_EQ(card.chart().view().marks.size(), 2U);
    EXPECT_EQ(card.chart().view().marks[0].kind, SweepMark::Kind::A);
    EXPECT_EQ(card.chart().view().marks[1].words.section(QLatin1Char('\n'), 0, 0), QStringLiteral("B: tuned"));
    keep(QStringLiteral("sweep-sides"));
}

TEST_F(SweepCardTest, ACancelledSweepLeavesWhatHadRun) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1..200"));
    click(QStringLiteral("Start"));
    ActionButton* cancel = button(QStringLiteral("Cancel"));
    EXPECT_TRUE(cancel->isVisible());
    const auto* bar = card.findChild<QProgressBar*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->value() > 3; }, kPatienceMs));
    keep(QStringLiteral("sweep-running"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return card.outcome() != nullptr; }, kPatienceMs));
    EXPECT_TRUE(card.outcome()->result.isCutShort);
    EXPECT_TRUE(says(QStringLiteral("of 200 settings have run")));
    click(QStringLiteral("Vary"));
    EXPECT_TRUE(button(QStringLiteral("Start"))->isVisible());
    click(QStringLiteral("Results"));
    EXPECT_TRUE(card.chart().isVisible());
}

TEST_F(SweepCardTest, AnotherInputForgetsTheResults) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1,50"));
    run();
    card.setInput(test::sample("gang.yaml"));
    EXPECT_EQ(card.outcome(), nullptr);
    EXPECT_FALSE(card.chart().isVisible());
    card.setInput(nullptr);
    EXPECT_FALSE(button(QStringLiteral("Start"))->isEnabled());
    EXPECT_TRUE(says(QStringLiteral("Open a cluster")));
}

TEST_F(SweepCardTest, ClosingItWhileItRunsIsNoFault) {
    vary(QStringLiteral("NodeResourcesFit"), QStringLiteral("1..200"));
    click(QStringLiteral("Start"));
    card.setInput(nullptr);
    EXPECT_EQ(card.outcome(), nullptr);
}

TEST_F(SweepCardTest, EachControlHasANameAndRoomForAFinger) {
    for (const QWidget* widget : card.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                               qobject_cast<const QComboBox*>(widget) != nullptr || widget->inherits("QLineEdit");
        if (!isControl || !widget->isVisible() || widget->parentWidget()->inherits("QComboBox")) continue;
        EXPECT_GE(widget->height(), 24) << widget->accessibleName().toStdString();
        const auto* tick = qobject_cast<const QCheckBox*>(widget);
        EXPECT_FALSE(widget->accessibleName().isEmpty() && (tick == nullptr || tick->text().isEmpty()));
    }
}

/// Pictures to be looked at: light and dark, at 100 and 200 %.
TEST(SweepChartTest, IsDrawnInEachTheme) {
    for (const bool isDark : {false, true}) {
        SweepChart chart;
        chart.setPalette((isDark ? Theme::dark() : Theme::light()).palette());
        chart.setView(fourDots());
        chart.resize(460, 280);
        const QImage image = [&] {
            QImage picture(chart.size() * 2, QImage::Format_RGB32);
            picture.setDevicePixelRatio(2);
            chart.render(&picture);
            return picture;
        }();
        const Theme& theme = isDark ? Theme::dark() : Theme::light();
        const QPoint front = (chart.dotPlace(2) * 2).toPoint();
        const QPoint open = (chart.dotPlace(3) * 2).toPoint();
        EXPECT_EQ(image.pixelColor(front), theme.text2) << "on the front: filled";
        EXPECT_EQ(image.pixelColor(open), theme.panel) << "dominated: open";
        if (const QString folder = qEnvironmentVariable("BERTH_GALLERY"); !folder.isEmpty())
            image.save(QDir(folder).filePath(QStringLiteral("sweep-chart-%1.png").arg(isDark)));
    }
}

} // namespace
} // namespace berth::ui
