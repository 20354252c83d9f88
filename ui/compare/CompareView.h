// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "ui/theme/Meaning.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace berth::ui {

/// One line of what the two branches say otherwise, or alike.
struct SettingRow {
    QString name;
    QString first, second; ///< "–" where it is not there
    QString whole;         ///< the tooltip, where the texts may be cut
    bool isChanged = false;
    bool isNew = false; ///< in B only
    bool isHead = false;
    bool isInner = false; ///< an argument of the plugin above
    bool isRest = false;  ///< only `name`: how many more there are, all the same

    friend bool operator==(const SettingRow&, const SettingRow&) = default;
};

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
    QString first, second; ///< what came there in either
    bool isElsewhere = false;

    friend bool operator==(const ComparePod&, const ComparePod&) = default;
};

struct SeriesPoint {
    Duration at; ///< since the start
    double value = 0;

    friend bool operator==(const SeriesPoint&, const SeriesPoint&) = default;
};

/// One figure of both runs over virtual time.
struct SeriesView {
    QString title, about;
    bool isShare = false;                          ///< 0…1, else GPUs
    Duration span;                                 ///< of the longer run
    std::array<std::vector<SeriesPoint>, 2> lines; ///< A, B

    friend bool operator==(const SeriesView&, const SeriesView&) = default;
};

struct WaitBar {
    Duration median, most95, longest;

    friend bool operator==(const WaitBar&, const WaitBar&) = default;
};

/// How long the pods of a level waited in either run; nothing where none was bound.
struct WaitRow {
    Level level = Level::None;
    std::array<std::optional<WaitBar>, 2> bars; ///< A, B

    friend bool operator==(const WaitRow&, const WaitRow&) = default;
};

/// A branch, as the head and the status line tell of it.
struct CompareSide {
    QString name;
    QString note; ///< where it comes from
    QString fingerprint;

    friend bool operator==(const CompareSide&, const CompareSide&) = default;
};

/// Two branches side by side, in words.
struct CompareView {
    QString subtitle; ///< what is the same in both
    std::array<CompareSide, 2> sides;
    QString ending;        ///< how both runs ended
    bool hasEnded = false; ///< both did, with nothing left to say against it
    QString seed;
    std::vector<SettingRow> settings;
    std::vector<CompareRow> figures;
    QStringList payers; ///< sentences; empty where nobody is worse off
    SeriesView allocation, fragmentation;
    std::vector<WaitRow> waits;
    std::vector<ComparePod> pods;

    friend bool operator==(const CompareView&, const CompareView&) = default;
};

} // namespace berth::ui
