// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Beats.h"
#include "engine/trace/CycleRecord.h"
#include "ui/session/Moment.h"
#include "ui/theme/Meaning.h"

#include <QString>

namespace berth::ui {

/// A beat as one sentence in the past tense: "h100-2: Insufficient nvidia.com/gpu", "NodeResourcesFit gave 45 … 87".
QString beatSentence(const CycleRecord& record, const Beat& beat, const Pool& pool);
/// Its mark: a rejection is lit, all else quiet.
Mark beatMark(const CycleRecord& record, const Beat& beat);
/// The mark of a verdict's code.
Mark markOf(const Status& status);
/// "7/8" inside a point that counts; "" elsewhere.
QString beatCount(const CycleView& cycle, std::size_t beat);
/// "Filter 7/8": where in the cycle the cursor is; "" outside.
QString pointLabel(const Moment& moment);
/// What comes next, in the present tense; "" when nothing is left.
QString nextSentence(const Moment& moment);
/// Why the run goes no further, and what to do; "" while it does.
QString endSentence(const Moment& moment);
/// A plugin's name; "the framework" for its own verdicts.
QString pluginName(const CycleRecord& record, CycleRecord::PluginIndex plugin);

} // namespace berth::ui
