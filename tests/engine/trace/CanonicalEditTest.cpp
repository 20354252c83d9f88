// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Canonical.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

std::string fingerprintOfEdit(const std::string& words) {
    Trace trace(std::make_shared<Pool>());
    Fact fact = Fact::of(FactKind::CommandApplied);
    fact.a = trace.pool().text(words).value;
    trace.append(fact);
    trace.endUnit();
    return fingerprint(trace);
}

/// The same edits give the same fingerprint, whatever language the window speaks.
TEST(Canonical, LeavesOutTheWordsOfAnEdit) {
    EXPECT_EQ(fingerprintOfEdit("Cordon n1"), fingerprintOfEdit("停止 n1 的调度"));
}

} // namespace
} // namespace berth
