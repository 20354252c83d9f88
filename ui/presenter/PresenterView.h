// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pipeline/PointText.h"
#include "ui/stage/NodeCardView.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace berth::ui {

/// How far the pod's way has come at one point.
struct PresenterPoint {
    Mark mark = Mark::None;
    bool isOver = false;
    bool isActive = false;

    friend bool operator==(const PresenterPoint&, const PresenterPoint&) = default;
};

/// A node before or after.
struct PresenterRow {
    QString name;
    QString note; ///< "3 jobs to stop", "unchanged"
    Tone tone = Tone::Plain;
    std::optional<Level> noteLevel = {}; ///< the note in this level's text colour instead
    int gpus = 0;
    std::vector<PodSlotsView> pods;
    double used = 0; ///< share of the cpu in use, 0…1: drawn where the node has no devices
    bool isLit = false;

    friend bool operator==(const PresenterRow&, const PresenterRow&) = default;
};

struct PresenterSide {
    QString clock; ///< "00:41:10"
    std::vector<PresenterRow> rows;

    friend bool operator==(const PresenterSide&, const PresenterSide&) = default;
};

struct PresenterCost {
    QString number, word;
    Tone tone = Tone::Strong;

    friend bool operator==(const PresenterCost&, const PresenterCost&) = default;
};

/// What becomes of one victim.
struct PresenterFate {
    Level level = Level::None;
    QString name, text;
    Tone tone = Tone::Plain;
    Mark mark = Mark::None;

    friend bool operator==(const PresenterFate&, const PresenterFate&) = default;
};

/// One stop of a pod's story as the presenter draws it.
struct PresenterView {
    std::array<PresenterPoint, kPointCount> points;
    QString headline; ///< the outcome, at most 60 characters
    QString sentence;
    PresenterSide before, after;
    std::vector<PresenterCost> costs; ///< at most three
    std::vector<PresenterFate> fates;
    int stop = 0;        ///< which of the stops this is, from 0
    int stops = 0;       ///< how many are known
    bool goesOn = false; ///< more may come
    QString stopName;    ///< "Why this node"
    QString next;        ///< "next: …"; empty at the end

    friend bool operator==(const PresenterView&, const PresenterView&) = default;
};

} // namespace berth::ui
