// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/StepTime.h"

namespace berth::io {

std::optional<StepTime> StepTime::read(const StrictDecoder& in) {
    const std::string_view text = in.value().text();
    if (const auto duration = parseDuration(text); in.value().isScalar() && duration) return StepTime(*duration);
    if (const auto instant = parseTime(text); in.value().isScalar() && instant) return StepTime(*instant);
    in.wrongType("a duration since the start such as \"90s\" or \"1h30m\", or an instant such as 2026-01-01T00:00:00Z");
    return std::nullopt;
}

Duration StepTime::since(SimTime start) const {
    if (const auto* duration = std::get_if<Duration>(&written_)) return *duration;
    return std::get<SimTime>(written_) - start;
}

} // namespace berth::io
