// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PipelinePoint.h"

#include <QCoreApplication>

#include <array>

namespace berth::ui {
namespace {

struct PointText {
    const char* name;
    const char* sentence;
};

constexpr char kContext[] = "berth::ui::PipelinePoint";
constexpr std::array<PointText, kPipelinePoints> kPoints{{
    {"PreEnqueue", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "May this pod enter the queue at all?")},
    {"QueueSort", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Decides which waiting pod goes next.")},
    {"PreFilter",
     QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Checks the pod once and notes what every node will be asked.")},
    {"Filter", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Which nodes can run this pod? One “no” is enough.")},
    {"PostFilter",
     QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "No node is free. Can stopping lower pods make room?")},
    {"PreScore", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Prepares shared notes for scoring.")},
    {"Score", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Each plugin rates every node that is left.")},
    {"NormalizeScore",
     QT_TRANSLATE_NOOP("berth::ui::PipelinePoint",
                       "Brings each plugin's scores to 0–100; then × weight, and the highest total wins.")},
    {"Reserve", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Holds the place, so that nobody else is given it.")},
    {"Permit",
     QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Last gate: go, stop, or wait for others while holding the place.")},
    {"PreBind", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint",
                                  "Gets things ready that the pod needs on the node, such as volumes.")},
    {"Bind", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Tells the API server: this pod runs on this node.")},
    {"PostBind", QT_TRANSLATE_NOOP("berth::ui::PipelinePoint", "Done. Plugins may tidy up.")},
}};

const PointText& textOf(PipelinePoint point) {
    return kPoints[static_cast<std::size_t>(point)];
}

} // namespace

QString pointName(PipelinePoint point) {
    return QLatin1String(textOf(point).name);
}

QString pointSentence(PipelinePoint point) {
    return QCoreApplication::translate(kContext, textOf(point).sentence);
}

QString unreserveSentence() {
    return QCoreApplication::translate(kContext, "Something failed later; the held place is given back.");
}

} // namespace berth::ui
