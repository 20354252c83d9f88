// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "ui/session/Cursor.h"
#include "ui/window/ThemeChoice.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace berth::ui {

/// What the command line asks for.
struct StartOptions {
    QStringList files;
    std::optional<Cursor> goTo;
    std::optional<QSize> size;
    std::optional<ThemeChoice> theme;
    QString language; ///< "" for the system's
    QString show;     ///< "presenter", "compare:NodeResourcesFit=1": that instead of the window; "" for the window
    QString snapshot; ///< file to draw the window into, then quit
    bool startupTime = false; ///< print how long the first frame took, then quit
    bool fingerprint = false; ///< run to the end, print the fingerprint, then quit
    bool help = false;
    bool version = false;

    /// No person will use the window.
    bool isUnattended() const { return help || version || startupTime || fingerprint || !snapshot.isEmpty(); }
};

/// Reads the arguments behind the program's name. Fails with a sentence that names the argument.
Result<StartOptions> parseStartOptions(const QStringList& arguments);
/// The text of --help.
QString startHelp();

} // namespace berth::ui
