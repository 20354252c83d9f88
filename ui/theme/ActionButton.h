// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Icons.h"

#include <QAbstractButton>

#include <optional>

namespace berth::ui {

/// A button: normal, primary or flat, and lit while it is checked.
class ActionButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Kind { Normal, Primary, Flat };

    explicit ActionButton(Kind kind, QWidget* parent = nullptr);
    /// With an icon alone the button is square and `accessibleName` must be set by the caller.
    ActionButton(Kind kind, Icon glyph, const QString& text = {}, QWidget* parent = nullptr);

    void setGlyph(Icon glyph);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    Kind kind_;
    std::optional<Icon> glyph_;
};

} // namespace berth::ui
