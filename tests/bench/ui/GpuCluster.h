// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace berth::ui {

/// `nodes` nodes of eight GPUs in racks of eight, each with `held` running pods of two GPUs (at most three), and forty pods to
/// place, as YAML.
std::string gpuCluster(int nodes, int held);

} // namespace berth::ui
