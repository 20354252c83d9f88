// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/FactCheck.h"

#include "engine/framework/Configuration.h"
#include "engine/model/Cluster.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

namespace berth {
namespace {

bool isAboutNoPod(FactKind kind) {
    switch (kind) {
    case FactKind::ConfigurationSet:
    case FactKind::ObjectsSet:
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::NodeRemoved:
    case FactKind::EventRecorded:
    case FactKind::CommandApplied:
    case FactKind::StepTaken: return true;
    default: return false;
    }
}

bool needsNode(FactKind kind) {
    switch (kind) {
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated:
    case FactKind::NodeRemoved:
    case FactKind::NodeSelected:
    case FactKind::PodAssumed:
    case FactKind::PodNominated:
    case FactKind::PodBound: return true;
    default: return false;
    }
}

} // namespace

bool FactCheck::accepts(const Fact& fact) {
    const FactShape shape = shapeOf(fact.kind);
    return acceptsArgument(shape.a, fact.a) && acceptsArgument(shape.b, fact.b) && acceptsArgument(shape.c, fact.c) &&
           acceptsObject(fact) && acceptsNode(fact) && acceptsPod(fact);
}

bool FactCheck::acceptsPod(const Fact& fact) {
    if (fact.kind == FactKind::PodSubmitted) return fact.pod.value == pods_++ && fact.b < sizes_.podKeys;
    if (fact.kind == FactKind::ConfigurationSet) configured_ = true;
    if (fact.kind == FactKind::PodPopped && !configured_) return false;
    return fact.pod.valid() ? fact.pod.value < pods_ : isAboutNoPod(fact.kind);
}

bool FactCheck::acceptsNode(const Fact& fact) {
    if (!fact.node.valid()) return !needsNode(fact.kind);
    if (fact.node.value >= sizes_.nodes) return false;
    NodeState& state = nodes_[fact.node.value];
    if (fact.kind == FactKind::NodeAdded) return std::exchange(state, NodeState::There) == NodeState::Absent;
    if (fact.kind == FactKind::NodeRemoved) return std::exchange(state, NodeState::Absent) == NodeState::There;
    return fact.kind != FactKind::NodeUpdated || state == NodeState::There;
}

template <class T> bool FactCheck::isOne(std::uint32_t object) const {
    return object < sizes_.objects && std::holds_alternative<std::shared_ptr<const T>>(pool_.object(ObjectId{object}));
}

bool FactCheck::acceptsObject(const Fact& fact) const {
    switch (fact.kind) {
    case FactKind::ConfigurationSet: return isOne<Configuration>(fact.a);
    case FactKind::ObjectsSet: return isOne<ClusterObjects>(fact.a);
    case FactKind::NodeAdded:
    case FactKind::NodeUpdated: return isOne<Node>(fact.a);
    case FactKind::PodSubmitted:
    case FactKind::PodUpdated: return isOne<Pod>(fact.a);
    case FactKind::EventRecorded: return isPodOrNode(fact.a) && isPodOrNode(fact.b);
    default: return true;
    }
}

bool FactCheck::isPodOrNode(std::uint32_t object) const {
    return object == ObjectId::kNone || isOne<Pod>(object) || isOne<Node>(object);
}

bool FactCheck::acceptsArgument(FactArgument argument, std::uint32_t value) const {
    const bool none = value == ObjectId::kNone;
    switch (argument) {
    case FactArgument::Unused:
    case FactArgument::Number:
    case FactArgument::Time: return true;
    case FactArgument::Text: return none || value < sizes_.texts;
    case FactArgument::Object: return none || value < sizes_.objects;
    case FactArgument::Pod: return value < pods_;
    default: return none || (value < sizes_.lists && acceptsList(argument, value));
    }
}

bool FactCheck::acceptsList(FactArgument argument, std::uint32_t list) const {
    if (argument == FactArgument::NumberList) return true;
    const std::size_t end = argument == FactArgument::PodList ? pods_ : sizes_.texts;
    return std::ranges::all_of(pool_.list(ListId{list}), [end](std::uint32_t item) { return item < end; });
}

} // namespace berth
