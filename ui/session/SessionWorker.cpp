// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/SessionWorker.h"

#include "ui/session/Autosave.h"
#include "ui/session/InputSaver.h"

#include <QCryptographicHash>
#include <QElapsedTimer>

#include <algorithm>
#include <optional>

namespace berth::ui {
namespace {

constexpr std::size_t kForeseenUnits = 4000;
constexpr std::size_t kStoryUnits = 20000;

/// Listens for the end of a pod's present chapter: it runs, leaves, or goes back to its queue without a node.
class ChapterEnd : public FactListener {
public:
    ChapterEnd(PodId pod, bool isNominated) : pod_(pod), isNominated_(isNominated) {}

    void applied(const World&, const Fact& fact) override {
        if (fact.pod != pod_) return;
        switch (fact.kind) {
        case FactKind::PodPopped: isNominated_ = false; return;
        case FactKind::PostFilterRan: isNominated_ = fact.node.valid(); return;
        case FactKind::PodUnschedulable: isThere_ = !isNominated_; return;
        case FactKind::PodBound:
        case FactKind::PodFinished:
        case FactKind::PodDeleted: isThere_ = true; return;
        default: return;
        }
    }
    bool isThere() const { return isThere_; }

private:
    PodId pod_;
    bool isNominated_; ///< in its present attempt
    bool isThere_ = false;
};

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
    if (cancel_) { // while the session was made: what was open stays
        Q_EMIT openCancelled();
        return false;
    }
    session_ = std::move(*created);
    feed_ = {};
    hash_.reset();
    edits_.clear();
    changes_.reset();
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

void SessionWorker::edit(const Edit& edit, std::size_t cursor, bool branch) {
    if (!session_) return;
    const Trace before = session_->trace();
    const Result<EditResult> result = session_->edit(edit.command, cursor, branch);
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
    std::shared_ptr<const BranchPair> pair;
    const auto recipe = [this](std::uint32_t branch) {
        return BranchRecipe{branch, session_->commands(branch), session_->traceOf(branch)->size()};
    };
    if (session_ && session_->traceOf(first) != nullptr && session_->traceOf(second) != nullptr)
        pair = std::make_shared<const BranchPair>(BranchPair{input_->scenario, recipe(first), recipe(second)});
    Q_EMIT pairFound(pair);
}

void SessionWorker::findPartings() {
    auto found = std::make_shared<Partings>();
    if (session_)
        for (const BranchInfo& branch : session_->branches())
            if (branch.id != 0) (*found)[branch.id] = tune::partings(*session_, branch.id);
    Q_EMIT partingsFound(found);
}

void SessionWorker::foresee(const ForesightQuestion& question) {
    if (!session_ || question.position == 0 || question.position > session_->trace().size()) return;
    const Trace& trace = session_->trace();
    Replay replay(session_->startWorld());
    const auto look = [&](std::size_t position, const Command* command) -> std::optional<metrics::DeadlockOutlook> {
        const std::size_t there = position == 0 ? 0 : trace.unitEnd(std::min(position, trace.size()) - 1);
        ScratchRun run(input_->scenario, registry_, replay.seek(trace, there), trace.pool());
        if (command != nullptr && !run.perform(*command)) return std::nullopt;
        return metrics::foresee(run, question.deadlock,
                                {question.until, kForeseenUnits, position >= question.position, &cancel_});
    };
    auto answer = std::make_shared<Foresight>();
    answer->id = question.id;
    answer->ifNobodyActs = *look(question.position, nullptr);
    for (const ForesightCase& one : question.cases) answer->cases.push_back(look(one.position, &one.command));
    answer->isCutShort = cancel_;
    Q_EMIT foreseen(answer);
}

void SessionWorker::tellStory(const StoryQuestion& question) {
    Q_EMIT storyTold(std::make_shared<const StoryAhead>(StoryAhead{question, runAhead(question)}));
}

std::shared_ptr<const ScratchRun> SessionWorker::runAhead(const StoryQuestion& question) const {
    if (!session_ || question.position != session_->trace().size()) return nullptr;
    const World& world = session_->world();
    if (question.pod.value >= world.pods.size()) return nullptr;
    ChapterEnd end(question.pod, world.pod(question.pod).nominatedStatus.valid());
    auto run = std::make_shared<ScratchRun>(input_->scenario, registry_, world, session_->trace().pool());
    run->listen(end);
    for (std::size_t i = 0; i < kStoryUnits && !end.isThere() && !cancel_; ++i)
        if (!run->advance()) break;
    run->forget(end);
    return cancel_ ? nullptr : run;
}

/// The steps that would be saved, shortened.
void SessionWorker::nameChanges() {
    auto all = std::make_shared<BranchChanges>();
    for (const BranchInfo& branch : session_->branches()) {
        QStringList& names = (*all)[branch.id];
        QByteArray name;
        for (const std::string& step : session_->commandSteps(branch.id)) {
            name = QCryptographicHash::hash(name + QByteArray::fromStdString(step), QCryptographicHash::Sha1);
            names += QString::fromLatin1(name.toHex());
        }
    }
    changes_ = std::move(all);
}

bool SessionWorker::write(std::uint32_t branch, const QString& path, const std::optional<io::LevelStarts>& levels) {
    const QString fault =
        saveInput(path, *input_, {session_->commandSteps(branch), session_->commands(branch)}, edits_, levels);
    if (!fault.isEmpty()) Q_EMIT saveFailed(path, fault);
    return fault.isEmpty();
}

void SessionWorker::saveBranch(std::uint32_t branch, const QString& path,
                               const std::optional<io::LevelStarts>& levels) {
    if (session_ && write(branch, path, levels)) Q_EMIT branchSaved(path);
}

void SessionWorker::save(const QString& path, const std::optional<io::LevelStarts>& levels,
                         const std::optional<std::uint32_t>& branch) {
    if (session_ && write(branch.value_or(session_->currentBranch()), path, levels)) Q_EMIT saved(path);
}

void SessionWorker::autosave(LostSession session) {
    if (!session_) return;
    session.sources = input_->sources;
    session.commands = lostCommands(session_->commands(), edits_);
    session.branches = lostBranches(*session_, edits_);
    session.current = indexOfCurrent(*session_);
    Result<void> written;
    if (autosavedFolder_ != session.folder) written = writeAutosavedInput(session.folder, session.sources);
    if (written) {
        autosavedFolder_ = session.folder;
        written = writeAutosavedSession(session);
    }
    if (!written) Q_EMIT autosaveFailed(QString::fromStdString(written.error().text));
}

/// Runs on until the trace is so long; false where it ends before.
bool SessionWorker::reach(std::size_t position) {
    while (session_->trace().size() < position && !cancel_)
        if (!session_->advance()) break;
    return !cancel_ && session_->trace().size() >= position;
}

/// Runs on to where the command was made and makes it again; false where it cannot be.
bool SessionWorker::repeat(const LostCommand& command) {
    const Result<Edit> edit = editOf(command, session_->world().objects->priorityClasses);
    if (!edit) return false;
    if (!reach(command.position)) return false;
    if (!session_->edit(edit->command, session_->trace().size())) return false;
    edits_.push_back(*edit);
    return true;
}

/// How many could not be made again.
int SessionWorker::repeat(std::span<const LostCommand> commands) {
    int lost = 0;
    for (const LostCommand& command : commands) lost += repeat(command) ? 0 : 1;
    return lost;
}

/// Makes a branch at the place where its commands part from its parent's, which is current. Returns how many commands
/// are there already; none where the place cannot be reached.
std::size_t SessionWorker::forkAgain(const LostSession& session, std::size_t index) {
    const LostBranch& branch = session.branches[index];
    const std::size_t position = partingOf(session.branches[branch.parent], branch);
    if (!reach(position) || !session_->branchOff(position, branch.name)) return 0;
    return static_cast<std::size_t>(std::count_if(branch.commands.begin(), branch.commands.end(),
                                                  [&](const LostCommand& each) { return each.position < position; }));
}

/// Makes all branches again, each from its parent, and goes to the one that was current.
int SessionWorker::repeatBranches(const LostSession& session) {
    int lost = 0;
    std::vector<std::uint32_t> ids;
    for (std::size_t i = 0; i < session.branches.size(); ++i) {
        const LostBranch& branch = session.branches[i];
        std::span<const LostCommand> rest(branch.commands);
        const std::size_t before = session_->branches().size();
        if (i == 0) {
            session_->renameBranch(0, branch.name);
        } else {
            session_->switchTo(ids[branch.parent]);
            rest = rest.subspan(forkAgain(session, i));
        }
        const bool isThere = i == 0 || session_->branches().size() > before;
        ids.push_back(session_->currentBranch());
        lost += isThere ? repeat(rest) : static_cast<int>(rest.size());
    }
    session_->switchTo(ids[session.current]);
    return lost;
}

void SessionWorker::restore(const LostSession& session) {
    OpenRequest request;
    request.texts = session.sources;
    if (!open(request)) return;
    const Trace before = session_->trace();
    const int lost = session.branches.empty() ? repeat(std::span(session.commands)) : repeatBranches(session);
    nameChanges();
    forgetFrom(before);
    Q_EMIT changed(std::make_shared<const Delivery>(nextDelivery()));
    Q_EMIT restored(session, lost);
}

} // namespace berth::ui
