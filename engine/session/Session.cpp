// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/Session.h"

#include "engine/sim/Simulation.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

namespace berth {
namespace {

constexpr Duration kPatience = Duration::seconds(24 * 3600);
/// Only an edit in the past, undo and reset go back here, and each may take a tenth of a second.
constexpr CheckpointPlan kSparse = {8192, 131072, std::size_t{12} << 20};

World::Rules rulesOf(const Scenario& scenario, const SessionOptions& options) {
    World::Rules rules;
    rules.start = scenario.start;
    rules.seed = options.seed.value_or(scenario.seed);
    rules.tieBreak = scenario.tieBreak;
    rules.cycle = scenario.cycle;
    rules.bind = scenario.bind;
    rules.popFromBackoffQ = scenario.popFromBackoffQ;
    rules.askEveryNode = options.timelineRules;
    return rules;
}

/// Where the objects of the input lie.
std::unordered_set<const void*> declared(const Scenario& scenario) {
    std::unordered_set<const void*> all;
    for (const auto& node : scenario.nodes) all.insert(node.get());
    for (const auto& pod : scenario.pods) all.insert(pod.get());
    for (const Step& step : scenario.steps) {
        if (const auto* pod = std::get_if<CreatePod>(&step.action)) all.insert(pod->pod.get());
        if (const auto* node = std::get_if<CreateNode>(&step.action)) all.insert(node->node.get());
    }
    return all;
}

bool changesConfiguration(const Command& command) {
    return std::ranges::any_of(command.actions,
                               [](const Action& action) { return std::holds_alternative<Configure>(action); });
}

} // namespace

struct Session::CommandMark {
    Command command;
    std::size_t position = 0; ///< first fact of the command
    SimTime at;
};

/// One history: its trace, the World at its end, and what is needed to move about in it.
struct Session::Branch {
    Branch(std::shared_ptr<Pool> pool, const World& start)
        : trace(std::move(pool)), world(start), checkpoints(start, kSparse) {}

    /// What undo cut, in the order it stood.
    struct Undone {
        CommandMark mark;
        std::vector<Fact> facts;
        std::vector<std::uint64_t> unitEnds;
        RunEnd runEnd = RunEnd::Running;
    };

    std::uint32_t parent = 0;
    std::string name = "main";
    std::size_t forkFact = 0;
    Trace trace;
    World world;
    Checkpoints checkpoints;
    std::vector<CommandMark> commands;
    std::vector<Undone> undone;
    RunEnd runEnd = RunEnd::Running;

    void seek(std::size_t position) {
        world = checkpoints.before(position);
        while (world.factCount < position) apply(world, trace[world.factCount], trace.pool());
    }
};

Session::Session(std::shared_ptr<const Scenario> scenario, Registry registry, const SessionOptions& options)
    : scenario_(std::move(scenario)),
      registry_(registry),
      options_(options),
      pool_(std::make_shared<Pool>()),
      start_(rulesOf(*scenario_, options)) {
    branches_.push_back(std::make_unique<Branch>(pool_, start_));
}

Session::~Session() = default;

const Session::Branch& Session::current() const {
    return *branches_[currentIndex_];
}
Session::Branch& Session::current() {
    return *branches_[currentIndex_];
}
const Trace& Session::trace() const {
    return current().trace;
}
const World& Session::world() const {
    return current().world;
}
RunEnd Session::runEnd() const {
    return current().runEnd;
}

void Session::restart() {
    simulation_ =
        std::make_unique<Simulation>(scenario_, registry_, current().trace, current().world, options_.timelineRules);
    simulation_->resync();
}

tl::expected<std::unique_ptr<Session>, Diagnostics> Session::create(std::shared_ptr<const Scenario> scenario,
                                                                    Registry registry, const SessionOptions& options) {
    std::unique_ptr<Session> session(new Session(std::move(scenario), registry, options));
    session->restart();
    if (Diagnostics errors = session->simulation_->enter(); !errors.empty()) return tl::unexpected(std::move(errors));
    return session;
}

NextUnit Session::next() const {
    return current().runEnd == RunEnd::Running ? simulation_->next() : NextUnit{};
}

/// What would end the run instead of `next`; Running when nothing does.
RunEnd Session::endBefore(const NextUnit& next) const {
    const World& world = current().world;
    const std::optional<Duration> until = options_.until ? options_.until : scenario_->until;
    if (until && next.at > world.rules->start + *until) {
        const bool finishing =
            next.at == world.now && (next.kind == UnitKind::PreemptVictim || next.kind == UnitKind::Bind);
        if (!world.cycleOpen() && !finishing) return RunEnd::Until;
    }
    if (next.kind == UnitKind::None) return RunEnd::NothingLeft;
    if (until || options_.timelineRules) return RunEnd::Running;
    if (simulation_->nothingLeft(next)) return RunEnd::NothingLeft;
    return next.at - world.progressAt > kPatience && simulation_->onlyRetries(next) ? RunEnd::RetryForever
                                                                                    : RunEnd::Running;
}

MemoryUse Session::memory() const {
    const Branch& branch = current();
    MemoryUse use;
    use.facts = branch.trace.bytes();
    use.pool = pool_->bytes();
    use.objects = pool_->objectBytes(declared(*scenario_));
    use.worlds = branch.checkpoints.bytes() + branch.world.bytesNotIn(branch.checkpoints.newest());
    return use;
}

bool Session::advance() {
    Branch& branch = current();
    if (branch.runEnd != RunEnd::Running) return false;
    const NextUnit next = simulation_->next();
    branch.runEnd = endBefore(next);
    if (branch.runEnd != RunEnd::Running) return false;
    branch.undone.clear();
    simulation_->run(next);
    branch.checkpoints.offer(branch.world);
    return true;
}

void Session::run(const std::atomic<bool>* cancel) {
    while ((cancel == nullptr || !cancel->load(std::memory_order_relaxed)) && advance()) {
    }
}

void Session::rewindTo(std::size_t position) {
    Branch& branch = current();
    branch.trace.cut(position);
    branch.checkpoints.cut(position);
    branch.seek(position);
    branch.runEnd = RunEnd::Running;
    restart();
}

/// Where an edit at `cursor` takes effect: the end of the cursor's unit; for a change of configuration inside a cycle, the unit before its look.
std::size_t Session::editPosition(const Command& command, std::size_t cursor) {
    const Trace& trace = current().trace;
    std::size_t position = cursor == 0 ? trace.unitEnd(0) : trace.unitEnd(std::min(cursor, trace.size()) - 1);
    if (!changesConfiguration(command)) return position;
    World world = current().checkpoints.before(position);
    while (world.factCount < position) apply(world, trace[world.factCount], trace.pool());
    if (!world.cycleOpen()) return position;
    while (trace[position - 1].kind != FactKind::PodPopped || trace[position - 1].pod != world.cycle.pod) --position;
    return trace.unitBegin(position - 1);
}

void Session::fork(std::size_t position, const std::string& name) {
    auto branch = std::make_unique<Branch>(current());
    branch->parent = currentIndex_;
    branch->name = name;
    branch->forkFact = position;
    branch->undone.clear();
    std::erase_if(branch->commands, [&](const CommandMark& mark) { return mark.position >= position; });
    branches_.push_back(std::move(branch));
    currentIndex_ = static_cast<std::uint32_t>(branches_.size() - 1);
    rewindTo(position);
}

Result<void> Session::perform(const Command& command) {
    Branch& branch = current();
    const CommandMark mark{command, branch.trace.size(), branch.world.now};
    Fact fact = Fact::of(FactKind::CommandApplied);
    fact.a = pool_->text(command.text).value;
    simulation_->ledger().write(fact);
    for (const Action& action : command.actions) {
        Result<void> done = simulation_->perform(action);
        if (done) continue;
        rewindTo(mark.position);
        return done;
    }
    branch.trace.endUnit();
    branch.checkpoints.offer(branch.world);
    branch.commands.push_back(mark);
    branch.undone.clear();
    branch.runEnd = RunEnd::Running;
    return {};
}

Result<EditResult> Session::edit(const Command& command, std::size_t cursor, bool branch) {
    const std::size_t position = editPosition(command, cursor);
    const std::uint32_t before = currentIndex_;
    const RunEnd endBefore = current().runEnd;
    const bool forks = branch || position < current().trace.size();
    if (forks) fork(position, command.text);
    const Result<void> done = perform(command);
    if (done) return EditResult{forks, position};
    if (forks) {
        branches_.pop_back();
        currentIndex_ = before;
        restart();
    }
    current().runEnd = endBefore;
    return tl::unexpected(done.error());
}

bool Session::undo() {
    Branch& branch = current();
    if (branch.commands.empty() || branch.commands.back().position < branch.forkFact) return false;
    Branch::Undone undone;
    undone.mark = std::move(branch.commands.back());
    branch.commands.pop_back();
    undone.runEnd = branch.runEnd;
    const std::size_t position = undone.mark.position;
    for (std::size_t i = position; i < branch.trace.size(); ++i) undone.facts.push_back(branch.trace[i]);
    for (const std::uint64_t end : branch.trace.unitEnds())
        if (end > position) undone.unitEnds.push_back(end);
    rewindTo(position);
    branch.undone.push_back(std::move(undone));
    return true;
}

bool Session::redo() {
    Branch& branch = current();
    if (branch.undone.empty()) return false;
    Branch::Undone undone = std::move(branch.undone.back());
    branch.undone.pop_back();
    auto end = undone.unitEnds.begin();
    for (const Fact& fact : undone.facts) {
        branch.trace.append(fact);
        apply(branch.world, fact, *pool_);
        if (end == undone.unitEnds.end() || *end != branch.trace.size()) continue;
        branch.trace.endUnit();
        ++end;
    }
    branch.checkpoints.offer(branch.world);
    branch.commands.push_back(std::move(undone.mark));
    branch.runEnd = undone.runEnd;
    restart();
    return true;
}

void Session::reset() {
    Branch& branch = current();
    branch.commands.clear();
    branch.undone.clear();
    branch.forkFact = 0;
    rewindTo(branch.trace.unitEnd(0));
}

std::vector<BranchInfo> Session::branches() const {
    std::vector<BranchInfo> infos;
    for (std::uint32_t id = 0; id < branches_.size(); ++id) {
        if (!branches_[id]) continue;
        const Branch& branch = *branches_[id];
        BranchInfo info;
        info.id = id;
        info.parent = branch.parent;
        info.name = branch.name;
        info.forkFact = branch.forkFact;
        info.facts = branch.trace.size();
        info.forkAt = branch.forkFact > 0 ? branch.trace[branch.forkFact - 1].at : start_.rules->start;
        info.endAt = branch.trace.empty() ? start_.rules->start : branch.trace[branch.trace.size() - 1].at;
        info.commands = branch.commands.size();
        info.canUndo = !branch.commands.empty() && branch.commands.back().position >= branch.forkFact;
        info.canRedo = !branch.undone.empty();
        if (info.canUndo) info.undoText = branch.commands.back().command.text;
        if (info.canRedo) info.redoText = branch.undone.back().mark.command.text;
        infos.push_back(std::move(info));
    }
    return infos;
}

bool Session::exists(std::uint32_t branch) const {
    return branch < branches_.size() && branches_[branch] != nullptr;
}

const Trace* Session::traceOf(std::uint32_t branch) const {
    return exists(branch) ? &branches_[branch]->trace : nullptr;
}

bool Session::switchTo(std::uint32_t branch) {
    if (!exists(branch)) return false;
    currentIndex_ = branch;
    restart();
    return true;
}

bool Session::renameBranch(std::uint32_t branch, const std::string& name) {
    if (!exists(branch) || name.empty()) return false;
    branches_[branch]->name = name;
    return true;
}

bool Session::removeBranch(std::uint32_t branch) {
    if (branch == 0 || !exists(branch)) return false;
    const Branch& gone = *branches_[branch];
    for (const auto& other : branches_) {
        if (!other || other->parent != branch || other.get() == &gone) continue;
        other->parent = gone.parent;
        other->forkFact = std::min(other->forkFact, gone.forkFact);
    }
    const std::uint32_t parent = gone.parent;
    const bool wasCurrent = branch == currentIndex_;
    if (wasCurrent) switchTo(parent);
    branches_[branch].reset();
    return true;
}

bool Session::branchOff(std::size_t position, const std::string& name) {
    const Trace& trace = current().trace;
    if (position == 0 || position > trace.size() || trace.unitEnd(position - 1) != position) return false;
    fork(position, name);
    return true;
}

std::vector<PlacedCommand> Session::commands(std::uint32_t branch) const {
    std::vector<PlacedCommand> placed;
    if (!exists(branch)) return placed;
    for (const CommandMark& mark : branches_[branch]->commands) placed.push_back({mark.command, mark.position});
    return placed;
}

std::vector<std::string> Session::commandSteps(std::uint32_t branch) const {
    std::vector<std::string> steps;
    if (!exists(branch)) return steps;
    for (const CommandMark& mark : branches_[branch]->commands) {
        const std::string at = toString(mark.at - start_.rules->start);
        std::size_t begin = 0;
        const std::string& text = mark.command.stepText;
        while (begin < text.size()) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            steps.push_back(fmt::format("{{at: {}, {}}}", at, text.substr(begin, end - begin)));
            begin = end + 1;
        }
    }
    return steps;
}

} // namespace berth
