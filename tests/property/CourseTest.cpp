// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Course.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Session.h"
#include "tests/property/Plan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace berth::test {
namespace {

RC_GTEST_PROP(Course, TellsTenantsAndWasteAsRecountingWould, ()) {
    auto session = std::move(Session::create(scenarioOf(*plans()), builtinPlugins()).value());
    session->run();
    const Trace& trace = session->trace();
    metrics::Course course(session->startWorld(), {});
    World world = session->startWorld();
    for (const std::uint64_t unitEnd : trace.unitEnds()) {
        while (world.factCount < unitEnd) apply(world, trace[world.factCount], trace.pool());
        course.follow(trace, unitEnd);
        RC_ASSERT(course.tenantsAt(unitEnd, *world.objects) == metrics::standingsOf(world, {}));
        const auto waste = metrics::expectedWaste(world);
        const metrics::Course::Point& point = course.points().back();
        if (point.amounts.gpuCapacity > 0) RC_ASSERT(point.expectedWaste == waste);
        RC_ASSERT(point.freeGpus == metrics::fragmentationOf(world).freeGpus);
    }
    const std::size_t cut = *rc::gen::inRange<std::size_t>(0, trace.size() + 1);
    const std::size_t points = course.points().size();
    course.cut(cut);
    course.follow(trace, trace.size());
    RC_ASSERT(course.points().size() == points);
}

} // namespace
} // namespace berth::test
