// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ConfigurationSources.h"

#include "engine/io/config/ConfigurationReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace berth::io {
namespace {

std::string_view firstWrittenLine(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (line.find_first_not_of(" \r") != std::string_view::npos) return line;
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return {};
}

std::size_t indentation(std::string_view text) {
    const std::size_t blanks = firstWrittenLine(text).find_first_not_of(' ');
    return blanks == std::string_view::npos ? 0 : blanks;
}

/// A literal block (`key: |`) starts on the line after its header, moved right by its indentation; of any other scalar
/// only the beginning is known.
ParseOptions optionsFor(ValueRef scalar) {
    ParseOptions options;
    options.origin = scalar.place();
    const std::string_view written = scalar.written();
    const std::size_t header = written.find('\n');
    options.fixed = !written.starts_with('|') || header == std::string_view::npos;
    if (options.fixed) return options;
    const std::size_t moved = indentation(written.substr(header + 1)) - indentation(scalar.text());
    options.origin.line += 1;
    options.origin.column = static_cast<std::uint32_t>(moved + 1);
    return options;
}

bool mayHoldConfiguration(ValueRef scalar) {
    return scalar.isScalar() && scalar.text().find(kConfigurationKind) != std::string_view::npos;
}

std::string whereTheFirstIs(const Place& place) {
    return fmt::format("The first one is at {}:{}; one input has one configuration", place.file, place.line);
}

} // namespace

void ConfigurationSources::add(std::shared_ptr<const Document> document, ValueRef value, std::string text) {
    sources_.push_back({std::move(document), value, std::move(text)});
}

bool ConfigurationSources::addConfigMap(const std::shared_ptr<const Document>& document, ValueRef configMap,
                                        Findings& findings) {
    const std::size_t before = sources_.size();
    for (const auto [key, scalar] : configMap.find("data").members()) {
        if (!mayHoldConfiguration(scalar)) continue;
        auto parsed = Document::parse(document->name(), std::string(scalar.text()), optionsFor(scalar));
        if (!parsed) {
            findings.add(parsed.error());
            continue;
        }
        findings.add((*parsed)->notes());
        for (std::size_t i = 0; i < (*parsed)->roots(); ++i)
            if (isConfiguration((*parsed)->root(i)))
                add(*parsed, (*parsed)->root(i), std::string((*parsed)->rootText(i)));
    }
    return sources_.size() > before;
}

std::shared_ptr<const Configuration> ConfigurationSources::read(const ConfigurationCheck& check,
                                                                Findings& findings) const {
    if (sources_.empty()) return std::make_shared<const Configuration>(defaultConfiguration());
    const Source& first = sources_.front();
    for (std::size_t i = 1; i < sources_.size(); ++i)
        findings.error(sources_[i].value.place(), fmt::format("a second {}", kConfigurationKind),
                       whereTheFirstIs(first.value.place()));
    auto configuration = readConfiguration(first.value, first.text, check, findings);
    return sources_.size() == 1 ? configuration : nullptr;
}

} // namespace berth::io
