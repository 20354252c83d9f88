// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/config/ConfigurationReader.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace berth::io {

/// A configuration read from a text, with everything that was said about it.
struct ReadConfiguration {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const Configuration> configuration;
    Diagnostics said;

    /// All errors as `line:column: text`, one per line.
    std::string errors() const {
        std::string out;
        for (const Diagnostic& one : said)
            if (one.severity == Severity::Error)
                out += std::to_string(one.place.line) + ":" + std::to_string(one.place.column) + ": " + one.text + "\n";
        return out;
    }
};

/// Reads `body` behind the two lines of a good heading (so that its first line is line 3).
inline ReadConfiguration readBody(const std::string& body, const ConfigurationCheck& check = {}) {
    ReadConfiguration read;
    const std::string text = "apiVersion: kubescheduler.config.k8s.io/v1\nkind: KubeSchedulerConfiguration\n" + body;
    Findings findings;
    auto document = Document::parse("config.yaml", text);
    if (!document) {
        read.said = document.error();
        return read;
    }
    read.document = *document;
    read.configuration = readConfiguration(read.document->root(0), text, check, findings);
    read.said = findings.take();
    return read;
}

} // namespace berth::io
