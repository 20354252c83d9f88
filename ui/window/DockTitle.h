// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace berth::ui {

/// A dock's title bar, 30 high: its name in the panel's type, and what belongs to it at the right.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Puts a widget at the right end, before the close button; it becomes a child.
    void add(QWidget* widget);
    /// The last widget at the right, left out where the bar is too narrow for it.
    void setCloseButton(QWidget* button);

    QSize sizeHint() const override { return {80, kHeight}; }
    QSize minimumSizeHint() const override { return {0, kHeight}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    static constexpr int kHeight = 30;
    QString title_;
    QHBoxLayout* row_;
    QWidget* close_ = nullptr;
};

} // namespace berth::ui
