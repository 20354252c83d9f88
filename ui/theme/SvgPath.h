// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace berth::ui {

/// The path of an SVG `d` attribute. Knows M L H V C A Z and their lower-case forms, which is what the icons use; an
/// unknown command ends the path.
QPainterPath parseSvgPath(QStringView data);

} // namespace berth::ui
