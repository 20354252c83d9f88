// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Writer.h"

#include "engine/io/PodForm.h"
#include "engine/io/Reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace berth::io {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kPodSpec = "spec: {containers: [{name: c, image: i}]}";
constexpr const char* kNode = "# my node\napiVersion: v1\nkind: Node\nmetadata: {name: n1}   # keep me\n"
                              "status: {allocatable: {cpu: '4', memory: 8Gi, pods: '110'}}\n";

ReadResult read(const std::vector<std::string>& texts) {
    std::vector<SourceText> sources;
    for (const std::string& text : texts) sources.push_back({"f.yaml", std::make_shared<const std::string>(text)});
    auto outcome = readTexts(sources);
    EXPECT_TRUE(outcome) << toString(outcome.error().at(0));
    return std::move(*outcome);
}

std::string saved(const ReadResult& result, const Edits& edits) {
    const auto text = savedText(result.documents, *result.scenario, edits);
    EXPECT_TRUE(text) << text.error().text;
    return *text;
}

std::vector<std::string> steps(const std::string& text) {
    std::vector<std::string> texts;
    const ReadResult result = read({text});
    for (const Step& step : result.scenario->steps) texts.push_back(step.text);
    return texts;
}

const Edits kCordon = {{"{at: 3s, cordon: n1}"}, {}, {}};

TEST(SavedText, WithoutEditsIsTheFileByteForByte) {
    EXPECT_EQ(saved(read({kNode}), {}), kNode);
}

TEST(SavedText, AnInputWithoutScenarioGetsOneThatFixesItsStart) {
    const std::string text = saved(read({kNode}), kCordon);
    EXPECT_EQ(text, std::string(kNode) + "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  start: "
                                         "2026-01-01T00:00:00Z\n  steps:\n  - {at: 3s, cordon: n1}\n");
    EXPECT_EQ(steps(text), kCordon.steps);
}

TEST(SavedText, ArrivalsThatWereGuessedAreWrittenDown) {
    const std::string pods =
        "{apiVersion: v1, kind: Pod, metadata: {name: a, creationTimestamp: '2026-03-02T09:00:00Z'}, " + kPodSpec +
        "}\n---\n"
        "{apiVersion: v1, kind: Pod, metadata: {name: b, creationTimestamp: '2026-03-02T09:00:30Z'}, " +
        kPodSpec + "}\n";
    const ReadResult before = read({kNode, pods});
    const ReadResult after = read({saved(before, kCordon)});
    EXPECT_EQ(after.scenario->start, before.scenario->start);
    ASSERT_EQ(after.scenario->steps.size(), 2U);
    EXPECT_EQ(after.scenario->steps[1].at, Duration::seconds(30));
}

TEST(SavedText, StepsStandBehindThoseOfABlockScenario) {
    const std::string text = "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  steps: # first\n    - at: 1s\n  "
                             "    cordon: n1 # now\n\n"
                             "    # the end\n  until: 9s # stop\n---\n";
    EXPECT_EQ(saved(read({text + kNode}), kCordon),
              "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  steps: # first\n    - at: 1s\n      cordon: n1 "
              "# now\n"
              "    - {at: 3s, cordon: n1}\n\n    # the end\n  until: 9s # stop\n---\n" +
                  std::string(kNode));
}

TEST(SavedText, ABlockScenarioWithoutStepsGetsThem) {
    const std::string text =
        std::string(kNode) + "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n    seed: 7 # lucky\n# bye\n";
    EXPECT_EQ(saved(read({text}), kCordon),
              std::string(kNode) +
                  "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n    seed: 7 # lucky\n    steps:\n    - "
                  "{at: 3s, cordon: n1}\n# bye\n");
}

Edits otherLevels() {
    Edits edits;
    edits.levels = LevelStarts{500, 50};
    return edits;
}

TEST(SavedText, OtherLevelsStandInTheScenario) {
    const std::string head = "apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n";
    const std::string tail = "  seed: 7 # lucky\n---\n" + std::string(kNode);
    const std::string wanted = "  levels: {p0: 500, p1: 50}\n";
    EXPECT_EQ(saved(read({head + "  levels: {p0: 9, p1: 1} # bands\n" + tail}), otherLevels()),
              head + "  levels: {p0: 500, p1: 50} # bands\n" + tail);
    EXPECT_EQ(saved(read({head + tail}), otherLevels()), head + "  seed: 7 # lucky\n" + wanted + "---\n" + kNode);
    const ReadResult block = read({saved(read({head + "  levels:\n    p0: 9\n    p1: 1\n" + tail}), otherLevels())});
    EXPECT_EQ(block.scenario->p0From, 500);
    EXPECT_EQ(block.scenario->seed, 7U);
    EXPECT_EQ(read({saved(read({kNode}), otherLevels())}).scenario->p1From, 50);
}

TEST(SavedText, LevelsAndStepsGoTogether) {
    Edits edits = kCordon;
    edits.levels = LevelStarts{500, 50};
    const std::string scenario = "---\napiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n  seed: 7\n";
    const ReadResult result = read({saved(read({kNode + scenario}), edits)});
    EXPECT_EQ(result.scenario->p0From, 500);
    EXPECT_EQ(result.scenario->steps.size(), 1U);
}

TEST(SavedText, AFlowScenarioIsWrittenAnew) {
    const std::string flow =
        std::string(kNode) +
        "---\n{apiVersion: berth.dev/v1alpha1, kind: Scenario, spec: {seed: 7, steps: [{at: 1s, drain: n1}]}}\n";
    const std::string text = saved(read({flow}), kCordon);
    EXPECT_THAT(text, StartsWith(kNode));
    EXPECT_EQ(steps(text), (std::vector<std::string>{"{at: 1s, drain: n1}", "{at: 3s, cordon: n1}"}));
    EXPECT_EQ(read({text}).scenario->seed, 7U);
}

TEST(SavedText, JsonStaysJson) {
    const std::string node = R"({"apiVersion": "v1", "kind": "Node", "metadata": {"name": "n1"}})";
    const std::string text = saved(read({node}), kCordon);
    EXPECT_THAT(text, StartsWith(node));
    EXPECT_THAT(text, HasSubstr("\"cordon\": \"n1\""));
    EXPECT_EQ(steps(text).size(), 1U);
}

TEST(SavedText, SeveralFilesBecomeOne) {
    const std::string text =
        saved(read({kNode, "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\n" + kPodSpec}), kCordon);
    EXPECT_EQ(read({text}).scenario->nodes.size(), 1U);
    EXPECT_EQ(read({text}).scenario->pods.size(), 1U);
    EXPECT_EQ(steps(text).size(), 1U);
}

TEST(SavedText, APodMadeInTheWindowIsWrittenOnceAndCreatedByItsStep) {
    PodForm form;
    form.name = "gang";
    form.pods = 2;
    const FormPods made = podFromForm(form).value();
    const Edits edits = {
        {"at: 2s, create: pod/default/gang-0", "{at: 2s, create: pod/default/gang-1}"}, made.pods, {made.groupText}};
    const ReadResult after = read({saved(read({kNode}), edits)});
    ASSERT_EQ(after.scenario->steps.size(), 2U);
    EXPECT_EQ(std::get<CreatePod>(after.scenario->steps[1].action).pod->meta.name, "gang-1");
    EXPECT_TRUE(after.scenario->pods.empty());
    EXPECT_EQ(after.scenario->objects.podGroups.size(), 1U);
}

TEST(SavedText, APodOfTheFileIsNotWrittenAgain) {
    const ReadResult before =
        read({std::string(kNode) + "---\napiVersion: v1\nkind: Pod\nmetadata: {name: p}\n" + kPodSpec + "\n"});
    const std::string text = saved(before, {{"{at: 2s, create: p}"}, {before.scenario->pods[0]}, {}});
    EXPECT_EQ(text.find("kind: Pod"), text.rfind("kind: Pod"));
}

TEST(SavedText, AStepThatDoesNotParseIsRefused) {
    const ReadResult result = read({kNode});
    EXPECT_FALSE(savedText(result.documents, *result.scenario, {{"{at: 3s, cordon: [}"}, {}, {}}));
}

class WriteFile : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "berth-writer-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    static std::string contents(const std::string& path) {
        std::ifstream in(path, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        return text.str();
    }
    std::size_t files() const {
        std::size_t count = 0;
        for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder_)) ++count;
        return count;
    }

    std::filesystem::path folder_;
};

TEST_F(WriteFile, LeavesTheTextAndNothingElse) {
    ASSERT_TRUE(writeFile(path("a.yaml"), "one"));
    ASSERT_TRUE(writeFile(path("a.yaml"), "two"));
    EXPECT_EQ(contents(path("a.yaml")), "two");
    EXPECT_EQ(files(), 1U);
}

TEST_F(WriteFile, KeepsThePermissionsOfTheFile) {
    namespace fs = std::filesystem;
    ASSERT_TRUE(writeFile(path("a.yaml"), "one"));
    fs::permissions(path("a.yaml"), fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_TRUE(writeFile(path("a.yaml"), "two"));
    EXPECT_EQ(fs::status(path("a.yaml")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(WriteFile, WritesBehindALink) {
    ASSERT_TRUE(writeFile(path("a.yaml"), "one"));
    std::filesystem::create_symlink(path("a.yaml"), path("link.yaml"));
    ASSERT_TRUE(writeFile(path("link.yaml"), "two"));
    EXPECT_TRUE(std::filesystem::is_symlink(path("link.yaml")));
    EXPECT_EQ(contents(path("a.yaml")), "two");
}

TEST_F(WriteFile, SaysWhichFileCannotBeWritten) {
    const auto result = writeFile(path("none/a.yaml"), "x");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().text, path("none/a.yaml") + " cannot be written: No such file or directory");
}

} // namespace
} // namespace berth::io
