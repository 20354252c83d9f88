// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/Rules.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace berth::architecture {

namespace {

const SourceTree& project() {
    static const SourceTree tree = readTree(BERTH_SOURCE_DIR);
    return tree;
}

class Architecture : public testing::TestWithParam<Rule> {};

std::string nameOf(const testing::TestParamInfo<Rule>& info) {
    return info.param.name;
}

} // namespace

TEST(SourceTree, HoldsThisFile) {
    const auto isThisFile = [](const SourceFile& file) {
        return file.path == "tests/architecture/ArchitectureTest.cpp";
    };
    EXPECT_EQ(std::count_if(project().files.begin(), project().files.end(), isThisFile), 1);
}

TEST_P(Architecture, IsKept) {
    const Violations found = GetParam().check(project());
    EXPECT_TRUE(found.empty()) << fmt::format("{}", fmt::join(found, "\n"));
}

INSTANTIATE_TEST_SUITE_P(Project, Architecture, testing::ValuesIn(rules()), nameOf);

} // namespace berth::architecture
