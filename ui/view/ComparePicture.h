// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tune/Difference.h"
#include "ui/session/Moment.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace berth::ui {

/// One figure of two runs.
struct CompareRow {
    enum class Change { Same, Better, Worse, Other };

    QString name;
    QString first, second;
    QString change; ///< "+7.1 pt", "−84 %"; empty where nothing changed
    Change kind = Change::Same;
    bool isHead = false; ///< only `name`: the rows below belong to it

    friend bool operator==(const CompareRow&, const CompareRow&) = default;
};

/// A pod that went another way.
struct ComparePod {
    QString pod;
    QString at;            ///< when its ways part
    QString first, second; ///< where it is in either: a node, or what keeps it
    bool isElsewhere = false;

    friend bool operator==(const ComparePod&, const ComparePod&) = default;
};

struct CompareView {
    QString asOf; ///< "as of 00:41:10.000, the last instant both know"
    std::vector<CompareRow> figures;
    std::vector<ComparePod> pods;

    friend bool operator==(const CompareView&, const CompareView&) = default;
};

/// Two branches side by side, in words. `start` is the scenario's.
CompareView compareView(const tune::BranchComparison& comparison, const Pool& pool, SimTime start);

/// The same as text for a table: tab-separated, or Markdown. `first` and `second` name the branches.
QString compareText(const CompareView& view, const QString& first, const QString& second, bool markdown);

} // namespace berth::ui
