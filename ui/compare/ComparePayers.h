// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/BranchRun.h"

#include <QStringList>

namespace berth::ui {

/// Who is worse off in the second run, and what the others gain by it, as sentences; none where nobody is.
///
/// A level is worse off when its waits grew by a twentieth and by ten seconds, or when more of its pods wait at the end;
/// everybody is when more pods were preempted or more work was lost.
QStringList comparePayers(const BranchRun& first, const BranchRun& second);

} // namespace berth::ui
