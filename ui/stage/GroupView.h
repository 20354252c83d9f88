// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/NodeCardView.h"

namespace berth::ui {

/// Nodes of one rack, zone or pool, in drawing order.
struct GroupView {
    QString name;    ///< "rack r1", "no rack"
    QString summary; ///< "4 nodes · 32 GPUs · 21 free"
    QString leaf;    ///< "InfiniBand leaf-1"; empty for none
    std::vector<NodeCardView> nodes;

    friend bool operator==(const GroupView&, const GroupView&) = default;
};

/// Orders names as people do: a2 before a10.
bool naturalLess(const QString& a, const QString& b);

} // namespace berth::ui
