// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/window/ActionTable.h"
#include "ui/window/KeyPage.h"
#include "ui/window/Language.h"
#include "ui/window/LookControl.h"
#include "ui/window/Settings.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QTabWidget;

namespace berth::ui {

/// Language, look, motion, speed and keys. Not modal; everything takes effect at once and is remembered.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(ActionTable& actions, Settings& settings, LookControl& look, Translation& translation,
                   Player& player, QWidget* parent);

    KeyPage& keys() { return *keys_; }
    QComboBox& language() { return *language_; }
    QComboBox& theme() { return *theme_; }
    QComboBox& motion() { return *motion_; }
    QCheckBox& highContrast() { return *contrast_; }
    QComboBox& speed() { return *speed_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeGeneral();
    void connectFields();
    /// Builds both pages anew, in the language of now.
    void rebuild();
    void showChoices();

    ActionTable& actions_;
    Settings& settings_;
    LookControl& look_;
    Translation& translation_;
    Player& player_;
    QTabWidget* tabs_;
    KeyPage* keys_ = nullptr;
    QComboBox* language_ = nullptr;
    QComboBox* theme_ = nullptr;
    QCheckBox* contrast_ = nullptr;
    QComboBox* motion_ = nullptr;
    QComboBox* speed_ = nullptr;
};

} // namespace berth::ui
