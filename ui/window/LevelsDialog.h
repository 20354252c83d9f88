// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Writer.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSpinBox;

namespace berth::ui {

/// Sets from which priority on a pod is P0 or P1. Not modal; deletes itself.
class LevelsDialog : public QDialog {
    Q_OBJECT

public:
    LevelsDialog(const io::LevelStarts& now, QWidget* parent);

Q_SIGNALS:
    void chosen(const berth::io::LevelStarts& levels);

private:
    io::LevelStarts levels() const;
    void check();

    QSpinBox* p0_;
    QSpinBox* p1_;
    QLabel* fault_;
    QPushButton* apply_ = nullptr;
};

} // namespace berth::ui
