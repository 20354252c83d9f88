// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace berth::ui {

class ActionTable;

/// All keys of the window as they are now, and what shapes and hues on the stage mean. Opened, never run in a loop of
/// its own.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    explicit KeySheet(const ActionTable& actions, QWidget* parent = nullptr);

private:
    static QWidget* makeKeys(const ActionTable& actions);
};

} // namespace berth::ui
