// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ClusterIndex.h"
#include "engine/framework/Plugin.h"
#include "engine/model/Cluster.h"
#include "engine/model/Pod.h"
#include "engine/model/Selectors.h"

#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// A term of a pod that looks for a node. Its namespaceSelector was turned into names when the cycle began, except an empty one, which
/// takes every namespace, known or not.
///
/// Refers to the pod and the namespaces, which must outlive it. Upstream: framework.AffinityTerm after mergeAffinityTermNamespacesIfNotEmpty.
class AffinityTerm {
public:
    AffinityTerm(const PodAffinityTerm& term, const Pod& owner, const std::vector<Namespace>& known);

    bool matches(const Pod& pod) const;
    /// The same as a question. Refers to this.
    PodQuestion::Clause clause() const;
    std::string_view topologyKey() const { return term_->topologyKey; }
    const PodAffinityTerm& term() const { return *term_; }

private:
    const PodAffinityTerm* term_;
    std::vector<std::string_view> namespaces_;
    bool everyNamespace_ = false;
};

using AffinityTerms = std::vector<AffinityTerm>;

AffinityTerms affinityTerms(const std::vector<PodAffinityTerm>& terms, const Pod& owner,
                            const std::vector<Namespace>& known);
/// At least one term, and the pod matches each.
bool matchesAll(const AffinityTerms& terms, const Pod& pod);

/// The pods that match one term, or all of them.
PodQuestion questionOf(const AffinityTerm& term);
PodQuestion questionOf(const AffinityTerms& terms);

/// A term of pods of the namespace `ns`, against `pod`, whose namespace has these labels. Upstream: AffinityTerm.Matches.
bool matches(const PodAffinityTerm& term, std::string_view ns, const Pod& pod, const Labels& namespaceLabels);
/// A term of `owner`.
bool matches(const PodAffinityTerm& term, const Pod& owner, const Pod& pod, const Labels& namespaceLabels);

/// The labels of a namespace; none when nobody declared it. Upstream: GetNamespaceLabelsSnapshot.
const Labels& labelsOf(const std::vector<Namespace>& known, std::string_view name);

/// "app = web, tier In [a b], in every namespace": for explanations.
std::string textOf(const PodAffinityTerm& term);

} // namespace berth
