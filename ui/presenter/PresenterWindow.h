// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presenter/PresenterView.h"

#include <QWidget>

namespace berth::ui {

/// A window for a meeting: draws one stop of a pod's story and asks for the next by a click. No controls; its keys are
/// those of the actions it is given.
class PresenterWindow : public QWidget {
    Q_OBJECT

public:
    explicit PresenterWindow(QWidget* parent = nullptr);

    void setView(PresenterView view);
    const PresenterView& view() const { return view_; }
    /// Light whatever the window's theme is: for weak projectors.
    void setLight(bool light);
    bool isLight() const { return light_; }

Q_SIGNALS:
    void nextRequested();
    void left();
    void lightChanged(bool light);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    PresenterView view_;
    bool light_ = false;
};

} // namespace berth::ui
