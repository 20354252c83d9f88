// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/Rules.h"

namespace berth::architecture {

/// Includes point downwards only, as the table in Layers.cpp has it.
Violations includesThatClimb(const SourceTree& tree);
/// No Qt in engine/ and in app/berthctl.
Violations qtOutsideTheWindow(const SourceTree& tree);
/// A plugin's folder includes no other plugin's folder; only BuiltinPlugins.cpp sees them all.
Violations pluginsThatKnowEachOther(const SourceTree& tree);
/// yaml-cpp is seen by io alone; the JSON library by io and by those that write JSON.
Violations librariesOutOfPlace(const SourceTree& tree);
/// A quoted include starts at the project's folder.
Violations includesNotRooted(const SourceTree& tree);

} // namespace berth::architecture
