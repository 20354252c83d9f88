// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/RunReport.h"

#include "engine/explain/Ending.h"
#include "engine/explain/Expected.h"
#include "engine/metrics/Meter.h"
#include "engine/trace/Canonical.h"

namespace berth::ctl {
namespace {

void listPods(const World& world, const Pool& pool, RunReport& report) {
    for (std::uint32_t id = 0; id < world.pods.size(); ++id) {
        const PodEntry& entry = world.pod(PodId{id});
        const std::string name(pool.podKey(entry.key));
        const std::string node(pool.nodeName(entry.node));
        if (entry.state == PodState::Bound)
            report.bound.emplace_back(name, node);
        else if (entry.state == PodState::Finished && !node.empty())
            report.finished.emplace_back(name, node);
        else if (entry.state == PodState::Ignored)
            report.ignored.push_back(name);
    }
}

} // namespace

RunReport RunReport::of(const Session& session, const SessionOptions& options) {
    const World& world = session.world();
    const Pool& pool = session.trace().pool();
    const Scenario& scenario = session.scenario();
    const SimTime end = explain::endOf(session, options);
    const metrics::Meter meter =
        metrics::measure(session.trace(), session.startWorld(), metrics::bandsOf(scenario), session.trace().size());
    RunReport report;
    report.title = scenario.title;
    report.end = session.runEnd();
    report.ending = explain::endingText(report.end, world);
    report.start = world.rules->start;
    report.nodes = world.nodeCount;
    listPods(world, pool, report);
    report.pending = explain::pendingPods(world, pool, end);
    for (const PodId pod : meter.evicted()) report.evicted.emplace_back(pool.podKey(world.pod(pod).key));
    report.figures = meter.figures(world, end);
    report.deadlocks = meter.deadlocks().found();
    report.expects = !scenario.expect.empty();
    report.unmet = explain::unmet(scenario.expect, {world, pool, meter.evicted(), report.figures.deadlocks});
    report.fingerprint = berth::fingerprint(session.trace());
    return report;
}

} // namespace berth::ctl
