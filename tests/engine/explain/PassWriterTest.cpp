// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/PassWriter.h"

#include "engine/explain/Json.h"
#include "engine/explain/Text.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "tests/support/TestCluster.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace berth::explain {
namespace {

using namespace berth::test;

class PassWriterTest : public testing::Test {
protected:
    std::shared_ptr<const Profiles> profiles() const {
        return Profiles::create(std::make_shared<const Configuration>(defaultConfiguration()), builtinPlugins())
            .value();
    }
    PassResult kept() const { return runPass(cluster_.scenario, *profiles()); }
    template <class Writer> std::string written() const {
        std::ostringstream out;
        Writer writer(out);
        writer.finish(runPass(cluster_.scenario, *profiles(), writer));
        return out.str();
    }
    void expectTheSame() const {
        EXPECT_EQ(written<JsonPassWriter>(), toJson(kept()).dump(1) + "\n");
        EXPECT_EQ(written<TextPassWriter>(), toText(kept()));
    }

    TestCluster cluster_;
};

TEST_F(PassWriterTest, CyclesWrittenOneByOneGiveTheWholeDocument) {
    cluster_.nodes(3).on("n0", makePod("sitting", 0, "4"));
    for (const char* name : {"p", "q", "r"}) cluster_.scenario.pods.push_back(makePod(name, 5, "3"));
    expectTheSame();
}

TEST_F(PassWriterTest, APassWithoutCyclesIsADocumentToo) {
    cluster_.nodes(1);
    expectTheSame();
}

TEST_F(PassWriterTest, ALineBreakInANameStaysEscaped) {
    cluster_.nodes(2);
    cluster_.scenario.pods.push_back(makePod("a\nb"));
    expectTheSame();
}

class Counting final : public PassListener {
public:
    bool wantsRecords() const override { return false; }
    void cycleEnded(const CycleRecord&, const PassResult&) override { ++cycles; }
    void podEnded() override { ++pods; }
    int cycles = 0;
    int pods = 0;
};

TEST_F(PassWriterTest, WithoutRecordsTheDecisionsAreTheSame) {
    cluster_.nodes(2).on("n0", makePod("low", 0, "4")).on("n1", makePod("lower", -5, "4"));
    cluster_.scenario.pods.push_back(makePod("high", 10, "3"));
    cluster_.scenario.pods.push_back(makePod("huge", 1, "64"));
    Counting counting;
    const PassResult result = runPass(cluster_.scenario, *profiles(), counting);
    EXPECT_EQ(result.bound, kept().bound);
    EXPECT_EQ(result.evicted, kept().evicted);
    EXPECT_EQ(result.pending, kept().pending);
    EXPECT_EQ(counting.cycles, 0);
    EXPECT_EQ(counting.pods, 2);
}

} // namespace
} // namespace berth::explain
