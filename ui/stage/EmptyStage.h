// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/StageContent.h"

#include <QWidget>

#include <array>

namespace berth::ui {

class ActionButton;

/// A dashed box with a sentence and the next action, where there is nothing to draw. Takes dropped files.
class EmptyStage : public QWidget {
    Q_OBJECT

public:
    explicit EmptyStage(QWidget* parent = nullptr);

    void setView(const EmptyView& view);
    /// A widget that is shown below the box where a view has a gallery and there is room; the stage takes it over.
    void setGallery(QWidget* gallery);

Q_SIGNALS:
    void actionTriggered(int action);
    void filesDropped(const QStringList& paths);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QRectF box() const;
    bool showsGallery() const;
    void placeButtons();

    EmptyView view_;
    std::array<ActionButton*, 3> buttons_{};
    QWidget* gallery_ = nullptr;
};

} // namespace berth::ui
