// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/scenario/ScenarioReader.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace berth::io {

inline std::shared_ptr<const Pod> makePod(std::string name, std::string ns = "default") {
    Pod pod;
    pod.meta.name = std::move(name);
    pod.meta.ns = std::move(ns);
    return std::make_shared<const Pod>(std::move(pod));
}

inline std::shared_ptr<const Node> makeNode(std::string name) {
    Node node;
    node.meta.name = std::move(name);
    return std::make_shared<const Node>(std::move(node));
}

/// A scenario being read in a test: give it objects, then a `spec`.
struct ReadSteps {
    Scenario scenario;
    ConfigurationCheck check;
    std::shared_ptr<const Document> document;
    Diagnostics said;

    /// Reads a Scenario document whose spec is `spec`, which begins in line 4.
    ReadSteps& spec(const std::string& spec) {
        return whole("apiVersion: berth.dev/v1alpha1\nkind: Scenario\nspec:\n" + spec);
    }
    ReadSteps& whole(const std::string& text) {
        document = Document::parse("s.yaml", text).value();
        Findings findings;
        readScenario(document->root(0), document, check, scenario, findings);
        said = findings.take();
        return *this;
    }
    ReadSteps& nothing() {
        Findings findings;
        readScenario({}, nullptr, {}, scenario, findings);
        said = findings.take();
        return *this;
    }

    /// What was said, as `line:column: severity-letter text`, one per line.
    std::string messages() const {
        std::string out;
        for (const Diagnostic& one : said)
            out += fmt::format("{}:{}: {} {}\n", one.place.line, one.place.column,
                               one.severity == Severity::Error ? 'E' : 'N', one.text);
        return out;
    }
};

} // namespace berth::io
