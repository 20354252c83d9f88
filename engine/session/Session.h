// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Result.h"
#include "engine/framework/Registry.h"
#include "engine/model/Scenario.h"
#include "engine/sim/NextUnit.h"
#include "engine/trace/MemoryUse.h"
#include "engine/trace/Replay.h"
#include "engine/trace/Trace.h"
#include "engine/trace/World.h"

#include <tl/expected.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace berth {

class Simulation;

/// Why a run has ended, or that it has not.
enum class RunEnd : std::uint8_t {
    Running,
    Until,        ///< the scenario's `until` was reached
    NothingLeft,  ///< nothing is due and no pending pod can change its fate
    RetryForever, ///< for 24 h of virtual time pods were only retried
};

struct SessionOptions {
    bool timelineRules =
        false; ///< TIMELINE.md: every node asked, victims stay their whole grace, nothing beyond the steps
    std::optional<std::uint64_t> seed;
    std::optional<Duration> until;
};

/// An edit: what to do, and the one line that names it in menus, branch names and saved steps.
struct Command {
    std::vector<Action> actions;
    std::string text;     ///< "Submit sft-7b-5", "Cordon n1"
    std::string stepText; ///< as `steps` entries would spell it, without `at` ("cordon: n1"); one line per action
};

/// A command of a branch, with the number of facts that stood when it was carried out.
struct PlacedCommand {
    Command command;
    std::size_t position = 0;
};

struct BranchInfo {
    std::uint32_t id = 0;
    std::uint32_t parent = 0; ///< itself for the first branch
    std::string name;         ///< "main", else the edit that forked it
    std::size_t forkFact = 0; ///< how many facts it shares with its parent
    std::size_t facts = 0;
    SimTime forkAt; ///< the instant of the fork; the start for the first branch
    SimTime endAt;  ///< of its last fact
    std::size_t commands = 0;
    bool canUndo = false, canRedo = false;
    std::string undoText, redoText;
};

/// What an edit did.
struct EditResult {
    bool branched = false;    ///< the edit made a branch, which is current now
    std::size_t position = 0; ///< first fact of the edit
};

/// One scenario being simulated: the trace of the current branch, its head World, the branches, undo and redo.
///
/// Knows nothing of threads or windows: one thread owns it and calls it. `advance` runs exactly one unit (DESIGN 3); nothing pauses inside.
class Session {
public:
    /// Builds the profiles and enters what is there at the start (facts of the first unit). Fails with what is wrong in the configuration.
    static tl::expected<std::unique_ptr<Session>, Diagnostics>
    create(std::shared_ptr<const Scenario> scenario, Registry registry, const SessionOptions& options = {});
    ~Session();

    const Scenario& scenario() const { return *scenario_; }
    const Trace& trace() const;
    const World& world() const; ///< at the end of the trace
    RunEnd runEnd() const;
    /// The unit that advance() would run; of kind None when the run has ended.
    NextUnit next() const;
    SimTime nextAt() const { return next().at; } ///< or never()
    const World& startWorld() const { return start_; }
    /// What the run holds: the current branch, and the pool of all branches.
    MemoryUse memory() const;

    /// Runs one unit and appends its facts. Returns false, leaving the trace as it is, when the run has ended.
    bool advance();
    /// Runs until the run has ended or `cancel` turns true (looked at between units).
    void run(const std::atomic<bool>* cancel = nullptr);

    /// Carries out `command` as of trace position `cursor`. In the last unit (or at the end) it takes effect right after that unit;
    /// earlier, it makes a branch from the end of the cursor's unit. Fails, changing nothing, when an action cannot be done.
    /// `branch`: makes a branch in the last unit too, so that this run stays as it is.
    Result<EditResult> edit(const Command& command, std::size_t cursor, bool branch = false);
    /// Takes back the branch's last command: the trace is cut to just before it.
    bool undo();
    /// Restores what undo cut, without running it again.
    bool redo();
    /// Cuts the current branch to the start.
    void reset();

    std::vector<BranchInfo> branches() const;
    std::uint32_t currentBranch() const { return currentIndex_; }
    /// The trace of any branch; nullptr when there is no such branch.
    const Trace* traceOf(std::uint32_t branch) const;
    /// False when there is no such branch (any more).
    bool switchTo(std::uint32_t branch);
    /// Gives a branch another name. False when there is no such branch or the name is empty.
    bool renameBranch(std::uint32_t branch, const std::string& name);
    /// Forgets a branch. Its children become its parent's, and where it was the current one its parent is. Ids of the others
    /// stay. False for the first branch, which is always there, and for one that is not.
    bool removeBranch(std::uint32_t branch);

    /// The commands of the current branch as steps of a Scenario document (`at`, then the action), parents' first.
    std::vector<std::string> commandSteps() const { return commandSteps(currentIndex_); }
    /// The same commands with their places. Carrying each out in a new session of the scenario, once that has so many
    /// facts, makes this trace again.
    std::vector<PlacedCommand> commands() const { return commands(currentIndex_); }
    /// The same of any branch; none when there is no such branch.
    std::vector<std::string> commandSteps(std::uint32_t branch) const;
    std::vector<PlacedCommand> commands(std::uint32_t branch) const;
    /// Begins a branch at the end of a unit of the current one, so many facts from its start, and goes to it: to make a lost
    /// session again. False, changing nothing, where no unit ends there.
    bool branchOff(std::size_t position, const std::string& name);

private:
    struct Branch;
    struct CommandMark;
    Session(std::shared_ptr<const Scenario> scenario, Registry registry, const SessionOptions& options);
    const Branch& current() const;
    Branch& current();
    RunEnd endBefore(const NextUnit& next) const;
    std::size_t editPosition(const Command& command, std::size_t cursor);
    void fork(std::size_t position, const std::string& name);
    bool exists(std::uint32_t branch) const;
    Result<void> perform(const Command& command);
    void rewindTo(std::size_t position);
    void restart();

    std::shared_ptr<const Scenario> scenario_;
    Registry registry_;
    SessionOptions options_;
    std::shared_ptr<Pool> pool_;
    World start_;
    std::vector<std::unique_ptr<Branch>> branches_; ///< by id; nullptr: removed
    std::uint32_t currentIndex_ = 0;
    std::unique_ptr<Simulation> simulation_;
};

} // namespace berth
