// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"
#include "ui/theme/Theme.h"

#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace berth::ui {

/// A cluster at its start, as small as a thumb: nodes with their devices, and the pods that wait.
struct SamplePicture {
    struct Node {
        int gpus = 0;
        std::vector<Level> held; ///< of the first devices, one for each that is taken
        double cpuShare = 0;     ///< taken, 0…1; drawn where there are no devices
        friend bool operator==(const Node&, const Node&) = default;
    };
    std::vector<Node> nodes;
    std::vector<Level> waiting; ///< pending pods and those that arrive later, in order

    bool isEmpty() const { return nodes.empty() && waiting.empty(); }
    friend bool operator==(const SamplePicture&, const SamplePicture&) = default;
};

/// Draws it into a box: the waiting pods at the left, the nodes at the right, as many as fit.
void paintSamplePicture(QPainter& painter, const Theme& theme, const QRectF& box, const SamplePicture& picture);

} // namespace berth::ui
