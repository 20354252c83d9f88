// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "engine/trace/Canonical.h"
#include "engine/tune/Difference.h"
#include "ui/session/BranchRecipe.h"
#include "ui/session/Edit.h"
#include "ui/session/Foresight.h"
#include "ui/session/InputLoader.h"
#include "ui/session/LostSession.h"
#include "ui/session/StopSearch.h"
#include "ui/session/StoryAhead.h"

#include <QObject>

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace berth::ui {

/// By branch: the instants at which it parts from its parent.
using Partings = std::map<std::uint32_t, std::vector<SimTime>>;

/// How much to run before the window hears of it.
struct Batch {
    int units = 1;
    int milliseconds = 0;  ///< above 0: ends after the unit in which so much real time has passed
    std::size_t facts = 0; ///< above 0: ends after the unit in which the trace gets so long
    std::shared_ptr<const std::vector<StopRule>> rules = {}; ///< ends after the unit that may fulfil one of them
};

/// Owns the Session. Lives in a worker thread: called through SessionHost only, answers by signals.
/// `cancel` is read between units and while a file is read; it belongs to the host.
class SessionWorker : public QObject {
    Q_OBJECT

public:
    SessionWorker(Registry registry, const std::atomic<bool>& cancel) : registry_(registry), cancel_(cancel) {}

    /// True when it opened.
    bool open(const OpenRequest& request);
    void advance(const Batch& batch);
    void edit(const Edit& edit, std::size_t cursor, bool branch = false);
    /// Runs on beside the session and answers by `foreseen`.
    void foresee(const ForesightQuestion& question);
    /// Runs on beside the session and answers by `storyTold`.
    void tellStory(const StoryQuestion& question);
    void undo();
    void redo();
    void switchTo(std::uint32_t branch);
    void renameBranch(std::uint32_t branch, const QString& name);
    void removeBranch(std::uint32_t branch);
    /// Tells how two branches are made, so that they can be measured elsewhere.
    void compare(std::uint32_t first, std::uint32_t second);
    /// Looks where branches part from their parents.
    void findPartings();
    /// Writes the input with the branch's commands as `steps` to a file, with other bands where `levels` says so.
    void save(const QString& path, const std::optional<io::LevelStarts>& levels,
              const std::optional<std::uint32_t>& branch);
    /// The same of any branch.
    void saveBranch(std::uint32_t branch, const QString& path, const std::optional<io::LevelStarts>& levels);
    /// Writes what a crash would lose into the folder of `session`, which holds all but the sources and commands.
    void autosave(LostSession session);
    /// Begins the input of an autosaved session and carries out its commands where they were.
    void restore(const LostSession& session);

Q_SIGNALS:
    void progressed(double share);
    void opened(const std::shared_ptr<const berth::ui::OpenedInput>& input);
    void openFailed(const std::shared_ptr<const berth::ui::OpenFailure>& failure);
    void openCancelled();
    /// The answer to advance(); it may hold no facts. nullptr while nothing is open.
    void advanced(const std::shared_ptr<const berth::ui::Delivery>& delivery);
    /// The answer to edit(), undo(), redo() and switchTo() when they did something.
    void changed(const std::shared_ptr<const berth::ui::Delivery>& delivery);
    void editFailed(const QString& reason);
    /// The answer to compare(); nullptr when one of them is gone.
    void pairFound(const std::shared_ptr<const berth::ui::BranchPair>& pair);
    void partingsFound(const std::shared_ptr<const berth::ui::Partings>& partings);
    /// The answer to foresee(); none where the run is another one by now.
    void foreseen(const std::shared_ptr<const berth::ui::Foresight>& foresight);
    /// The answer to tellStory().
    void storyTold(const std::shared_ptr<const berth::ui::StoryAhead>& story);
    void saved(const QString& path);
    void branchSaved(const QString& path);
    void saveFailed(const QString& path, const QString& reason);
    void autosaveFailed(const QString& reason);
    /// The last answer to restore(), behind `opened` and `changed`. `lost`: commands that could not be carried out.
    void restored(const berth::ui::LostSession& session, int lost);

private:
    bool begin(const OpenRequest& request, ReadInput read);
    void refuse(const OpenRequest& request, Diagnostics messages, std::vector<SourceText> sources);
    void forgetFrom(const Trace& before);
    void change(const std::function<bool()>& action);
    bool mayStop(const Batch& batch, std::size_t from) const;
    bool write(std::uint32_t branch, const QString& path, const std::optional<io::LevelStarts>& levels);
    bool reach(std::size_t position);
    bool repeat(const LostCommand& command);
    int repeat(std::span<const LostCommand> commands);
    int repeatBranches(const LostSession& session);
    std::size_t forkAgain(const LostSession& session, std::size_t index);
    void nameChanges();
    std::shared_ptr<const ScratchRun> runAhead(const StoryQuestion& question) const;
    Delivery nextDelivery();

    Registry registry_;
    const std::atomic<bool>& cancel_;
    std::unique_ptr<Session> session_;
    std::shared_ptr<const OpenedInput> input_;
    TraceFeed feed_;
    std::optional<Fingerprint> hash_; ///< of the first `hashed_` facts
    std::size_t hashed_ = 0;
    std::vector<Edit> edits_; ///< all that were made, for saving what they created
    std::shared_ptr<const BranchChanges> changes_;
    QString autosavedFolder_; ///< the folder that holds the sources of `input_`
};

} // namespace berth::ui
