// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "ui/session/Autosave.h"
#include "ui/session/Input.h"
#include "ui/session/SessionWorker.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <cstdint>
#include <functional>

namespace berth::ui {

/// The window's end of the worker thread. Every call returns at once; answers come as signals in the order of the
/// calls.
class SessionHost : public QObject {
    Q_OBJECT

public:
    explicit SessionHost(Registry registry, QObject* parent = nullptr);
    /// Cancels what runs and waits for the thread.
    ~SessionHost() override;

    /// Reads and begins an input. What was open stays open until `opened`.
    void open(const OpenRequest& request);
    /// Stops reading; `openCancelled` follows. A session that is restored stops making its commands again.
    void cancelOpening();
    bool isOpening() const { return openings_ > 0; }
    /// From restore() to its last answer.
    bool isRestoring() const { return restoring_; }

    /// Runs a batch; `advanced` answers. Not more than one is on its way: calls while it runs, or while
    /// something is opened, are dropped and return false.
    bool advance(const Batch& batch);
    /// Ends the batch that runs after its present unit.
    void interrupt();
    bool isAdvancing() const { return advancing_; }

    /// `branch`: makes a branch in the present, too.
    void edit(const Edit& edit, std::size_t cursor, bool branch = false);
    /// `foreseen` answers.
    void foresee(const ForesightQuestion& question);
    /// `storyTold` answers.
    void tellStory(const StoryQuestion& question);
    void undo();
    void redo();
    void switchTo(std::uint32_t branch);
    void renameBranch(std::uint32_t branch, const QString& name);
    /// The first branch stays; where the current one goes its parent becomes current.
    void removeBranch(std::uint32_t branch);
    /// `pairFound` answers.
    void compare(std::uint32_t first, std::uint32_t second);
    /// `partingsFound` answers.
    void findPartings();
    /// `branch`: of that one, should another have become the current one meanwhile.
    void save(const QString& path, const std::optional<io::LevelStarts>& levels = {},
              const std::optional<std::uint32_t>& branch = {});
    /// The same of a branch that need not be the current one; `branchSaved` answers.
    void saveBranch(std::uint32_t branch, const QString& path, const std::optional<io::LevelStarts>& levels = {});
    /// Writes what a crash would lose; `session` holds all but the sources and commands. Nothing is answered unless it
    /// fails.
    void autosave(const LostSession& session);
    /// Removes a folder of autosave behind whatever is still to be written into it.
    void discard(const std::shared_ptr<AutosaveFolder>& folder);
    /// Goes on with an autosaved session: `opened`, `changed`, `restored` answer.
    void restore(const LostSession& session);

Q_SIGNALS:
    void openingStarted();
    void progressed(double share);
    void opened(const std::shared_ptr<const berth::ui::OpenedInput>& input);
    void openFailed(const std::shared_ptr<const berth::ui::OpenFailure>& failure);
    /// The last request was cancelled by the person.
    void openCancelled();
    void advanced(const std::shared_ptr<const berth::ui::Delivery>& delivery);
    void changed(const std::shared_ptr<const berth::ui::Delivery>& delivery);
    void editFailed(const QString& reason);
    void pairFound(const std::shared_ptr<const berth::ui::BranchPair>& pair);
    void partingsFound(const std::shared_ptr<const berth::ui::Partings>& partings);
    void foreseen(const std::shared_ptr<const berth::ui::Foresight>& foresight);
    void storyTold(const std::shared_ptr<const berth::ui::StoryAhead>& story);
    void saved(const QString& path);
    void branchSaved(const QString& path);
    void saveFailed(const QString& path, const QString& reason);
    void autosaveFailed(const QString& reason);
    void restored(const berth::ui::LostSession& session, int lost);

private:
    void connectWorker();
    void connectOpening();
    void beginOpening(const std::function<void()>& work);
    /// Runs `call` on the worker's thread, later.
    template <class Call> void post(Call call);

    std::atomic<bool> cancel_{false};
    QThread thread_;
    SessionWorker* worker_;                   ///< deleted by its thread
    std::uint64_t requests_ = 0;              ///< openings asked for so far
    std::atomic<std::uint64_t> cancelled_{0}; ///< requests up to this one are to end, begun or not
    int openings_ = 0; ///< requests the worker has not answered; a new one cancels those before it
    bool advancing_ = false;
    bool restoring_ = false;
};

} // namespace berth::ui
