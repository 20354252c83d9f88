// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace berth::ui {

/// All keys of the window, made from the table of actions. Opened, never run in a loop of its own.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    explicit KeySheet(QWidget* parent = nullptr);
};

} // namespace berth::ui
