// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"

namespace berth::ctl {

/// `berthctl import topo FILE...`: prints of `nvidia-smi topo -m` as the annotation of a Node each.
int importTopo(const Arguments& arguments, Console console);

} // namespace berth::ctl
