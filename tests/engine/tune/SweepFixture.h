// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Reader.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/BuiltinConfigurationCheck.h"
#include "engine/tune/Sweep.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace berth::test {

/// A sample as it opens from the File menu.
inline std::shared_ptr<const Scenario> sample(const std::string& name) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const std::vector<std::string> paths{std::string(BERTH_SOURCE_DIR "/samples/") + name};
    auto read = io::readFiles(paths, options);
    EXPECT_TRUE(read) << name;
    return read ? read->scenario : nullptr;
}

/// samples/weight-drowns.yaml with other weights of NodeResourcesFit in its first profile.
inline tune::SweepPlan weightPlan(const std::string& weights) {
    tune::SweepPlan plan{sample("weight-drowns.yaml"), builtinPlugins(), {}, {}};
    const std::vector<tune::Axis> axes{tune::weightAxis("NodeResourcesFit=" + weights).value()};
    for (const tune::Setting& setting : tune::grid(axes))
        plan.settings.push_back(
            tune::configured(*plan.scenario->configuration, "ai-scheduler", setting, builtinConfigurationCheck())
                .value());
    return plan;
}

} // namespace berth::test
