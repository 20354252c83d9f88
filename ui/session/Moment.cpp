// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Moment.h"

namespace berth::ui {

const Framework* Moment::framework() const {
    if (!profiles || profiles->all().empty()) return nullptr;
    if (const CycleRecord* shown = record())
        if (const Framework* own = profiles->find(shown->profile)) return own;
    return profiles->all().front().get();
}

} // namespace berth::ui
