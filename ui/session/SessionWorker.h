// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "engine/trace/Canonical.h"
#include "ui/session/Edit.h"
#include "ui/session/InputLoader.h"

#include <QObject>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace berth::ui {

/// How much to run before the window hears of it.
struct Batch {
    int units = 1;
    int milliseconds = 0; ///< above 0: stops after the unit in which so much real time has passed
};

/// Owns the Session. Lives in a worker thread: called through SessionHost only, answers by signals.
/// `cancel` is read between units and while a file is read; it belongs to the host.
class SessionWorker : public QObject {
    Q_OBJECT

public:
    SessionWorker(Registry registry, const std::atomic<bool>& cancel) : registry_(registry), cancel_(cancel) {}

    void open(const OpenRequest& request);
    void advance(Batch batch);
    void edit(const Edit& edit, std::size_t cursor);
    void undo();
    void redo();
    void switchTo(std::uint32_t branch);
    /// Writes the input with the branch's commands as `steps` to a file.
    void save(const QString& path);

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
    void saved(const QString& path);
    void saveFailed(const QString& path, const QString& reason);

private:
    void begin(const OpenRequest& request, ReadInput read);
    void refuse(const OpenRequest& request, Diagnostics messages, std::vector<SourceText> sources);
    void forgetFrom(const Trace& before);
    void change(const std::function<bool()>& action);
    Delivery nextDelivery();

    Registry registry_;
    const std::atomic<bool>& cancel_;
    std::unique_ptr<Session> session_;
    std::shared_ptr<const OpenedInput> input_;
    TraceFeed feed_;
    std::optional<Fingerprint> hash_; ///< of the first `hashed_` facts
    std::size_t hashed_ = 0;
    std::vector<Edit> edits_; ///< all that were made, for saving what they created
};

} // namespace berth::ui
