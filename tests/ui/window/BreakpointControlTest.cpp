// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/BreakpointControl.h"

#include "tests/ui/window/WindowFixture.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/stage/StageView.h"
#include "ui/window/BreakpointList.h"
#include "ui/window/ExpressPane.h"
#include "ui/window/RunUntilDialog.h"
#include "ui/window/StatusLine.h"

#include <QComboBox>
#include <QListWidget>

namespace berth::ui {
namespace {

class BreakpointControlTest : public WindowFixture {
protected:
    Breakpoints& breakpoints() { return window_->player().breakpoints(); }
    QListWidget& list() { return window_->parts().breakpoints->list(); }
};

TEST_F(BreakpointControlTest, F9SetsOneOnWhatIsSelectedAndTakesItBack) {
    open(fourNodes());
    window_->selection().selectPoint(ExtensionPoint::Score);
    QTest::keyClick(window_.get(), Qt::Key_F9);
    ASSERT_EQ(breakpoints().all().size(), 1U);
    EXPECT_EQ(breakpoints().all().front().rule, StopRule::at(ExtensionPoint::Score));
    EXPECT_TRUE(window_->parts()
                    .pipeline->spokenText(static_cast<int>(ExtensionPoint::Score))
                    .contains(QStringLiteral("breakpoint")));
    EXPECT_EQ(list().count(), 1);
    QTest::keyClick(window_.get(), Qt::Key_F9);
    EXPECT_TRUE(breakpoints().all().empty());
}

TEST_F(BreakpointControlTest, ARunStopsThereAndSaysSo) {
    open(fourNodes());
    breakpoints().add(StopRule::at(ExtensionPoint::Score));
    press(Qt::Key_F7);
    while (window_->player().pace() != Pace::Still) settle([] {});
    ASSERT_NE(window_->model().moment().lastBeat(), nullptr);
    EXPECT_EQ(window_->model().moment().lastBeat()->point, ExtensionPoint::Score);
    QCoreApplication::processEvents();
    EXPECT_TRUE(window_->parts().status->note().contains(QStringLiteral("Score")));
}

TEST_F(BreakpointControlTest, TheListSwitchesOffAndRemoves) {
    open(fourNodes());
    breakpoints().add(StopRule::at(ExtensionPoint::Filter));
    breakpoints().add(StopRule::onNode("n1"));
    list().item(0)->setCheckState(Qt::Unchecked);
    trigger(ActionId::ShowBreakpoints);
    window_->picture().flush();
    keep(*window_, QStringLiteral("breakpoints"));
    EXPECT_FALSE(breakpoints().all()[0].enabled);
    list().setCurrentRow(0);
    QTest::keyClick(&list(), Qt::Key_Delete);
    ASSERT_EQ(breakpoints().all().size(), 1U);
    EXPECT_EQ(breakpoints().all()[0].rule.node, "n1");
}

TEST_F(BreakpointControlTest, TheDialogRunsUntilWhatItSays) {
    open(fourNodes());
    window_->actions().at(ActionId::RunUntil)->trigger();
    auto* dialog = window_->findChild<RunUntilDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_FALSE(dialog->isModal());
    dialog->choose(RunUntilDialog::Kind::Point);
    ASSERT_TRUE(dialog->rule());
    keep(*dialog, QStringLiteral("run-until"));
    settle([&] { Q_EMIT dialog->runRequested(StopRule::onFact(FactKind::PodBound), Pace::Express); });
    bool bound = false;
    const Trace& trace = window_->model().trace();
    const std::size_t at = window_->model().cursor().fact;
    for (std::size_t i = trace.unitBegin(at - 1); i < at; ++i) bound = bound || trace[i].kind == FactKind::PodBound;
    EXPECT_TRUE(bound);
}

TEST_F(BreakpointControlTest, ExpressDrawsItsPaneAloneUntilAnyKey) {
    open(fourNodes());
    const StageContent before = window_->parts().stage->content();
    auto* pane = window_->findChild<ExpressPane*>();
    ASSERT_NE(pane, nullptr);
    window_->actions().at(ActionId::Express)->trigger();
    EXPECT_TRUE(pane->isVisible());
    keep(*window_, QStringLiteral("express"));
    EXPECT_EQ(window_->parts().stage->content(), before);
    // At once; where the short run was over before, the key finds it so.
    QKeyEvent press(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, QStringLiteral("a"));
    QCoreApplication::sendEvent(pane, &press);
    EXPECT_EQ(window_->player().pace(), Pace::Still);
    EXPECT_FALSE(pane->isVisible());
    EXPECT_TRUE(QTest::qWaitFor([this] { return window_->model().cursor() == window_->model().stops().end(); }));
}

TEST(RunUntilDialogTest, ReadsSpansAsPeopleWriteThem) {
    EXPECT_EQ(RunUntilDialog::readSpan(QStringLiteral("90s"))->ns, 90'000'000'000);
    EXPECT_EQ(RunUntilDialog::readSpan(QStringLiteral("1h30m"))->ns, 5'400'000'000'000);
    EXPECT_EQ(RunUntilDialog::readSpan(QStringLiteral("00:14:32"))->ns, 872'000'000'000);
    EXPECT_EQ(RunUntilDialog::readSpan(QStringLiteral("14:32.5"))->ns, 872'500'000'000);
    EXPECT_EQ(RunUntilDialog::readSpan(QStringLiteral(" 2.5 "))->ns, 2'500'000'000);
    for (const char* words : {"", "soon", "-3", "-1h", "1:2:3:4", "nan", "inf", "1e300", "9999999999:00:00",
                              "99999999999999999999:00:00", "2000000h"})
        EXPECT_FALSE(RunUntilDialog::readSpan(QLatin1String(words))) << words;
}

} // namespace
} // namespace berth::ui
