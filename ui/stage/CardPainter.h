// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QFont>
#include <QPointF>

class QPainter;

namespace berth::ui {

/// How cards are drawn beyond what they say.
struct CardLook {
    qreal zoom = 1; ///< of the card level; below 0.8 model, values and NICs are left out
    PodId selected;
    QFont font;            ///< the application font
    int hovered = -1;      ///< the device under the mouse: its links are lit and named
    PodId hoveredPod = {}; ///< the pod there
    QString gang = {};     ///< of the selected pod: its members on every node get a bracket
    QString tenant = {};   ///< a namespace whose pods are all selected
};

/// Draws a node card with its top left corner at `at`; the painter's scale is multiplied by the zoom.
void paintCard(QPainter& painter, const Theme& theme, const NodeCardView& card, const QPointF& at,
               const CardLook& look);

/// Draws badges leftwards from `topRight` into at most `room` pixels: words while they fit, then icons alone; more than
/// two become the first and "+2".
void paintBadges(QPainter& painter, const Theme& theme, const Fonts& fonts, const std::vector<BadgeView>& badges,
                 const QPointF& topRight, qreal room);

/// The score on the ramp, solid accent for the winner; 40 × 20 from `at`.
void paintScoreBadge(QPainter& painter, const Theme& theme, const Fonts& fonts, const QPointF& at, int score,
                     bool winner, qreal width = 40);

} // namespace berth::ui
