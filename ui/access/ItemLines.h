// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenTree.h"

#include <QRectF>

#include <functional>
#include <vector>

namespace berth::ui {

/// Items as arrow keys walk them: the rows of a table from top to bottom, or its columns from left to right.
struct ItemLines {
    Qt::Orientation along = Qt::Horizontal;     ///< which way a line runs
    std::vector<std::vector<SpokenPath>> lines; ///< none is empty

    bool contains(const SpokenPath& item) const;
};

/// Where an item lies, in any coordinates.
using ItemPlaces = std::function<QRectF(const SpokenPath&)>;

/// The item that a key leads to: along a line the one beside; across, in the next line, the one that lies nearest; Home
/// and End the first and last of all. Stays where there is none; the first one where `from` is none of them.
SpokenPath nextInLines(const ItemLines& items, const SpokenPath& from, Qt::Key key, const ItemPlaces& placeOf);

} // namespace berth::ui
