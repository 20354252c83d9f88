// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Level.h"

namespace berth {

std::string_view toString(Level level) {
    switch (level) {
    case Level::P0: return "P0";
    case Level::P1: return "P1";
    case Level::P2: break;
    }
    return "P2";
}

} // namespace berth
