// SPDX-License-Identifier: GPL-3.0-or-later
// FileControl's part that keeps branches beside the current one in files of their own.
#include "ui/view/Text.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/FileControl.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

constexpr qsizetype kLongestBase = 200; ///< of a file's name, in bytes, without ".yaml"
constexpr qsizetype kMostNamed = 4;     ///< branches in a question

} // namespace

std::vector<BranchInfo> FileControl::unsavedBranches() const {
    std::vector<BranchInfo> unsaved;
    if (!model_.isOpen()) return unsaved;
    for (const BranchInfo& branch : model_.branches()) {
        const QStringList names = model_.changesOf(branch.id);
        const bool isCurrent = branch.id == model_.branch()->id;
        if (isCurrent || names.isEmpty() || model_.changesOf(model_.branch()->id).contains(names.back())) continue;
        const bool isHeld = std::any_of(held_.begin(), held_.end(),
                                        [&](const QStringList& held) { return held.contains(names.back()); });
        if (!isHeld) unsaved.push_back(branch);
    }
    return unsaved;
}

void FileControl::saveAll() {
    if (!model_.isOpen()) return;
    branchFiles_.clear();
    if (!isChanged()) return saveBranches();
    auto then = std::exchange(afterSaving_, nullptr);
    afterSaving_ = [this, then = std::move(then)] {
        afterSaving_ = then;
        saveBranches();
    };
    save();
}

void FileControl::saveBranches() {
    const QString own = ownFile();
    own.isEmpty() && !unsavedBranches().empty() ? askForBranchFolder() : saveBranchesTo(QFileInfo(own).absolutePath());
}

void FileControl::askForBranchFolder() {
    auto* dialog =
        new QFileDialog(&window_, tr("Folder for the branches"), settings_.value(Setting::LastFolder).toString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &FileControl::saveBranchesTo);
    connect(dialog, &QFileDialog::rejected, this, [this] { afterSaving_ = nullptr; });
    dialog->open();
}

/// "cluster-cordon-n1.yaml": a name that no file there has.
QString FileControl::freePath(const QString& folder, const QString& branch) const {
    static const QRegularExpression others(QStringLiteral("[^\\w]+"), QRegularExpression::UseUnicodePropertiesOption);
    const QString whole = QFileInfo(title()).completeBaseName() + QLatin1Char('-') + branch.toLower();
    QString base = QString(whole).replace(others, QStringLiteral("-")).left(kLongestBase);
    while (base.toUtf8().size() > kLongestBase) base.chop(1);
    QString path = QStringLiteral("%1/%2.yaml").arg(folder, base);
    for (int i = 2; QFileInfo::exists(path) || leaving_.contains(path); ++i)
        path = QStringLiteral("%1/%2-%3.yaml").arg(folder, base).arg(i);
    return path;
}

void FileControl::saveBranchesTo(const QString& folder) {
    const std::vector<BranchInfo> unsaved = unsavedBranches();
    branchFiles_.clear();
    someFailed_ = false;
    for (const BranchInfo& branch : unsaved) {
        const QString path = freePath(folder, text(branch.name));
        fileOf_[branch.id] = path;
        leaving_[path] = model_.changesOf(branch.id);
        host_.saveBranch(branch.id, path, ownLevels());
    }
    if (unsaved.empty())
        if (const auto then = std::exchange(afterSaving_, nullptr)) then();
}

void FileControl::takeBranchSaved(const QString& path) {
    if (!leaving_.contains(path)) return; // of an input that is not open any more, or behind one that failed
    held_[path] = leaving_.take(path);
    branchFiles_ += path;
    if (!leaving_.isEmpty()) return;
    Q_EMIT inputChanged();
    if (someFailed_) return;
    sayBranchesSaved();
    if (const auto then = std::exchange(afterSaving_, nullptr)) then();
}

void FileControl::sayBranchesSaved() {
    QStringList names;
    for (const QString& path : std::as_const(branchFiles_)) names += QFileInfo(path).fileName();
    parts_.banner->withdraw(kSaveKey);
    const auto words = [names, folder = QFileInfo(branchFiles_.front()).absolutePath()] {
        return BannerWords{plural(names.size(), tr("%1 branch was saved to a file of its own."),
                                  tr("%1 branches were saved to files of their own.")),
                           tr("In %1: %2").arg(folder, names.join(QStringLiteral(", ")))};
    };
    parts_.banner->showMessage(words, Severity::Note);
    branchFiles_.clear();
}

/// A file holds one branch: says how many others would be lost, and how to keep them.
void FileControl::askUnsavedBranches(const std::vector<BranchInfo>& others) {
    QStringList names;
    for (const BranchInfo& branch : others) names += text(branch.name);
    const QString count = plural(names.size(), tr("%1 other branch holds changes that no file holds: %2."),
                                 tr("%1 other branches hold changes that no file holds: %2."))
                              .arg(QStringList(names.mid(0, kMostNamed)).join(QStringLiteral(", ")) +
                                   (names.size() > kMostNamed ? QString(QChar(0x2026)) : QString()));
    QMessageBox* box =
        newPrompt(tr("Unsaved changes"), isChanged() ? tr("Save your changes to %1 first?").arg(title())
                                                     : tr("Save the other branches of %1 first?").arg(title()));
    box->setInformativeText(count + QStringLiteral("\n\n") +
                            tr("A file holds one branch. Each of the others gets a file of its own beside it, named "
                               "after the branch. Discarded, they are gone."));
    QPushButton* all = box->addButton(tr("Save all branches"), QMessageBox::AcceptRole);
    connect(all, &QPushButton::clicked, this, &FileControl::saveAll);
    if (isChanged()) {
        const QPushButton* one = box->addButton(tr("Save this branch only"), QMessageBox::AcceptRole);
        connect(one, &QPushButton::clicked, this, &FileControl::save);
    }
    connect(box->addButton(QMessageBox::Discard), &QPushButton::clicked, this, &FileControl::discard);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(all);
    connect(box, &QMessageBox::rejected, this, [this] { afterSaving_ = nullptr; });
    box->show();
}

} // namespace berth::ui
