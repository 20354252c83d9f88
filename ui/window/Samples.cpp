// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Samples.h"

#include "engine/io/Reader.h"
#include "engine/session/BuiltinConfigurationCheck.h"
#include "ui/view/PodWords.h"
#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

constexpr int kLevelsUp = 5;
constexpr char kFirst[] = "first-pod.yaml";
constexpr int kLongestAbout = 160;
constexpr std::size_t kMostNodes = 48;
constexpr std::size_t kMostWaiting = 16;
constexpr std::int64_t kMostDevices = 64;

/// The sentence of the first comment lines.
QString commentOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
    QStringList words;
    while (!file.atEnd()) {
        QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (line.contains(QLatin1String("SPDX"))) continue;
        if (!line.startsWith(QLatin1Char('#'))) break;
        line.remove(0, 1);
        if (line.trimmed().isEmpty() && !words.isEmpty()) break;
        words += line.trimmed();
    }
    const QString about = words.join(QLatin1Char(' ')).trimmed();
    return about.size() <= kLongestAbout ? about : about.left(kLongestAbout - 1) + QChar(0x2026);
}

QString titleOf(const QFileInfo& file) {
    QString title = file.completeBaseName().replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

/// The annotations of the Scenario document; absent without one.
io::ValueRef annotationsOf(const io::Document& document) {
    for (std::size_t i = 0; i < document.roots(); ++i)
        if (document.root(i).find("kind").text() == "Scenario")
            return document.root(i).find("metadata").find("annotations");
    return {};
}

/// In the present language, else in English.
QString wordsOf(io::ValueRef annotations, const std::string& key) {
    //: The code of this language in the texts of samples: en or zh.
    const std::string language = QCoreApplication::translate("Samples", "en").toStdString();
    const std::string_view own = annotations.find(key + '.' + language).text();
    return text(own.empty() ? annotations.find(key).text() : own);
}

Sample sampleOf(const QFileInfo& info) {
    Sample sample{info.absoluteFilePath(), {}, {}};
    QFile file(sample.path);
    if (!file.open(QIODevice::ReadOnly)) return {sample.path, titleOf(info), {}};
    const auto document = io::Document::parse(sample.path.toStdString(), file.readAll().toStdString());
    if (document) {
        const io::ValueRef annotations = annotationsOf(**document);
        sample.title = wordsOf(annotations, "berth.dev/title");
        sample.about = wordsOf(annotations, "berth.dev/about");
    }
    if (sample.title.isEmpty()) sample.title = titleOf(info);
    if (sample.about.isEmpty()) sample.about = commentOf(sample.path);
    return sample;
}

double shareOf(std::int64_t part, std::int64_t whole) {
    return whole <= 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// The node with the pods that are on it from the start.
SamplePicture::Node pictureOf(const Node& node, const Scenario& scenario) {
    SamplePicture::Node picture;
    picture.gpus = static_cast<int>(gpuCapacity(node).second);
    std::int64_t cpu = 0;
    for (const auto& pod : scenario.pods) {
        if (pod->nodeName != node.name() || pod->finished()) continue;
        cpu += pod->totals.requests.milliCpu;
        const auto gpus = static_cast<std::size_t>(std::clamp<std::int64_t>(gpuRequest(*pod).second, 0, kMostDevices));
        picture.held.insert(picture.held.end(), gpus, levelOf(*pod, scenario));
    }
    picture.cpuShare = shareOf(cpu, node.allocatable.milliCpu);
    return picture;
}

} // namespace

QString samplesFolder() {
    QDir folder(QCoreApplication::applicationDirPath());
    for (int i = 0; i < kLevelsUp; ++i) {
        for (const char* name : {"samples", "share/berth/samples"})
            if (QString found = folder.filePath(QLatin1String(name)); QFileInfo(found).isDir()) return found;
        if (!folder.cdUp()) break;
    }
    return {};
}

std::vector<Sample> samples() {
    std::vector<Sample> result;
    const QString folder = samplesFolder();
    if (folder.isEmpty()) return result;
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) result.push_back(sampleOf(file));
    std::stable_partition(result.begin(), result.end(),
                          [](const Sample& sample) { return sample.path.endsWith(QLatin1String(kFirst)); });
    return result;
}

SamplePicture samplePicture(const QString& path) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const std::array paths{path.toStdString()};
    const auto read = io::readFiles(paths, options);
    SamplePicture picture;
    if (!read) return picture;
    const Scenario& scenario = *read->scenario;
    for (std::size_t i = 0; i < std::min(scenario.nodes.size(), kMostNodes); ++i)
        picture.nodes.push_back(pictureOf(*scenario.nodes[i], scenario));
    const auto add = [&](const Pod& pod) {
        if (pod.nodeName.empty() && !pod.finished() && picture.waiting.size() < kMostWaiting)
            picture.waiting.push_back(levelOf(pod, scenario));
    };
    for (const auto& pod : scenario.pods) add(*pod);
    for (const Step& step : scenario.steps)
        if (const auto* create = std::get_if<CreatePod>(&step.action)) add(*create->pod);
    return picture;
}

} // namespace berth::ui
