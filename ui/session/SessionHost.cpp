// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/SessionHost.h"

namespace berth::ui {

template <class Call> void SessionHost::post(Call call) {
    QMetaObject::invokeMethod(worker_, std::move(call), Qt::QueuedConnection);
}

SessionHost::SessionHost(Registry registry, QObject* parent)
    : QObject(parent), worker_(new SessionWorker(registry, cancel_)) {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    connectWorker();
    thread_.setObjectName(QStringLiteral("session"));
    thread_.start();
}

SessionHost::~SessionHost() {
    cancel_ = true;
    thread_.quit();
    thread_.wait();
}

void SessionHost::connectWorker() {
    connect(worker_, &SessionWorker::progressed, this, &SessionHost::progressed);
    connectOpening();
    connect(worker_, &SessionWorker::advanced, this, [this](const std::shared_ptr<const Delivery>& delivery) {
        advancing_ = false;
        Q_EMIT advanced(delivery);
    });
    connect(worker_, &SessionWorker::changed, this, &SessionHost::changed);
    connect(worker_, &SessionWorker::editFailed, this, &SessionHost::editFailed);
    connect(worker_, &SessionWorker::pairFound, this, &SessionHost::pairFound);
    connect(worker_, &SessionWorker::partingsFound, this, &SessionHost::partingsFound);
    connect(worker_, &SessionWorker::foreseen, this, &SessionHost::foreseen);
    connect(worker_, &SessionWorker::storyTold, this, &SessionHost::storyTold);
    connect(worker_, &SessionWorker::saved, this, &SessionHost::saved);
    connect(worker_, &SessionWorker::branchSaved, this, &SessionHost::branchSaved);
    connect(worker_, &SessionWorker::saveFailed, this, &SessionHost::saveFailed);
    connect(worker_, &SessionWorker::autosaveFailed, this, &SessionHost::autosaveFailed);
    connect(worker_, &SessionWorker::restored, this, [this](const LostSession& session, int lost) {
        restoring_ = false;
        Q_EMIT restored(session, lost);
    });
}

void SessionHost::connectOpening() {
    connect(worker_, &SessionWorker::opened, this, [this](const std::shared_ptr<const OpenedInput>& input) {
        --openings_;
        Q_EMIT opened(input);
    });
    connect(worker_, &SessionWorker::openFailed, this, [this](const std::shared_ptr<const OpenFailure>& failure) {
        --openings_;
        restoring_ = false;
        Q_EMIT openFailed(failure);
    });
    connect(worker_, &SessionWorker::openCancelled, this, [this] {
        restoring_ = false;
        if (--openings_ == 0) Q_EMIT openCancelled();
    });
}

void SessionHost::open(const OpenRequest& request) {
    beginOpening([this, request] { worker_->open(request); });
}

/// The flag is lowered on the worker's side, behind whatever it still has to end. A request that was cancelled before
/// it began ends at once: who cancels writes the number first and the flag then, so that one of the two is seen.
void SessionHost::beginOpening(const std::function<void()>& work) {
    cancel_ = true;
    ++openings_;
    const std::uint64_t number = ++requests_;
    Q_EMIT openingStarted();
    post([this, work, number] {
        cancel_ = false;
        if (cancelled_ >= number) cancel_ = true;
        work();
        if (cancelled_ >= number) cancel_ = false;
    });
}

void SessionHost::cancelOpening() {
    if (!isOpening() && !restoring_) return;
    cancelled_ = requests_;
    cancel_ = true;
    post([this] { cancel_ = false; });
}

bool SessionHost::advance(const Batch& batch) {
    if (advancing_ || isOpening()) return false;
    advancing_ = true;
    post([this, batch] { worker_->advance(batch); });
    return true;
}

void SessionHost::interrupt() {
    if (!advancing_ || isOpening()) return;
    cancel_ = true;
    post([this] { cancel_ = false; });
}

void SessionHost::edit(const Edit& edit, std::size_t cursor, bool branch) {
    post([this, edit, cursor, branch] { worker_->edit(edit, cursor, branch); });
}

void SessionHost::foresee(const ForesightQuestion& question) {
    post([this, question] { worker_->foresee(question); });
}

void SessionHost::tellStory(const StoryQuestion& question) {
    post([this, question] { worker_->tellStory(question); });
}

void SessionHost::undo() {
    post([this] { worker_->undo(); });
}

void SessionHost::redo() {
    post([this] { worker_->redo(); });
}

void SessionHost::switchTo(std::uint32_t branch) {
    post([this, branch] { worker_->switchTo(branch); });
}

void SessionHost::renameBranch(std::uint32_t branch, const QString& name) {
    post([this, branch, name] { worker_->renameBranch(branch, name); });
}

void SessionHost::removeBranch(std::uint32_t branch) {
    post([this, branch] { worker_->removeBranch(branch); });
}

void SessionHost::compare(std::uint32_t first, std::uint32_t second) {
    post([this, first, second] { worker_->compare(first, second); });
}

void SessionHost::findPartings() {
    post([this] { worker_->findPartings(); });
}

void SessionHost::save(const QString& path, const std::optional<io::LevelStarts>& levels,
                       const std::optional<std::uint32_t>& branch) {
    post([this, path, levels, branch] { worker_->save(path, levels, branch); });
}

void SessionHost::saveBranch(std::uint32_t branch, const QString& path, const std::optional<io::LevelStarts>& levels) {
    post([this, branch, path, levels] { worker_->saveBranch(branch, path, levels); });
}

void SessionHost::autosave(const LostSession& session) {
    post([this, session] { worker_->autosave(session); });
}

void SessionHost::discard(const std::shared_ptr<AutosaveFolder>& folder) {
    post([folder] { folder->remove(); });
}

void SessionHost::restore(const LostSession& session) {
    restoring_ = true;
    beginOpening([this, session] { worker_->restore(session); });
}

} // namespace berth::ui
