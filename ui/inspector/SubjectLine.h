// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"

#include <QWidget>

#include <optional>

namespace berth::ui {

/// The inspector's first line: glyph, pod, "on" node, and at the right where in the cycle.
class SubjectLine : public QWidget {
    Q_OBJECT

public:
    explicit SubjectLine(QWidget* parent = nullptr);

    void setSubject(std::optional<Level> level, const QString& subject, const QString& on, const QString& note);
    QSize sizeHint() const override { return {240, 34}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Level> level_;
    QString subject_, on_, note_;
};

} // namespace berth::ui
