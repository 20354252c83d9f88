// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/SessionWorker.h"

#include "ui/session/InputSaver.h"

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

void SessionWorker::open(const OpenRequest& request) {
    ReadInput read = readInput(request, cancel_, [this](double share) { Q_EMIT progressed(share); });
    if (read.cancelled || cancel_) {
        Q_EMIT openCancelled();
        return;
    }
    if (!read.scenario) return refuse(request, std::move(read.messages), std::move(read.sources));
    begin(request, std::move(read));
}

void SessionWorker::begin(const OpenRequest& request, ReadInput read) {
    auto created = Session::create(read.scenario, registry_);
    if (!created) return refuse(request, std::move(created.error()), std::move(read.sources));
    session_ = std::move(*created);
    feed_ = {};
    hash_.reset();
    edits_.clear();
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
    return {feed_.next(*session_), QString::fromStdString(hash_->hex()), false};
}

void SessionWorker::advance(Batch batch) {
    if (!session_) {
        Q_EMIT advanced(nullptr);
        return;
    }
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < batch.units && !cancel_; ++i) {
        if (!session_->advance()) break;
        if (batch.milliseconds > 0 && clock.elapsed() >= batch.milliseconds) break;
    }
    Q_EMIT advanced(std::make_shared<const Delivery>(nextDelivery()));
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

void SessionWorker::save(const QString& path) {
    if (!session_) return;
    if (const QString fault = saveInput(path, *input_, session_->commandSteps(), edits_); !fault.isEmpty()) {
        Q_EMIT saveFailed(path, fault);
        return;
    }
    Q_EMIT saved(path);
}

} // namespace berth::ui
