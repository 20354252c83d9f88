// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/io/config/StrictDecoder.h"

#include <optional>
#include <variant>

namespace berth::io {

/// A time of a scenario as it was written: since the start (a Go duration) or an instant (RFC 3339).
class StepTime {
public:
    /// Reads either spelling; a plain 0 too. Nothing when it is neither, which has then been reported.
    static std::optional<StepTime> read(const StrictDecoder& in);

    /// Since `start`; negative for what lies before it.
    Duration since(SimTime start) const;

private:
    explicit StepTime(std::variant<Duration, SimTime> written) : written_(written) {}

    std::variant<Duration, SimTime> written_;
};

} // namespace berth::io
