// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowTest.h"

#include "ui/time/TimePanel.h"

#include <QDir>
#include <QPlainTextEdit>

#include <fmt/format.h>

namespace berth::ui {
namespace {

constexpr int kManyPods = 20'000;

std::string nodeText(const std::string& name, int gpus, const std::string& labels = "") {
    return fmt::format("apiVersion: v1\nkind: Node\nmetadata: {{name: {0}, labels: {{{2}}}}}\nstatus: {{allocatable: "
                       "{{cpu: '64', memory: 256Gi, pods: '110', nvidia.com/gpu: '{1}'}}, capacity: {{cpu: '64', "
                       "memory: 256Gi, pods: '110', nvidia.com/gpu: '{1}'}}}}\n---\n",
                       name, gpus, labels);
}

std::string podText(const std::string& name, const std::string& meta = "") {
    return fmt::format("apiVersion: v1\nkind: Pod\nmetadata: {{name: {}{}}}\nspec: {{containers: [{{name: c, "
                       "resources: {{requests: {{cpu: '1'}}}}}}]}}\n---\n",
                       name, meta);
}

/// What issues of real clusters hold: each must open, draw at every size, step, and select.
class BadInput : public WindowTest {
protected:
    /// Walks through the run and draws every moment at several sizes.
    void walk(int steps = 12) {
        for (int i = 0; i < steps && window_->actions().at(ActionId::StepOver)->isEnabled(); ++i) step();
        for (const QSize size : {QSize(1600, 1000), QSize(1024, 768), QSize(2560, 1440)}) {
            window_->resize(size);
            QCoreApplication::processEvents();
            window_->picture().flush();
            EXPECT_FALSE(window_->grab().isNull());
            const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
            keep(*window_, QStringLiteral("bad-%1-%2").arg(QString::fromStdString(test)).arg(size.width()));
        }
    }
};

TEST_F(BadInput, NamesOf253Characters) {
    const std::string name = "n" + std::string(251, 'x') + "n";
    const std::string pod = "p" + std::string(251, 'y') + "p";
    open(nodeText(name, 8) + podText(pod));
    walk();
    window_->selection().selectNode(node(name.c_str()));
    window_->picture().flush();
    const std::unique_ptr<QMenu> menu(window_->edits().menuFor(node(name.c_str()), {}));
    ASSERT_NE(menu, nullptr);
    change([this] { trigger(ActionId::Cordon); });
    EXPECT_LT(textOf(ActionId::Undo).size(), 120) << "a menu entry is no place for 253 characters";
    EXPECT_LT(window_->minimumSizeHint().width(), 1024);
    window_->resize(1024, 768);
    EXPECT_EQ(window_->width(), 1024);
}

TEST_F(BadInput, RightToLeftAndEmojiLabelsAreRefusedWithTheirPlace) {
    open(fourNodes());
    OpenRequest request;
    request.texts.push_back(
        {QStringLiteral("rtl.yaml"), std::make_shared<const std::string>(nodeText("n1", 4, "team: 'فريق التدريب 🚀'"))});
    await(&window_->host(), &SessionHost::openFailed, [&] { window_->open(request); });
    EXPECT_TRUE(banner().detail().startsWith(QStringLiteral("rtl.yaml:3:"))) << banner().detail().toStdString();
    EXPECT_TRUE(banner().detail().contains(QStringLiteral("فريق")));
    EXPECT_FALSE(window_->grab().isNull());
    EXPECT_EQ(window_->model().input().scenario->nodes.size(), 4U);
}

TEST_F(BadInput, RightToLeftAndEmojiAnnotationsAreShown) {
    open(nodeText("n1", 4) + podText("p1", ", annotations: {note: 'שלום 👩‍🚀 فريق'}"));
    walk();
    selectPod("p1");
    window_->picture().flush();
    trigger(ActionId::EditYaml);
    EXPECT_TRUE(
        dialog<EditDialog>()->findChild<QPlainTextEdit*>()->toPlainText().contains(QStringLiteral("👩‍🚀")));
}

TEST_F(BadInput, NodesWith0And64Gpus) {
    open(nodeText("none", 0) + nodeText("many", 64) + podText("p1"));
    walk();
    select("many");
    const auto& groups = window_->parts().stage->content().groups;
    ASSERT_FALSE(groups.empty());
    for (const NodeCardView& card : groups.front().nodes)
        EXPECT_EQ(card.gpus, card.name == QLatin1String("many") ? 64 : 0);
}

TEST_F(BadInput, AClusterWithoutNodesHasAWayOn) {
    open(podText("p1"));
    ASSERT_TRUE(window_->parts().stage->content().empty);
    walk(4);
    window_->edits().openSubmitYaml(QString::fromStdString(nodeText("n1", 8)));
    auto* box = dialog<EditDialog>();
    ASSERT_EQ(box->fault(), QString());
    change([&] { click(*box, QStringLiteral("Submit")); });
    EXPECT_FALSE(window_->parts().stage->content().empty);
    runToEnd();
    EXPECT_EQ(entry("p1").state, PodState::Bound);
}

TEST_F(BadInput, TwentyThousandPendingPodsAreSteppedThrough) {
    std::string text = nodeText("n1", 8);
    for (int i = 0; i < kManyPods; ++i) text += podText(fmt::format("p{}", i));
    open(text);
    walk(20); // how many pods a step looks at is counted in LaneBook's test
    change([this] { trigger(ActionId::Submit); });
    EXPECT_TRUE(pod("p1-job-1").valid());
}

TEST_F(BadInput, SmallScreens) {
    open(fourNodes());
    window_->resize(1024, 768);
    walk(6);
    window_->resize(1024, 700);
    window_->picture().flush();
    EXPECT_LE(window_->width(), 1024);
    EXPECT_LE(window_->height(), 700);
}

TEST_F(BadInput, SettingsOfAnotherVersionOrKindDoNoHarm) {
    const auto withSettings = [this](const std::string& text) {
        window_.reset();
        QDir(folder_.path()).mkpath(QStringLiteral("Berth"));
        const QString path = write(QStringLiteral("Berth/berth.ini"), text);
        makeWindow();
        open(fourNodes());
        walk(3);
        window_->close();
        return read(path);
    };
    const std::string garbage = "[window]\ngeometry=nonsense\ndocks=@ByteArray(\\0\\x1)\n[run]\nspeed=fast\n"
                                "[stage]\ngrouping=many\n[files]\nrecent=@Invalid()\n[look]\ntheme=7\n";
    withSettings(garbage);
    EXPECT_EQ(window_->player().speed(), 1.0);
    const std::string newer = "[schema]\nversion=99\n[run]\nspeed=8\n";
    EXPECT_EQ(withSettings(newer).toStdString(), newer) << "what a later version wrote stays as it is";
}

TEST_F(BadInput, AnEmptyFileAndABinaryOneChangeNothing) {
    open(fourNodes());
    for (const std::string& text : {std::string(), std::string("\0\1\2", 3), std::string("just words")}) {
        await(&window_->host(), &SessionHost::openFailed,
              [&] { window_->files().openPaths({write(QStringLiteral("bad.yaml"), text)}); });
        EXPECT_TRUE(banner().isVisible());
        EXPECT_EQ(window_->model().input().scenario->nodes.size(), 4U);
    }
}

} // namespace
} // namespace berth::ui
