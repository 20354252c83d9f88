// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/GroupView.h"
#include "ui/stage/TournamentView.h"
#include "ui/stage/WaitingRoomView.h"
#include "ui/stage/WaterfallView.h"

#include <QStringList>

namespace berth::ui {

/// The line over the stage: which point, and the question it asks.
struct CaptionView {
    QString point;
    QString sentence;
    QString note; ///< quiet, at the right

    friend bool operator==(const CaptionView&, const CaptionView&) = default;
};

/// What the stage says when there is nothing to draw.
struct EmptyView {
    QString title;       ///< "No nodes yet"
    QString sentence;    ///< what to do next
    QStringList actions; ///< at most three buttons
    std::vector<Icon> actionIcons;
    bool hasGallery = false; ///< with what EmptyStage::setGallery() was given below the box

    friend bool operator==(const EmptyView&, const EmptyView&) = default;
};

/// Everything the stage draws at one moment. A tournament goes before a waterfall, either before the nodes, and
/// `empty` before all.
struct StageContent {
    CaptionView caption;
    GroupList groups;
    std::optional<WaterfallView> waterfall;
    std::optional<TournamentView> tournament;
    std::optional<EmptyView> empty;
    std::optional<WaitingRoomView> waiting = {}; ///< takes the lower half under the nodes

    friend bool operator==(const StageContent&, const StageContent&) = default;
};

} // namespace berth::ui
