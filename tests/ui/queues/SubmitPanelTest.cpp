// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/SubmitPanel.h"

#include "ui/queues/DurationBox.h"
#include "ui/theme/ActionButton.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

class SubmitPanelTest : public testing::Test {
protected:
    SubmitPanelTest() {
        panel_.setQueues({QStringLiteral("team-a"), QStringLiteral("team-b")});
        panel_.setModels({QStringLiteral("A100"), QStringLiteral("H100")});
        panel_.setProposedName(QStringLiteral("sft-7b-5"));
        panel_.resize(264, panel_.sizeHint().height());
        panel_.show();
    }

    ActionButton& button() { return *panel_.findChild<ActionButton*>(); }

    SubmitPanel panel_;
};

TEST_F(SubmitPanelTest, TheButtonSaysWhatItMakes) {
    EXPECT_EQ(button().accessibleName(), QStringLiteral("Submit sft-7b-5"));
    panel_.findChild<QSpinBox*>()->setValue(10);
    EXPECT_EQ(button().accessibleName(), QStringLiteral("Submit gang of 10"));
    panel_.findChild<QSpinBox*>()->setValue(1);
    panel_.setProposedName({});
    EXPECT_EQ(button().text(), QStringLiteral("Submit pod"));
}

TEST_F(SubmitPanelTest, TheButtonSaysItWholeAtEveryWidth) {
    panel_.findChild<QSpinBox*>()->setValue(8);
    for (const int width : {264, 300, 400}) {
        panel_.resize(width, panel_.height());
        QCoreApplication::processEvents();
        EXPECT_LE(button().sizeHint().width(), button().width()) << button().text().toStdString();
        EXPECT_TRUE(button().text().endsWith(QStringLiteral("ang of 8"))) << button().text().toStdString();
    }
    EXPECT_EQ(button().text(), QStringLiteral("Submit gang of 8"));
}

TEST_F(SubmitPanelTest, TheButtonSubmitsWhatTheFieldsHold) {
    const SubmitRequest wanted{Level::P0, 2500, 1, QStringLiteral("team-b"), 5400, QStringLiteral("H100")};
    panel_.setRequest(wanted);
    QSignalSpy spy(&panel_, &SubmitPanel::submitted);
    QTest::mouseClick(&button(), Qt::LeftButton);
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<SubmitRequest>(), wanted);
}

TEST_F(SubmitPanelTest, EnterSubmitsFromEveryField) {
    QSignalSpy spy(&panel_, &SubmitPanel::submitted);
    int fields = 0;
    for (QWidget* field : panel_.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!qobject_cast<QAbstractSpinBox*>(field) && !qobject_cast<QComboBox*>(field)) continue;
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        ++fields;
    }
    EXPECT_EQ(fields, 5);
    EXPECT_EQ(spy.size(), fields);
}

TEST_F(SubmitPanelTest, TellsOfEveryChange) {
    QSignalSpy spy(&panel_, &SubmitPanel::requestChanged);
    panel_.findChild<QSpinBox*>()->setValue(4);
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<SubmitRequest>().pods, 4);
}

TEST_F(SubmitPanelTest, KeepsTheChosenQueueWhereItStillExists) {
    panel_.setRequest({Level::P1, 1000, 1, QStringLiteral("team-b"), 60});
    panel_.setQueues({QStringLiteral("team-b"), QStringLiteral("team-c")});
    EXPECT_EQ(panel_.request().queue, QStringLiteral("team-b"));
    panel_.setQueues({QStringLiteral("team-c")});
    EXPECT_EQ(panel_.request().queue, QStringLiteral("team-c"));
}

TEST_F(SubmitPanelTest, ModelsAreAskedForWhereThereAreAny) {
    panel_.setRequest({Level::P1, 1000, 1, {}, 60, QStringLiteral("H100")});
    panel_.setModels({QStringLiteral("H100"), QStringLiteral("L40S")});
    EXPECT_EQ(panel_.request().model, QStringLiteral("H100"));
    panel_.setModels({});
    EXPECT_EQ(panel_.request().model, QString());
    EXPECT_EQ(decodeJob(encodeJob({Level::P1, 1000, 1, {}, 60, QStringLiteral("H100")}))->model,
              QStringLiteral("H100"));
}

TEST_F(SubmitPanelTest, EveryControlHasANameAndRoomForAFinger) {
    for (const QWidget* child : panel_.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (child->focusPolicy() == Qt::NoFocus) continue;
        EXPECT_FALSE(child->accessibleName().isEmpty()) << child->metaObject()->className();
        EXPECT_GE(child->height(), 24) << child->metaObject()->className();
        EXPECT_GE(child->width(), 24) << child->metaObject()->className();
    }
}

TEST(SubmitRequest, SurvivesADrag) {
    const SubmitRequest job{Level::P2, 500, 3, QStringLiteral("团队"), 42};
    EXPECT_EQ(decodeJob(encodeJob(job)), job);
}

TEST(SubmitRequest, RefusesBytesThatAreNoJob) {
    for (const char* bytes : {"", "{}", "[]", "not json", R"({"level":9,"milliGpus":1,"pods":1,"durationSeconds":0})",
                              R"({"level":1,"milliGpus":-1,"pods":1,"durationSeconds":0})",
                              R"({"level":1,"milliGpus":1,"pods":0,"durationSeconds":0})"})
        EXPECT_FALSE(decodeJob(bytes).has_value()) << bytes;
}

TEST(Duration, ReadsWhatPeopleWrite) {
    const std::pair<const char*, qint64> known[]{{"2h", 7200},     {"1h30m", 5400},    {"90s", 90}, {"45", 45},
                                                 {" 5 min ", 300}, {"1h 2m 3s", 3723}, {"0s", 0}};
    for (const auto& [text, seconds] : known) EXPECT_EQ(parseSeconds(QString::fromLatin1(text)), seconds) << text;
    for (const char* text : {"", "h", "1x", "2h3h", "-5s", "99999h"})
        EXPECT_FALSE(parseSeconds(QString::fromLatin1(text)).has_value()) << text;
}

TEST(Duration, WritesTheShortestText) {
    const std::pair<qint64, const char*> known[]{{0, "0s"}, {59, "59s"}, {60, "1m"}, {3600, "1h"}, {5430, "1h30m30s"}};
    for (const auto& [seconds, text] : known) EXPECT_EQ(secondsText(seconds), QString::fromLatin1(text));
}

TEST(DurationBox, StepsThroughRoundValues) {
    DurationBox box;
    box.setSeconds(3600);
    box.stepBy(1);
    EXPECT_EQ(box.seconds(), 7200);
    box.setSeconds(5000);
    box.stepBy(-1);
    EXPECT_EQ(box.seconds(), 3600);
    box.setSeconds(0);
    box.stepBy(-1);
    EXPECT_EQ(box.seconds(), 0);
}

TEST(DurationBox, NonsenseFallsBackToTheLastValue) {
    DurationBox box;
    box.setSeconds(7200);
    QString input = QStringLiteral("2hm");
    int position = 0;
    EXPECT_EQ(box.validate(input, position), QValidator::Intermediate);
    box.fixup(input);
    EXPECT_EQ(input, QStringLiteral("2h"));
}

TEST_F(SubmitPanelTest, OfAGangItAsksHowManyHowLongAndWhere) {
    const QString leaf = QStringLiteral("network.topology.nvidia.com/leaf");
    panel_.setTopologies({QStringLiteral("network.topology.nvidia.com/spine"), leaf});
    const auto gangField = [this](const QString& name) {
        for (QWidget* one : panel_.findChildren<QWidget*>())
            if (one->accessibleName() == name) return one;
        return static_cast<QWidget*>(nullptr);
    };
    QWidget* minMember = gangField(QStringLiteral("minMember"));
    ASSERT_NE(minMember, nullptr);
    EXPECT_FALSE(minMember->isVisible()) << "a single pod is no gang";
    SubmitRequest wanted{Level::P1, 1000, 8, QStringLiteral("team-a"), 60, {}};
    wanted.minMember = 6;
    wanted.timeoutSeconds = 45;
    wanted.topology = leaf;
    wanted.topologyRequired = false;
    panel_.setRequest(wanted);
    EXPECT_TRUE(minMember->isVisible());
    EXPECT_EQ(panel_.request(), wanted);
    EXPECT_EQ(decodeJob(encodeJob(wanted)), wanted);
    wanted.topologyRequired = true;
    panel_.setRequest(wanted);
    EXPECT_EQ(panel_.request(), wanted);
    auto& members = *qobject_cast<QSpinBox*>(minMember);
    EXPECT_EQ(members.maximum(), 8);
    panel_.findChild<QSpinBox*>()->setValue(4);
    EXPECT_EQ(panel_.request().minMember, 4) << "never more than there are";
    panel_.findChild<QSpinBox*>()->setValue(1);
    EXPECT_EQ(panel_.request().minMember, 0);
}

} // namespace
} // namespace berth::ui
