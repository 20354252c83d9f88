// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <string>

namespace {

/// Without RC_PARAMS rapidcheck draws from the clock; here it draws from BERTH_SEED, 1 when that is not set.
const bool kSeeded = [] {
    const char* const seed = std::getenv("BERTH_SEED");
    return ::setenv("RC_PARAMS", ("seed=" + std::string(seed == nullptr ? "1" : seed)).c_str(), 0) == 0;
}();

} // namespace
