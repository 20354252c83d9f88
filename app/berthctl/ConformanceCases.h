// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"

#include <span>
#include <string>
#include <vector>

namespace berth::ctl {

/// An input and the file that holds kube-scheduler's answer to it.
struct ConformanceCase {
    enum class Kind { Pass, Timeline };
    Kind kind = Kind::Pass;
    std::string input;
    std::string answer;
};

/// All pairs in and below the folders, by path; a path to an input stands for its own pair. Fails when a path is not
/// there or nothing is found.
Result<std::vector<ConformanceCase>> findCases(std::span<const std::string> paths);

} // namespace berth::ctl
