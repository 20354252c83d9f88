// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"
#include "engine/trace/World.h"

#include <vector>

namespace berth {

/// Told of each fact after it was applied: how caches beside the World stay up to date. Must not emit facts itself.
class FactListener {
public:
    virtual ~FactListener() = default;
    virtual void applied(const World& world, const Fact& fact) = 0;
};

/// The only pen: writes a fact into the trace and applies it to the World in the same breath.
class Ledger {
public:
    Ledger(Trace& trace, World& world) : trace_(trace), world_(world) {}

    /// Stamps the fact with the current time, appends it, applies it and tells the listeners.
    void write(Fact fact);
    /// Moves virtual time forwards; leaves no fact. The next fact carries the new time.
    void setNow(SimTime now) { world_.now = now; }

    const World& world() const { return world_; }
    Pool& pool() { return trace_.pool(); }
    const Pool& pool() const { return trace_.pool(); }
    Trace& trace() { return trace_; }
    /// Not owned; must outlive the Ledger, or be forgotten before it goes.
    void listen(FactListener& listener) { listeners_.push_back(&listener); }
    void forget(FactListener& listener) { std::erase(listeners_, &listener); }

private:
    Trace& trace_;
    World& world_;
    std::vector<FactListener*> listeners_;
};

} // namespace berth
