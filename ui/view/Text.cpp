// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace berth::ui {
namespace {

constexpr QChar kNoBreak(0x00A0);
constexpr QChar kMinus(0x2212);
constexpr std::int64_t kMilli = 1'000'000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Text)
};

QString twoDigits(std::int64_t number) {
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

/// At most `decimals` digits, no trailing zeros.
QString shortNumber(double number, int decimals) {
    QString digits = QString::number(number, 'f', decimals);
    if (!digits.contains(QLatin1Char('.'))) return digits;
    while (digits.endsWith(QLatin1Char('0'))) digits.chop(1);
    if (digits.endsWith(QLatin1Char('.'))) digits.chop(1);
    return digits;
}

} // namespace

QString countText(std::int64_t number) {
    QString digits = QString::number(number < 0 ? -number : number);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, QLatin1Char(','));
    return number < 0 ? kMinus + digits : digits;
}

QString plural(std::int64_t count, const QString& one, const QString& many) {
    return (count == 1 ? one : many).arg(countText(count));
}

QString spanText(Duration span) {
    const auto part = [](std::int64_t amount, const QString& unit) {
        return QString::number(amount) + kNoBreak + unit;
    };
    const std::int64_t ms = span.ns / kMilli;
    if (ms != 0 && std::abs(ms) < 1000) return part(ms, Words::tr("ms"));
    const std::int64_t seconds = ms / 1000;
    if (seconds < 60) {
        if (ms % 1000 == 0) return part(seconds, Words::tr("s"));
        return shortNumber(static_cast<double>(ms) / 1000, 1) + kNoBreak + Words::tr("s");
    }
    if (seconds < 3600) {
        const QString minutes = part(seconds / 60, Words::tr("min"));
        return seconds % 60 == 0 ? minutes : minutes + QLatin1Char(' ') + part(seconds % 60, Words::tr("s"));
    }
    const QString hours = part(seconds / 3600, Words::tr("h"));
    const std::int64_t minutes = seconds / 60 % 60;
    return minutes == 0 ? hours : hours + kNoBreak + twoDigits(minutes);
}

QString clockText(Duration sinceStart) {
    const std::int64_t ms = sinceStart.ns / kMilli;
    return QStringLiteral("%1:%2:%3.%4")
        .arg(twoDigits(ms / 3'600'000), twoDigits(ms / 60'000 % 60), twoDigits(ms / 1000 % 60))
        .arg(ms % 1000, 3, 10, QLatin1Char('0'));
}

QString logTimeText(Duration sinceStart) {
    const QString whole = clockText(sinceStart);
    return whole.startsWith(QLatin1String("00:")) ? whole.mid(3) : whole;
}

QString rulerText(Duration sinceStart, Duration grid) {
    const std::int64_t ms = sinceStart.ns / kMilli;
    QString label = QStringLiteral("%1:%2").arg(twoDigits(ms / 60'000 % 60), twoDigits(ms / 1000 % 60));
    if (ms >= 3'600'000) label.prepend(QString::number(ms / 3'600'000) + QLatin1Char(':'));
    if (grid.ns % 1'000'000'000 != 0) {
        QString fraction = QStringLiteral("%1").arg(ms % 1000, 3, 10, QLatin1Char('0'));
        if (grid.ns % (100 * kMilli) == 0) fraction.truncate(1);
        label += QLatin1Char('.') + fraction;
    }
    return label;
}

QString coresText(std::int64_t milli) {
    return shortNumber(static_cast<double>(milli) / 1000, milli < 10'000 ? 2 : 0);
}

QString gibText(std::int64_t bytes) {
    const double gib = static_cast<double>(bytes) / (1024.0 * 1024.0 * 1024.0);
    return shortNumber(gib, gib < 10 ? 1 : 0);
}

QString gpuSentence(std::int64_t gpus) {
    return plural(gpus, Words::tr("%1 GPU"), Words::tr("%1 GPUs"));
}

QString workText(std::int64_t gpuSeconds) {
    const QChar space(0x00A0);
    const auto amount = static_cast<double>(gpuSeconds);
    if (gpuSeconds < 600) return QStringLiteral("%1%2GPU·s").arg(gpuSeconds).arg(space);
    if (gpuSeconds < 36000) return QStringLiteral("%1%2GPU·min").arg(amount / 60, 0, 'f', 1).arg(space);
    return QStringLiteral("%1%2GPU·h").arg(amount / 3600, 0, 'f', 1).arg(space);
}

} // namespace berth::ui
