// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/QueueLanes.h"
#include "ui/queues/SubmitPanel.h"

#include <QWidget>

class QVBoxLayout;

namespace berth::ui {

class ActionButton;

/// The queues with the submit panel below. Where it is narrow the lanes are a rail and the panel opens from a button.
class QueuePanel : public QWidget {
    Q_OBJECT

public:
    static constexpr int kNarrow = 44;
    static constexpr int kWide = 264;

    explicit QueuePanel(QWidget* parent = nullptr);

    QueueLanes& lanes() { return *lanes_; }
    SubmitPanel& submit() { return *submit_; }
    void setFolded(bool folded);
    bool isFolded() const { return folded_; }

    QSize sizeHint() const override { return {folded_ ? kNarrow : kWide, 560}; }
    QSize minimumSizeHint() const override { return {kNarrow, 200}; }

private:
    void openPopup();

    QVBoxLayout* column_;
    QueueLanes* lanes_;
    SubmitPanel* submit_;
    ActionButton* open_;
    QWidget* popup_ = nullptr;
    bool folded_ = false;
};

} // namespace berth::ui
