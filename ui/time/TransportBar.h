// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/session/SessionModel.h"
#include "ui/theme/Icons.h"

#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace berth::ui {

/// The row over the timeline: buttons of the run, speed, clock, and where the cursor is.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(SessionModel& model, Player& player, QWidget* parent = nullptr);

    /// Puts a button for an action behind those already there, with another icon while the action is checked. The action
    /// stays the caller's.
    void addButton(QAction* action, Icon icon, std::optional<Icon> checked = {});
    void addSeparator();

    QString stepText() const;
    QString clockShown() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showSpeed();
    void styleLabels();

    SessionModel& model_;
    Player& player_;
    QHBoxLayout* buttons_;
    QSlider* slider_;
    QLabel* speedCaption_;
    QLabel* speed_;
    QLabel* clock_;
    QLabel* step_;
    QLabel* note_;
    QWidget* legend_;
};

} // namespace berth::ui
