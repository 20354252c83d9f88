// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace berth {

/// Heap bytes that a run holds, by the engine's own count. What the input declared (its text, its objects, its steps)
/// belongs to the input and is not among them.
struct MemoryUse {
    std::size_t facts = 0;   ///< the trace: 32 bytes each, and where its units end
    std::size_t pool = 0;    ///< texts, names and lists that facts refer to
    std::size_t objects = 0; ///< pods and nodes that the run itself made: replacements, changed ones
    std::size_t worlds = 0;  ///< the checkpoints and the Worlds that stand beside them; what they share counts once
    std::size_t records = 0; ///< cycle records kept

    std::size_t total() const { return facts + pool + objects + worlds + records; }
};

} // namespace berth
