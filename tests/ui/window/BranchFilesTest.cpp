// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowTest.h"

namespace berth::ui {
namespace {

/// A file holds one branch: what of the others?
class BranchFiles : public WindowTest {
protected:
    void cordon(const char* name) {
        select(name);
        change([this] { trigger(ActionId::Cordon); });
    }
    /// main cordons n1, and a branch of it n2; the branch is current.
    QString makeBranches() {
        const QString path = write(QStringLiteral("mine.yaml"), fourNodes());
        openFile(path);
        runToEnd();
        cordon("n1");
        window_->player().seek({window_->model().trace().unitEnd(0), 0});
        cordon("n2");
        return path;
    }
    QString question() { return dialog<QMessageBox>()->informativeText(); }
};

TEST_F(BranchFiles, TheQuestionCountsAndNamesTheOthers) {
    makeBranches();
    EXPECT_FALSE(window_->close());
    EXPECT_TRUE(question().contains(QStringLiteral("1 other branch holds changes that no file holds: main.")))
        << question().toStdString();
    keep(*dialog<QMessageBox>(), QStringLiteral("unsaved-branches"));
    click(*dialog<QMessageBox>(), QStringLiteral("Cancel"));
    EXPECT_TRUE(window_->isVisible());
}

TEST_F(BranchFiles, AllBranchesAreSavedEachUnderItsName) {
    const QString path = makeBranches();
    EXPECT_FALSE(window_->close());
    click(*dialog<QMessageBox>(), QStringLiteral("Save all branches"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window_->isVisible(); }, kPatienceMs));
    EXPECT_TRUE(read(path).contains(QStringLiteral("cordon: n2")));
    EXPECT_FALSE(read(path).contains(QStringLiteral("cordon: n1")));
    const QString other = read(folder_.filePath(QStringLiteral("mine-main.yaml")));
    EXPECT_TRUE(other.contains(QStringLiteral("cordon: n1"))) << other.toStdString();
    EXPECT_FALSE(other.contains(QStringLiteral("cordon: n2")));
}

TEST_F(BranchFiles, AFileThatIsThereIsNotWrittenOver) {
    write(QStringLiteral("mine-main.yaml"), "# mine\n");
    makeBranches();
    await(&window_->host(), &SessionHost::branchSaved, [this] { trigger(ActionId::SaveBranches); });
    EXPECT_EQ(read(folder_.filePath(QStringLiteral("mine-main.yaml"))), QStringLiteral("# mine\n"));
    EXPECT_TRUE(QFile::exists(folder_.filePath(QStringLiteral("mine-main-2.yaml"))));
    EXPECT_EQ(banner().headline(), QStringLiteral("1 branch was saved to a file of its own."));
    EXPECT_TRUE(window_->close()) << "nothing would be lost";
}

TEST_F(BranchFiles, ASavedBranchLeavesTheOthersUnsaved) {
    makeBranches();
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_FALSE(window_->files().isChanged());
    EXPECT_FALSE(window_->close()) << "main's change is in no file";
    EXPECT_EQ(dialog<QMessageBox>()->text(), QStringLiteral("Save the other branches of mine.yaml first?"));
    click(*dialog<QMessageBox>(), QStringLiteral("Discard"));
    EXPECT_FALSE(window_->isVisible());
}

TEST_F(BranchFiles, AParentWhoseChangesAreAllInTheFileIsNotAskedFor) {
    openFile(write(QStringLiteral("mine.yaml"), fourNodes()));
    cordon("n1");
    runToEnd();
    window_->player().seek({window_->model().trace().unitEnd(window_->model().trace().size() / 2), 0});
    cordon("n2");
    ASSERT_EQ(window_->model().branches().size(), 2U);
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_TRUE(window_->close());
}

TEST_F(BranchFiles, EachBranchKeepsTheFileItWasSavedTo) {
    const QString path = makeBranches();
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    await(&window_->host(), &SessionHost::branchSaved, [this] { trigger(ActionId::SaveBranches); });
    change([this] { window_->host().switchTo(0); });
    EXPECT_FALSE(window_->files().isChanged()) << "a file holds it";
    runToEnd();
    cordon("n3");
    EXPECT_TRUE(window_->files().isChanged());
    await(&window_->host(), &SessionHost::saved, [this] { trigger(ActionId::Save); });
    EXPECT_TRUE(read(folder_.filePath(QStringLiteral("mine-main.yaml"))).contains(QStringLiteral("cordon: n3")));
    EXPECT_FALSE(read(path).contains(QStringLiteral("cordon: n3")));
}

TEST_F(BranchFiles, WhereABranchCannotBeSavedThatIsSaid) {
    makeBranches();
    window_->host().saveBranch(0, QStringLiteral("/proc/no-such-folder/x.yaml"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return banner().key() == QStringLiteral("save"); }, kPatienceMs));
    EXPECT_EQ(window_->files().unsavedBranches().size(), 1U);
}

} // namespace
} // namespace berth::ui
