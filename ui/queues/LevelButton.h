// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"

#include <QAbstractButton>

namespace berth::ui {

/// Chooses a level: its glyph and letter, lit in the level's colours while checked.
class LevelButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit LevelButton(Level level, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {72, 28}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Level level_;
};

} // namespace berth::ui
