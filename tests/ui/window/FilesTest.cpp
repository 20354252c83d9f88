// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowTest.h"

#include "ui/stage/StageView.h"
#include "ui/window/FileWatch.h"
#include "ui/window/FindBox.h"
#include "ui/window/KubectlCommand.h"
#include "ui/window/LevelsDialog.h"
#include "ui/window/NotesModel.h"
#include "ui/window/SampleGallery.h"
#include "ui/window/SourceView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <QSpinBox>
#include <QTableView>

namespace berth::ui {
namespace {

const std::string kNode = "apiVersion: v1\nkind: Node\nmetadata: {name: extra}\n"
                          "status: {allocatable: {cpu: '4', memory: 8Gi, pods: '110'}}\n";

std::string podFor(const std::string& name, const std::string& scheduler) {
    return "---\napiVersion: v1\nkind: Pod\nmetadata: {name: " + name + "}\nspec: {schedulerName: " + scheduler +
           ", containers: [{name: c}]}\n";
}

class Files : public WindowTest {
protected:
    void edit() {
        select("n1");
        change([this] { trigger(ActionId::Cordon); });
    }
    void dropFile(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        window_->files().take(data);
    }
    std::size_t nodes() { return window_->model().input().scenario->nodes.size(); }
};

TEST_F(Files, TheEmptyStateCopiesTheCommand) {
    Q_EMIT window_->parts().stage->emptyActionTriggered(2);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), kubectlCommand());
    EXPECT_TRUE(banner().isVisible());
    QGuiApplication::clipboard()->clear();
    trigger(ActionId::CopyCommand);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), kubectlCommand());
}

TEST(KubectlCommand, IsOneLineThatNamesWhatIsRead) {
    EXPECT_FALSE(kubectlCommand().contains(QLatin1Char('\n')));
    EXPECT_TRUE(kubectlCommand().startsWith(QStringLiteral("kubectl get ")));
    EXPECT_TRUE(kubectlCommand().contains(QStringLiteral(" -A -o yaml")));
    for (const QString& resource : kubectlResources()) EXPECT_TRUE(kubectlCommand().contains(resource));
}

TEST_F(Files, ADroppedFileIsAddedAfterAsking) {
    open(fourNodes());
    dropFile(write(QStringLiteral("more.yaml"), kNode));
    auto* box = dialog<QMessageBox>();
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->isModal());
    keep(*box, QStringLiteral("prompt-add"));
    opening([&] { click(*box, QStringLiteral("Add to what is open")); });
    EXPECT_EQ(nodes(), 5U);
}

TEST_F(Files, OrIsOpenedInstead) {
    open(fourNodes());
    dropFile(write(QStringLiteral("more.yaml"), kNode));
    opening([&] { click(*dialog<QMessageBox>(), QStringLiteral("Open instead")); });
    EXPECT_EQ(nodes(), 1U);
    dropFile(write(QStringLiteral("third.yaml"), kNode));
    click(*dialog<QMessageBox>(), QStringLiteral("Cancel"));
    EXPECT_FALSE(window_->host().isOpening());
}

TEST_F(Files, WithNothingOpenADropOpensSeveralFilesAsOneInput) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(QStringLiteral("a.yaml"), fourNodes())),
                  QUrl::fromLocalFile(write(QStringLiteral("b.yaml"), kNode))});
    opening([&] { window_->files().take(data); });
    EXPECT_EQ(nodes(), 5U);
    EXPECT_EQ(window_->files().title(), QStringLiteral("2 files"));
}

TEST_F(Files, PodsThatNoProfileServesAreCountedAndServed) {
    open(fourNodes() + podFor("v1", "volcano") + podFor("v2", "volcano") + podFor("k1", "kueue"));
    EXPECT_EQ(banner().headline(), QStringLiteral("3 pods are served by no profile."));
    EXPECT_TRUE(banner().detail().contains(QStringLiteral("kueue, volcano")));
    keep(*window_, QStringLiteral("banner-profiles"));
    change([this] { banner().press(0); });
    EXPECT_NE(entry("v1").state, PodState::Ignored);
    EXPECT_EQ(window_->model().moment().world->configuration->profiles.size(), 3U);
    EXPECT_EQ(banner().count(), 0U);
    runToEnd();
    EXPECT_EQ(entry("v1").state, PodState::Bound);
    change([this] { trigger(ActionId::Undo); });
    EXPECT_EQ(banner().key(), QStringLiteral("profiles"));
}

TEST_F(Files, ARefusedInputLeavesTheNotesAndSourcesOfTheOpenOne) {
    open(kNode + "---\napiVersion: v1\nkind: Gadget\nmetadata: {name: g}\n");
    const int notes = window_->parts().notesModel->rowCount();
    ASSERT_GT(notes, 0);
    const QString bad =
        write(QStringLiteral("bad.yaml"),
              "apiVersion: v1\nkind: Node\nmetadata: {name: n9}\nstatus:\n  allocatable: {cpu: much}\n");
    await(&window_->host(), &SessionHost::openFailed, [&] { window_->files().openPaths({bad}); });
    const int all = window_->parts().notesModel->rowCount();
    EXPECT_GT(all, notes);
    Q_EMIT window_->parts().notes->activated(window_->parts().notesModel->index(0, 0));
    EXPECT_TRUE(window_->parts().source->toPlainText().contains(QStringLiteral("cpu: much")));
    Q_EMIT window_->parts().notes->activated(window_->parts().notesModel->index(all - 1, 0));
    EXPECT_TRUE(window_->parts().source->toPlainText().contains(QStringLiteral("Gadget")));
}

TEST_F(Files, ARestoredSessionIsNoFileWhenTextWasPastedBesideIt) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    open(fourNodes());
    LostSession session;
    session.paths = {path};
    session.sources.resize(2);
    window_->files().adopt(session);
    EXPECT_TRUE(window_->files().request().paths.isEmpty());
    session.sources.resize(1);
    window_->files().adopt(session);
    EXPECT_EQ(window_->files().request().paths, QStringList{path});
}

TEST_F(Files, AnotherFileClosesWhatIsAboutTheOldOne) {
    open(fourNodes());
    trigger(ActionId::Find);
    auto* find = window_->findChild<FindBox*>();
    ASSERT_TRUE(find->isVisible());
    const NodeId n1 = node("n1");
    window_->parts().stage->togglePin(n1);
    open(fourNodes());
    EXPECT_FALSE(find->isVisible());
    EXPECT_FALSE(window_->parts().stage->isPinned(n1));
    const QPointer<QMenu> menu = window_->edits().menuFor(n1, {});
    menu->popup({});
    open(fourNodes());
    EXPECT_TRUE(menu.isNull() || !menu->isVisible());
}

TEST_F(Files, NotesLeadToTheirLine) {
    open(kNode + "---\napiVersion: v1\nkind: Gadget\nmetadata: {name: g}\n");
    ASSERT_GT(window_->parts().notesModel->rowCount(), 0);
    Q_EMIT window_->parts().notes->activated(window_->parts().notesModel->index(0, 0));
    EXPECT_GE(window_->parts().source->line(), 6);
}

TEST_F(Files, UnsavedChangesAreAskedForBeforeSomethingElseOpens) {
    open(fourNodes());
    edit();
    EXPECT_TRUE(window_->files().isChanged());
    const QString other = write(QStringLiteral("other.yaml"), kNode);
    int opened = 0;
    window_->files().whenSafe([&] { ++opened; });
    EXPECT_EQ(opened, 0);
    click(*dialog<QMessageBox>(), QStringLiteral("Cancel"));
    EXPECT_EQ(opened, 0);
    window_->files().whenSafe([&] { ++opened; });
    click(*dialog<QMessageBox>(), QStringLiteral("Discard"));
    EXPECT_EQ(opened, 1);
    EXPECT_TRUE(nodeObject("n1").unschedulable) << "nothing was opened, so nothing is lost";
}

TEST_F(Files, SavingBesideAQuestionDoesNotAnswerIt) {
    openFile(write(QStringLiteral("mine.yaml"), fourNodes()));
    edit();
    EXPECT_FALSE(window_->close());
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_TRUE(window_->isVisible());
    EXPECT_EQ(dialogs<QMessageBox>(), 0);
    EXPECT_TRUE(window_->close());
}

TEST_F(Files, UndoneChangesNeedNoSaving) {
    open(fourNodes());
    edit();
    change([this] { trigger(ActionId::Undo); });
    EXPECT_FALSE(window_->files().isChanged());
    EXPECT_FALSE(window_->isWindowModified());
}

TEST_F(Files, ClosingAsksAndSavesIntoTheFileThatIsOpen) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    openFile(path);
    edit();
    EXPECT_FALSE(window_->close());
    EXPECT_TRUE(window_->isVisible());
    await(&window_->host(), &SessionHost::saved, [&] { click(*dialog<QMessageBox>(), QStringLiteral("Save")); });
    EXPECT_FALSE(window_->isVisible());
    EXPECT_TRUE(read(path).contains(QStringLiteral("cordon: n1")));
    EXPECT_TRUE(read(path).startsWith(QString::fromStdString(fourNodes()).left(200)));
}

TEST_F(Files, ClosingWithDiscardLosesWhatThePersonGaveUp) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    openFile(path);
    edit();
    EXPECT_FALSE(window_->close());
    click(*dialog<QMessageBox>(), QStringLiteral("Discard"));
    EXPECT_FALSE(window_->isVisible());
    EXPECT_FALSE(read(path).contains(QStringLiteral("cordon")));
}

TEST_F(Files, WhereTheFolderTakesNothingTheChangesStay) {
    open(fourNodes());
    edit();
    await(&window_->host(), &SessionHost::saveFailed,
          [&] { window_->host().save(QStringLiteral("/proc/no-such-folder/x.yaml")); });
    EXPECT_EQ(banner().key(), QStringLiteral("save"));
    EXPECT_TRUE(banner().headline().contains(QStringLiteral("was not saved")));
    EXPECT_TRUE(window_->files().isChanged());
    EXPECT_TRUE(nodeObject("n1").unschedulable);
}

TEST_F(Files, AFileThatIsTakenAwayStaysOpen) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    openFile(path);
    auto* watch = window_->findChild<FileWatch*>();
    ASSERT_NE(watch, nullptr);
    ASSERT_TRUE(QFile::remove(path));
    watch->look();
    EXPECT_EQ(banner().key(), QStringLiteral("disk"));
    EXPECT_EQ(nodes(), 4U);
    edit();
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_TRUE(QFile::exists(path));
    EXPECT_EQ(banner().count(), 0U);
    await(&window_->host(), &SessionHost::openFailed, [&] {
        QFile::remove(path);
        trigger(ActionId::Reload);
    });
    EXPECT_EQ(nodes(), 4U) << "reading a file that is gone changes nothing";
}

TEST_F(Files, AFileThatChangesOnDiskOffersReload) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    openFile(path);
    QSignalSpy changed(window_->findChild<FileWatch*>(), &FileWatch::changed);
    write(QStringLiteral("mine.yaml"), fourNodes() + kNode);
    ASSERT_TRUE(changed.count() > 0 || changed.wait(kPatienceMs)) << "the system tells of it";
    EXPECT_EQ(banner().key(), QStringLiteral("disk"));
    opening([this] { banner().press(0); });
    EXPECT_EQ(nodes(), 5U);
}

TEST_F(Files, OwnSavingIsNoChangeOnDisk) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    openFile(path);
    edit();
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    window_->findChild<FileWatch*>()->look();
    EXPECT_EQ(banner().count(), 0U) << banner().headline().toStdString();
    EXPECT_FALSE(window_->files().isChanged());
}

TEST_F(Files, LevelsAreBandsThatAreSaved) {
    const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
    openFile(path);
    trigger(ActionId::Levels);
    auto* box = dialog<LevelsDialog>();
    const QList<QSpinBox*> fields = box->findChildren<QSpinBox*>();
    ASSERT_EQ(fields.size(), 2);
    fields[0]->setValue(5);
    EXPECT_FALSE(button(*box, QStringLiteral("Set levels"))->isEnabled()) << "P0 must lie above P1";
    keep(*box, QStringLiteral("dialog-levels"));
    fields[1]->setValue(-1);
    click(*box, QStringLiteral("Set levels"));
    window_->picture().flush();
    EXPECT_EQ(window_->parts().queues->lanes().view().lanes.front().chips.front().level, Level::P1)
        << "priority 0 lies in P1 now";
    EXPECT_TRUE(window_->files().isChanged());
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_TRUE(read(path).contains(QStringLiteral("levels: {p0: 5, p1: -1}")));
    openFile(path);
    EXPECT_EQ(window_->model().levels(), (io::LevelStarts{5, -1}));
    EXPECT_FALSE(window_->files().isChanged());
}

TEST_F(Files, TheGalleryOpensASampleFromTheKeyboard) {
    trigger(ActionId::Samples);
    auto* box = dialog<SampleDialog>();
    ASSERT_NE(box, nullptr);
    ASSERT_FALSE(box->gallery().samples().empty());
    for (const Sample& sample : box->gallery().samples()) {
        EXPECT_FALSE(sample.title.isEmpty());
        EXPECT_FALSE(sample.about.isEmpty()) << sample.path.toStdString();
    }
    const int last = static_cast<int>(box->gallery().samples().size()) - 1;
    EXPECT_TRUE(QTest::qWaitFor([&] { return !box->gallery().picture(last).isEmpty(); }, kPatienceMs));
    keep(*box, QStringLiteral("dialog-samples"));
    opening([&] { QTest::keyClick(&box->gallery(), Qt::Key_Return); });
    EXPECT_TRUE(window_->files().title().startsWith(QStringLiteral("first-pod")));
}

TEST_F(Files, TheEmptyStateShowsTheGallery) {
    const auto galleries = window_->findChildren<SampleGallery*>();
    ASSERT_EQ(galleries.size(), 1);
    EXPECT_TRUE(galleries.front()->isVisible());
    open(fourNodes());
    EXPECT_FALSE(galleries.front()->isVisible());
}

TEST(SamplePicture, IsDrawnFromTheCluster) {
    const std::vector<Sample> all = samples();
    ASSERT_FALSE(all.empty());
    const SamplePicture picture = samplePicture(all.front().path);
    EXPECT_EQ(picture.nodes.size(), 4U);
    EXPECT_FALSE(picture.waiting.empty());
    EXPECT_TRUE(samplePicture(QStringLiteral("/no/such/file.yaml")).isEmpty());
}

} // namespace
} // namespace berth::ui
