// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/session/RunMeasures.h"
#include "ui/session/Selection.h"
#include "ui/window/WindowParts.h"

#include <QObject>

namespace berth::ui {

/// The panels of figures: keeps tenants in step with the moment and the selection, and goes where a chart is clicked.
class MeasureControl : public QObject {
    Q_OBJECT

public:
    MeasureControl(SessionModel& model, Player& player, SelectionModel& selection, RunMeasures& measures,
                   const WindowParts& parts, QObject* parent = nullptr);

private:
    void draw();

    SessionModel& model_;
    RunMeasures& measures_;
    const WindowParts& parts_;
};

} // namespace berth::ui
