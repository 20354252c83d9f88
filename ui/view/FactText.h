// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"
#include "ui/session/PodNames.h"

#include <QString>

namespace berth::ui {

/// One fact as one sentence in the past tense, without a full stop: "sft-7b-3 bound to h100-1". Depends on the trace
/// alone, so that
/// facts beyond the cursor read the same. Scheduler's messages are quoted untranslated.
QString factSentence(const Trace& trace, const PodNames& names, const Fact& fact);

} // namespace berth::ui
