// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/SessionModel.h"

#include <QObject>

namespace berth::ui {

class EditControl;
class ErrorBanner;

/// Counts the pods that wait for a scheduler which no profile is, and offers to serve them with one that is there. Says
/// it again only where it is something else.
class ProfileOffer : public QObject {
    Q_OBJECT

public:
    ProfileOffer(SessionModel& model, EditControl& edits, ErrorBanner& banner, QObject* parent = nullptr);

private:
    void look();
    void serve(const QString& profile);
    void choose(const QStringList& profiles);

    SessionModel& model_;
    EditControl& edits_;
    ErrorBanner& banner_;
    QString said_; ///< what was said last; "" for nothing
};

} // namespace berth::ui
