// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Autosave.h"

#include "tests/ui/window/WindowTest.h"

#include <QDir>
#include <QFileInfo>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace berth::ui {
namespace {

/// Autosave with a folder of its own for each test.
class Autosave : public WindowTest {
protected:
    Autosave() { QDir(AutosaveFolder::root()).removeRecursively(); }

    void edit(const char* name) {
        select(name);
        change([this] { trigger(ActionId::Cordon); });
    }
    QStringList folders() const { return QDir(AutosaveFolder::root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot); }
    /// Lets the worker finish what it was told to write.
    void settle() {
        await(&window_->host(), &SessionHost::saveFailed,
              [this] { window_->host().save(QStringLiteral("/proc/no-such-folder/x.yaml")); });
        banner().dismiss();
    }
    /// What a crash leaves: the folder as it lies there, with nobody holding its lock.
    void crash() {
        ASSERT_EQ(folders().size(), 1);
        const QString from = AutosaveFolder::root() + QLatin1Char('/') + folders().front();
        const QString kept = folder_.filePath(QStringLiteral("kept"));
        QDir().mkpath(kept);
        for (const QString& name : QDir(from).entryList(QDir::Files))
            QFile::copy(from + QLatin1Char('/') + name, kept + QLatin1Char('/') + name);
        window_.reset();
        QDir().mkpath(AutosaveFolder::root());
        ASSERT_TRUE(QDir().rename(kept, AutosaveFolder::root() + QStringLiteral("/lost")));
    }
};

TEST_F(Autosave, OnlyChangesAreKept) {
    open(fourNodes());
    QTest::keyClick(window_.get(), Qt::Key_F10);
    EXPECT_TRUE(folders().isEmpty());
    edit("n1");
    settle();
    EXPECT_EQ(folders().size(), 1);
    change([this] { trigger(ActionId::Undo); });
    settle();
    QCoreApplication::processEvents();
    EXPECT_TRUE(folders().isEmpty()) << "nothing is changed any more";
}

TEST_F(Autosave, AWindowThatEndsProperlyLeavesNothing) {
    open(fourNodes());
    edit("n1");
    settle();
    window_.reset();
    EXPECT_TRUE(folders().isEmpty());
}

TEST_F(Autosave, AfterACrashTheSessionComesBackWithItsCursor) {
    open(fourNodes(), QStringLiteral("/somewhere/cluster.yaml"));
    change([this] { trigger(ActionId::Submit); });
    runToEnd();
    edit("n4");
    runToEnd();
    const Trace& trace = window_->model().trace();
    window_->player().seek({trace.unitEnd(trace.size() / 2), 0});
    edit("n1"); // in the past: on a branch
    ASSERT_EQ(window_->model().branches().size(), 2U);
    runToEnd();
    window_->player().seek({window_->model().trace().size() - 1, 0});
    window_->autosave().flush();
    settle();
    const QString fingerprint = window_->model().fingerprint();
    const Cursor cursor = window_->model().cursor();
    const std::size_t facts = window_->model().trace().size();
    crash();

    makeWindow();
    window_->autosave().offerLost();
    EXPECT_EQ(banner().key(), QStringLiteral("lost"));
    EXPECT_TRUE(banner().headline().contains(QStringLiteral("cluster.yaml"))) << banner().headline().toStdString();
    await(&window_->host(), &SessionHost::restored, [this] { banner().press(0); });
    EXPECT_EQ(banner().count(), 0U) << banner().headline().toStdString();
    EXPECT_TRUE(QTest::qWaitFor([&] { return window_->model().cursor() == cursor; }, kPatienceMs));
    EXPECT_TRUE(nodeObject("n1").unschedulable);
    EXPECT_TRUE(pod("p1-job-1").valid());
    EXPECT_TRUE(window_->files().isChanged());
    runToEnd();
    EXPECT_EQ(window_->model().trace().size(), facts);
    EXPECT_EQ(window_->model().fingerprint(), fingerprint) << "the same run, fact by fact";
    change([this] { trigger(ActionId::Undo); });
    EXPECT_FALSE(nodeObject("n1").unschedulable);
}

TEST_F(Autosave, AfterACrashAllBranchesComeBack) {
    open(fourNodes(), QStringLiteral("/somewhere/cluster.yaml"));
    runToEnd();
    edit("n1"); // on main
    runToEnd();
    const auto middle = [this] {
        const Trace& trace = window_->model().trace();
        window_->player().seek({trace.unitEnd(trace.size() / 2), 0});
    };
    const auto goTo = [this](std::uint32_t branch) {
        await(&window_->edits(), &EditControl::edited, [&] { window_->host().switchTo(branch); });
        runToEnd();
    };
    middle();
    edit("n2"); // a branch of main
    runToEnd();
    middle();
    edit("n3"); // a branch of that
    goTo(1);
    change([this] { window_->host().renameBranch(1, QStringLiteral("what if")); });
    goTo(0);
    change([this] { trigger(ActionId::Undo); }); // main has no change any more, and the others none of main's
    settle();
    QStringList fingerprints;
    for (const std::uint32_t branch : {1U, 2U, 0U}) {
        goTo(branch);
        fingerprints += window_->model().fingerprint();
    }
    EXPECT_FALSE(window_->files().isChanged()) << "main is as it was opened";
    window_->autosave().flush();
    settle();
    crash();

    makeWindow();
    window_->autosave().offerLost();
    ASSERT_EQ(banner().key(), QStringLiteral("lost")) << "other branches are kept too";
    EXPECT_TRUE(banner().detail().contains(QStringLiteral("on 3 branches"))) << banner().detail().toStdString();
    await(&window_->host(), &SessionHost::restored, [this] { banner().press(0); });
    EXPECT_EQ(banner().count(), 0U) << banner().headline().toStdString();
    const std::vector<BranchInfo> branches = window_->model().branches();
    ASSERT_EQ(branches.size(), 3U);
    EXPECT_EQ(branches[1].name, "what if");
    EXPECT_EQ(branches[1].parent, 0U);
    EXPECT_EQ(branches[2].name, "Cordon n3");
    EXPECT_EQ(branches[2].parent, 1U);
    EXPECT_EQ(window_->model().branch()->id, 0U) << "the one that was current";
    QStringList restored;
    for (const std::uint32_t branch : {1U, 2U, 0U}) {
        goTo(branch);
        restored += window_->model().fingerprint();
    }
    EXPECT_EQ(restored, fingerprints) << "the same runs, fact by fact";
    EXPECT_EQ(window_->files().unsavedBranches().size(), 2U);
}

TEST_F(Autosave, BranchesThatNoFileHoldsAreKeptAlsoBesideASavedOne) {
    const QString path = write(QStringLiteral("cluster.yaml"), fourNodes());
    openFile(path);
    runToEnd();
    edit("n1");
    window_->player().seek({window_->model().trace().unitEnd(0), 0});
    edit("n2");
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_FALSE(window_->files().isChanged());
    settle();
    EXPECT_EQ(folders().size(), 1) << "main's change is in no file";
}

TEST_F(Autosave, DiscardTakesItAwayForGood) {
    open(fourNodes());
    edit("n1");
    settle();
    crash();
    makeWindow();
    window_->autosave().offerLost();
    ASSERT_EQ(banner().key(), QStringLiteral("lost"));
    banner().press(1);
    EXPECT_TRUE(folders().isEmpty());
    EXPECT_EQ(banner().count(), 0U);
}

TEST_F(Autosave, AnotherFileMayBeOpenedAndTheOfferStays) {
    open(fourNodes());
    edit("n1");
    settle();
    crash();
    makeWindow();
    window_->autosave().offerLost();
    open(fourNodes());
    EXPECT_EQ(banner().key(), QStringLiteral("lost"));
    window_.reset();
    EXPECT_EQ(folders().size(), 1) << "who neither restored nor discarded is asked again";
    makeWindow();
}

TEST_F(Autosave, TwoWindowsAtOnceDoNotFight) {
    open(fourNodes());
    edit("n1");
    settle();
    const std::unique_ptr<MainWindow> first = std::move(window_);
    makeWindow();
    window_->autosave().offerLost();
    EXPECT_EQ(banner().count(), 0U) << "the other one is at work";
    open(fourNodes());
    edit("n2");
    settle();
    EXPECT_EQ(folders().size(), 2);
    window_.reset();
    EXPECT_EQ(folders().size(), 1);
    makeWindow();
}

TEST_F(Autosave, WhatCannotBeMadeAgainStaysKept) {
    const QString root = AutosaveFolder::root();
    {
        const auto folder = AutosaveFolder::create(root);
        ASSERT_NE(folder, nullptr);
        LostSession session;
        session.folder = folder->path();
        session.savedAt = QDateTime::currentDateTime();
        session.sources.push_back({QStringLiteral("mine.yaml"), std::make_shared<const std::string>(fourNodes())});
        session.commands.push_back({1'000'000, "Cordon n1", {"cordon: n1"}, "", ""});
        ASSERT_TRUE(writeAutosavedInput(folder->path(), session.sources));
        ASSERT_TRUE(writeAutosavedSession(session));
    }
    window_->autosave().offerLost();
    ASSERT_EQ(banner().key(), QStringLiteral("lost"));
    await(&window_->host(), &SessionHost::restored, [this] { banner().press(0); });
    EXPECT_FALSE(nodeObject("n1").unschedulable) << "the run ends before the place of the command";
    EXPECT_EQ(banner().headline(), QStringLiteral("1 change could not be made again."));
    window_.reset();
    EXPECT_EQ(folders().size(), 1);
    makeWindow();
}

TEST_F(Autosave, WhereNothingCanBeKeptThePersonIsTold) {
    const QString root = AutosaveFolder::root();
    ASSERT_TRUE(QDir().mkpath(QFileInfo(root).path()));
    QFile inTheWay(root);
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    open(fourNodes());
    edit("n1");
    EXPECT_EQ(banner().key(), QStringLiteral("autosave"));
    EXPECT_EQ(banner().detail(), root);
    inTheWay.remove();
}

TEST_F(Autosave, FoldersOfAnotherVersionAreLeftAlone) {
    const QString path = AutosaveFolder::root() + QStringLiteral("/newer");
    QDir().mkpath(path);
    QFile file(path + QStringLiteral("/session.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": 99}");
    file.close();
    window_->autosave().offerLost();
    EXPECT_EQ(banner().count(), 0U);
    EXPECT_TRUE(QFile::exists(file.fileName()));
}

TEST_F(Autosave, AKilledProgramLeavesALostSession) {
    const QString root = folder_.filePath(QStringLiteral("killed"));
    const pid_t child = fork();
    if (child == 0) {
        const auto folder = AutosaveFolder::create(root);
        LostSession session;
        session.folder = folder->path();
        session.title = QStringLiteral("mine.yaml");
        session.savedAt = QDateTime::currentDateTime();
        session.sources.push_back({QStringLiteral("mine.yaml"), std::make_shared<const std::string>("a: b\n")});
        session.commands.push_back({12, "Cordon n1", {"cordon: n1"}, "", ""});
        session.cursor = {37, 2};
        static_cast<void>(writeAutosavedInput(folder->path(), session.sources));
        static_cast<void>(writeAutosavedSession(session));
        raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    const auto lost = AutosaveFolder::lost(root);
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_TRUE(AutosaveFolder::lost(root).empty()) << "one window offers it";
    const auto session = lost.front()->read();
    ASSERT_TRUE(session);
    EXPECT_EQ(session->cursor, (Cursor{37, 2}));
    ASSERT_EQ(session->commands.size(), 1U);
    EXPECT_EQ(session->commands[0].position, 12U);
    EXPECT_EQ(*session->sources.at(0).text, "a: b\n");
}

} // namespace
} // namespace berth::ui
