// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PointText.h"

#include <QCoreApplication>

#include <array>

namespace berth::ui {
namespace {

constexpr char kContext[] = "PointText";
constexpr std::array<const char*, kPipelinePoints.size() + 1> kSentences{{
    QT_TRANSLATE_NOOP("PointText", "May this pod enter the queue at all?"),
    QT_TRANSLATE_NOOP("PointText", "Decides which waiting pod goes next."),
    QT_TRANSLATE_NOOP("PointText", "Checks the pod once and notes what every node will be asked."),
    QT_TRANSLATE_NOOP("PointText", "Which nodes can run this pod? One “no” is enough."),
    QT_TRANSLATE_NOOP("PointText", "No node is free. Can stopping lower pods make room?"),
    QT_TRANSLATE_NOOP("PointText", "Prepares shared notes for scoring."),
    QT_TRANSLATE_NOOP("PointText", "Each plugin rates every node that is left."),
    QT_TRANSLATE_NOOP("PointText", "Brings each plugin's scores to 0–100; then × weight, and the highest total wins."),
    QT_TRANSLATE_NOOP("PointText", "Holds the place, so that nobody else is given it."),
    QT_TRANSLATE_NOOP("PointText", "Last gate: go, stop, or wait for others while holding the place."),
    QT_TRANSLATE_NOOP("PointText", "Gets things ready that the pod needs on the node, such as volumes."),
    QT_TRANSLATE_NOOP("PointText", "Tells the API server: this pod runs on this node."),
    QT_TRANSLATE_NOOP("PointText", "Done. Plugins may tidy up."),
    QT_TRANSLATE_NOOP("PointText", "Something failed later; the held place is given back."),
}};

} // namespace

QString pointName(ExtensionPoint point) {
    const std::string_view name = toString(point);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString pointSentence(ExtensionPoint point) {
    return QCoreApplication::translate(kContext, kSentences[static_cast<std::size_t>(point)]);
}

} // namespace berth::ui
