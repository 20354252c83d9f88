// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Meta.h"

#include <algorithm>

namespace berth {

const OwnerReference* ObjectMeta::controller() const {
    const auto it =
        std::find_if(owners.begin(), owners.end(), [](const OwnerReference& owner) { return owner.controller; });
    return it != owners.end() ? &*it : nullptr;
}

} // namespace berth
