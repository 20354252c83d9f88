// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/ByteReader.h"
#include "engine/trace/ByteWriter.h"
#include "engine/trace/Pool.h"
#include "engine/trace/World.h"

namespace berth {

/// Writes a Pod, Node, ClusterObjects or Configuration with every field, but for two: what is computed from the others (Pod::totals,
/// Node::allocatable) is computed again, and `meta.source` is left out: the tree an object was read from belongs to `io` and to its file.
void writeObject(ByteWriter& out, const PoolObject& object);

/// Reads one back; complete also when the reader failed, then with defaults in it. Never holds a nullptr.
PoolObject readObject(ByteReader& in);

void writeRules(ByteWriter& out, const World::Rules& rules);
World::Rules readRules(ByteReader& in);

} // namespace berth
