// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileControl.h"

#include "ui/inspector/InspectorView.h"
#include "ui/stage/StageView.h"
#include "ui/theme/ActionButton.h"
#include "ui/view/DiagnosticText.h"
#include "ui/view/StagePicture.h"
#include "ui/view/Text.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/KubectlCommand.h"
#include "ui/window/LevelsDialog.h"
#include "ui/window/LoadingBar.h"
#include "ui/window/NotesModel.h"
#include "ui/window/SampleGallery.h"
#include "ui/window/Samples.h"
#include "ui/window/SourceView.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

constexpr qsizetype kMostRecent = 8;
constexpr QLatin1String kDiskKey("disk");

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
    return request.texts.empty() ? QString() : QFileInfo(request.texts.front().file).fileName();
}

bool isSample(const QString& path) {
    const QString folder = samplesFolder();
    return !folder.isEmpty() && QFileInfo(path).absolutePath() == QFileInfo(folder).absoluteFilePath();
}

bool allExist(const QStringList& paths) {
    return std::all_of(paths.begin(), paths.end(), [](const QString& path) { return QFileInfo::exists(path); });
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
      samples_(new QMenu(tr("Open sampl&e"), &window)) {
    connectActions();
    connectParts();
    connectHost();
    connectWatch();
    for (const ActionId id : {ActionId::AddFiles, ActionId::Reload, ActionId::Save, ActionId::SaveAs,
                              ActionId::SaveBranches, ActionId::Levels})
        actions_.at(id)->setEnabled(false);
}

void FileControl::connectParts() {
    auto* gallery = new SampleGallery(parts_.stage);
    parts_.stage->setGallery(gallery);
    connect(gallery, &SampleGallery::chosen, this, [this](const QString& path) { openChosen({path}); });
    connect(recent_, &QMenu::aboutToShow, this, &FileControl::fillRecent);
    connect(samples_, &QMenu::aboutToShow, this, &FileControl::fillSamples);
    // Later: the drag still runs its own loop while it drops.
    connect(
        parts_.stage, &StageView::filesDropped, this,
        [this](const QStringList& paths) {
            takeRequest({paths, {}});
        },
        Qt::QueuedConnection);
    connect(parts_.stage, &StageView::emptyActionTriggered, this, [this](int action) {
        switch (static_cast<EmptyAction>(action)) {
        case EmptyAction::OpenSample: return showSamples();
        case EmptyAction::OpenFile: return askForFiles();
        case EmptyAction::CopyCommand: return copyCommand();
        }
    });
    connect(parts_.banner, &ErrorBanner::lineRequested, this, &FileControl::showRefused);
    connect(parts_.banner, &ErrorBanner::allRequested, parts_.notesDock, &QDockWidget::show);
    connect(parts_.inspector, &InspectorView::placeRequested, this, &FileControl::showPlace);
    connect(parts_.notes, &QTableView::activated, this, [this](const QModelIndex& row) { showNote(row.row()); });
    connect(parts_.notes, &QTableView::clicked, this, [this](const QModelIndex& row) { showNote(row.row()); });
    connect(parts_.loading, &LoadingBar::cancelled, &host_, &SessionHost::cancelOpening);
}

void FileControl::retranslate() {
    recent_->setTitle(tr("Open &recent"));
    samples_->setTitle(tr("Open sampl&e"));
    sayNotes(parts_.notesModel->rowCount());
    parts_.notesModel->sayAgain();
    parts_.notes->resizeRowsToContents();
}

void FileControl::sayNotes(int count) const {
    parts_.notesButton->setText(plural(count, tr("%1 note"), tr("%1 notes")));
}

void FileControl::connectActions() {
    const auto on = [this](ActionId id, auto call) { connect(actions_.at(id), &QAction::triggered, this, call); };
    on(ActionId::Open, [this] { askForFiles(); });
    on(ActionId::AddFiles, [this] { askForPaths(tr("Add files"), &FileControl::addPaths); });
    on(ActionId::Samples, [this] { showSamples(); });
    on(ActionId::CopyCommand, [this] { copyCommand(); });
    on(ActionId::Levels, [this] { openLevels(); });
    on(ActionId::Reload, [this] {
        if (model_.isOpen()) openSafely(request_);
    });
    on(ActionId::Paste, [this] {
        if (const QMimeData* data = QGuiApplication::clipboard()->mimeData(); data != nullptr && accepts(*data))
            take(*data);
    });
    // Saving by itself is no answer to a question that still stands.
    on(ActionId::Save, [this] {
        dropPrompt();
        save();
    });
    on(ActionId::SaveAs, [this] {
        dropPrompt();
        askForSavePath();
    });
    on(ActionId::SaveBranches, [this] {
        dropPrompt();
        if (wouldLose()) return saveAll();
        parts_.banner->showMessage(
            [] {
                return BannerWords{tr("Every change is in a file already."), {}};
            },
            Severity::Note);
    });
    connect(&model_, &SessionModel::momentChanged, this,
            [this] { actions_.at(ActionId::SaveBranches)->setEnabled(model_.branches().size() > 1); });
}

void FileControl::connectHost() {
    connect(&host_, &SessionHost::progressed, parts_.loading, &LoadingBar::setShare);
    connect(&host_, &SessionHost::openCancelled, parts_.loading, &LoadingBar::end);
    connect(&host_, &SessionHost::opened, this, &FileControl::takeOpened);
    connect(&host_, &SessionHost::openFailed, this, &FileControl::takeRefused);
    connect(&host_, &SessionHost::saved, this, &FileControl::takeSaved);
    connect(&host_, &SessionHost::branchSaved, this, &FileControl::takeBranchSaved);
    connect(&host_, &SessionHost::saveFailed, this, &FileControl::takeSaveFailed);
}

void FileControl::takeSaveFailed(const QString& path, const QString& reason) {
    const bool isBranch = leaving_.contains(path);
    afterSaving_ = nullptr;
    leaving_.remove(path);
    for (const auto branch : fileOf_.keys(path)) fileOf_.remove(branch);
    if (isBranch) someFailed_ = true;
    const auto words = [this, isBranch, reason, name = QFileInfo(path).fileName()] {
        BannerAction again{tr("Save as…"), [this] { askForSavePath(); }};
        if (isBranch) again = {tr("Choose a folder…"), [this] { askForBranchFolder(); }};
        return BannerWords{tr("%1 was not saved. The file is as it was, and your changes are still here.").arg(name),
                           saidText(reason),
                           {again}};
    };
    parts_.banner->showMessage(words, Severity::Error, kSaveKey);
}

void FileControl::connectWatch() {
    connect(&watch_, &FileWatch::changed, this, [this](const QString& path) {
        const auto words = [this, name = QFileInfo(path).fileName()] {
            return BannerWords{tr("%1 was changed by another program.").arg(name),
                               tr("What is open is as it was. Reload reads the file and starts from the beginning."),
                               {{tr("Reload"), [this] { openSafely(request_); }}}};
        };
        parts_.banner->showMessage(words, Severity::Warning, kDiskKey);
    });
    connect(&watch_, &FileWatch::gone, this, [this](const QString& path) {
        const auto words = [this, name = QFileInfo(path).fileName()] {
            return BannerWords{tr("%1 is not there any more.").arg(name),
                               tr("What is open stays open, whole. Save it to have a file of it again."),
                               {{tr("Save as…"), [this] { askForSavePath(); }}}};
        };
        parts_.banner->showMessage(words, Severity::Warning, kDiskKey);
    });
}

/// What stays open keeps its notes and its sources.
void FileControl::takeRefused(const std::shared_ptr<const OpenFailure>& failure) {
    parts_.loading->end();
    refused_ = failure;
    Diagnostics notes = failure->messages;
    if (model_.isOpen()) notes.insert(notes.end(), model_.input().notes.begin(), model_.input().notes.end());
    parts_.notesModel->setNotes(std::move(notes));
    parts_.banner->showFailure(*failure, model_.isOpen());
}

void FileControl::takeOpened(const std::shared_ptr<const OpenedInput>& input) {
    if (!host_.isRestoring()) parts_.loading->end();
    refused_.reset();
    parts_.banner->clearAllBut(lostKey());
    request_ = input->request;
    savedPath_.clear();
    savedChanges_.clear();
    held_.clear();
    fileOf_.clear();
    leaving_.clear();
    afterSaving_ = nullptr;
    savedLevels_ = {input->scenario->p0From, input->scenario->p1From};
    remember(input->request);
    watch_.watch(request_.paths);
    model_.open(input);
    showNotes(input->notes, input->sources);
    for (const ActionId id : {ActionId::AddFiles, ActionId::Reload, ActionId::Save, ActionId::SaveAs, ActionId::Levels})
        actions_.at(id)->setEnabled(true);
    Q_EMIT inputChanged();
}

void FileControl::takeSaved(const QString& path) {
    savedPath_ = path;
    savedChanges_ = savingChanges_.isEmpty() ? QString() : savingChanges_.back();
    held_[path] = savingChanges_;
    savedLevels_ = model_.levels();
    request_ = {{path}, {}};
    remember(request_);
    watch_.watch(request_.paths);
    parts_.banner->withdraw(kSaveKey);
    parts_.banner->withdraw(kDiskKey);
    Q_EMIT inputChanged();
    if (const auto then = std::exchange(afterSaving_, nullptr)) then();
}

void FileControl::restore(const LostSession& session) {
    parts_.loading->begin(session.title);
    host_.restore(session);
}

void FileControl::adopt(const LostSession& session) {
    if (!host_.isOpening()) parts_.loading->end();
    // Text that was pasted beside the files lies in none of them.
    const bool isSaved = session.paths == QStringList(session.savedPath);
    const bool isWhole = isSaved || session.paths.size() == static_cast<qsizetype>(session.sources.size());
    if (isWhole && !session.paths.isEmpty() && allExist(session.paths)) request_ = {session.paths, {}};
    savedPath_ = session.savedPath;
    watch_.watch(request_.paths);
    Q_EMIT inputChanged();
}

void FileControl::open(const OpenRequest& request) {
    if (request.isEmpty()) return;
    parts_.loading->begin(nameOf(request));
    host_.open(request);
}

void FileControl::openSafely(const OpenRequest& request) {
    whenSafe([this, request] { open(request); });
}

void FileControl::openChosen(const QStringList& paths) {
    openSafely({paths, {}});
}

void FileControl::openFirstSample() {
    const std::vector<Sample> all = samples();
    if (all.empty()) {
        const auto words = [] {
            return BannerWords{tr("No samples were found."),
                               tr("They lie in the folder “samples” beside the program's sources.")};
        };
        return parts_.banner->showMessage(words, Severity::Warning);
    }
    openChosen({all.front().path});
}

void FileControl::showSamples() {
    auto* dialog = new SampleDialog(&window_);
    connect(dialog, &SampleDialog::chosen, this, [this](const QString& path) { openChosen({path}); });
    dialog->show();
}

void FileControl::copyCommand() const {
    QGuiApplication::clipboard()->setText(kubectlCommand());
    const auto words = [] {
        return BannerWords{tr("The command is on the clipboard."),
                           tr("Run it in a shell where kubectl reaches your cluster, then drop cluster.yaml here: %1")
                               .arg(kubectlCommand())};
    };
    parts_.banner->showMessage(words, Severity::Note);
}

void FileControl::openLevels() {
    if (!model_.isOpen()) return;
    auto* dialog = new LevelsDialog(model_.levels(), &window_);
    connect(dialog, &LevelsDialog::chosen, this, [this](const io::LevelStarts& levels) {
        model_.setLevels(levels);
        Q_EMIT inputChanged();
    });
    connect(&model_, &SessionModel::opened, dialog, &LevelsDialog::close);
    dialog->show();
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

void FileControl::add(const OpenRequest& request) {
    OpenRequest all = model_.isOpen() ? request_ : OpenRequest{};
    for (const QString& path : request.paths)
        if (!all.paths.contains(path)) all.paths += path;
    all.texts.insert(all.texts.end(), request.texts.begin(), request.texts.end());
    openSafely(all);
}

void FileControl::askForSavePath() {
    auto* dialog = new QFileDialog(&window_, tr("Save as"), settings_.value(Setting::LastFolder).toString(),
                                   tr("YAML (*.yaml *.yml);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    if (request_.paths.size() == 1) dialog->selectFile(QFileInfo(request_.paths.front()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &FileControl::saveTo);
    connect(dialog, &QFileDialog::rejected, this, [this] { afterSaving_ = nullptr; });
    dialog->open();
}

/// One file that a person opened is the file that Save writes; samples and several files ask for a name first.
void FileControl::save() {
    if (!model_.isOpen()) return;
    const QString own = ownFile();
    own.isEmpty() ? askForSavePath() : saveTo(own);
}

void FileControl::saveTo(const QString& path) {
    savingChanges_ = model_.branch() != nullptr ? model_.changesOf(model_.branch()->id) : QStringList();
    const bool isOpen = model_.branch() != nullptr;
    if (isOpen) fileOf_[model_.branch()->id] = path;
    host_.save(path, ownLevels(), isOpen ? std::optional(model_.branch()->id) : std::nullopt);
}

std::optional<io::LevelStarts> FileControl::ownLevels() const {
    return model_.hasOwnLevels() ? std::optional(model_.levels()) : std::nullopt;
}

/// The one file that Save writes; "" where it would ask for a name.
QString FileControl::ownFile() const {
    if (model_.branch() != nullptr && fileOf_.contains(model_.branch()->id)) return fileOf_[model_.branch()->id];
    if (!savedPath_.isEmpty()) return savedPath_;
    const bool isOne = request_.paths.size() == 1 && request_.texts.empty() && !isSample(request_.paths.front());
    return isOne ? request_.paths.front() : QString();
}

bool FileControl::accepts(const QMimeData& data) {
    return !localPaths(data).isEmpty() || (data.hasText() && !data.text().trimmed().isEmpty());
}

void FileControl::take(const QMimeData& data) {
    const QStringList paths = localPaths(data);
    if (!paths.isEmpty()) return takeRequest({paths, {}});
    takeRequest({{}, {{tr("pasted text"), std::make_shared<const std::string>(data.text().toStdString())}}});
}

void FileControl::takeRequest(const OpenRequest& request) {
    model_.isOpen() ? askAddOrOpen(request) : open(request);
}

void FileControl::dropPrompt() {
    if (prompt_) prompt_->close();
}

QMessageBox* FileControl::newPrompt(const QString& title, const QString& question) {
    dropPrompt();
    prompt_ = new QMessageBox(QMessageBox::NoIcon, title, question, QMessageBox::NoButton, &window_);
    prompt_->setAttribute(Qt::WA_DeleteOnClose);
    prompt_->setWindowModality(Qt::NonModal);
    return prompt_;
}

void FileControl::askAddOrOpen(const OpenRequest& request) {
    QMessageBox* box =
        newPrompt(tr("Open or add"), tr("Add %1 to what is open, or open it instead?").arg(nameOf(request)));
    box->setInformativeText(tr("Added, all is read together as one input and starts from the beginning."));
    QPushButton* adding = box->addButton(tr("Add to what is open"), QMessageBox::AcceptRole);
    QPushButton* opening = box->addButton(tr("Open instead"), QMessageBox::AcceptRole);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(adding);
    connect(adding, &QPushButton::clicked, this, [this, request] { add(request); });
    connect(opening, &QPushButton::clicked, this, [this, request] { openSafely(request); });
    box->show();
}

void FileControl::whenSafe(std::function<void()> then) {
    if (!wouldLose()) return then();
    dropPrompt();
    afterSaving_ = std::move(then);
    const std::vector<BranchInfo> others = unsavedBranches();
    others.empty() ? askUnsaved() : askUnsavedBranches(others);
}

void FileControl::discard() {
    if (const auto then = std::exchange(afterSaving_, nullptr)) then();
}

void FileControl::askUnsaved() {
    QMessageBox* box = newPrompt(tr("Unsaved changes"), tr("Save your changes to %1 first?").arg(title()));
    box->setInformativeText(tr("They are saved as steps of its Scenario document. Discarded, they are gone."));
    const QPushButton* saving = box->addButton(QMessageBox::Save);
    const QPushButton* discarding = box->addButton(QMessageBox::Discard);
    box->addButton(QMessageBox::Cancel);
    box->setDefaultButton(QMessageBox::Save);
    connect(saving, &QPushButton::clicked, this, &FileControl::save);
    connect(discarding, &QPushButton::clicked, this, &FileControl::discard);
    connect(box, &QMessageBox::rejected, this, [this] { afterSaving_ = nullptr; });
    box->show();
}

bool FileControl::mayClose() {
    if (mayClose_ || !wouldLose()) return true;
    whenSafe([this] {
        mayClose_ = true;
        window_.close();
    });
    return false;
}

QString FileControl::title() const {
    if (!savedPath_.isEmpty()) return QFileInfo(savedPath_).fileName();
    return model_.isOpen() ? nameOf(request_) : QString();
}

/// Some file holds all changes of the branch, and no others.
bool FileControl::isHeld() const {
    return std::any_of(held_.begin(), held_.end(), [this](const QStringList& changes) {
        return !changes.isEmpty() && changes.back() == model_.changes();
    });
}

bool FileControl::isChanged() const {
    if (!model_.isOpen()) return false;
    return (model_.changes() != savedChanges_ && !isHeld()) || model_.levels() != savedLevels_;
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
        QAction* action = recent_->addAction(QFileInfo(path).fileName(), this, [this, path] { openChosen({path}); });
        action->setToolTip(path);
    }
    recent_->setToolTipsVisible(true);
    if (paths.isEmpty()) recent_->addAction(tr("No files yet"))->setEnabled(false);
}

void FileControl::fillSamples() {
    samples_->clear();
    samples_->setToolTipsVisible(true);
    for (const Sample& sample : samples()) {
        QAction* action = samples_->addAction(sample.title, this, [this, path = sample.path] { openChosen({path}); });
        action->setToolTip(sample.about);
    }
    if (samples_->isEmpty()) samples_->addAction(tr("No samples were found"))->setEnabled(false);
}

void FileControl::showNotes(const Diagnostics& notes, const std::vector<SourceText>& sources) const {
    parts_.notesModel->setNotes(notes);
    parts_.source->setSources(sources);
    parts_.notes->resizeRowsToContents();
    parts_.notesButton->setVisible(!notes.empty());
    sayNotes(static_cast<int>(notes.size()));
    bool warns = false;
    for (const Diagnostic& note : notes) warns = warns || note.severity != Severity::Note;
    if (!warns) return;
    const auto words = [this, first = notes.front(), count = notes.size()] {
        const QString headline =
            count == 1 ? tr("It opened, with a warning.") : tr("It opened, with %1 notes.").arg(count);
        const QString place =
            first.place.line == 0
                ? QString()
                : QStringLiteral("%1:%2: ").arg(QFileInfo(text(first.place.file)).fileName()).arg(first.place.line);
        return BannerWords{
            headline, place + diagnosticText(first), {{tr("Show all"), [this] { parts_.notesDock->show(); }}}};
    };
    parts_.banner->showMessage(words, Severity::Warning);
}

void FileControl::showPlace(const Place& place) const {
    if (!parts_.source->showPlace(place)) return;
    parts_.sourceTitle->setText(
        QStringLiteral("%1:%2:%3").arg(QFileInfo(text(place.file)).fileName()).arg(place.line).arg(place.column));
    parts_.sourceDock->show();
    parts_.sourceDock->raise();
    parts_.source->setFocus();
}

void FileControl::showNote(int row) const {
    const Place& place = parts_.notesModel->note(row).place;
    const std::size_t refused = refused_ ? refused_->messages.size() : 0;
    static_cast<std::size_t>(row) < refused ? showRefused(place) : showPlace(place);
}

/// In the text of the input that was refused.
void FileControl::showRefused(const Place& place) const {
    if (!refused_) return;
    parts_.source->setSources(refused_->sources);
    showPlace(place);
    parts_.source->setSources(model_.isOpen() ? model_.input().sources : std::vector<SourceText>());
}

} // namespace berth::ui
