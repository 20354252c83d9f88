// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Theme.h"
#include "ui/window/ActionTable.h"
#include "ui/window/Settings.h"
#include "ui/window/SystemAppearance.h"
#include "ui/window/ThemeChoice.h"

#include <QObject>
#include <QPalette>

#include <optional>

namespace berth::ui {

/// Light, dark, high contrast and motion: from the actions and the settings, and from the desktop where those leave it
/// to it. The desktop is followed while the window stands.
class LookControl : public QObject {
    Q_OBJECT

public:
    /// Asks the desktop when `window` is first shown.
    LookControl(QWidget& window, Settings& settings, const ActionTable& actions);

    ThemeChoice theme() const { return theme_; }
    MotionChoice motion() const { return motion_; }
    /// The theme in force is one: by choice, or as the desktop asks.
    bool isHighContrast() const { return inForce().isHighContrast; }
    bool isMotionReduced() const { return ui::isMotionReduced(motion_, system_->now()); }
    SystemAppearance& system() { return *system_; }

    /// Remembered.
    void chooseTheme(ThemeChoice choice);
    void chooseHighContrast(bool high);
    void chooseMotion(MotionChoice choice);
    /// For this start only, as the command line asks; the desktop has no say in it.
    void fixTheme(ThemeChoice choice);

Q_SIGNALS:
    void changed();
    void motionReduced(bool reduced);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showTheme(ThemeChoice choice);
    void connectActions();
    const Theme& inForce() const;
    void apply();
    void takeSystemPalette();

    QWidget& window_;
    Settings& settings_;
    const ActionTable& actions_;
    SystemAppearance* system_;
    QPalette systemPalette_;
    ThemeChoice theme_;
    MotionChoice motion_;
    std::optional<bool> highContrast_; ///< nothing: as the desktop
    bool fixed_ = false;
    bool applying_ = false;
    bool wasReduced_ = false;
    bool asked_ = false; ///< the desktop, for its appearance
};

} // namespace berth::ui
