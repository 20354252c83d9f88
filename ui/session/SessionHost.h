// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "ui/session/Input.h"
#include "ui/session/SessionWorker.h"

#include <QObject>
#include <QThread>

#include <atomic>

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
    /// Stops reading; `openCancelled` follows.
    void cancelOpening();
    bool isOpening() const { return openings_ > 0; }

    /// Runs a batch; `advanced` answers. Not more than one is on its way: calls while it runs are dropped and return
    /// false.
    bool advance(Batch batch);
    /// Ends the batch that runs after its present unit.
    void interrupt();
    bool isAdvancing() const { return advancing_; }

    void edit(const Edit& edit, std::size_t cursor);
    void undo();
    void redo();
    void switchTo(std::uint32_t branch);
    void save(const QString& path);

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
    void saved(const QString& path);
    void saveFailed(const QString& path, const QString& reason);

private:
    void connectWorker();
    void connectOpening();
    /// Runs `call` on the worker's thread, later.
    template <class Call> void post(Call call);

    std::atomic<bool> cancel_{false};
    QThread thread_;
    SessionWorker* worker_; ///< deleted by its thread
    int openings_ = 0;      ///< requests the worker has not answered; a new one cancels those before it
    bool advancing_ = false;
};

} // namespace berth::ui
