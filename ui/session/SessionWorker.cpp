// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/SessionWorker.h"

#include "ui/session/Autosave.h"
#include "ui/session/InputSaver.h"

#include <QCryptographicHash>
#include <QElapsedTimer>

#include <algorithm>

namespace berth::ui {
namespace {

/// How many facts two traces of one session have in common from their start.
std::size_t commonPrefix(const Trace& a, const Trace& b) {
    const std::size_t shorter = std::min(a.size(), b.size());
    for (std::size_t i = 0; i < shorter; ++i)
        if (!(a[i] == b[i])) return i;
    return shorter;
}

} // namespace

bool SessionWorker::open(const OpenRequest& request) {
    ReadInput read = readInput(request, cancel_, [this](double share) { Q_EMIT progressed(share); });
    if (read.cancelled || cancel_) {
        Q_EMIT openCancelled();
        return false;
    }
    if (read.scenario) return begin(request, std::move(read));
    refuse(request, std::move(read.messages), std::move(read.sources));
    return false;
}

bool SessionWorker::begin(const OpenRequest& request, ReadInput read) {
    auto created = Session::create(read.scenario, registry_);
    if (!created) {
        refuse(request, std::move(created.error()), std::move(read.sources));
        return false;
    }
    session_ = std::move(*created);
    feed_ = {};
    hash_.reset();
    edits_.clear();
    changes_.clear();
    autosavedFolder_.clear();
    auto input = std::make_shared<OpenedInput>();
    input->request = request;
    input->scenario = read.scenario;
    input->notes = std::move(read.messages);
    input->sources = std::move(read.sources);
    input->documents = std::move(read.documents);
    input->start = std::make_shared<const World>(session_->startWorld());
    input->first = nextDelivery();
    input_ = input;
    Q_EMIT opened(input);
    return true;
}

void SessionWorker::refuse(const OpenRequest& request, Diagnostics messages, std::vector<SourceText> sources) {
    std::stable_sort(messages.begin(), messages.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return a.severity == Severity::Error && b.severity != Severity::Error;
    });
    Q_EMIT openFailed(
        std::make_shared<const OpenFailure>(OpenFailure{request, std::move(messages), std::move(sources)}));
}

Delivery SessionWorker::nextDelivery() {
    const Trace& trace = session_->trace();
    if (!hash_ || hashed_ > trace.size()) {
        hash_.emplace(trace.pool());
        hashed_ = 0;
    }
    for (; hashed_ < trace.size(); ++hashed_) hash_->add(trace[hashed_]);
    return {feed_.next(*session_), QString::fromStdString(hash_->hex()), false, changes_};
}

void SessionWorker::advance(const Batch& batch) {
    if (!session_) {
        Q_EMIT advanced(nullptr);
        return;
    }
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < batch.units && !cancel_; ++i) {
        const std::size_t from = session_->trace().size();
        if (!session_->advance()) break;
        if (batch.milliseconds > 0 && clock.elapsed() >= batch.milliseconds) break;
        if (batch.facts > 0 && session_->trace().size() >= batch.facts) break;
        if (mayStop(batch, from)) break;
    }
    Q_EMIT advanced(std::make_shared<const Delivery>(nextDelivery()));
}

/// Whether the window should look for a stop among the facts from `from` on. What only a cycle's record could tell is
/// left to the window: the batch ends at every cycle then.
bool SessionWorker::mayStop(const Batch& batch, std::size_t from) const {
    if (!batch.rules || batch.rules->empty()) return false;
    const Trace& trace = session_->trace();
    const World& world = session_->world();
    const StopSearch search(*batch.rules, trace.pool(), [&world](PodId pod) { return world.pod(pod).key; });
    if (search.isEmpty()) return false;
    for (std::size_t i = from; i < trace.size(); ++i) {
        const FactKind kind = trace[i].kind;
        if (search.needsBeats() && (kind == FactKind::PodPopped || kind == FactKind::PostFilterRan)) return true;
        if (search.heldBy(trace[i]) != nullptr) return true;
    }
    return trace.size() > from && search.between(trace[trace.size() - 1].at, session_->nextAt()) != nullptr;
}

void SessionWorker::forgetFrom(const Trace& before) {
    const std::size_t common = commonPrefix(before, session_->trace());
    feed_.invalidateFrom(common);
    if (hashed_ > common) hash_.reset();
}

void SessionWorker::change(const std::function<bool()>& action) {
    if (!session_) return;
    const Trace before = session_->trace();
    if (!action()) return;
    nameChanges();
    forgetFrom(before);
    Q_EMIT changed(std::make_shared<const Delivery>(nextDelivery()));
}

void SessionWorker::edit(const Edit& edit, std::size_t cursor) {
    if (!session_) return;
    const Trace before = session_->trace();
    const Result<EditResult> result = session_->edit(edit.command, cursor);
    if (!result) {
        Q_EMIT editFailed(QString::fromStdString(result.error().text));
        return;
    }
    edits_.push_back(edit);
    nameChanges();
    forgetFrom(before);
    Delivery delivery = nextDelivery();
    delivery.branched = result->branched;
    Q_EMIT changed(std::make_shared<const Delivery>(std::move(delivery)));
}

void SessionWorker::undo() {
    change([this] { return session_->undo(); });
}

void SessionWorker::redo() {
    change([this] { return session_->redo(); });
}

void SessionWorker::switchTo(std::uint32_t branch) {
    change([this, branch] { return session_->switchTo(branch); });
}

void SessionWorker::renameBranch(std::uint32_t branch, const QString& name) {
    change([&] { return session_->renameBranch(branch, name.toStdString()); });
}

void SessionWorker::removeBranch(std::uint32_t branch) {
    change([&] { return session_->removeBranch(branch); });
}

void SessionWorker::compare(std::uint32_t first, std::uint32_t second) {
    std::shared_ptr<const tune::BranchComparison> result;
    if (session_)
        if (auto comparison = tune::compareBranches(*session_, first, second))
            result = std::make_shared<const tune::BranchComparison>(std::move(*comparison));
    Q_EMIT compared(result);
}

void SessionWorker::findPartings() {
    auto found = std::make_shared<Partings>();
    if (session_)
        for (const BranchInfo& branch : session_->branches())
            if (branch.id != 0) (*found)[branch.id] = tune::partings(*session_, branch.id);
    Q_EMIT partingsFound(found);
}

/// The steps that would be saved, shortened.
void SessionWorker::nameChanges() {
    changes_.clear();
    const std::vector<std::string> steps = session_->commandSteps();
    if (steps.empty()) return;
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const std::string& step : steps) hash.addData(QByteArray::fromStdString(step + '\n'));
    changes_ = QString::fromLatin1(hash.result().toHex());
}

void SessionWorker::save(const QString& path, const std::optional<io::LevelStarts>& levels) {
    if (!session_) return;
    const QString fault = saveInput(path, *input_, session_->commandSteps(), edits_, levels);
    if (!fault.isEmpty()) {
        Q_EMIT saveFailed(path, fault);
        return;
    }
    Q_EMIT saved(path);
}

void SessionWorker::autosave(LostSession session) {
    if (!session_) return;
    session.sources = input_->sources;
    session.commands = lostCommands(session_->commands(), edits_);
    Result<void> written;
    if (autosavedFolder_ != session.folder) written = writeAutosavedInput(session.folder, session.sources);
    if (written) {
        autosavedFolder_ = session.folder;
        written = writeAutosavedSession(session);
    }
    if (!written) Q_EMIT autosaveFailed(QString::fromStdString(written.error().text));
}

/// Runs on to where the command was made and makes it again; false where it cannot be.
bool SessionWorker::repeat(const LostCommand& command) {
    const Result<Edit> edit = editOf(command, session_->world().objects->priorityClasses);
    if (!edit) return false;
    while (session_->trace().size() < command.position && !cancel_)
        if (!session_->advance()) break;
    if (cancel_ || session_->trace().size() < command.position) return false;
    if (!session_->edit(edit->command, session_->trace().size())) return false;
    edits_.push_back(*edit);
    return true;
}

void SessionWorker::restore(const LostSession& session) {
    OpenRequest request;
    request.texts = session.sources;
    if (!open(request)) return;
    int lost = 0;
    for (const LostCommand& command : session.commands) lost += repeat(command) ? 0 : 1;
    nameChanges();
    Q_EMIT changed(std::make_shared<const Delivery>(nextDelivery()));
    Q_EMIT restored(session, lost);
}

} // namespace berth::ui
