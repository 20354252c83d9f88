// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/ScratchRun.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace berth::ui {

/// How does a pod's story go on behind the end of the trace?
struct StoryQuestion {
    std::uint64_t id = 0;
    std::size_t position = 0; ///< the trace's end: so many facts
    PodId pod;
};

/// The run beside the session that shows it: until the pod runs, leaves or goes back to its queue without a node.
struct StoryAhead {
    StoryQuestion question;
    std::shared_ptr<const ScratchRun> run; ///< nullptr: the trace is another one by now, or it was cancelled
};

} // namespace berth::ui
