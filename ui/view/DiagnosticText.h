// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"

#include <QString>

#include <string>

namespace berth::ui {

/// A sentence of the engine about a file or an edit in the window's language. Names, values and what the scheduler
/// itself says stay as they are; so does a sentence that is none of the engine's.
QString saidText(const std::string& sentence);
QString saidText(const QString& sentence);
/// What is wrong, and what to do about it.
QString diagnosticText(const Diagnostic& diagnostic);
/// The same behind its place and kind: "pods.yaml:4:2: error: …".
QString placedText(const Diagnostic& diagnostic);

} // namespace berth::ui
