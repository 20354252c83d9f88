// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a deadlock and that of a PodGroup: clicked in a real window.
#include "tests/ui/session/TwoGangs.h"
#include "tests/ui/window/WindowTest.h"
#include "ui/inspector/InspectorView.h"
#include "ui/inspector/ObjectPage.h"
#include "ui/inspector/RemedyList.h"
#include "ui/inspector/WhyPage.h"
#include "ui/inspector/YamlEditor.h"
#include "ui/stage/WaitingRoomPane.h"
#include "ui/theme/ActionButton.h"
#include "ui/time/TimePanel.h"
#include "ui/window/FindBox.h"

#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>

namespace berth::ui {
namespace {

constexpr const char* kNoGuards = R"(---
apiVersion: kubescheduler.config.k8s.io/v1
kind: KubeSchedulerConfiguration
profiles:
- schedulerName: default-scheduler
  plugins:
    multiPoint: {enabled: [{name: Coscheduling}]}
    queueSort: {enabled: [{name: Coscheduling}], disabled: [{name: '*'}]}
  pluginConfig:
  - name: Coscheduling
    args: {queueOrder: false, preFilterCheck: false, rejectOnPostFilter: false}
)";

/// The members come in turn, a second after each other.
std::string inTurn() {
    std::string text = twoGangs(kNoGuards);
    text += "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  start: 2026-01-01T00:00:00Z\n  steps:\n";
    for (int i = 0; i < 3; ++i)
        for (const char* gang : {"ant", "bee"})
            text += "  - {at: " + std::to_string(2 * i + (gang[0] == 'b' ? 2 : 1)) + "s, create: pod/default/" + gang +
                    "-" + std::to_string(i) + "}\n";
    return text;
}

class GangPages : public WindowTest {
protected:
    GangPages() {
        open(inTurn());
        for (int i = 0; i < 200 && window_->model().moment().world->counters.unschedulable < 2; ++i) step();
    }

    WaitingRoomPane& room() { return *window_->findChild<WaitingRoomPane*>(); }
    /// A group's name stands at the top left of what it covers.
    void clickName(int group) {
        QTest::mouseClick(room().viewport(), Qt::LeftButton, {}, room().itemRect({group}).topLeft() + QPoint(30, 12));
        window_->picture().flush();
    }
    InspectorView& inspector() { return *window_->parts().inspector; }
    const InspectorContent& content() { return inspector().content(); }
    void selectDeadlock() {
        const QRect box = room().itemRect({static_cast<int>(room().view().groups.size())});
        await(&window_->host(), &SessionHost::foreseen, [&] {
            QTest::mouseClick(room().viewport(), Qt::LeftButton, {}, box.topLeft() + QPoint(20, 12));
            window_->picture().flush();
        });
    }
    int rowOf(const QString& words) {
        const auto& rows = inspector().why().remedies().rows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].change.contains(words)) return static_cast<int>(i);
        ADD_FAILURE() << "no row says " << words.toStdString();
        return 0;
    }
    static QStringList valuesOf(const EvidenceSection& section) {
        QStringList values;
        for (const EvidenceRow& row : section.rows) values += row.name + QStringLiteral(": ") + row.value;
        return values;
    }
};

TEST_F(GangPages, AClickOnTheDeadlockOpensItsPage) {
    ASSERT_TRUE(room().view().deadlock);
    selectDeadlock();
    EXPECT_TRUE(window_->selection().current().deadlock);
    EXPECT_EQ(content().subject, QStringLiteral("Deadlock"));
    EXPECT_EQ(content().mark, Mark::Error);
    EXPECT_EQ(content().headline, QStringLiteral("Two gangs block each other"));
    ASSERT_EQ(content().figures.size(), 3U);
    EXPECT_EQ(content().figures[0].value, QStringLiteral("4"));
    EXPECT_TRUE(content().figures[1].value.contains(QStringLiteral("GPU"))) << content().figures[1].value.toStdString();
    ASSERT_EQ(content().share.parts.size(), 2U);
    ASSERT_EQ(content().sections.size(), 2U);
    EXPECT_TRUE(valuesOf(content().sections[0]).front().contains(QStringLiteral("holds 2 of 3 places")));
    keep(*window_, QStringLiteral("deadlock-page"));
}

TEST_F(GangPages, WhatComesIsRunAheadAndTheWaysOutAreTried) {
    selectDeadlock();
    const EvidenceSection& comes = content().sections.back();
    ASSERT_FALSE(comes.rows.empty());
    EXPECT_TRUE(comes.rows.front().name.contains(QStringLiteral("ant-0 times out on Permit.")))
        << comes.rows.front().name.toStdString();
    EXPECT_EQ(comes.rows.front().mark, Mark::Reject);
    EXPECT_EQ(content().remedyTitle, QStringLiteral("Ways out"));
    const auto& rows = inspector().why().remedies().rows();
    ASSERT_GE(rows.size(), 3U);
    EXPECT_TRUE(rows.front().helps);
    const int letAnt = rowOf(QStringLiteral("let ant go"));
    EXPECT_EQ(rows[static_cast<std::size_t>(letAnt)].effect, QStringLiteral("bee runs"));
    EXPECT_EQ(rows[static_cast<std::size_t>(rowOf(QStringLiteral("Coscheduling")))].effect,
              QStringLiteral("no deadlock"));
    EXPECT_EQ(rows[static_cast<std::size_t>(rowOf(QStringLiteral("one more node")))].effect, QStringLiteral("all run"));
}

TEST_F(GangPages, AWayOutIsABranchInWhichTheGangRuns) {
    selectDeadlock();
    const std::size_t facts = window_->model().trace().size();
    const int row = rowOf(QStringLiteral("let ant go"));
    change(
        [&] { QTest::mouseClick(inspector().why().remedies().button(static_cast<std::size_t>(row)), Qt::LeftButton); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return window_->player().pace() == Pace::Still; }, kPatienceMs));
    window_->picture().flush();
    ASSERT_EQ(window_->model().branches().size(), 2U) << "also in the present";
    EXPECT_EQ(window_->model().branches().front().facts, facts) << "the run stays as it was";
    EXPECT_EQ(entry("bee-2").state, PodState::Bound);
    EXPECT_FALSE(room().view().deadlock);
    keep(*window_, QStringLiteral("deadlock-branch"));
}

TEST_F(GangPages, TheGuardsAreTriedFromBeforeTheGangsBegan) {
    selectDeadlock();
    const int row = rowOf(QStringLiteral("Coscheduling"));
    change(
        [&] { QTest::mouseClick(inspector().why().remedies().button(static_cast<std::size_t>(row)), Qt::LeftButton); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return window_->player().pace() == Pace::Still; }, kPatienceMs));
    EXPECT_EQ(entry("ant-2").state, PodState::Bound);
    EXPECT_EQ(window_->model().moment().world->waiting.size(), 0U);
}

TEST_F(GangPages, AGangsNameAndItsBracketSelectTheGroupEverywhere) {
    clickName(0);
    EXPECT_EQ(window_->selection().current().gang, "default/ant");
    EXPECT_EQ(content().subject, QStringLiteral("ant"));
    EXPECT_EQ(content().headline, QStringLiteral("2 of 3 placed"));
    ASSERT_GE(content().sections.size(), 2U);
    EXPECT_TRUE(valuesOf(content().sections[0]).contains(QStringLiteral("minMember: 3")));
    EXPECT_EQ(content().sections[1].rows.size(), 3U);
    EXPECT_EQ(content().object.podGroup, "default/ant");
    EXPECT_GT(content().object.place.line, 0U);
    window_->selection().clear();
    window_->picture().flush();
    const QRect first = room().itemRect({0, 0});
    QTest::mouseClick(room().viewport(), Qt::LeftButton, {}, QPoint(first.center().x(), first.bottom() + 4));
    window_->picture().flush();
    EXPECT_EQ(window_->selection().current().gang, "default/ant") << "the bracket";
    keep(*window_, QStringLiteral("gang-page"));
}

TEST_F(GangPages, AChipOfAGangInALaneSelectsTheGroup) {
    QueueLanes& lanes = window_->parts().queues->lanes();
    const QRectF chip = lanes.chipRect(pod("ant-0"));
    ASSERT_FALSE(chip.isNull());
    QTest::mouseClick(lanes.viewport(), Qt::LeftButton, {}, chip.center().toPoint());
    window_->picture().flush();
    EXPECT_EQ(window_->selection().current().gang, "default/ant");
}

TEST_F(GangPages, ItsYamlIsChangedLikeAnyObjects) {
    window_->selection().selectGang("default/ant");
    inspector().showPage(InspectorView::Page::Object);
    window_->picture().flush();
    YamlEditor& editor = inspector().object().editor();
    QString yaml = editor.text();
    ASSERT_TRUE(yaml.contains(QStringLiteral("minMember: 3")));
    editor.edit().setPlainText(yaml.replace(QStringLiteral("minMember: 3"), QStringLiteral("minMember: 2")));
    change([&] { QTest::mouseClick(&editor.applyButton(), Qt::LeftButton); });
    inspector().showPage(InspectorView::Page::Why);
    window_->picture().flush();
    EXPECT_TRUE(valuesOf(content().sections[0]).contains(QStringLiteral("minMember: 2")));
}

TEST_F(GangPages, TheSearchAndTheLogKnowGroups) {
    const auto found = findByName(window_->model().moment(), window_->actions(), QStringLiteral("bee"), 20);
    const auto group = std::find_if(found.begin(), found.end(), [](const Found& one) { return !one.gang.empty(); });
    ASSERT_NE(group, found.end());
    EXPECT_EQ(group->gang, "default/bee");
    EventLogModel& log = window_->parts().time->log().log();
    log.setFilter({QStringLiteral("default/bee"), {}});
    ASSERT_GT(log.rowCount(), 0);
    for (int row = 0; row < log.rowCount(); ++row) {
        const PodId of = log.podOf(log.index(row, 0));
        if (!of.valid() || log.data(log.index(row, 0), EventLogModel::IsBeatRole).toBool()) continue;
        EXPECT_TRUE(window_->model().moment().podName(of).starts_with("bee")) << row;
    }
}

} // namespace
} // namespace berth::ui
