// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace berth::io {
namespace {

std::string slicedNode(const std::string& name) {
    return "apiVersion: v1\nkind: Node\nmetadata: {name: " + name +
           "}\nstatus:\n  allocatable: {cpu: \"4\", nvidia.com/mig-1g.5gb: \"7\"}\n";
}

TEST(MigNote, SaysOnceThatSlicesAreCounted) {
    const auto findings = findingsOf({slicedNode("a") + "---\n" + slicedNode("b")}, true);
    const auto isNote = [](const std::string& line) {
        return line.find("nvidia.com/mig-1g.5gb is counted, not placed") != std::string::npos;
    };
    EXPECT_EQ(std::count_if(findings.begin(), findings.end(), isNote), 1);
}

} // namespace
} // namespace berth::io
