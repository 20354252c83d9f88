// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Autosave.h"
#include "ui/session/Player.h"
#include "ui/session/SessionHost.h"
#include "ui/session/SessionModel.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace berth::ui {

class EditControl;
class ErrorBanner;
class FileControl;

/// Keeps what a crash would lose on disk while there are changes that were not saved, and offers at the next start what
/// was left. A window that ends properly leaves nothing.
class AutosaveControl : public QObject {
    Q_OBJECT

public:
    AutosaveControl(SessionModel& model, SessionHost& host, Player& player, FileControl& files, EditControl& edits,
                    ErrorBanner& banner, QObject* parent);
    ~AutosaveControl() override;

    /// Looks for sessions that were lost and offers the newest; does nothing when there are none. Call once, at start.
    void offerLost();
    /// Writes now what is due.
    void flush();

private:
    void connectSession();
    void follow();
    void write();
    void forget();
    void offerNext();
    void restore();
    void sayNotKept(const QString& reason);
    void takeRestored(const LostSession& session, int lost);

    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    FileControl& files_;
    ErrorBanner& banner_;
    QTimer pause_; ///< behind a move of the cursor
    std::shared_ptr<AutosaveFolder> folder_;
    std::vector<std::shared_ptr<AutosaveFolder>> leaving_; ///< the worker removes them
    std::vector<std::unique_ptr<AutosaveFolder>> lost_;    ///< the first one is offered
    std::shared_ptr<AutosaveFolder> restoring_;
};

} // namespace berth::ui
