// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Reader.h"

#include "engine/io/ImpliedNamespaces.h"
#include "engine/io/ObjectCollector.h"
#include "engine/io/ReferenceCheck.h"
#include "engine/io/SelectorUsage.h"
#include "engine/io/UsageCheck.h"
#include "engine/io/objects/Priorities.h"
#include "engine/io/scenario/ScenarioReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <tuple>
#include <utility>

namespace berth::io {

namespace {

constexpr double kParsing = 0.75; ///< of the time goes into the text, the rest into objects

/// One reading: what it was asked, and what it has found so far.
class Reading {
public:
    explicit Reading(const ReadOptions& options) : options_(options) {}

    void addText(SourceText source, std::size_t index, std::size_t count) {
        from_ = static_cast<double>(index) / static_cast<double>(count);
        width_ = 1.0 / static_cast<double>(count);
        ParseOptions parse;
        parse.maxSize = options_.maxSize;
        parse.progress = [this](std::size_t done, std::size_t total) {
            return goOn(kParsing * static_cast<double>(done) / static_cast<double>(total));
        };
        Document::Result document = Document::parse(source.name, source.text, parse);
        result_.sources.push_back(std::move(source));
        if (!document) return findings_.add(document.error());
        if ((*document)->roots() == 0) return addEmpty(**document);
        result_.documents.push_back(*document);
        collected_.add(*document, [this](double done) { return goOn(kParsing + (1 - kParsing) * done); });
    }

    void addError(Place place, std::string text, std::string hint = {}) {
        findings_.error(std::move(place), std::move(text), std::move(hint));
    }

    ReadOutcome finish() {
        reportEmpty();
        if (cancelled_ && findings_.errors() == 0) findings_.error({}, "cancelled");
        if (findings_.errors() == 0) assemble();
        result_.notes = findings_.take();
        sortByPlace(result_.notes);
        if (hasErrors(result_.notes)) return tl::unexpected(std::move(result_.notes));
        return std::move(result_);
    }

private:
    /// In the order of the files and their lines, as a person reads them.
    void sortByPlace(Diagnostics& diagnostics) const {
        const auto key = [this](const Diagnostic& one) {
            const auto file = std::find_if(result_.sources.begin(), result_.sources.end(),
                                           [&](const SourceText& source) { return source.name == one.place.file; });
            return std::tuple(file - result_.sources.begin(), one.place.line, one.place.column);
        };
        std::stable_sort(diagnostics.begin(), diagnostics.end(),
                         [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
    }

    bool goOn(double done) {
        cancelled_ = cancelled_ || (options_.cancel != nullptr && options_.cancel->load(std::memory_order_relaxed));
        if (!cancelled_ && options_.progress) options_.progress(from_ + width_ * done);
        return !cancelled_;
    }

    void addEmpty(const Document& document) {
        const bool nothing = document.text()->find_first_not_of(" \t\r\n") == std::string::npos;
        empty_.push_back({Severity::Note,
                          {document.name(), 1, 1},
                          nothing ? "the file is empty" : "the file holds comments only",
                          "Expected Kubernetes objects as YAML or JSON, as kubectl get -o yaml prints them"});
    }

    /// A file without objects is a fault only when no other file has any.
    void reportEmpty() {
        for (Diagnostic& one : empty_) {
            if (result_.documents.empty()) one.severity = Severity::Error;
            findings_.add(std::move(one));
        }
    }

    void assemble() {
        auto scenario = std::make_shared<Scenario>();
        if (!result_.sources.empty())
            scenario->title = std::filesystem::path(result_.sources.front().name).filename().string();
        settleObjects();
        scenario->configuration = collected_.configurations.read(options_.check, findings_);
        scenario->objects = std::move(collected_.objects);
        scenario->nodes.assign(collected_.nodes.begin(), collected_.nodes.end());
        scenario->pods.assign(collected_.pods.begin(), collected_.pods.end());
        readScenario(collected_.scenario.value, collected_.scenario.document, options_.check, *scenario, findings_);
        result_.scenario = std::move(scenario);
    }

    /// All that needs the other objects: priorities, references, quotas.
    void settleObjects() {
        std::vector<PriorityClass>& classes = collected_.objects.priorityClasses;
        addBuiltInClasses(classes);
        for (const auto& pod : collected_.pods) resolvePriority(*pod, classes, findings_);
        for (Workload& workload : collected_.objects.workloads) {
            if (!workload.pod) continue;
            auto pod = std::make_shared<Pod>(*workload.pod);
            resolvePriority(*pod, classes, findings_);
            workload.pod = std::move(pod);
        }
        addImpliedNamespaces(collected_, findings_);
        noteDefaulted(collected_, findings_);
        noteAbsentReferences(collected_, findings_);
        noteUnsimulated(collected_, options_.check.registry, findings_);
        noteTopologyKeys(collected_, findings_);
        noteContradictions(collected_, findings_);
        noteBudgets(collected_, findings_);
        noteQuotas(collected_, findings_);
        noteMigSlices(collected_, findings_);
        checkDevices(collected_, findings_);
    }

    const ReadOptions& options_;
    Findings findings_;
    ObjectCollector collected_{findings_};
    ReadResult result_;
    Diagnostics empty_;
    double from_ = 0;
    double width_ = 1;
    bool cancelled_ = false;
};

struct LoadFault {
    std::string text;
    std::string hint;
};
using Loaded = tl::expected<std::shared_ptr<const std::string>, LoadFault>;

tl::unexpected<LoadFault> loadFault(std::string text, std::string hint = {}) {
    return tl::unexpected(LoadFault{std::move(text), std::move(hint)});
}

Loaded load(const std::string& path, std::size_t maxSize) {
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(path, failure);
    if (status.type() == std::filesystem::file_type::not_found) return loadFault("there is no such file");
    if (std::filesystem::is_directory(status)) return loadFault("this is a folder, not a file", "Name the files in it");
    if (std::filesystem::is_regular_file(status)) {
        const std::uintmax_t size = std::filesystem::file_size(path, failure);
        if (!failure && size > maxSize)
            return loadFault(fmt::format("the file has {} bytes, more than the {} that are read", size, maxSize),
                             "Raise the limit with --max-size");
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    auto text = std::make_shared<std::string>();
    constexpr std::size_t kChunk = std::size_t{1} << 20;
    if (std::filesystem::is_regular_file(status)) text->reserve(std::filesystem::file_size(path, failure) + kChunk);
    while (file && text->size() <= maxSize) {
        const std::size_t before = text->size();
        text->resize(before + kChunk);
        file.read(text->data() + before, kChunk);
        text->resize(before + static_cast<std::size_t>(file.gcount()));
    }
    if (!file.eof() && text->size() <= maxSize)
        return loadFault(fmt::format("the file cannot be read: {}", std::strerror(errno)));
    return text;
}

} // namespace

ReadOutcome readFiles(std::span<const std::string> paths, const ReadOptions& options) {
    Reading reading(options);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        Loaded text = load(paths[i], options.maxSize);
        if (text)
            reading.addText({paths[i], std::move(*text)}, i, paths.size());
        else
            reading.addError({paths[i], 0, 0}, std::move(text.error().text), std::move(text.error().hint));
    }
    return reading.finish();
}

ReadOutcome readTexts(std::span<const SourceText> texts, const ReadOptions& options) {
    Reading reading(options);
    for (std::size_t i = 0; i < texts.size(); ++i) reading.addText(texts[i], i, texts.size());
    return reading.finish();
}

tl::expected<std::vector<std::shared_ptr<const Pod>>, Diagnostics> readPods(const std::string& name, std::string text,
                                                                            std::span<const PriorityClass> classes) {
    Document::Result document = Document::parse(name, std::move(text));
    if (!document) return tl::unexpected(document.error());
    Findings findings;
    ObjectCollector collected(findings);
    collected.add(*document, [](double) { return true; });
    std::vector<PriorityClass> all(classes.begin(), classes.end());
    addBuiltInClasses(all);
    for (const auto& pod : collected.pods) resolvePriority(*pod, all, findings);
    if (findings.errors() != 0) return tl::unexpected(findings.take());
    return std::vector<std::shared_ptr<const Pod>>(collected.pods.begin(), collected.pods.end());
}

} // namespace berth::io
