// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace berth {

/// The compiler's 128-bit integers under names that -Wpedantic accepts.
// NOLINTBEGIN(modernize-use-using): __extension__ goes with typedef only
__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UInt128;
// NOLINTEND(modernize-use-using)

} // namespace berth
