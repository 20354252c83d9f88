// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace berth::ui {

/// The engine's texts are UTF-8.
inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// "1,234": a thousands separator from 1,000 on, and U+2212 as minus.
QString countText(std::int64_t number);
/// `one` with %1 = 1, else `many` with %1 = the count.
QString plural(std::int64_t count, const QString& one, const QString& many);
/// "41 s", "6 min 10 s", "3 h 40", "250 ms"; units after a no-break space.
QString spanText(Duration span);
/// The clock since the start: "00:14:32.000".
QString clockText(Duration sinceStart);
/// The same for a log: "14:32.000", with hours only from one hour on.
QString logTimeText(Duration sinceStart);
/// A label of the ruler, as exact as `grid` asks: "12:30", "12:30.5", "1:12:30".
QString rulerText(Duration sinceStart, Duration grid);
/// Cores: "52", "0.5", "1.25".
QString coresText(std::int64_t milli);
/// GiB without its unit: decimals below 10 only.
QString gibText(std::int64_t bytes);
/// "4 GPUs", "1 GPU": in sentences.
QString gpuSentence(std::int64_t gpus);
/// Work: "90 GPU·s", from ten minutes on "21.1 GPU·min", from ten hours on "12.5 GPU·h".
QString workText(std::int64_t gpuSeconds);

} // namespace berth::ui
