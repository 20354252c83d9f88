// SPDX-License-Identifier: GPL-3.0-or-later
// The rules judge made-up trees: each must find what was planted, and nothing in its neighbour that is in order.
#include "tests/architecture/Rules.h"
#include "tests/architecture/Layers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace berth::architecture {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

Violations check(const std::string& rule, std::vector<SourceFile> files) {
    const auto found = std::find_if(rules().begin(), rules().end(), [&](const Rule& r) { return r.name == rule; });
    if (found == rules().end()) return {"no rule " + rule};
    return found->check(SourceTree{std::move(files)});
}

SourceFile including(std::string path, const std::string& include) {
    return sourceFile(std::move(path), "// SPDX\n#include " + include + "\n");
}

std::string linesOf(int count, const std::string& line = "") {
    std::string text;
    for (int i = 0; i < count; ++i) text += line + "\n";
    return text;
}

const std::string kLicenceLine = "// SPDX-License-Identifier: GPL-3.0-or-later\n";

} // namespace

TEST(Layers, ArrowsPointDownwards) {
    for (std::size_t i = 0; i < layers().size(); ++i)
        for (const std::string_view seen : layers()[i].sees) {
            const auto isSeen = [&](const Layer& layer) { return layer.name == seen; };
            const auto below = std::find_if(layers().begin(), layers().end(), isSeen);
            ASSERT_NE(below, layers().end()) << seen;
            const bool goesBack = mayInclude(below->name, layers()[i].name);
            EXPECT_FALSE(goesBack) << layers()[i].name << " and " << seen << " see each other";
        }
}

TEST(Layers, KnowTheFolders) {
    EXPECT_EQ(layerOf("engine/model/Pod.h"), "model");
    EXPECT_EQ(layerOf("engine/plugins/fit/Fit.h"), "plugins");
    EXPECT_EQ(layerOf("ui/stage/NodeCard.h"), "ui");
    EXPECT_EQ(layerOf("app/berthctl/main.cpp"), "berthctl");
    EXPECT_EQ(layerOf("tests/engine/model/PodTest.cpp"), "");
    EXPECT_EQ(layerOf("vector"), "");
}

TEST(Rules, FindAnIncludeThatClimbs) {
    EXPECT_THAT(check("includesThatClimb", {including("engine/model/Pod.h", "\"engine/trace/Fact.h\"")}),
                ElementsAre("engine/model/Pod.h:2: model may not include trace (engine/trace/Fact.h)"));
    EXPECT_THAT(check("includesThatClimb", {including("engine/session/Session.h", "\"ui/Window.h\"")}),
                ElementsAre(HasSubstr("session may not include ui")));
    EXPECT_THAT(check("includesThatClimb", {including("engine/plugins/fit/Fit.cpp", "\"engine/queue/Queue.h\"")}),
                ElementsAre(HasSubstr("plugins may not include queue")));
    EXPECT_THAT(check("includesThatClimb", {including("ui/Window.cpp", "\"engine/queue/Queue.h\"")}),
                ElementsAre(HasSubstr("ui may not include queue")));
    EXPECT_THAT(check("includesThatClimb", {including("engine/trace/Fact.h", "\"engine/model/Pod.h\"")}), IsEmpty());
    EXPECT_THAT(check("includesThatClimb", {including("tests/ui/WindowTest.cpp", "\"engine/queue/Queue.h\"")}),
                IsEmpty());
}

TEST(Rules, FindALayerThatNobodyKnows) {
    EXPECT_THAT(check("includesThatClimb", {including("engine/attic/Old.h", "\"engine/base/Id.h\"")}),
                ElementsAre(HasSubstr("attic may not include base")));
}

TEST(Rules, FindQtInTheEngine) {
    EXPECT_THAT(check("qtOutsideTheWindow", {including("engine/base/Id.h", "<QString>")}),
                ElementsAre(StartsWith("engine/base/Id.h:2: Qt (QString)")));
    EXPECT_THAT(check("qtOutsideTheWindow", {including("engine/io/A.cpp", "<QtCore/QFile>")}), testing::SizeIs(1));
    EXPECT_THAT(check("qtOutsideTheWindow", {including("app/berthctl/main.cpp", " <QCoreApplication>")}),
                testing::SizeIs(1));
    EXPECT_THAT(check("qtOutsideTheWindow", {including("ui/Window.h", "<QWidget>")}), IsEmpty());
    EXPECT_THAT(check("qtOutsideTheWindow", {including("engine/model/A.h", "\"engine/base/Quantity.h\"")}), IsEmpty());
}

TEST(Rules, FindPluginsThatKnowEachOther) {
    const std::string fit = "\"engine/plugins/fit/Fit.h\"";
    EXPECT_THAT(check("pluginsThatKnowEachOther", {including("engine/plugins/taints/Taints.cpp", fit)}),
                testing::SizeIs(1));
    EXPECT_THAT(check("pluginsThatKnowEachOther", {including("engine/session/Session.cpp", fit)}), testing::SizeIs(1));
    EXPECT_THAT(check("pluginsThatKnowEachOther", {including("engine/plugins/fit/Fit.cpp", fit)}), IsEmpty());
    EXPECT_THAT(check("pluginsThatKnowEachOther", {including("engine/plugins/BuiltinPlugins.cpp", fit)}), IsEmpty());
}

TEST(Rules, FindLibrariesOutOfPlace) {
    EXPECT_THAT(check("librariesOutOfPlace", {including("engine/model/Pod.cpp", "<yaml-cpp/yaml.h>")}),
                testing::SizeIs(1));
    EXPECT_THAT(check("librariesOutOfPlace", {including("engine/trace/Fact.cpp", "<nlohmann/json.hpp>")}),
                testing::SizeIs(1));
    EXPECT_THAT(check("librariesOutOfPlace", {including("engine/io/Reader.cpp", "<yaml-cpp/yaml.h>")}), IsEmpty());
    EXPECT_THAT(check("librariesOutOfPlace", {including("engine/explain/Json.cpp", "<nlohmann/json.hpp>")}), IsEmpty());
}

TEST(Rules, FindIncludesNotRooted) {
    EXPECT_THAT(check("includesNotRooted", {including("ui/A.cpp", "\"A.h\"")}), testing::SizeIs(1));
    EXPECT_THAT(check("includesNotRooted", {including("ui/A.cpp", "\"../engine/base/Id.h\"")}), testing::SizeIs(1));
    EXPECT_THAT(check("includesNotRooted", {including("ui/A.cpp", "\"ui/A.h\"")}), IsEmpty());
}

TEST(Rules, FindStrangersAtTheTop) {
    EXPECT_THAT(check("strangersAtTheTop", {sourceFile("docs/notes.md", ""), sourceFile("Makefile", "")}),
                testing::SizeIs(2));
    EXPECT_THAT(check("strangersAtTheTop", {sourceFile(".ci/run", ""), sourceFile("engine/base/Id.h", "")}), IsEmpty());
}

TEST(Rules, FindLongFiles) {
    EXPECT_THAT(check("longFiles", {sourceFile("engine/io/Reader.cpp", linesOf(601))}), testing::SizeIs(1));
    EXPECT_THAT(check("longFiles", {sourceFile("engine/io/Reader.cpp", linesOf(600))}), IsEmpty());
    EXPECT_THAT(check("longFiles", {sourceFile("ui/MainWindow.cpp", linesOf(400))}), testing::SizeIs(1));
    EXPECT_THAT(check("longFiles", {sourceFile("ui/MainWindow.cpp", linesOf(399))}), IsEmpty());
    EXPECT_THAT(check("longFiles", {sourceFile("samples/big.yaml", linesOf(5000))}), IsEmpty());
}

TEST(Rules, FindEmptyNames) {
    EXPECT_THAT(check("emptyNames", {sourceFile("ui/WindowManager.h", "")}), testing::SizeIs(1));
    EXPECT_THAT(check("emptyNames", {sourceFile("engine/base/StringUtils.cpp", "")}), testing::SizeIs(1));
    EXPECT_THAT(check("emptyNames", {sourceFile("engine/base/StringUtil.h", "")}), testing::SizeIs(1));
    EXPECT_THAT(check("emptyNames", {sourceFile("engine/metrics/Utilization.cpp", "")}), IsEmpty());
}

TEST(Rules, FindMissingLicences) {
    EXPECT_THAT(check("missingLicence", {sourceFile("engine/a/A.cpp", "int a;\n")}), testing::SizeIs(1));
    EXPECT_THAT(check("missingLicence", {sourceFile("tests/run", "#!/bin/bash\nset -e\n")}), testing::SizeIs(1));
    EXPECT_THAT(check("missingLicence", {sourceFile("engine/a/A.h", kLicenceLine)}),
                ElementsAre(HasSubstr("#pragma once")));
    EXPECT_THAT(check("missingLicence", {sourceFile("engine/a/A.h", kLicenceLine + "#pragma once\n")}), IsEmpty());
    EXPECT_THAT(check("missingLicence", {sourceFile("tests/run", "#!/bin/bash\n# " + kLicenceLine)}), IsEmpty());
}

TEST(Rules, FindFoldersWithoutReadme) {
    EXPECT_THAT(check("missingReadme", {sourceFile("engine/base/Id.h", ""), sourceFile("engine/README.md", "")}),
                ElementsAre("engine/base: has no README.md"));
    EXPECT_THAT(check("missingReadme", {sourceFile("samples/README.md", linesOf(81))}),
                ElementsAre(HasSubstr("a page")));
    EXPECT_THAT(check("missingReadme", {sourceFile("samples/README.md", ""), sourceFile("samples/a.yaml", "")}),
                IsEmpty());
    EXPECT_THAT(check("missingReadme",
                      {sourceFile("ui/README.md", ""), sourceFile("ui/a/README.md", ""), sourceFile("ui/a/b/C.h", "")}),
                IsEmpty());
}

TEST(Rules, FindWhatTheWindowMustNotDo) {
    EXPECT_THAT(check("forbiddenInTheWindow", {sourceFile("ui/A.cpp", "w.setStyleSheet(s);")}), testing::SizeIs(1));
    EXPECT_THAT(check("forbiddenInTheWindow", {sourceFile("ui/A.cpp", "if (dialog.exec() == 1)")}), testing::SizeIs(1));
    EXPECT_THAT(check("forbiddenInTheWindow", {sourceFile("ui/A.cpp", "menu->exec(at);")}), testing::SizeIs(1));
    EXPECT_THAT(check("forbiddenInTheWindow", {sourceFile("ui/A.cpp", "connect(a, SIGNAL(b()), c, SLOT(d()));")}),
                testing::SizeIs(1));
    EXPECT_THAT(
        check("forbiddenInTheWindow", {sourceFile("ui/A.cpp", "drag->exec(Qt::CopyAction);\n// never .exec(\n")}),
        IsEmpty());
    EXPECT_THAT(check("forbiddenInTheWindow", {sourceFile("app/berth/main.cpp", "return application.exec();")}),
                IsEmpty());
}

TEST(Rules, FindUnfinishedBusiness) {
    EXPECT_THAT(check("unfinishedBusiness", {sourceFile("engine/a/A.cpp", "// TO"
                                                                          "DO: later")}),
                testing::SizeIs(1));
    EXPECT_THAT(check("unfinishedBusiness", {sourceFile("engine/a/A.cpp", "// FIX"
                                                                          "ME")}),
                testing::SizeIs(1));
    EXPECT_THAT(check("unfinishedBusiness", {sourceFile("engine/a/A.cpp", "int methodology = 0;")}), IsEmpty());
}

} // namespace berth::architecture
