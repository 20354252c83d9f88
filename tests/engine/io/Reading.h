// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace berth::io {

/// Parses a text that must be fine.
inline std::shared_ptr<const Document> parsed(std::string text, std::string name = "in.yaml") {
    Document::Result document = Document::parse(std::move(name), std::move(text));
    EXPECT_TRUE(document) << toString(document.error().front());
    return document ? *document : nullptr;
}

/// The first error of a text that must not parse, as a line.
inline std::string parseFault(std::string text, const ParseOptions& options = {}, std::string name = "in.yaml") {
    const Document::Result document = Document::parse(std::move(name), std::move(text), options);
    return document ? "it parsed" : toString(document.error().front());
}

inline ReadOutcome read(std::vector<std::string> texts, const ReadOptions& options = {}) {
    std::vector<SourceText> sources;
    for (std::size_t i = 0; i < texts.size(); ++i)
        sources.push_back({i == 0 ? "in.yaml" : "in" + std::to_string(i + 1) + ".yaml",
                           std::make_shared<const std::string>(std::move(texts[i]))});
    return readTexts(sources, options);
}

/// The scenario of texts that must be fine.
inline std::shared_ptr<const Scenario> scenarioOf(std::vector<std::string> texts, const ReadOptions& options = {}) {
    ReadOutcome outcome = read(std::move(texts), options);
    EXPECT_TRUE(outcome) << toString(outcome.error().front());
    return outcome ? outcome->scenario : nullptr;
}

/// What is found in a text, one line each; nothing but errors unless `all`.
inline std::vector<std::string> findingsOf(std::vector<std::string> texts, bool all = false,
                                           const ReadOptions& options = {}) {
    const ReadOutcome outcome = read(std::move(texts), options);
    std::vector<std::string> lines;
    for (const Diagnostic& one : outcome ? outcome->notes : outcome.error())
        if (all || one.severity == Severity::Error) lines.push_back(toString(one));
    return lines;
}

inline std::shared_ptr<const Pod> podOf(const std::string& text) {
    const auto scenario = scenarioOf({text});
    if (scenario == nullptr || scenario->pods.empty()) {
        ADD_FAILURE() << "there is no pod";
        return std::make_shared<const Pod>();
    }
    return scenario->pods.front();
}

inline std::shared_ptr<const Node> nodeOf(const std::string& text) {
    const auto scenario = scenarioOf({text});
    if (scenario == nullptr || scenario->nodes.empty()) {
        ADD_FAILURE() << "there is no node";
        return std::make_shared<const Node>();
    }
    return scenario->nodes.front();
}

inline const std::string kPodHead = "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\n";
/// A pod p with these lines under `spec`, each indented by two blanks, behind a container without requests.
inline std::string podWith(const std::string& specLines) {
    return kPodHead + "spec:\n  containers: [{name: c}]\n" + specLines;
}

} // namespace berth::io
