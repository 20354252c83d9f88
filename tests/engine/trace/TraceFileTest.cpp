// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/TraceFile.h"

#include "engine/trace/Canonical.h"
#include "tests/engine/session/SessionFixture.h"

#include <gmock/gmock.h>

#include <random>

namespace berth::test {
namespace {

using ::testing::HasSubstr;

constexpr std::size_t kChecksumSize = 8;

std::string encoded(const Session& session) {
    return encodeTrace(session.trace(), *session.startWorld().rules);
}

/// The bytes with a checksum that fits them, so that what lies behind the checksum is put to the test.
std::string sealed(std::string body) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : body) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    for (std::size_t i = 0; i < kChecksumSize; ++i) body += static_cast<char>(hash >> (8 * i) & 0xFFU);
    return body;
}

std::string bodyOf(const std::string& bytes) {
    return bytes.substr(0, bytes.size() - kChecksumSize);
}

std::unique_ptr<Session> busySession() {
    auto session = busyScenario().session();
    session->run();
    return session;
}

std::unique_ptr<Session> smallSession() {
    auto session = ScenarioBuilder().nodes(2, "2").pod(cpuPod("a", "1")).pod(cpuPod("b", "4")).session();
    session->run();
    return session;
}

TEST(TraceFile, ReadsBackTheSameTrace) {
    const auto session = busySession();
    const std::string bytes = encoded(*session);
    const auto kept = decodeTrace(bytes);
    ASSERT_TRUE(kept.has_value()) << kept.error().text;
    const Trace& trace = session->trace();
    ASSERT_EQ(kept->trace.size(), trace.size());
    for (std::size_t i = 0; i < trace.size(); ++i) ASSERT_EQ(kept->trace[i], trace[i]) << i;
    EXPECT_TRUE(std::ranges::equal(kept->trace.unitEnds(), trace.unitEnds()));
    EXPECT_EQ(kept->trace.pool().sizes(), trace.pool().sizes());
    EXPECT_EQ(encodeTrace(kept->trace, kept->rules), bytes);
    EXPECT_EQ(fingerprint(kept->trace), fingerprint(trace));
    EXPECT_EQ(lines(kept->trace), lines(trace));
}

TEST(TraceFile, ReplaysToTheSameWorld) {
    const auto session = busySession();
    const auto kept = decodeTrace(encoded(*session));
    ASSERT_TRUE(kept.has_value()) << kept.error().text;
    Replay replay{World(kept->rules)};
    for (std::size_t position = 0; position <= kept->trace.size(); position += 17)
        ASSERT_EQ(describe(replay.seek(kept->trace, position), kept->trace.pool()),
                  describe(Replay(session->startWorld()).seek(session->trace(), position), session->trace().pool()))
            << position;
}

TEST(TraceFile, KeepsTheRules) {
    World::Rules rules;
    rules.start = {-5};
    rules.seed = 0xFFFFFFFFFFFFFFFFULL;
    rules.tieBreak = TieBreak::HeapOrder;
    rules.cycle = Duration::millis(250);
    rules.bind = Duration::seconds(2);
    rules.popFromBackoffQ = false;
    rules.askEveryNode = true;
    const auto kept = decodeTrace(encodeTrace(Trace(std::make_shared<Pool>()), rules));
    ASSERT_TRUE(kept.has_value()) << kept.error().text;
    EXPECT_EQ(kept->rules.start, rules.start);
    EXPECT_EQ(kept->rules.seed, rules.seed);
    EXPECT_EQ(kept->rules.tieBreak, rules.tieBreak);
    EXPECT_EQ(kept->rules.cycle, rules.cycle);
    EXPECT_EQ(kept->rules.bind, rules.bind);
    EXPECT_FALSE(kept->rules.popFromBackoffQ);
    EXPECT_TRUE(kept->rules.askEveryNode);
}

TEST(TraceFile, KeepsAnOpenUnit) {
    const auto session = smallSession();
    Trace trace = session->trace();
    trace.append(Fact::of(FactKind::CommandApplied));
    Fact last = trace[trace.size() - 1];
    EXPECT_EQ(last.at.ns, 0);
    trace.cut(trace.size() - 1);
    last.at = session->world().now;
    trace.append(last);
    const auto kept = decodeTrace(encodeTrace(trace, *session->startWorld().rules));
    ASSERT_TRUE(kept.has_value()) << kept.error().text;
    EXPECT_EQ(kept->trace.size(), trace.size());
    EXPECT_EQ(kept->trace.unitEnds().back(), trace.size() - 1);
}

TEST(TraceFile, IsSmallerThanTheFactsInMemory) {
    const auto session = busySession();
    const std::string whole = encoded(*session);
    Trace none(session->trace().sharedPool());
    const std::string pool = encodeTrace(none, *session->startWorld().rules);
    EXPECT_LT(whole.size() - pool.size(), session->trace().size() * 14);
}

TEST(TraceFile, RefusesWhatIsNoTrace) {
    EXPECT_THAT(decodeTrace("").error().text, HasSubstr("no Berth trace"));
    EXPECT_THAT(decodeTrace("apiVersion: v1\nkind: Pod\n").error().text, HasSubstr("no Berth trace"));
    EXPECT_THAT(decodeTrace("berth-trace\n").error().text, HasSubstr("cut off"));
    EXPECT_THAT(decodeTrace(sealed("berth-trace\n\x63")).error().text, HasSubstr("version 99"));
    std::string longer = encoded(*smallSession());
    longer = sealed(bodyOf(longer) + '\0');
    EXPECT_THAT(decodeTrace(longer).error().text, HasSubstr("behind its end"));
}

TEST(TraceFile, RefusesEveryTruncation) {
    const std::string bytes = encoded(*smallSession());
    for (std::size_t length = 0; length < bytes.size(); ++length)
        ASSERT_FALSE(decodeTrace(std::string_view(bytes).substr(0, length)).has_value()) << length;
}

TEST(TraceFile, RefusesEveryTruncationBehindAGoodChecksum) {
    const std::string body = bodyOf(encoded(*smallSession()));
    for (std::size_t length = 0; length < body.size(); ++length)
        ASSERT_FALSE(decodeTrace(sealed(body.substr(0, length))).has_value()) << length;
}

TEST(TraceFile, SeesEveryChangedByte) {
    std::string bytes = encoded(*smallSession());
    std::mt19937 random(1);
    for (char& byte : bytes) {
        const char before = byte;
        byte = static_cast<char>(byte ^ static_cast<char>(random() % 255 + 1));
        ASSERT_FALSE(decodeTrace(bytes).has_value()) << &byte - bytes.data();
        byte = before;
    }
}

TEST(TraceFile, SurvivesChangedBytesBehindAGoodChecksum) {
    const std::string body = bodyOf(encoded(*smallSession()));
    std::mt19937 random(1);
    std::size_t refused = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string changed = body;
        for (unsigned flips = random() % 3 + 1; flips > 0; --flips)
            changed[12 + random() % (changed.size() - 12)] = static_cast<char>(random());
        const auto kept = decodeTrace(sealed(changed));
        if (!kept)
            ++refused;
        else
            ASSERT_EQ(lines(kept->trace).size(), kept->trace.size());
    }
    EXPECT_GT(refused, 500U);
}

TEST(TraceFile, BelievesNoCountThatTheFileCannotHold) {
    const std::string start = bodyOf(encodeTrace(Trace(std::make_shared<Pool>()), {}));
    const std::string rules = start.substr(0, start.size() - 7);
    for (const char* hugeCount :
         {"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01", "\x7F"})
        for (std::size_t counts = 0; counts < 7; ++counts)
            ASSERT_FALSE(decodeTrace(sealed(rules + std::string(counts, '\0') + hugeCount)).has_value()) << counts;
}

/// A trace with one more fact at its end, encoded and read.
Result<KeptTrace> withFact(Fact fact) {
    const auto session = smallSession();
    Trace trace = session->trace();
    fact.at = session->world().now;
    trace.append(fact);
    return decodeTrace(encodeTrace(trace, *session->startWorld().rules));
}

TEST(TraceFile, RefusesFactsAboutWhatIsNotThere) {
    EXPECT_TRUE(withFact(Fact::of(FactKind::PodAllowed, PodId{1}, NodeId{0})).has_value());
    EXPECT_FALSE(withFact(Fact::of(FactKind::PodAllowed, PodId{2}, NodeId{0})).has_value());
    EXPECT_FALSE(withFact(Fact::of(FactKind::PodAllowed, PodId{}, NodeId{0})).has_value());
    EXPECT_FALSE(withFact(Fact::of(FactKind::PodAllowed, PodId{1}, NodeId{7})).has_value());
    EXPECT_FALSE(withFact(Fact::of(FactKind::PodBound, PodId{1}, NodeId{})).has_value());
    EXPECT_TRUE(withFact(Fact::of(FactKind::NodeRemoved, {}, NodeId{0})).has_value());
    EXPECT_FALSE(withFact(Fact::of(FactKind::NodeAdded, {}, NodeId{0})).has_value());
    Fact submitted = Fact::of(FactKind::PodSubmitted, PodId{3});
    submitted.a = submitted.b = 0;
    EXPECT_FALSE(withFact(submitted).has_value());
    Fact step = Fact::of(FactKind::StepTaken);
    EXPECT_TRUE(withFact(step).has_value());
    step.a = 12345;
    EXPECT_FALSE(withFact(step).has_value());
    Fact configured = Fact::of(FactKind::ConfigurationSet);
    configured.a = 1; // the ClusterObjects
    EXPECT_FALSE(withFact(configured).has_value());
}

TEST(TraceFile, RefusesTimeThatGoesBack) {
    const auto session = smallSession();
    Trace trace = session->trace();
    trace.append(Fact::of(FactKind::CommandApplied)); // at 1970
    EXPECT_THAT(decodeTrace(encodeTrace(trace, *session->startWorld().rules)).error().text,
                HasSubstr("time that goes back"));
}

} // namespace
} // namespace berth::test
