// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/BranchRun.h"
#include "ui/compare/CompareView.h"

#include <span>

namespace berth::ui {

/// Two measured branches in words. `branches` are those that there are, for their names.
CompareView compareView(const BranchRuns& runs, std::span<const BranchInfo> branches);

/// Its rows of figures alone.
std::vector<CompareRow> compareFigures(const BranchRun& first, const BranchRun& second);
/// Every Score plugin with its weights, the arguments and everything else that differs, the edits of one run only.
std::vector<SettingRow> compareSettings(const BranchRun& first, const BranchRun& second);

/// A figure of a run as means over spans of `bucket`, each at the middle of its span; none for a span without a value.
std::vector<SeriesPoint> bucketMeans(std::span<const metrics::Course::Point> points, SimTime end, Duration bucket,
                                     std::optional<double> (*value)(const metrics::Course::Point&));
/// A round span of which about a hundred make `whole`.
Duration bucketOf(Duration whole);

/// A wait for people: whole minutes from two minutes on.
QString waitText(Duration wait);

} // namespace berth::ui
