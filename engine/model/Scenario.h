// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Result.h"
#include "engine/base/SimTime.h"
#include "engine/model/Cluster.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace berth {

struct Configuration; // engine/framework/Configuration.h

/// A JSON merge patch (RFC 7386) on a declared object. Made by `io`, which knows the objects' text; called by the simulation.
class ObjectPatch {
public:
    virtual ~ObjectPatch() = default;
    /// The patched object. Fails with a sentence when the result is no valid object; the input is unchanged.
    virtual Result<std::shared_ptr<const Pod>> apply(const Pod& pod) const = 0;
    virtual Result<std::shared_ptr<const Node>> apply(const Node& node) const = 0;
    virtual Result<std::shared_ptr<const PodGroup>> apply(const PodGroup& group) const = 0;
};

enum class TieBreak : std::uint8_t { FirstByName, SeededRandom, HeapOrder };

/// Names the object of a step: "node/NAME", "pod/NS/NAME" or "podgroup/NS/NAME", already resolved.
struct ObjectName {
    enum class Kind : std::uint8_t { Pod, Node, PodGroup };
    Kind kind = Kind::Pod;
    std::string ns; ///< empty for nodes
    std::string name;

    std::string key() const { return kind == Kind::Node ? name : ns + "/" + name; }
    friend auto operator<=>(const ObjectName&, const ObjectName&) = default;
};

/// One change from outside: a step of a scenario, or an edit made in the window. Carries everything it needs.
struct CreatePod {
    std::shared_ptr<const Pod> pod;
};
struct CreateNode {
    std::shared_ptr<const Node> node;
};
struct CreatePodGroup {
    std::shared_ptr<const PodGroup> group;
};
struct DeleteObject {
    ObjectName object;
}; ///< at once
struct EvictPod {
    ObjectName pod;
}; ///< with its grace
struct PatchObject {
    ObjectName object;
    std::shared_ptr<const ObjectPatch> patch;
};
struct ReplacePod {
    std::shared_ptr<const Pod> pod;
}; ///< an update given as the whole new object
struct ReplaceNode {
    std::shared_ptr<const Node> node;
};
struct CordonNode {
    std::string node;
    bool unschedulable = true;
};
struct DrainNode {
    std::string node;
}; ///< cordon, then evict every pod no DaemonSet owns
struct Configure {
    std::shared_ptr<const Configuration> configuration;
};
struct AddObjects {
    std::shared_ptr<const ClusterObjects> objects;
}; ///< adds to (same kind and name: replaces) what is there

using Action = std::variant<CreatePod, CreateNode, CreatePodGroup, DeleteObject, EvictPod, PatchObject, ReplacePod,
                            ReplaceNode, CordonNode, DrainNode, Configure, AddObjects>;

/// An Action at a time.
struct Step {
    Duration at; ///< since the start
    Action action;
    std::string text; ///< the step as one line of YAML flow mapping, for saving and for the log
    Place place;
};

/// `on: {fact: NodeSelected, pod: NS/NAME, node: N}`; empty strings match anything.
struct FactPattern {
    std::string fact;
    std::string pod;
    std::string node;
};

struct Narration {
    FactPattern on;
    std::map<std::string, std::string> text; ///< by language
};

struct Question {
    FactPattern before;
    std::map<std::string, std::string> ask;
    std::map<std::string, std::string> answer; ///< e.g. {node: n1}
};

struct Expectation {
    std::map<std::string, std::string> bound;   ///< pod → node
    std::map<std::string, std::string> pending; ///< pod → message ("" : any)
    std::optional<std::vector<std::string>> evicted;
    std::optional<std::int64_t> deadlocks;
    bool empty() const { return bound.empty() && pending.empty() && !evicted && !deadlocks; }
};

/// Everything one input (all its files together) says: the initial cluster, the configuration, and what happens when.
/// Made by io::read; a Session takes it by shared pointer and never changes it.
struct Scenario {
    SimTime start = kDefaultStart;
    std::uint64_t seed = 1;
    TieBreak tieBreak = TieBreak::FirstByName;
    Duration cycle;
    Duration bind;
    bool popFromBackoffQ = true;  ///< featureGates.SchedulerPopFromBackoffQ
    std::int32_t p0From = 100000; ///< levels: the bands of P0 and P1
    std::int32_t p1From = 10000;
    std::optional<Duration> until; ///< since start

    std::shared_ptr<const Configuration> configuration; ///< never null: the default one when the input has none
    ClusterObjects objects;
    std::vector<std::shared_ptr<const Node>> nodes; ///< there from the start, in file order
    std::vector<std::shared_ptr<const Pod>> pods;   ///< there from the start, in file order (on nodes and pending ones)
    std::vector<Step> steps; ///< by time, then file order; arrivals by creationTimestamp are CreatePod steps

    std::vector<Narration> narration;
    std::vector<Question> questions;
    Expectation expect;
    std::string title; ///< metadata.name of the Scenario document, else the first file's name
};

} // namespace berth
