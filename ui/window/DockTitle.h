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

    /// Puts a widget at the right end; it becomes a child.
    void add(QWidget* widget);

    QSize sizeHint() const override { return {80, kHeight}; }
    QSize minimumSizeHint() const override { return {0, kHeight}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int kHeight = 30;
    QString title_;
    QHBoxLayout* row_;
};

} // namespace berth::ui
