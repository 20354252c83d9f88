// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"

#include <string>

namespace berth::ui {

/// A change a person made in the window, with what saving needs beside the command.
struct Edit {
    Command command;
    std::string objectText; ///< further objects that came with it, as YAML: the PodGroup of a gang, nodes
};

} // namespace berth::ui
