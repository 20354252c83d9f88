// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/SubmitRequest.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace berth::ui {
namespace {

constexpr int kMaxMilliGpus = 1'000'000;
constexpr int kMaxPods = 10'000;

} // namespace

QByteArray encodeJob(const SubmitRequest& request) {
    const QJsonObject object{{QStringLiteral("level"), static_cast<int>(request.level)},
                             {QStringLiteral("milliGpus"), request.milliGpus},
                             {QStringLiteral("pods"), request.pods},
                             {QStringLiteral("queue"), request.queue},
                             {QStringLiteral("durationSeconds"), request.durationSeconds},
                             {QStringLiteral("model"), request.model},
                             {QStringLiteral("minMember"), request.minMember},
                             {QStringLiteral("timeoutSeconds"), request.timeoutSeconds},
                             {QStringLiteral("topology"), request.topology},
                             {QStringLiteral("topologyRequired"), request.topologyRequired}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<SubmitRequest> decodeJob(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const int level = object.value(QStringLiteral("level")).toInt(-1);
    SubmitRequest request;
    request.milliGpus = object.value(QStringLiteral("milliGpus")).toInt(-1);
    request.pods = object.value(QStringLiteral("pods")).toInt(-1);
    request.queue = object.value(QStringLiteral("queue")).toString();
    request.model = object.value(QStringLiteral("model")).toString();
    request.durationSeconds = object.value(QStringLiteral("durationSeconds")).toInteger(-1);
    request.minMember = object.value(QStringLiteral("minMember")).toInt(0);
    request.timeoutSeconds = object.value(QStringLiteral("timeoutSeconds")).toInt(0);
    request.topology = object.value(QStringLiteral("topology")).toString();
    request.topologyRequired = object.value(QStringLiteral("topologyRequired")).toBool(true);
    const bool levelKnown = level >= 0 && level <= static_cast<int>(Level::None);
    const bool inRange = request.milliGpus >= 0 && request.milliGpus <= kMaxMilliGpus && request.pods >= 1 &&
                         request.pods <= kMaxPods && request.durationSeconds >= 0;
    const bool gangFits = request.minMember >= 0 && request.minMember <= request.pods && request.timeoutSeconds >= 0;
    if (!levelKnown || !inRange || !gangFits) return std::nullopt;
    request.level = static_cast<Level>(level);
    return request;
}

} // namespace berth::ui
