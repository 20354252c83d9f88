// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/CardCache.h"
#include "ui/stage/CardMotion.h"
#include "ui/stage/GroupCache.h"
#include "ui/stage/StageItems.h"

#include <unordered_map>

class QPainter;

namespace berth::ui {

/// What is lit on the stage beside what the cards say.
struct StageLook {
    qreal zoom = 1;
    DetailLevel level = DetailLevel::Card;
    QFont font;
    qreal ratio = 1; ///< devicePixelRatio
    NodeId selectedNode;
    PodId selectedPod;
    QString gang;   ///< of the selected pod
    QString tenant; ///< all its pods are selected
    std::vector<NodeId> pinned;
    int focus = -1;       ///< item with the keyboard focus
    int focusDevice = -1; ///< device of it that has it
    int dropTarget = -1;
    int hovered = -1; ///< item under the mouse
    int hoveredDevice = -1;
    PodId hoveredPod;
    qreal motionAt = -1; ///< ms since the start of the motions; below 0: nothing moves
    qreal fade = 1;      ///< cross-fade of reduced motion, 0…1
};

/// Draws what of the stage lies in `visible`: frames, nodes, rings, callouts.
class StageBrush {
public:
    using Motions = std::unordered_map<NodeId, CardMotion>;
    using Orders = std::unordered_map<NodeId, int>; ///< small numbers on the strips

    StageBrush(QPainter& painter, const Theme& theme, const StageItems& items, const StageLook& look);

    void frames(const QRectF& visible, GroupCache& groups) const;
    void nodes(const QRectF& visible, CardCache& cards, const Motions& motions, const Orders& orders) const;
    void rings(const QRectF& visible) const;
    void callouts(const QRectF& visible) const;

private:
    bool isSmall() const { return look_.level == DetailLevel::Tile || look_.level == DetailLevel::Cell; }
    CardLook cardLook(int index) const;
    void direct(const NodeCardView& card, const QRectF& rect, const CardLook& look) const;
    void cached(int index, CardCache& cards) const;
    void focusRing(qreal corner) const;
    void tenantRings(const QRectF& visible, qreal corner) const;

    QPainter& painter_;
    const Theme& theme_;
    const StageItems& items_;
    const StageLook& look_;
};

} // namespace berth::ui
