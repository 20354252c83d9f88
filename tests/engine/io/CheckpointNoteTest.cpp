// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/io/Reading.h"

#include <gmock/gmock.h>

namespace berth::io {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

std::string savingPod(const std::string& seconds, int grace) {
    return "apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\n  annotations: {berth.dev/checkpoint-seconds: \"" +
           seconds + "\"}\nspec:\n  terminationGracePeriodSeconds: " + std::to_string(grace) +
           "\n  containers:\n  - name: c\n    image: x\n"
           "    lifecycle: {preStop: {exec: {command: [save]}}}\n";
}

TEST(CheckpointNote, TellsOfAGraceThatIsTooShortAtItsPlace) {
    EXPECT_THAT(findingsOf({savingPod("120", 30)}, true),
                Contains(HasSubstr("7:34: note: the preStop hook needs 2m0s to save, the grace period is 30s")));
    EXPECT_THAT(findingsOf({savingPod("30", 30)}, true), Not(Contains(HasSubstr("preStop"))));
}

} // namespace
} // namespace berth::io
