// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Terms.h"
#include "ui/stage/WaterfallView.h"

#include <QString>

#include <string>

namespace berth::ui {

/// A name, value or formula of a term in the window's language; numbers and names of objects stay as they are.
QString termText(const std::string& words);
/// A term as a line: of a rule that did not apply the value says so.
TermView termView(const Term& term);
/// "NVLink bonus does not apply: one GPU needs no link." for a rule that did not apply and says why, else "".
QString unappliedText(const Term& term);

} // namespace berth::ui
