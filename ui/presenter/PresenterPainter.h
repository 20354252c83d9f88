// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presenter/PresenterView.h"
#include "ui/theme/Theme.h"

#include <QSizeF>

class QPainter;

namespace berth::ui {

/// The size the presenter is drawn for; others are scaled.
inline constexpr QSizeF kPresenterSize(1920, 1080);
inline constexpr std::size_t kPresenterRows = 6;

/// Fills `size` with the view.
void paintPresenter(QPainter& painter, const Theme& theme, const QSizeF& size, const PresenterView& view);

} // namespace berth::ui
