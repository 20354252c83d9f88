// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/CycleState.h"

namespace berth {

CycleState CycleState::clone() const {
    CycleState copy;
    copy.skipFilter = skipFilter;
    copy.skipScore = skipScore;
    for (const auto& [key, value] : data_) copy.data_.emplace_hint(copy.data_.end(), key, value->clone());
    return copy;
}

} // namespace berth
