// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>

#include <optional>

namespace berth::ui {

/// Seconds of "2h", "1h30m", "90s" or a bare number of seconds; nothing if the text is no duration.
std::optional<qint64> parseSeconds(const QString& text);
/// The shortest such text: "2h", "1h30m", "45s"; "0s" for none.
QString secondsText(qint64 seconds);

/// A field for a duration. The arrows walk through round values.
class DurationBox : public QAbstractSpinBox {
    Q_OBJECT

public:
    explicit DurationBox(QWidget* parent = nullptr);

    qint64 seconds() const { return seconds_; }
    void setSeconds(qint64 seconds);

    QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    void stepBy(int steps) override;

Q_SIGNALS:
    void secondsChanged(qint64 seconds);

protected:
    StepEnabled stepEnabled() const override;

private:
    void readText();

    qint64 seconds_ = 3600;
};

} // namespace berth::ui
