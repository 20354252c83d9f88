// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace berth::ui {

/// Two nodes of 8 GPUs, spread by NodeResourcesFit; two small pods, and a large one that then finds no empty node until
/// one of them ends after ten minutes. With MostAllocated, or best fit by far, the large one starts at once.
std::string spreadingMorning();

} // namespace berth::ui
