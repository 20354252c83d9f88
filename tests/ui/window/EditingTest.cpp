// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowTest.h"

#include "ui/queues/SubmitPanel.h"
#include "ui/session/Edits.h"
#include "ui/stage/NodeCanvas.h"
#include "ui/time/TimePanel.h"
#include "ui/window/YamlField.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>

namespace berth::ui {
namespace {

/// Clicks and typing through every edit: in the present, in the past, undone and redone.
class Editing : public WindowTest {
protected:
    Editing() { open(fourNodes()); }

    void undo() {
        change([this] { trigger(ActionId::Undo); });
    }
    void redo() {
        change([this] { trigger(ActionId::Redo); });
    }
    /// Drops the submit panel's job on a point of the stage.
    void drop(const QPointF& at) {
        auto* canvas = window_->parts().stage->findChild<NodeCanvas*>();
        QMimeData data;
        data.setData(QLatin1String(kJobMimeType), encodeJob(window_->parts().queues->submit().request()));
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas->viewport(), &enter);
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas->viewport(), &event);
        QCoreApplication::processEvents();
    }
};

TEST_F(Editing, CordonAndUncordonNameThemselvesInUndo) {
    select("n1");
    change([this] { trigger(ActionId::Cordon); });
    EXPECT_TRUE(nodeObject("n1").unschedulable);
    EXPECT_EQ(textOf(ActionId::Undo), QStringLiteral("Undo cordon n1"));
    EXPECT_EQ(textOf(ActionId::Cordon), QStringLiteral("Uncordon node"));
    change([this] { trigger(ActionId::Cordon); });
    EXPECT_FALSE(nodeObject("n1").unschedulable);
    undo();
    EXPECT_TRUE(nodeObject("n1").unschedulable);
    EXPECT_EQ(textOf(ActionId::Redo), QStringLiteral("Redo uncordon n1"));
    undo();
    EXPECT_FALSE(nodeObject("n1").unschedulable);
    EXPECT_FALSE(window_->actions().at(ActionId::Undo)->isEnabled());
    redo();
    EXPECT_TRUE(nodeObject("n1").unschedulable);
}

TEST_F(Editing, DrainCordonsAndEvicts) {
    runToEnd();
    const std::string where(window_->model().moment().nodeName(entry("small").node));
    ASSERT_FALSE(where.empty());
    window_->selection().selectNode(entry("small").node);
    change([this] { trigger(ActionId::Drain); });
    EXPECT_TRUE(nodeObject(where.c_str()).unschedulable);
    EXPECT_TRUE(entry("small").terminating || !entry("small").alive());
    undo();
    EXPECT_TRUE(entry("small").alive());
}

TEST_F(Editing, EvictAndDeleteTakeTheSelectedPod) {
    runToEnd();
    selectPod("small");
    change([this] { QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier); });
    EXPECT_EQ(textOf(ActionId::Undo), QStringLiteral("Undo evict small"));
    undo();
    selectPod("huge");
    change([this] { QTest::keyClick(window_.get(), Qt::Key_Delete); });
    EXPECT_FALSE(entry("huge").alive());
    undo();
    EXPECT_TRUE(entry("huge").alive());
}

TEST_F(Editing, TaintIsTypedAndCheckedInPlace) {
    select("n1");
    trigger(ActionId::Taint);
    auto* box = dialog<EditDialog>();
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->isModal());
    auto* key = box->findChild<QLineEdit*>();
    key->clear();
    QTest::keyClicks(key, QStringLiteral("not a key"));
    EXPECT_FALSE(box->fault().isEmpty());
    EXPECT_FALSE(button(*box, QStringLiteral("Taint"))->isEnabled());
    keep(*box, QStringLiteral("dialog-taint"));
    key->clear();
    QTest::keyClicks(key, QStringLiteral("team"));
    EXPECT_TRUE(box->fault().isEmpty()) << box->fault().toStdString();
    change([&] { click(*box, QStringLiteral("Taint")); });
    ASSERT_EQ(nodeObject("n1").taints.size(), 1U);
    EXPECT_EQ(nodeObject("n1").taints[0].key, "team");
    const std::unique_ptr<QMenu> menu(window_->edits().menuFor(node("n1"), {}));
    change([&] { entryOf(*menu, QStringLiteral("Remove taint team"))->trigger(); });
    EXPECT_TRUE(nodeObject("n1").taints.empty());
    undo();
    EXPECT_EQ(nodeObject("n1").taints.size(), 1U);
}

TEST_F(Editing, LabelsOfNodesAndPodsAreLines) {
    select("n1");
    trigger(ActionId::Labels);
    auto* box = dialog<EditDialog>();
    auto* field = box->findChild<QPlainTextEdit*>();
    field->setPlainText(QStringLiteral("rack=r1\nzone"));
    EXPECT_TRUE(box->fault().startsWith(QStringLiteral("Line 2"))) << box->fault().toStdString();
    keep(*box, QStringLiteral("dialog-labels"));
    field->setPlainText(QStringLiteral("rack=r1\nzone=z1\n"));
    change([&] { click(*box, QStringLiteral("Set labels")); });
    EXPECT_EQ(nodeObject("n1").meta.labels.get("zone"), "z1");

    selectPod("huge");
    trigger(ActionId::Labels);
    box = dialog<EditDialog>();
    box->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("app=web"));
    change([&] { click(*box, QStringLiteral("Set labels")); });
    EXPECT_EQ(entry("huge").object->meta.labels.get("app"), "web");
    undo();
    EXPECT_FALSE(entry("huge").object->meta.labels.contains("app"));
}

TEST_F(Editing, ResizeChangesWhatANodeHasToGive) {
    select("n2");
    trigger(ActionId::Resize);
    auto* box = dialog<EditDialog>();
    QLineEdit* cpu = box->findChildren<QLineEdit*>().front();
    EXPECT_EQ(cpu->text(), QStringLiteral("1"));
    cpu->setText(QStringLiteral("lots"));
    EXPECT_TRUE(box->fault().startsWith(QStringLiteral("cpu:"))) << box->fault().toStdString();
    keep(*box, QStringLiteral("dialog-resize"));
    cpu->setText(QStringLiteral("128"));
    change([&] { click(*box, QStringLiteral("Resize")); });
    EXPECT_EQ(nodeObject("n2").allocatable.milliCpu, 128000);
    runToEnd();
    EXPECT_EQ(window_->model().moment().nodeName(entry("huge").node), "n2")
        << "huge fits now: " << window_->model().moment().pool().text(entry("huge").message);
}

TEST_F(Editing, TwoChangesOfANodeKeepEachOther) {
    select("n1");
    change([this] { trigger(ActionId::Cordon); });
    trigger(ActionId::Labels);
    auto* box = dialog<EditDialog>();
    box->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("rack=r1"));
    change([&] { click(*box, QStringLiteral("Set labels")); });
    EXPECT_TRUE(nodeObject("n1").unschedulable);
    EXPECT_EQ(nodeObject("n1").meta.labels.get("rack"), "r1");
}

TEST_F(Editing, YamlOfANodeIsEditedFieldByField) {
    select("n3");
    trigger(ActionId::EditYaml);
    auto* box = dialog<EditDialog>();
    auto* field = box->findChild<YamlField*>();
    EXPECT_FALSE(button(*box, QStringLiteral("Apply"))->isEnabled()) << "nothing is different yet";
    const QString whole = field->toPlainText();
    field->setPlainText(whole + QStringLiteral("  : ["));
    EXPECT_GT(field->markedLine(), 0) << box->fault().toStdString();
    field->setPlainText(QString(whole).replace(QStringLiteral("NoSchedule"), QStringLiteral("PreferNoSchedule")));
    change([&] { click(*box, QStringLiteral("Apply")); });
    EXPECT_EQ(nodeObject("n3").taints.at(0).effect, TaintEffect::PreferNoSchedule);
}

TEST_F(Editing, YamlOfAPodSaysWhatMayNotChange) {
    selectPod("huge");
    trigger(ActionId::EditYaml);
    auto* box = dialog<EditDialog>();
    auto* field = box->findChild<YamlField*>();
    const QString whole = field->toPlainText();
    field->setPlainText(QString(whole).replace(QStringLiteral("priority: 0"), QStringLiteral("priority: 5")));
    EXPECT_TRUE(box->fault().contains(QStringLiteral("spec.priority"))) << box->fault().toStdString();
    field->setPlainText(QString(whole).replace(QStringLiteral("namespace: default"),
                                               QStringLiteral("namespace: default, labels: {a: b}")));
    EXPECT_EQ(box->fault(), QString());
    change([&] { click(*box, QStringLiteral("Apply")); });
    EXPECT_EQ(entry("huge").object->meta.labels.get("a"), "b");
}

TEST_F(Editing, ThePanelTakesLevelGpusGangQueueAndDuration) {
    SubmitRequest request = window_->parts().queues->submit().request();
    request.level = Level::P0;
    request.milliGpus = 0;
    request.pods = 3;
    request.durationSeconds = 90;
    window_->parts().queues->submit().setRequest(request);
    change([this] { QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier); });
    const Pod& first = *entry("p0-gang-1-0").object;
    EXPECT_EQ(first.priorityClassName, "p0");
    EXPECT_EQ(first.duration, Duration::seconds(90));
    EXPECT_TRUE(pod("p0-gang-1-2").valid());
    EXPECT_EQ(window_->model().moment().world->objects->podGroups.size(), 1U);
    EXPECT_EQ(textOf(ActionId::Undo), QStringLiteral("Undo submit p0-gang-1"));
}

TEST_F(Editing, SubmitAsYamlTakesAnyField) {
    trigger(ActionId::SubmitYaml);
    auto* box = dialog<EditDialog>();
    auto* field = box->findChild<YamlField*>();
    EXPECT_EQ(box->fault(), QString());
    const QString whole = field->toPlainText();
    field->setPlainText(QString(whole).replace(QStringLiteral("cpu: \"4\""), QStringLiteral("cpu: much")));
    EXPECT_TRUE(box->fault().startsWith(QStringLiteral("Line "))) << box->fault().toStdString();
    EXPECT_GT(field->markedLine(), 0);
    keep(*box, QStringLiteral("dialog-submit"));
    field->setPlainText(QString(whole).replace(QStringLiteral("  containers:"),
                                               QStringLiteral("  nodeSelector: {disk: ssd}\n  containers:")));
    change([&] { click(*box, QStringLiteral("Submit")); });
    EXPECT_EQ(entry("p1-job-1").object->nodeSelector.get("disk"), "ssd");
}

TEST_F(Editing, ANameThatIsTakenIsSaidBeforeItIsSubmitted) {
    window_->edits().openSubmitYaml(
        QStringLiteral("apiVersion: v1\nkind: Pod\nmetadata: {name: small}\nspec: {containers: [{name: c}]}\n"));
    EXPECT_TRUE(dialog<EditDialog>()->fault().contains(QStringLiteral("small")));
}

TEST_F(Editing, DroppingAJobOnANodeAsksBesideTheWindow) {
    auto* canvas = window_->parts().stage->findChild<NodeCanvas*>();
    drop(canvas->nodeRect(node("n4")).center());
    auto* box = dialog<QMessageBox>();
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->isModal());
    change([&] { click(*box, QStringLiteral("Set nodeName")); });
    EXPECT_EQ(entry("p1-job-1").object->nodeName, "n4");
}

TEST_F(Editing, DroppingAJobBesideTheNodesSubmitsIt) {
    auto* canvas = window_->parts().stage->findChild<NodeCanvas*>();
    change([&] { drop(QPointF(canvas->viewport()->rect().bottomRight() - QPoint(4, 4))); });
    EXPECT_EQ(entry("p1-job-1").object->nodeName, "");
    EXPECT_EQ(dialogs<QMessageBox>(), 0);
}

TEST_F(Editing, InThePastAChangeBranchesAndOffersTheWayBack) {
    runToEnd();
    trigger(ActionId::Reset);
    const std::size_t whole = window_->model().trace().size();
    select("n4");
    change([this] { trigger(ActionId::Cordon); });
    EXPECT_EQ(window_->model().branches().size(), 2U);
    EXPECT_TRUE(banner().headline().contains(QStringLiteral("branch"))) << banner().headline().toStdString();
    keep(*window_, QStringLiteral("banner-branched"));
    undo();
    EXPECT_FALSE(nodeObject("n4").unschedulable);
    redo();
    change([this] { banner().press(0); });
    EXPECT_EQ(window_->model().branch()->id, 0U);
    EXPECT_EQ(window_->model().trace().size(), whole);
}

TEST_F(Editing, TheMenuKeyOpensTheMenuOfWhatIsSelected) {
    const auto menus = [this] {
        int count = 0;
        for (const QMenu* menu : window_->findChildren<QMenu*>()) count += menu->isVisible() ? 1 : 0;
        return count;
    };
    select("n1");
    window_->setFocus();
    QTest::keyClick(window_.get(), Qt::Key_F10, Qt::ShiftModifier);
    EXPECT_EQ(menus(), 1);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);

    auto* canvas = window_->parts().stage->findChild<NodeCanvas*>();
    const QPoint at = canvas->nodeRect(node("n2")).center().toPoint();
    QContextMenuEvent mouse(QContextMenuEvent::Mouse, at, canvas->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(canvas->viewport(), &mouse);
    EXPECT_EQ(menus(), 1);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
}

TEST_F(Editing, TheLogHasAMenuToo) {
    runToEnd();
    EventLogView& log = window_->parts().time->log();
    QSignalSpy asked(&log, &EventLogView::contextMenuRequested);
    const QModelIndex last = log.log().index(log.log().rowCount() - 1, 0);
    log.list().setCurrentIndex(last);
    QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QCoreApplication::sendEvent(&log.list(), &key);
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked.front().at(0).value<PodId>(), log.log().podOf(last));
}

TEST_F(Editing, EveryEditIsSavedAsAStep) {
    select("n4");
    change([this] { trigger(ActionId::Cordon); });
    change([this] { window_->edits().perform(addTaint(nodeObject("n1"), {"a", "b", TaintEffect::NoSchedule})); });
    change([this] { window_->edits().perform(setLabels(nodeObject("n1"), {{"rack", "r1"}})); });
    change([this] { window_->edits().perform(resizeNode(nodeObject("n2"), {{"cpu", "2"}})); });
    change([this] { trigger(ActionId::Submit); });
    const QString path = folder_.filePath(QStringLiteral("saved.yaml"));
    await(&window_->host(), &SessionHost::saved, [&] { window_->host().save(path); });
    openFile(path);
    EXPECT_EQ(window_->model().input().scenario->steps.size(), 5U);
    runToEnd();
    EXPECT_TRUE(nodeObject("n4").unschedulable);
    EXPECT_EQ(nodeObject("n1").meta.labels.get("rack"), "r1");
    EXPECT_EQ(nodeObject("n1").taints.size(), 1U);
    EXPECT_EQ(nodeObject("n2").allocatable.milliCpu, 2000);
    EXPECT_TRUE(pod("p1-job-1").valid());
}

} // namespace
} // namespace berth::ui
