// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"

#include <memory>

namespace berth {

class FactListener;
class Simulation;

/// What would come from a World on: a run of its own, beside the session that the World was taken from. That session hears nothing of it.
///
/// It has a pool of its own with the same ids, and a trace that holds only what it did itself. `until` of the scenario does not end it.
class ScratchRun {
public:
    /// `pool` is that of the trace which led to `world`; both are copied.
    ScratchRun(std::shared_ptr<const Scenario> scenario, Registry registry, const World& world, const Pool& pool);
    ~ScratchRun();

    /// Told of each fact with the World after it. Not owned; must outlive the run, or be forgotten before it goes.
    void listen(FactListener& listener);
    void forget(FactListener& listener);
    /// Carries out a command now, as Session::edit would; fails where one of its actions cannot be done.
    Result<void> perform(const Command& command);
    /// The instant of the next unit, or never().
    SimTime nextAt() const;
    /// Runs one unit. False when nothing is due any more.
    bool advance();

    const World& world() const { return world_; }
    /// What the run did itself, from its first unit on.
    const Trace& trace() const { return trace_; }
    const Pool& pool() const { return *pool_; }

private:
    std::shared_ptr<Pool> pool_;
    Trace trace_;
    World world_;
    std::unique_ptr<Simulation> simulation_;
};

} // namespace berth
