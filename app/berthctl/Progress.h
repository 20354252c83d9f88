// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"

#include <chrono>
#include <iosfwd>
#include <optional>

namespace berth::ctl {

/// Says how far a run is: in percent of its `until` where it has one, else the virtual time; at most twice a second, and once at the end.
class Progress {
public:
    Progress(const Session& session, std::optional<Duration> until, std::ostream& err)
        : session_(session), until_(until), err_(err) {}

    /// Call now and then.
    void tell();
    void finish();

private:
    using Clock = std::chrono::steady_clock;
    void print(int percent) const;

    const Session& session_;
    std::optional<Duration> until_;
    std::ostream& err_;
    Clock::time_point last_ = Clock::now();
};

} // namespace berth::ctl
