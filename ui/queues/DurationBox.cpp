// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/DurationBox.h"

#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

constexpr qint64 kLongest = 366LL * 24 * 3600;
constexpr std::array<qint64, 17> kStops{0,    10,   30,    60,    120,   300,   600,    900,   1800,
                                        3600, 7200, 10800, 21600, 43200, 86400, 259200, 604800};

} // namespace

std::optional<qint64> parseSeconds(const QString& text) {
    static const QRegularExpression pattern(
        QStringLiteral("^\\s*(?:(\\d{1,5})\\s*h)?\\s*(?:(\\d{1,7})\\s*m(?:in)?)?\\s*(?:(\\d{1,9})\\s*s?)?\\s*$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch() || text.trimmed().isEmpty()) return std::nullopt;
    const qint64 seconds =
        match.captured(1).toLongLong() * 3600 + match.captured(2).toLongLong() * 60 + match.captured(3).toLongLong();
    return seconds <= kLongest ? std::optional(seconds) : std::nullopt;
}

QString secondsText(qint64 seconds) {
    QString text;
    if (seconds >= 3600) text += QStringLiteral("%1h").arg(seconds / 3600);
    if (seconds % 3600 >= 60) text += QStringLiteral("%1m").arg(seconds % 3600 / 60);
    if (seconds % 60 > 0 || seconds == 0) text += QStringLiteral("%1s").arg(seconds % 60);
    return text;
}

DurationBox::DurationBox(QWidget* parent) : QAbstractSpinBox(parent) {
    lineEdit()->setText(secondsText(seconds_));
    connect(this, &QAbstractSpinBox::editingFinished, this, &DurationBox::readText);
}

void DurationBox::setSeconds(qint64 seconds) {
    const qint64 bounded = std::clamp<qint64>(seconds, 0, kLongest);
    lineEdit()->setText(secondsText(bounded));
    if (bounded == seconds_) return;
    seconds_ = bounded;
    Q_EMIT secondsChanged(seconds_);
}

QValidator::State DurationBox::validate(QString& input, int&) const {
    static const QRegularExpression partial(QStringLiteral("^[0-9hmins ]*$"));
    if (parseSeconds(input)) return QValidator::Acceptable;
    return partial.match(input).hasMatch() ? QValidator::Intermediate : QValidator::Invalid;
}

void DurationBox::fixup(QString& input) const {
    input = secondsText(seconds_);
}

void DurationBox::stepBy(int steps) {
    readText();
    const auto next = std::upper_bound(kStops.begin(), kStops.end(), seconds_);
    const auto here = std::lower_bound(kStops.begin(), kStops.end(), seconds_);
    if (steps > 0 && next != kStops.end())
        setSeconds(*next);
    else if (steps < 0 && here != kStops.begin())
        setSeconds(*std::prev(here));
}

QAbstractSpinBox::StepEnabled DurationBox::stepEnabled() const {
    StepEnabled enabled = StepNone;
    if (seconds_ > kStops.front()) enabled |= StepDownEnabled;
    if (seconds_ < kStops.back()) enabled |= StepUpEnabled;
    return enabled;
}

void DurationBox::readText() {
    setSeconds(parseSeconds(lineEdit()->text()).value_or(seconds_));
}

} // namespace berth::ui
