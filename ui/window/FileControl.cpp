// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileControl.h"

#include "ui/inspector/InspectorView.h"
#include "ui/stage/StageView.h"
#include "ui/theme/ActionButton.h"
#include "ui/view/StagePicture.h"
#include "ui/view/Text.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/LoadingBar.h"
#include "ui/window/NotesModel.h"
#include "ui/window/Samples.h"
#include "ui/window/SourceView.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QTableView>
#include <QUrl>

namespace berth::ui {
namespace {

constexpr qsizetype kMostRecent = 8;

QString fileFilter() {
    return FileControl::tr("Clusters, workloads, configurations (*.yaml *.yml *.json);;All files (*)");
}

QStringList localPaths(const QMimeData& data) {
    QStringList paths;
    const QList<QUrl> urls = data.urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile()) paths += url.toLocalFile();
    return paths;
}

QString nameOf(const OpenRequest& request) {
    const qsizetype parts = request.paths.size() + static_cast<qsizetype>(request.texts.size());
    if (parts > 1) return FileControl::tr("%1 files").arg(parts);
    if (!request.paths.isEmpty()) return QFileInfo(request.paths.front()).fileName();
    return request.texts.empty() ? QString() : request.texts.front().file;
}

} // namespace

FileControl::FileControl(QWidget& window, SessionModel& model, SessionHost& host, Settings& settings,
                         const ActionTable& actions, const WindowParts& parts)
    : QObject(&window),
      window_(window),
      model_(model),
      host_(host),
      settings_(settings),
      actions_(actions),
      parts_(parts),
      recent_(new QMenu(tr("Open &recent"), &window)),
      samples_(new QMenu(tr("Open s&ample"), &window)) {
    connectActions();
    connectHost();
    connect(recent_, &QMenu::aboutToShow, this, &FileControl::fillRecent);
    connect(samples_, &QMenu::aboutToShow, this, &FileControl::fillSamples);
    connect(parts_.stage, &StageView::filesDropped, this, &FileControl::openPaths);
    connect(parts_.stage, &StageView::emptyActionTriggered, this, [this](int action) {
        action == static_cast<int>(EmptyAction::OpenSample) ? openFirstSample() : askForFiles();
    });
    connect(parts_.banner, &ErrorBanner::lineRequested, this, &FileControl::showPlace);
    connect(parts_.banner, &ErrorBanner::allRequested, parts_.notesDock, &QDockWidget::show);
    connect(parts_.inspector, &InspectorView::placeRequested, this, &FileControl::showPlace);
    connect(parts_.notes, &QTableView::activated, this,
            [this](const QModelIndex& row) { showPlace(parts_.notesModel->note(row.row()).place); });
    connect(parts_.notes, &QTableView::clicked, this,
            [this](const QModelIndex& row) { showPlace(parts_.notesModel->note(row.row()).place); });
    connect(parts_.loading, &LoadingBar::cancelled, &host_, &SessionHost::cancelOpening);
    for (const ActionId id : {ActionId::AddFiles, ActionId::Reload, ActionId::Save, ActionId::SaveAs})
        actions_.at(id)->setEnabled(false);
}

void FileControl::connectActions() {
    const auto on = [this](ActionId id, auto call) { connect(actions_.at(id), &QAction::triggered, this, call); };
    on(ActionId::Open, [this] { askForFiles(); });
    on(ActionId::AddFiles, [this] { askForPaths(tr("Add files"), &FileControl::addPaths); });
    on(ActionId::Reload, [this] {
        if (model_.isOpen()) open(model_.input().request);
    });
    on(ActionId::Paste, [this] {
        if (const QMimeData* data = QGuiApplication::clipboard()->mimeData(); data != nullptr && accepts(*data))
            take(*data);
    });
    on(ActionId::Save, [this] { savedPath_.isEmpty() ? askForSavePath() : save(savedPath_); });
    on(ActionId::SaveAs, [this] { askForSavePath(); });
}

void FileControl::connectHost() {
    connect(&host_, &SessionHost::progressed, parts_.loading, &LoadingBar::setShare);
    connect(&host_, &SessionHost::openCancelled, parts_.loading, &LoadingBar::end);
    connect(&host_, &SessionHost::opened, this, [this](const std::shared_ptr<const OpenedInput>& input) {
        parts_.loading->end();
        parts_.banner->dismiss();
        savedPath_.clear();
        savedCommands_ = 0;
        remember(input->request);
        model_.open(input);
        showNotes(input->notes, input->sources);
        for (const ActionId id : {ActionId::AddFiles, ActionId::Reload, ActionId::Save, ActionId::SaveAs})
            actions_.at(id)->setEnabled(true);
        Q_EMIT inputChanged();
    });
    connect(&host_, &SessionHost::openFailed, this, [this](const std::shared_ptr<const OpenFailure>& failure) {
        parts_.loading->end();
        parts_.source->setSources(failure->sources);
        parts_.notesModel->setNotes(failure->messages);
        parts_.banner->showFailure(*failure, model_.isOpen());
    });
    connect(&host_, &SessionHost::saved, this, [this](const QString& path) {
        savedPath_ = path;
        const BranchInfo* branch = model_.branch();
        savedCommands_ = branch == nullptr ? 0 : branch->commands;
        remember({{path}, {}});
        Q_EMIT inputChanged();
    });
    connect(&host_, &SessionHost::saveFailed, this, [this](const QString& path, const QString& reason) {
        parts_.banner->showMessage(tr("%1 was not saved. The file is as it was.").arg(QFileInfo(path).fileName()),
                                   reason, Severity::Error);
    });
}

void FileControl::open(const OpenRequest& request) {
    if (request.isEmpty()) return;
    parts_.loading->begin(nameOf(request));
    host_.open(request);
}

void FileControl::openFirstSample() {
    const std::vector<Sample> all = samples();
    if (all.empty()) {
        parts_.banner->showMessage(tr("No samples were found."),
                                   tr("They lie in the folder “samples” beside the program's sources."),
                                   Severity::Warning);
        return;
    }
    openPaths({all.front().path});
}

void FileControl::askForPaths(const QString& caption, void (FileControl::*then)(const QStringList&)) {
    auto* dialog = new QFileDialog(&window_, caption, settings_.value(Setting::LastFolder).toString(), fileFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, then);
    dialog->open();
}

void FileControl::askForFiles() {
    askForPaths(tr("Open"), &FileControl::openChosen);
}

void FileControl::addPaths(const QStringList& paths) {
    OpenRequest request = model_.isOpen() ? model_.input().request : OpenRequest{};
    for (const QString& path : paths)
        if (!request.paths.contains(path)) request.paths += path;
    open(request);
}

void FileControl::askForSavePath() {
    auto* dialog = new QFileDialog(&window_, tr("Save as"), settings_.value(Setting::LastFolder).toString(),
                                   tr("YAML (*.yaml *.yml);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    if (model_.isOpen() && model_.input().request.paths.size() == 1)
        dialog->selectFile(QFileInfo(model_.input().request.paths.front()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &FileControl::save);
    dialog->open();
}

void FileControl::save(const QString& path) {
    host_.save(path);
}

bool FileControl::accepts(const QMimeData& data) {
    return !localPaths(data).isEmpty() || (data.hasText() && !data.text().trimmed().isEmpty());
}

void FileControl::take(const QMimeData& data) {
    const QStringList paths = localPaths(data);
    if (!paths.isEmpty()) return openPaths(paths);
    open({{}, {{tr("pasted text"), std::make_shared<const std::string>(data.text().toStdString())}}});
}

QString FileControl::title() const {
    if (!savedPath_.isEmpty()) return QFileInfo(savedPath_).fileName();
    return model_.isOpen() ? nameOf(model_.input().request) : QString();
}

bool FileControl::isChanged() const {
    const BranchInfo* branch = model_.branch();
    return branch != nullptr && branch->commands != savedCommands_;
}

void FileControl::remember(const OpenRequest& request) {
    if (request.paths.isEmpty()) return;
    QStringList recent = settings_.value(Setting::RecentFiles).toStringList();
    for (const QString& path : request.paths) {
        const QString whole = QFileInfo(path).absoluteFilePath();
        recent.removeAll(whole);
        recent.prepend(whole);
    }
    settings_.setValue(Setting::RecentFiles, recent.mid(0, kMostRecent));
    settings_.setValue(Setting::LastFolder, QFileInfo(request.paths.front()).absolutePath());
}

void FileControl::fillRecent() {
    recent_->clear();
    const QStringList paths = settings_.value(Setting::RecentFiles).toStringList();
    for (const QString& path : paths) {
        QAction* action = recent_->addAction(QFileInfo(path).fileName(), this, [this, path] { openPaths({path}); });
        action->setToolTip(path);
    }
    recent_->setToolTipsVisible(true);
    if (paths.isEmpty()) recent_->addAction(tr("No files yet"))->setEnabled(false);
}

void FileControl::fillSamples() {
    samples_->clear();
    samples_->setToolTipsVisible(true);
    for (const Sample& sample : samples()) {
        QAction* action = samples_->addAction(sample.title, this, [this, path = sample.path] { openPaths({path}); });
        action->setToolTip(sample.about);
    }
    if (samples_->isEmpty()) samples_->addAction(tr("No samples were found"))->setEnabled(false);
}

void FileControl::showNotes(const Diagnostics& notes, const std::vector<SourceText>& sources) const {
    parts_.notesModel->setNotes(notes);
    parts_.source->setSources(sources);
    parts_.notes->resizeRowsToContents();
    parts_.notesButton->setVisible(!notes.empty());
    parts_.notesButton->setText(plural(static_cast<std::int64_t>(notes.size()), tr("%1 note"), tr("%1 notes")));
    bool warns = false;
    for (const Diagnostic& note : notes) warns = warns || note.severity != Severity::Note;
    if (!warns) return;
    const QString headline =
        notes.size() == 1 ? tr("It opened, with a warning.") : tr("It opened, with %1 notes.").arg(notes.size());
    parts_.banner->showMessage(headline, text(toString(notes.front())), Severity::Warning);
}

void FileControl::showPlace(const Place& place) const {
    if (!parts_.source->showPlace(place)) return;
    parts_.sourceTitle->setText(
        QStringLiteral("%1:%2:%3").arg(QFileInfo(text(place.file)).fileName()).arg(place.line).arg(place.column));
    parts_.sourceDock->show();
    parts_.sourceDock->raise();
    parts_.source->setFocus();
}

} // namespace berth::ui
