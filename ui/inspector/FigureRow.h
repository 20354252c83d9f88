// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"

#include <QWidget>

#include <vector>

namespace berth::ui {

/// A few big numbers side by side, each with what it counts below.
class FigureRow : public QWidget {
    Q_OBJECT

public:
    explicit FigureRow(QWidget* parent = nullptr);

    void setFigures(const std::vector<FigureView>& figures);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<FigureView> figures_;
};

/// A whole as one bar of parts, each named below with its amount.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(QWidget* parent = nullptr);

    void setShare(const ShareView& share);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ShareView share_;
};

/// The figures and the bar as one sentence each, for readers of the screen.
QString figuresSentence(const std::vector<FigureView>& figures);
QString shareSentence(const ShareView& share);
/// How wide each part is in a bar of this width; one of any amount is at least `least` wide. Pure.
std::vector<qreal> shareWidths(const ShareView& share, qreal width, qreal least);

} // namespace berth::ui
