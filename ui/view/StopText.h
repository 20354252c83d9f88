// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/StopRule.h"

#include <QString>

#include <vector>

namespace berth::ui {

/// Events a person may wait for, in the order of a pod's way.
const std::vector<FactKind>& waitableFacts();
/// "a pod is bound", in the window's language.
QString factKindText(FactKind kind);
/// A rule as a phrase: "Filter begins", "pod sft-7b-3 is bound". Times are counted from `start`.
QString stopText(const StopRule& rule, SimTime start);

} // namespace berth::ui
