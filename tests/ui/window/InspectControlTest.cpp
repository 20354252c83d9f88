// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/InspectControl.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "tests/ui/inspector/TuneScenario.h"
#include "ui/inspector/ArgumentsPage.h"
#include "ui/inspector/InspectorView.h"
#include "ui/inspector/MatrixTable.h"
#include "ui/inspector/ObjectPage.h"
#include "ui/inspector/PinnedWhy.h"
#include "ui/inspector/RemedyList.h"
#include "ui/inspector/WeightSlider.h"
#include "ui/inspector/WeightsPage.h"
#include "ui/inspector/WhyPage.h"
#include "ui/inspector/YamlEditor.h"
#include "ui/stage/StageView.h"
#include "ui/theme/ActionButton.h"
#include "ui/time/TimePanel.h"
#include "ui/view/ScorePicture.h"
#include "ui/window/EditControl.h"
#include "ui/window/MainWindow.h"
#include "ui/window/PictureFeed.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace berth::ui {
namespace {

constexpr int kPatienceMs = 20000;
const QString kFit = QStringLiteral("NodeResourcesFit");

/// A real window; what a person does to the inspector.
class InspectControlTest : public testing::Test {
protected:
    InspectControlTest() {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
        window_ = std::make_unique<MainWindow>(builtinPlugins());
        window_->resize(1600, 1000);
        window_->show();
    }

    void open(const std::string& yaml) {
        OpenRequest request;
        request.texts.push_back({QStringLiteral("test.yaml"), std::make_shared<const std::string>(yaml)});
        QSignalSpy opened(&window_->model(), &SessionModel::opened);
        window_->open(request);
        ASSERT_TRUE(opened.wait(kPatienceMs));
        window_->picture().flush();
    }

    void step(Stride stride) {
        QSignalSpy settled(&window_->player(), &Player::settled);
        window_->player().step(stride);
        ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
        window_->picture().flush();
    }

    template <class Done> void stepUntil(Done done) {
        for (int i = 0; i < 200 && !done(); ++i) step(Stride::Detail);
        ASSERT_TRUE(done());
    }

    void stepToTotals() {
        stepUntil([this] { return !scoresAt(window_->model().moment()).empty(); });
    }

    /// Waits for an edit and for what runs after it.
    template <class Call> void change(Call call) {
        QSignalSpy edited(&window_->edits(), &EditControl::edited);
        call();
        ASSERT_TRUE(edited.count() > 0 || edited.wait(kPatienceMs));
        waitUntilStill();
    }

    void waitUntilStill() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return window_->player().pace() == Pace::Still; }, kPatienceMs));
        window_->picture().flush();
    }

    /// Writes a picture of a widget into the folder BERTH_GALLERY, to be looked at.
    void shoot(QWidget& widget, const char* name) const {
        const QString folder = qEnvironmentVariable("BERTH_GALLERY");
        if (folder.isEmpty()) return;
        QTest::qWait(50); // until all is laid out
        widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
    }

    InspectorView& inspector() { return *window_->parts().inspector; }
    const std::optional<WaterfallView>& waterfall() { return window_->parts().stage->content().waterfall; }
    void trigger(ActionId id) { window_->actions().at(id)->trigger(); }

    QTemporaryDir settings_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(InspectControlTest, MovingAWeightReRanksAndABranchMakesItReal) {
    open(wideAndEven());
    stepToTotals();
    ASSERT_EQ(inspector().page(), InspectorView::Page::Weights) << "scores bring the weights forward";
    ASSERT_TRUE(waterfall());
    ASSERT_EQ(waterfall()->rows.front().name, QStringLiteral("even"));
    WeightSlider* slider = inspector().weights().slider(kFit);
    ASSERT_NE(slider, nullptr);
    QTest::keyClick(slider, Qt::Key_F);
    window_->picture().flush();
    EXPECT_TRUE(waterfall()->preview);
    EXPECT_EQ(waterfall()->rows.front().name, QStringLiteral("wide"));
    shoot(*window_, "weights-preview");
    const Cursor before = window_->model().cursor();
    change([this] { QTest::mouseClick(&inspector().weights().branchButton(), Qt::LeftButton); });
    ASSERT_EQ(window_->model().branches().size(), 2U);
    EXPECT_TRUE(
        QString::fromStdString(window_->model().branch()->name).startsWith(QStringLiteral("NodeResourcesFit 1 → ")));
    ASSERT_TRUE(waterfall()) << "it runs on to the same place";
    EXPECT_FALSE(waterfall()->preview);
    EXPECT_EQ(waterfall()->rows.front().name, QStringLiteral("wide"));
    Q_EMIT window_->parts().stage->scoreSelected({waterfall()->rows.front().node, 0});
    window_->picture().flush();
    EXPECT_TRUE(waterfall()->arithmetic);
    shoot(*window_, "weights-branch");
    EXPECT_GT(window_->model().cursor().beat, 0U);
    EXPECT_GT(window_->model().cursor().fact, before.fact) << "the configuration was set before the look";
}

TEST_F(InspectControlTest, OffAndBackLeaveThingsAsTheyWere) {
    open(wideAndEven());
    stepToTotals();
    const WaterfallView before = *waterfall();
    WeightSlider* slider = inspector().weights().slider(kFit);
    QTest::keyClick(slider, Qt::Key_Home);
    window_->picture().flush();
    EXPECT_TRUE(waterfall()->preview);
    QTest::mouseClick(&inspector().weights().resetButton(), Qt::LeftButton);
    window_->picture().flush();
    EXPECT_EQ(*waterfall(), before);
    QGuiApplication::clipboard()->clear();
    Q_EMIT inspector().weights().copyRequested();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("KubeSchedulerConfiguration")));
}

TEST_F(InspectControlTest, ArgumentsThatAreRefusedStayWithTheirPlace) {
    open(wideAndEven());
    stepToTotals();
    inspector().showPage(InspectorView::Page::Arguments);
    window_->picture().flush();
    YamlEditor& editor = inspector().arguments().editor();
    const QString wrong = QStringLiteral("- name: NodeResourcesFit\n  args:\n    scoringStrategy: {type: Best}\n");
    editor.edit().setPlainText(wrong);
    QTest::mouseClick(&editor.branchButton(), Qt::LeftButton);
    EXPECT_TRUE(editor.errorText().startsWith(QStringLiteral("3:"))) << editor.errorText().toStdString();
    EXPECT_EQ(editor.text(), wrong);
    shoot(*window_, "arguments-refused");
    EXPECT_EQ(window_->model().branches().size(), 1U);
    editor.edit().setPlainText(QStringLiteral("- name: NodeResourcesFit\n  args:\n    scoringStrategy: {type: "
                                              "MostAllocated, resources: [{name: cpu, weight: 1}]}\n"));
    change([&] { QTest::mouseClick(&editor.branchButton(), Qt::LeftButton); });
    EXPECT_EQ(window_->model().branches().size(), 2U);
    EXPECT_FALSE(editor.isChanged());
    const auto& profiles = window_->model().moment().world->configuration->profiles;
    EXPECT_EQ(profiles.front().pluginConfig.size(), 1U);
}

TEST_F(InspectControlTest, AnObjectsTextIsAnUpdate) {
    open(fourNodes());
    const NodeId n4 = window_->model().trace().pool().findNode("n4");
    window_->selection().selectNode(n4);
    inspector().showPage(InspectorView::Page::Object);
    window_->picture().flush();
    YamlEditor& editor = inspector().object().editor();
    QString yaml = editor.text();
    ASSERT_TRUE(yaml.contains(QStringLiteral("name: n4")));
    editor.edit().setPlainText(yaml.replace(QStringLiteral("cpu: \"4\""), QStringLiteral("cpu: much")));
    QTest::mouseClick(&editor.applyButton(), Qt::LeftButton);
    EXPECT_FALSE(editor.errorText().isEmpty());
    editor.edit().setPlainText(yaml.replace(QStringLiteral("cpu: much"), QStringLiteral("cpu: \"40\"")));
    change([&] { QTest::mouseClick(&editor.applyButton(), Qt::LeftButton); });
    EXPECT_EQ(window_->model().moment().world->node(n4)->allocatable().milliCpu, 40000);
    EXPECT_FALSE(editor.isChanged());
    EXPECT_TRUE(editor.text().contains(QStringLiteral("40")));
}

TEST_F(InspectControlTest, AChangeThatHelpsBecomesABranchAtTheSamePlace) {
    open(fourNodes());
    const NodeId n3 = window_->model().trace().pool().findNode("n3");
    window_->selection().selectNode(n3);
    stepUntil([this] {
        const Beat* beat = window_->model().moment().lastBeat();
        return beat != nullptr && beat->point == ExtensionPoint::Filter && beat->kind == BeatKind::PointEnds;
    });
    RemedyList& list = inspector().why().remedies();
    ASSERT_FALSE(list.rows().empty());
    ASSERT_TRUE(list.rows().front().helps);
    shoot(*window_, "remedies");
    change([&] { QTest::mouseClick(list.button(0), Qt::LeftButton); });
    EXPECT_EQ(window_->model().branches().size(), 2U);
    const CycleRecord* record = window_->model().moment().record();
    ASSERT_NE(record, nullptr);
    EXPECT_EQ(record->podName, "default/small");
    const std::size_t n3At = record->position(n3);
    EXPECT_LT(record->feasibleIndex(static_cast<std::uint32_t>(n3At)), record->feasible.size());
    EXPECT_EQ(inspector().content().mark, Mark::Success);
}

TEST_F(InspectControlTest, APinnedCopyStaysAndTablesAreCopied) {
    open(fourNodes());
    const NodeId n2 = window_->model().trace().pool().findNode("n2");
    window_->selection().selectNode(n2);
    stepUntil([this] { return inspector().content().mark == Mark::Unresolvable; });
    trigger(ActionId::InspectPin);
    auto* pinned = window_->findChild<PinnedWhy*>();
    ASSERT_NE(pinned, nullptr);
    const QString said = pinned->page().copyText(false);
    EXPECT_TRUE(said.contains(QStringLiteral("Insufficient cpu")));
    trigger(ActionId::CopyMarkdown);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("| NodeResourcesFit |")));
    window_->selection().clear();
    step(Stride::Point);
    EXPECT_EQ(pinned->page().copyText(false), said);
    shoot(*pinned, "pinned");
    QTest::keyClick(pinned, Qt::Key_Escape);
    EXPECT_FALSE(pinned->isVisible());
}

TEST_F(InspectControlTest, AnotherFileClosesPinnedCopies) {
    open(fourNodes());
    window_->selection().selectNode(window_->model().trace().pool().findNode("n2"));
    window_->picture().flush();
    trigger(ActionId::InspectPin);
    const QPointer<PinnedWhy> pinned = window_->findChild<PinnedWhy*>();
    ASSERT_FALSE(pinned.isNull());
    open(wideAndEven());
    EXPECT_TRUE(pinned.isNull() || !pinned->isVisible());
}

TEST_F(InspectControlTest, BranchesAreRenamedAndDeleted) {
    open(wideAndEven());
    stepToTotals();
    QTest::keyClick(inspector().weights().slider(kFit), Qt::Key_F);
    window_->picture().flush();
    change([this] { QTest::mouseClick(&inspector().weights().branchButton(), Qt::LeftButton); });
    const std::uint32_t made = window_->model().branch()->id;
    change([&] { window_->host().renameBranch(made, QStringLiteral("mine")); });
    EXPECT_EQ(window_->model().branch()->name, "mine");
    change([this] { trigger(ActionId::DeleteBranch); });
    EXPECT_EQ(window_->model().branches().size(), 1U);
    EXPECT_EQ(window_->model().branch()->id, 0U);
    EXPECT_FALSE(window_->actions().at(ActionId::DeleteBranch)->isEnabled());
}

} // namespace
} // namespace berth::ui
