// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/DiagnosticText.h"

#include "engine/io/Reader.h"
#include "engine/session/BuiltinConfigurationCheck.h"
#include "ui/view/DiagnosticSayings.h"
#include "ui/view/Text.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace berth::ui {
namespace {

namespace fs = std::filesystem;

/// The window's Chinese, as long as it lives.
class Chinese {
public:
    Chinese() {
        EXPECT_TRUE(words_.load(QStringLiteral(":/i18n/berth_zh_CN.qm")));
        QCoreApplication::installTranslator(&words_);
    }
    ~Chinese() { QCoreApplication::removeTranslator(&words_); }
    Chinese(const Chinese&) = delete;
    Chinese& operator=(const Chinese&) = delete;

private:
    QTranslator words_;
};

QString note(const char* words, const char* hint = "") {
    return diagnosticText({Severity::Note, {}, words, hint});
}

TEST(DiagnosticText, EnglishStaysAsTheEngineSaidIt) {
    const Diagnostic fault{Severity::Error,
                           {"pods.yaml", 4, 2},
                           "spec.priority: expected a whole number, found the text \"high\"",
                           "Remove the quotes"};
    EXPECT_EQ(placedText(fault), text(toString(fault)));
    EXPECT_EQ(diagnosticText({Severity::Note, {}, "the file is empty", {}}), QStringLiteral("the file is empty"));
    EXPECT_EQ(placedText({Severity::Warning, {}, "the file is empty", {}}),
              QStringLiteral("warning: the file is empty"));
}

TEST(DiagnosticText, ChineseKeepsNamesAndTurnsTheRestOver) {
    const Chinese chinese;
    EXPECT_EQ(note("the file is empty"), QStringLiteral("文件是空的"));
    EXPECT_EQ(note("device 3 of node h100-1 is held by pod ml/a too"),
              QStringLiteral("节点 h100-1 的设备 3 同时被 Pod ml/a 占用"));
    EXPECT_EQ(note("Did you mean nvidia.com/gpu?"), QStringLiteral("是否想写 nvidia.com/gpu？"));
}

TEST(DiagnosticText, WhatStandsInAGapIsTranslatedUnlessItIsAName) {
    const Chinese chinese;
    EXPECT_EQ(note("spec.priority: expected a whole number, found the text \"a list\"", "Remove the quotes"),
              QStringLiteral("spec.priority：应为整数，实际是文本“a list”。请去掉引号"));
    EXPECT_EQ(note("a: expected true or false, found 3"), QStringLiteral("a：应为 true 或 false，实际是 3"));
    EXPECT_EQ(note("a: expected a list, found nothing"), QStringLiteral("a：应为列表，实际是空值"));
    EXPECT_EQ(note("3 pods without spec.priority, which is filled in as its PriorityClass' value, or 0"),
              QStringLiteral("3 个 Pod 没有写 spec.priority，按其 PriorityClass 的值（没有则为 0）补上"));
}

TEST(DiagnosticText, AListCutShortSaysSo) {
    const Chinese chinese;
    EXPECT_EQ(note("there is no PersistentVolumeClaim \"a\" in namespace b (and 12 more like this)"),
              QStringLiteral("命名空间 b 中没有 PersistentVolumeClaim “a”（另有 12 条同类）"));
}

TEST(DiagnosticText, WhatTheSchedulerSaysStaysEnglishButItsHintDoesNot) {
    const Chinese chinese;
    const QString said = note("profiles[0].schedulerName: Required value", "Put it in quotes");
    EXPECT_EQ(said, QStringLiteral("profiles[0].schedulerName: Required value。请加上引号"));
}

TEST(DiagnosticText, ANameMayHoldAGap) {
    const Chinese chinese;
    EXPECT_EQ(note("pod %2/%1 is terminating already"), QStringLiteral("Pod %2/%1 已在终止"));
}

// ---- whole

/// What upstream says in its own words.
constexpr std::array kUpstream = {
    "Invalid value: ",
    "Required value",
    "Duplicate value: ",
    "Unsupported value: ",
    "Forbidden: ",
    "unknown field ",
    " already set in map",
    "no kind ",
    "couldn't decode as ",
    "Object 'apiVersion' is missing",
    "Object 'Kind' is missing",
    "args for plugin ",
    "was invalid in version ",
    "initializing ",
    "priority class names with 'system-' prefix",
    "maximum allowed value of a user defined priority",
    "minAvailable and maxUnavailable cannot be both set",
    "exists in both matchLabelKeys and mismatchLabelKeys",
    "must not be specified when labelSelector is not set",
    "must be Exists when `key` is empty",
    "must be 'NoExecute' when `tolerationSeconds` is set",
    "must be empty when `operator` is 'Exists'",
    "can not be empty",
    "can only use minDomains if whenUnsatisfiable=DoNotSchedule",
    "not in valid range [0-100]",
    "must be greater than ",
    "resourceNamespace is required",
    "resourceName is required",
    "resourceLock value must be \"leases\"",
    "must be the same for all profiles",
    "only one queue sort plugin can be enabled",
    "is an invalid extended resource name",
    "duplicate extender managed resource name",
    "must have a positive weight applied to it",
    "extenders implementing bind",
    "only one extender can implement bind",
    "must be non-negative",
    "should be an integer value greater than zero",
};

bool isUpstream(const std::string& words) {
    return std::any_of(kUpstream.begin(), kUpstream.end(),
                       [&](const char* part) { return words.find(part) != std::string::npos; });
}

std::string contentOf(const fs::path& path) {
    std::ifstream file(path);
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
}

/// A literal of a source with its line, adjacent ones joined.
struct Literal {
    std::string words;
    std::size_t line = 0;
};

/// Reads one literal that begins at the quotation mark `at`; leaves `at` behind it.
std::string literalAt(const std::string& source, std::size_t& at) {
    std::string words;
    for (++at; at < source.size() && source[at] != '"'; ++at) {
        if (source[at] != '\\') {
            words += source[at];
            continue;
        }
        ++at;
        words += source[at] == 'n' ? '\n' : source[at] == 't' ? '\t' : source[at];
    }
    ++at;
    return words;
}

std::vector<Literal> literalsOf(const std::string& source) {
    std::vector<Literal> found;
    bool adjacent = false;
    for (std::size_t at = 0; at < source.size();) {
        if (source.compare(at, 2, "//") == 0 || source.compare(at, 8, "#include") == 0) {
            at = std::min(source.find('\n', at), source.size());
        } else if (source[at] == '\'') {
            at += source.compare(at, 2, "'\\") == 0 ? 4 : 3;
            adjacent = false;
        } else if (source[at] == '"') {
            const auto begin = source.begin();
            const auto line = static_cast<std::size_t>(std::count(begin, begin + std::ptrdiff_t(at), '\n'));
            const std::string words = literalAt(source, at);
            if (adjacent)
                found.back().words += words;
            else
                found.push_back({words, line + 1});
            adjacent = true;
        } else {
            adjacent = adjacent && std::isspace(static_cast<unsigned char>(source[at])) != 0;
            ++at;
        }
    }
    return found;
}

/// "device {} of {:02X}" and "device %1 of %2" alike.
std::string withoutGaps(const std::string& words) {
    std::string plain;
    const auto isDigitAt = [&](std::size_t at) {
        return at < words.size() && std::isdigit(static_cast<unsigned char>(words[at])) != 0;
    };
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isBrace = words[at] == '{' || words[at] == '}';
        const bool doubled = isBrace && words.compare(at, 2, std::string(2, words[at])) == 0;
        const std::size_t close = words[at] == '{' && !doubled ? words.find('}', at) : std::string::npos;
        if (doubled) {
            plain += words[at++];
        } else if (close != std::string::npos && close - at < 6 && words.find(' ', at) > close) {
            plain += '%';
            at = close;
        } else if (words[at] == '%' && isDigitAt(at + 1)) {
            plain += '%';
            ++at;
        } else {
            plain += words[at];
        }
    }
    return plain;
}

/// At least two words, and none of what Berth writes into files or looks for in them.
bool isProse(const std::string& words) {
    static const std::array kFiles = {"kind: KubeSchedulerConfiguration", ": null", "CPU Affinity", "NUMA"};
    const QStringList parts = text(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const bool speaks = std::any_of(parts.begin(), parts.end(), [](const QString& part) {
        return part.size() > 1 && part[0].isLetter() && part[1].isLetter();
    });
    if (parts.size() < 2 || !speaks || words.find('\n') != std::string::npos) return false;
    const std::string plain = withoutGaps(words);
    // "requests: {}" and the like: a key and its value.
    const std::size_t colon = plain.find(": %");
    if (colon != std::string::npos && plain.find(' ') == colon + 1) return false;
    return std::none_of(kFiles.begin(), kFiles.end(),
                        [&](const char* part) { return plain.find(part) != std::string::npos; });
}

/// Lists of field names are one word after the other without a verb: `fields<…>(…, "a b c")`.
bool isNameList(const std::string& words) {
    static const std::set<std::string> kFirst = {"apiVersion",
                                                 "maxUnavailable",
                                                 "conditions",
                                                 "scopeSelector",
                                                 "allocateLoadBalancerNodePorts",
                                                 "httpGet",
                                                 "postStart",
                                                 "args",
                                                 "allocatedResourcesStatus",
                                                 "generateName",
                                                 "configSource",
                                                 "addresses",
                                                 "lastHeartbeatTime",
                                                 "resourceClaimName",
                                                 "activeDeadlineSeconds",
                                                 "lastProbeTime",
                                                 "ephemeralContainerStatuses",
                                                 "azureFile",
                                                 "minReadySeconds"};
    return kFirst.contains(words.substr(0, words.find(' ')));
}

std::vector<fs::path> speakers() {
    const fs::path root = BERTH_SOURCE_DIR;
    std::vector<fs::path> all;
    for (const auto& entry : fs::recursive_directory_iterator(root / "engine" / "io"))
        if (entry.path().extension() == ".cpp") all.push_back(entry.path());
    for (const char* file :
         {"engine/model/devices/TopologyPrint.cpp", "engine/framework/ValueReader.cpp",
          "engine/framework/training/TrainingArgs.cpp", "engine/framework/training/Fairness.cpp",
          "engine/plugins/aischeduling/AISchedulingArgs.cpp", "engine/session/ConfigurationWarnings.cpp",
          "engine/sim/Actions.cpp", "engine/tune/Setting.cpp"})
        all.push_back(root / file);
    return all;
}

/// Written into files, or looked for in them.
bool isWritten(const fs::path& path, const std::string& words) {
    static const std::set<std::string> kWriters = {"OpenbScenario.cpp", "PodForm.cpp"};
    static const std::set<std::string> kPieces = {"update: {%, patch: %}",
                                                  "profiles: [%]",
                                                  "kind: Node, name: %",
                                                  "kind: Pod, namespace: %, name: %",
                                                  "kind: PodGroup, namespace: %, name: %",
                                                  "requests: %, limits: %",
                                                  "{at: %, create: %}",
                                                  "sleep %",
                                                  "%: %, found \"%\"",
                                                  "as given"};
    return kWriters.contains(path.filename().string()) || kPieces.contains(withoutGaps(words));
}

TEST(DiagnosticText, KnowsEverySentenceOfTheEngine) {
    std::vector<std::string> known;
    for (const char* saying : diagnosticSayings()) known.push_back(withoutGaps(saying));
    std::size_t seen = 0;
    for (const fs::path& path : speakers())
        for (const auto& [words, line] : literalsOf(contentOf(path))) {
            if (!isProse(words) || isNameList(words) || isWritten(path, words) || isUpstream(words)) continue;
            ++seen;
            const std::string plain = withoutGaps(words);
            EXPECT_TRUE(std::any_of(known.begin(), known.end(),
                                    [&](const std::string& one) { return one.find(plain) != std::string::npos; }))
                << path.string() << ":" << line << ": " << plain;
        }
    EXPECT_GT(seen, 200U) << "the sources were read";
}

bool hasHan(const QString& words) {
    return std::any_of(words.begin(), words.end(), [](QChar letter) { return letter.script() == QChar::Script_Han; });
}

/// Everything that reading says about the text is Chinese, or upstream's.
void expectChinese(const std::string& name, std::string words) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const io::SourceText source{name, std::make_shared<const std::string>(std::move(words))};
    const io::ReadOutcome outcome = io::readTexts({&source, 1}, options);
    for (const Diagnostic& one : outcome ? outcome->notes : outcome.error()) {
        if (!isUpstream(one.text)) {
            EXPECT_TRUE(hasHan(saidText(one.text))) << toString(one);
        }
        if (!one.hint.empty()) {
            EXPECT_TRUE(hasHan(saidText(one.hint))) << toString(one);
        }
    }
}

std::vector<fs::path> inputs() {
    const fs::path root = BERTH_SOURCE_DIR;
    std::vector<fs::path> all;
    for (const char* folder :
         {"tests/fuzz/corpus", "tests/conformance/badconfig", "tests/conformance/ai-config", "samples"})
        for (const auto& entry : fs::recursive_directory_iterator(root / folder))
            if (entry.is_regular_file() && entry.path().string().find(".expected.") == std::string::npos)
                all.push_back(entry.path());
    std::sort(all.begin(), all.end());
    return all;
}

TEST(DiagnosticText, EverythingSaidAboutTheKnownInputsIsChinese) {
    const Chinese chinese;
    for (const fs::path& path : inputs()) expectChinese(path.filename().string(), contentOf(path));
}

/// The text with the value of one line replaced.
std::string spoilt(const std::vector<std::string>& lines, std::size_t at, const std::string& value) {
    std::string all;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t colon = lines[i].find(": ");
        all += i != at || colon == std::string::npos ? lines[i] : lines[i].substr(0, colon + 2) + value;
        all += '\n';
    }
    return all;
}

TEST(DiagnosticText, WhateverIsSpoiltIsSaidInChinese) {
    const Chinese chinese;
    for (const char* name : {"objects.yaml", "scenario.yaml", "objects.json"}) {
        const std::string whole = contentOf(fs::path(BERTH_SOURCE_DIR) / "tests/fuzz/corpus" / name);
        std::vector<std::string> lines;
        std::istringstream in(whole);
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        for (std::size_t at = 0; at < lines.size(); ++at)
            for (const char* value : {"[]", "{}", "-7", "\"a b\"", "yes", "'", "", "*x", "[1, {a: b}]"})
                expectChinese(name, spoilt(lines, at, value));
    }
}

} // namespace
} // namespace berth::ui
