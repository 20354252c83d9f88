// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/trace/Trace.h"
#include "engine/trace/World.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace berth {

/// A trace as it was kept, and what the World it starts from is made of: `World(rules)`.
struct KeptTrace {
    World::Rules rules;
    Trace trace;
};

inline constexpr std::uint64_t kTraceVersion = 2;

/// A trace as the bytes of a file: its pool with all objects, its facts and where its units end. Ten bytes a fact or so.
///
/// What is read back is the same to the byte: the same facts, the same ids, objects that encode to the same bytes. Only `meta.source` of objects is
/// not kept (ObjectCodec.h), so a merge patch cannot be made on them. Write the bytes with io::writeFile: through a temporary file and a rename.
std::string encodeTrace(const Trace& trace, const World::Rules& rules);

/// Reads such bytes. Fails with a sentence for people when they are no trace, cut off, changed, or of another version; a checksum sees every changed byte, and behind it
/// all lengths and all ids of facts are checked. Memory stays within some hundred bytes for each byte given.
Result<KeptTrace> decodeTrace(std::string_view bytes);

} // namespace berth
