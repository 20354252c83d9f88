// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace berth::ui {

/// The window's last line: what comes next at the left, what the run rests on at the right.
class StatusLine : public QWidget {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setNext(const QString& sentence);
    /// Says something that has just happened, in place of "next" until that changes.
    void setNote(const QString& note);
    void setFacts(const QString& facts);
    const QString& next() const { return next_; }
    const QString& note() const { return note_; }
    const QString& facts() const { return facts_; }

    QSize sizeHint() const override { return {400, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString next_, note_, facts_;
};

} // namespace berth::ui
