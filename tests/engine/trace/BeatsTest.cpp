// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Beats.h"

#include <gmock/gmock.h>

#include <string>

namespace berth {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// "Filter n1 F #1", for readable lists.
std::string told(const CycleRecord& record, const Beat& beat) {
    static const char* const kKinds[] = {"begins",   "called", "passed", "rejected", "normalized",
                                         "weighted", "tried",  "out",    "ends"};
    std::string text = std::string(toString(beat.point)) + " " + kKinds[static_cast<std::size_t>(beat.kind)];
    if (beat.plugin != CycleRecord::kNoPlugin) text += " " + record.plugins[static_cast<std::size_t>(beat.plugin)];
    if (beat.node != UINT32_MAX) text += " n" + std::to_string(beat.node);
    return text + " #" + std::to_string(beat.index);
}

std::vector<std::string> told(const CycleRecord& record) {
    std::vector<std::string> lines;
    for (const Beat& beat : beats(record)) lines.push_back(told(record, beat));
    return lines;
}

Status rejection(const std::string& plugin) {
    Status status(Code::Unschedulable, "no");
    return status.setPlugin(plugin);
}

CycleRecord recordOf(std::uint32_t nodes) {
    CycleRecord record;
    record.plugins = {"A", "B"};
    for (std::uint32_t i = 0; i < nodes; ++i) record.nodes.push_back(NodeId{i + 10});
    return record;
}

TEST(Beats, AnEmptyRecordHasNone) {
    EXPECT_THAT(beats(CycleRecord()), IsEmpty());
}

TEST(Beats, ScoredCycleInTheOrderOfItsPoints) {
    CycleRecord record = recordOf(3);
    record.preFilter = {{0, {}, {}}, {1, Status(Code::Skip), {}}};
    record.verdicts = {{2, {}, false}, {0, rejection("B"), false}, {1, {}, false}};
    record.feasible = {2, 1};
    record.preScorePlugins = {0};
    record.scores = {{0, 1, false, true, {1, 2}, {50, 100}, {}, {}}, {1, 2, true, true, {}, {}, {}, {}}};
    record.totals = {50, 100};
    EXPECT_THAT(told(record),
                ElementsAre("PreFilter begins #0", "PreFilter called A #0", "PreFilter called B #1",
                            "PreFilter ends #0", "Filter begins #0", "Filter passed n2 #0", "Filter rejected B n0 #1",
                            "Filter passed n1 #2", "Filter ends #0", "PreScore begins #0", "PreScore called A #0",
                            "PreScore ends #0", "Score begins #0", "Score called A #0", "Score ends #0",
                            "NormalizeScore begins #0", "NormalizeScore normalized A #0", "NormalizeScore weighted #0",
                            "NormalizeScore ends #0"));
}

TEST(Beats, PostFilterShowsTheTournament) {
    CycleRecord record = recordOf(3);
    record.verdicts = {{0, rejection("A"), false}};
    record.postFilter = Status();
    record.postFilterPlugins = {0, 1};
    record.preemption.emplace();
    record.preemption->plugin = "B";
    record.preemption->candidates = {{NodeId{12}, {}, {}, 0}};
    record.preemption->dryRunRejected = {{NodeId{10}, rejection("A")}};
    record.preemption->rules = {{"fewest PDB violations", {}, {}, {}}};
    EXPECT_THAT(told(record),
                ElementsAre("Filter begins #0", "Filter rejected A n0 #0", "Filter ends #0", "PostFilter begins #0",
                            "PostFilter called A #0", "PostFilter called B #1", "PostFilter tried B n0 #0",
                            "PostFilter tried B n2 #1", "PostFilter out B #0", "PostFilter ends #0"));
}

TEST(Beats, ACycleThatFailedWhileScoringIsNotWeighted) {
    CycleRecord record = recordOf(2);
    record.scores = {{0, 1, false, false, {}, {}, {}, {}}};
    EXPECT_THAT(told(record), ElementsAre("Score begins #0", "Score called A #0", "Score ends #0"));
}

TEST(Beats, PointBeatsAreBeginsAndEnds) {
    Beat beat;
    EXPECT_TRUE(isPointBeat(beat));
    beat.kind = BeatKind::PointEnds;
    EXPECT_TRUE(isPointBeat(beat));
    beat.kind = BeatKind::NodePassed;
    EXPECT_FALSE(isPointBeat(beat));
}

TEST(CycleRecord, AnswersByPosition) {
    CycleRecord record = recordOf(3);
    record.verdicts = {{1, rejection("A"), false}, {1, {}, false}};
    record.feasible = {2, 1};
    EXPECT_EQ(record.position(NodeId{12}), 2U);
    EXPECT_EQ(record.position(NodeId{99}), 3U);
    EXPECT_TRUE(record.verdictOf(1)->status.ok()) << "the last verdict counts";
    EXPECT_EQ(record.verdictOf(0), nullptr);
    EXPECT_EQ(record.feasibleIndex(1), 1U);
    EXPECT_EQ(record.feasibleIndex(0), 2U);
}

TEST(CycleRecord, ComparesAllOfIt) {
    const CycleRecord record = recordOf(2);
    CycleRecord other = record;
    EXPECT_EQ(record, other);
    other.verdicts = {{0, rejection("A"), false}};
    EXPECT_FALSE(record == other);
    other = record;
    other.preemption.emplace();
    EXPECT_FALSE(record == other);
}

} // namespace
} // namespace berth
