// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/devices/TopologyPrint.h"

#include <string>
#include <string_view>

namespace berth::io {

/// A print laid out as nvidia-smi does it, with tabs and without escapes; reading it back gives the same.
std::string topologyText(const TopologyPrint& print);

/// A Node with nothing but its name and the annotation `berth.dev/gpu-topology`, as YAML: a patch for `kubectl patch node NAME --patch-file`, or to be merged by
/// hand. The block is written so that kubectl takes it.
std::string topologyDocument(std::string_view node, const TopologyPrint& print);

} // namespace berth::io
