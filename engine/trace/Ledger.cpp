// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Ledger.h"

namespace berth {

void Ledger::write(Fact fact) {
    fact.at = world_.now;
    trace_.append(fact);
    apply(world_, fact, trace_.pool());
    for (FactListener* listener : listeners_) listener->applied(world_, fact);
}

} // namespace berth
