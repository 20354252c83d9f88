// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Input.h"

#include <atomic>
#include <functional>

namespace berth::ui {

/// What reading gave. `scenario` is nullptr when the input was refused or reading was cancelled.
struct ReadInput {
    std::shared_ptr<const Scenario> scenario;
    Diagnostics messages;
    std::vector<SourceText> sources;
    std::vector<std::shared_ptr<const io::Document>> documents;
    bool cancelled = false;
};

/// Share 0…1 of the work.
using ReadProgress = std::function<void(double share)>;

/// Reads all parts of a request as one input. Blocks; `cancel` is looked at often.
ReadInput readInput(const OpenRequest& request, const std::atomic<bool>& cancel, const ReadProgress& progress);

} // namespace berth::ui
