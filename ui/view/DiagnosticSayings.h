// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace berth::ui {

/// What the engine says about files and edits, as it says it: %1, %2, … stand for names, numbers and other sayings. Not
/// in the list is what the scheduler itself says (the field errors of a configuration, the API server's words about a
/// name): that stays English in every language.
std::span<const char* const> diagnosticSayings();

} // namespace berth::ui
