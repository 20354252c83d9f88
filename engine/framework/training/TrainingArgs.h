// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeDevices.h"
#include "engine/framework/ValueReader.h"
#include "engine/framework/training/LevelPermit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace berth {

// Arguments that several plugins of the AI-training suite share. Faults go to the reader's diagnostics, at the value.

/// `apiVersion` and `kind`, which are allowed and mean nothing.
void skipTypeMeta(ValueReader& reader);
/// An integer from `least` to `most`, or `fallback` when it is absent.
std::int64_t integerWithin(ValueReader& reader, std::string_view key, std::int64_t fallback, std::int64_t least,
                           std::int64_t most);
/// The index of a word among `words`, or `fallback` when it is absent.
std::size_t wordOf(ValueReader& reader, std::string_view key, std::size_t fallback,
                   std::span<const std::string_view> words);
/// `bands`, `permitTimeout`, `waitForImpossible`.
LevelPermitRules readPermitRules(ValueReader& reader);
/// `devicePolicy`.
DevicePolicy readDevicePolicy(ValueReader& reader);
/// `maxGPUPerNode`.
std::optional<std::int64_t> readMaxGpuPerNode(ValueReader& reader);

} // namespace berth
