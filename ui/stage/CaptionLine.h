// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/StageContent.h"

#include <QWidget>

namespace berth::ui {

/// The line over the stage: the point's name and the question it asks. 40 px.
class CaptionLine : public QWidget {
    Q_OBJECT

public:
    explicit CaptionLine(QWidget* parent = nullptr);

    void setView(const CaptionView& view);
    QSize sizeHint() const override { return {600, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CaptionView view_;
};

} // namespace berth::ui
