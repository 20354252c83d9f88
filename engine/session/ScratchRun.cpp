// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/ScratchRun.h"

#include "engine/sim/Simulation.h"

namespace berth {
namespace {

std::shared_ptr<Pool> copyOf(const Pool& pool) {
    auto copy = std::make_shared<Pool>();
    copy->append(pool.since({}));
    return copy;
}

} // namespace

ScratchRun::ScratchRun(std::shared_ptr<const Scenario> scenario, Registry registry, const World& world,
                       const Pool& pool)
    : pool_(copyOf(pool)),
      trace_(pool_),
      world_(world),
      simulation_(std::make_unique<Simulation>(std::move(scenario), registry, trace_, world_, false)) {
    simulation_->resync();
}

ScratchRun::~ScratchRun() = default;

void ScratchRun::listen(FactListener& listener) {
    simulation_->ledger().listen(listener);
}

void ScratchRun::forget(FactListener& listener) {
    simulation_->ledger().forget(listener);
}

Result<void> ScratchRun::perform(const Command& command) {
    for (const Action& action : command.actions)
        if (Result<void> done = simulation_->perform(action); !done) return done;
    trace_.endUnit();
    return {};
}

SimTime ScratchRun::nextAt() const {
    return simulation_->next().at;
}

bool ScratchRun::advance() {
    const NextUnit next = simulation_->next();
    if (next.kind == UnitKind::None) return false;
    simulation_->run(next);
    return true;
}

} // namespace berth
