// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/Culprits.h"

#include "engine/plugins/interpodaffinity/AffinityTerm.h"

#include <fmt/format.h>

namespace berth {
namespace {

constexpr std::size_t kMostNamed = 3;

bool sharesTopology(const Node& a, const Node& b, std::string_view key) {
    const std::string* value = a.meta.labels.find(key);
    const std::string* other = b.meta.labels.find(key);
    return value != nullptr && other != nullptr && *value == *other;
}

/// Lines of one kind, counted beyond the first few.
class Lines {
public:
    Lines(Terms& terms, std::string_view what) : terms_(terms), what_(what) {}

    void add(const Pod& pod, const Node& node, const PodAffinityTerm& term) {
        if (++count_ > kMostNamed) return;
        terms_.add(std::string(what_), pod.key(),
                   fmt::format("on {}; {}: {}", node.name(), term.topologyKey, textOf(term)));
    }
    void end() {
        if (count_ > kMostNamed) terms_.add(std::string(what_), fmt::format("{} more", count_ - kMostNamed));
    }

private:
    Terms& terms_;
    std::string_view what_;
    std::size_t count_ = 0;
};

void nameAvoided(const Context& context, const Pod& pod, const Node& node, Terms& terms) {
    Lines lines(terms, "this pod stays away from");
    const AffinityTerms own = affinityTerms(pod.affinity.podAnti.required, pod, context.input->objects->namespaces);
    for (std::size_t i = 0; !own.empty() && i < context.snapshot().size(); ++i) {
        const NodeInfo& there = context.snapshot().at(i);
        for (const PodInfo& other : there.pods)
            for (const AffinityTerm& term : own)
                if (sharesTopology(*there.node, node, term.topologyKey()) && term.matches(*other.pod))
                    lines.add(*other.pod, *there.node, term.term());
    }
    lines.end();
}

void nameAvoiding(const Context& context, const Pod& pod, const Node& node, Terms& terms) {
    Lines lines(terms, "stays away from this pod");
    const Labels& namespaceLabels = labelsOf(context.input->objects->namespaces, pod.meta.ns);
    for (const NodeId id : context.snapshot().nodesWithRequiredAntiAffinity()) {
        const NodeInfo& there = *context.snapshot().find(id);
        for (const Pod* other : there.podsWithRequiredAntiAffinity)
            for (const PodAffinityTerm& term : other->affinity.podAnti.required)
                if (sharesTopology(*there.node, node, term.topologyKey) && matches(term, *other, pod, namespaceLabels))
                    lines.add(*other, *there.node, term);
    }
    lines.end();
}

} // namespace

void nameCulprits(const Context& context, const Pod& pod, const Node& node, Terms& terms) {
    nameAvoided(context, pod, node, terms);
    nameAvoiding(context, pod, node, terms);
}

} // namespace berth
