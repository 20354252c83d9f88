// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/BothPaths.h"

#include "engine/explain/Pass.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/sim/Simulation.h"
#include "engine/trace/Canonical.h"

#include <fmt/format.h>
#include <rapidcheck.h>

namespace berth::test {
namespace {

class Watching final : public explain::PassListener {
public:
    explicit Watching(bool plain) : plain_(plain) {}
    bool wantsRecords() const override { return false; }
    bool wantsQuickLooks() const override { return !plain_; }

private:
    bool plain_;
};

World worldFor(const Scenario& scenario) {
    World::Rules rules;
    rules.start = scenario.start;
    rules.seed = scenario.seed;
    rules.tieBreak = scenario.tieBreak;
    rules.cycle = scenario.cycle;
    rules.bind = scenario.bind;
    return World(rules);
}

} // namespace

std::vector<std::string> factsOf(const std::shared_ptr<const Scenario>& scenario, bool plain) {
    constexpr std::size_t kEnough = 4000;
    Trace trace(std::make_shared<Pool>());
    World world = worldFor(*scenario);
    Simulation simulation(scenario, builtinPlugins(), trace, world, false);
    if (plain) simulation.lookPlainly();
    RC_ASSERT(simulation.enter().empty());
    while (simulation.next().kind != UnitKind::None && trace.size() < kEnough) simulation.run(simulation.next());
    CanonicalWriter writer(trace.pool());
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < trace.size(); ++i) lines.push_back(writer.line(trace[i]));
    return lines;
}

std::vector<std::string> decisionsOf(const Scenario& scenario, bool plain) {
    const auto profiles = Profiles::create(scenario.configuration, builtinPlugins());
    Watching watching(plain);
    const explain::PassResult result = explain::runPass(scenario, **profiles, watching);
    std::vector<std::string> lines;
    for (const auto& [pod, node] : result.bound) lines.push_back(fmt::format("{} on {}", pod, node));
    for (const std::string& pod : result.pending) lines.push_back(pod + " pending");
    for (const std::string& pod : result.evicted) lines.push_back(pod + " evicted");
    return lines;
}

} // namespace berth::test
