// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Scenario.h"

#include <memory>
#include <string>

namespace berth::bench {

/// `pods` running pods on a fifth as many nodes, as kubectl prints them: about 400 bytes a pod as YAML.
enum class Print {
    Documents, ///< YAML, a document each, between ---
    List,      ///< `kubectl get -o yaml`: one List
    Json,      ///< `kubectl get -o json`: one List
    JsonLine,  ///< the same without a line break, as an API server sends it
};
std::string kubectlPrint(Print print, int pods);

/// What pending pods ask for. The shapes are those of the table in README.md.
enum class Work {
    Basic,    ///< requests of many shapes
    Features, ///< also spread, preferred node affinity and pod anti-affinity; some nodes are tainted
    Preempt,  ///< every node is full of pods of low priority; each pod needs an eviction
};
std::string toString(Work work);
/// `nodes` nodes and `pods` pending pods.
std::shared_ptr<const Scenario> placeScenario(Work work, int nodes, int pods);

/// `nodes` nodes of 30 small pods each; each of `pods` preemptors, no two of them alike, needs about twelve victims.
std::shared_ptr<const Scenario> crowdedScenario(int nodes, int pods);
/// `nodes` nodes of eight GPUs full of gangs that reach over two nodes, under the AI suite; `pods` P0 preemptors.
std::shared_ptr<const Scenario> gangedScenario(int nodes, int pods);

/// The scenario of a text; ends the program when it is refused.
std::shared_ptr<const Scenario> scenarioOf(const std::string& text);

/// A cluster in which something happens all the time, on `nodes` nodes of eight GPUs with `pods` pods. A fifth of these is in
/// gangs of eight, another fifth has owners. Every ten seconds eight pods (a gang, where they are in one) are evicted and
/// eight others are created again; every fifth time a node is drained and the one before it comes back, so that controllers
/// make pods; every seventh time a pod of high priority comes, evicts what is in its way, and ends after a while.
std::shared_ptr<const Scenario> busyScenario(int nodes, int pods, int rounds);

} // namespace berth::bench
