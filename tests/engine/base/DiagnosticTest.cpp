// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/Diagnostic.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(Diagnostic, printsPlaceSeverityTextAndHint) {
    EXPECT_EQ(toString({Severity::Error, {"a.yaml", 3, 7}, "it is wrong", "Do it right"}),
              "a.yaml:3:7: error: it is wrong. Do it right");
    EXPECT_EQ(toString({Severity::Note, {"a.yaml", 3, 7}, "so it is", ""}), "a.yaml:3:7: note: so it is");
}

TEST(Diagnostic, leavesOutWhatIsNotKnown) {
    EXPECT_EQ(toString({Severity::Warning, {"a.yaml", 3, 0}, "t", ""}), "a.yaml:3: warning: t");
    EXPECT_EQ(toString({Severity::Error, {"a.yaml", 0, 0}, "t", ""}), "a.yaml: error: t");
    EXPECT_EQ(toString({Severity::Error, {}, "t", ""}), "error: t");
}

TEST(Diagnostic, onlyErrorsAreErrors) {
    EXPECT_FALSE(hasErrors({}));
    EXPECT_FALSE(hasErrors({{Severity::Note, {}, "n", ""}, {Severity::Warning, {}, "w", ""}}));
    EXPECT_TRUE(hasErrors({{Severity::Note, {}, "n", ""}, {Severity::Error, {}, "e", ""}}));
}

} // namespace
} // namespace berth
