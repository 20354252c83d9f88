// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/InputLoader.h"

#include "engine/io/Reader.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <QFile>

#include <utility>

namespace berth::ui {
namespace {

constexpr qint64 kLargestShown = qint64{64} << 20; ///< of a refused file; larger ones are refused for their size

std::vector<SourceText> shown(const std::vector<io::SourceText>& sources) {
    std::vector<SourceText> result;
    for (const io::SourceText& source : sources) result.push_back({QString::fromStdString(source.name), source.text});
    return result;
}

/// The texts of files that were refused, as far as they can be read: a message shows its line in them.
std::vector<SourceText> textsOf(const OpenRequest& request) {
    std::vector<SourceText> result = request.texts;
    for (const QString& path : request.paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestShown) continue;
        result.push_back({path, std::make_shared<const std::string>(file.readAll().toStdString())});
    }
    return result;
}

/// Files and texts together can only be read as texts.
bool joinTexts(const OpenRequest& request, std::vector<io::SourceText>& texts, Diagnostics& faults) {
    for (const QString& path : request.paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            faults.push_back({Severity::Error, {path.toStdString(), 0, 0}, file.errorString().toStdString(), {}});
            return false;
        }
        texts.push_back({path.toStdString(), std::make_shared<const std::string>(file.readAll().toStdString())});
    }
    for (const SourceText& text : request.texts) texts.push_back({text.file.toStdString(), text.text});
    return true;
}

io::ReadOutcome read(const OpenRequest& request, const io::ReadOptions& options) {
    if (request.texts.empty()) {
        std::vector<std::string> paths;
        for (const QString& path : request.paths) paths.push_back(path.toStdString());
        return io::readFiles(paths, options);
    }
    std::vector<io::SourceText> texts;
    Diagnostics faults;
    if (!joinTexts(request, texts, faults)) return tl::unexpected(std::move(faults));
    return io::readTexts(texts, options);
}

} // namespace

ReadInput readInput(const OpenRequest& request, const std::atomic<bool>& cancel, const ReadProgress& progress) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    options.progress = progress;
    options.cancel = &cancel;
    ReadInput result;
    io::ReadOutcome outcome = read(request, options);
    if (cancel) {
        result.cancelled = true;
    } else if (outcome) {
        result.scenario = outcome->scenario;
        result.messages = std::move(outcome->notes);
        result.sources = shown(outcome->sources);
        result.documents = std::move(outcome->documents);
    } else {
        result.messages = std::move(outcome.error());
        result.sources = textsOf(request);
    }
    return result;
}

} // namespace berth::ui
