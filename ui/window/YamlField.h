// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace berth::ui {

/// A field for YAML: fixed font, no tabs (YAML takes none), and the line that is wrong marked.
class YamlField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit YamlField(QWidget* parent = nullptr);

    /// Marks a line, counted from 1; 0 for none.
    void markLine(int line);
    int markedLine() const { return marked_; }
    QSize sizeHint() const override { return {620, 420}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    int marked_ = 0;
};

} // namespace berth::ui
