// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Look.h"

#include "engine/scheduler/Cycle.h"

namespace berth {
namespace {

constexpr const char* kNoNodes = "no nodes available to schedule pods";

void end(Cycle& cycle, Status status, std::string message) {
    cycle.result.status = std::move(status);
    cycle.result.message = std::move(message);
    cycle.record.message(cycle.result.message);
}

void endWithError(Cycle& cycle, const Status& error) {
    cycle.record.failed(error);
    end(cycle, error, error.message());
}

void run(Cycle& cycle) {
    if (cycle.input.snapshot.size() == 0)
        return end(cycle, Status(Code::UnschedulableAndUnresolvable, kNoNodes), kNoNodes);
    if (const Status status = runPreFilter(cycle); !status.ok()) return endInPreFilter(cycle, status);
    if (const Status error = findFeasible(cycle); !error.ok()) return endWithError(cycle, error);
    if (cycle.feasible.empty()) return endWithFitError(cycle);
    if (const Status error = chooseHost(cycle); !error.ok()) endWithError(cycle, error);
}

} // namespace

void endWithFitError(Cycle& cycle) {
    LookResult& result = cycle.result;
    result.fitError = true;
    result.statuses.resize(cycle.input.snapshot.size());
    std::string text =
        fitErrorText(cycle.input.snapshot.size(), result.preFilterMessage, result.statuses, result.absent, "");
    end(cycle, Status(Code::Unschedulable, text), text);
}

void endInPreFilter(Cycle& cycle, const Status& status) {
    if (!status.isRejected()) return endWithError(cycle, status);
    cycle.record.preFilterRejected(status);
    cycle.result.absent = status;
    cycle.result.preFilterMessage = status.message();
    if (!status.plugin().empty()) cycle.result.unschedulablePlugins.insert(status.plugin());
    endWithFitError(cycle);
}

LookResult look(const CycleInput& input, const Framework& framework, CycleRecord* record) {
    LookResult result;
    result.nextStart = input.nextStart;
    Cycle cycle(input, framework, result, record);
    cycle.record.begin(input, framework);
    run(cycle);
    return result;
}

} // namespace berth
