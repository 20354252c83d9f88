// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/AffinityTerm.h"

#include "engine/framework/ClusterIndex.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace berth {
namespace {

template <class Names> bool contains(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Without any word about namespaces a term means its pod's own.
bool meansOwnNamespace(const PodAffinityTerm& term) {
    return term.namespaces.empty() && !term.namespaceSelector;
}

bool selects(const PodAffinityTerm& term, const Pod& pod) {
    return term.selector && matches(*term.selector, pod.meta.labels);
}

std::string textOf(const Requirement& requirement) {
    if (requirement.values.empty()) return fmt::format("{} {}", requirement.key, toString(requirement.op));
    return fmt::format("{} {} [{}]", requirement.key, toString(requirement.op), fmt::join(requirement.values, " "));
}

std::string textOf(const LabelSelector& selector) {
    std::vector<std::string> parts;
    for (const auto& [key, value] : selector.matchLabels) parts.push_back(fmt::format("{} = {}", key, value));
    for (const Requirement& requirement : selector.matchExpressions) parts.push_back(textOf(requirement));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string namespacesOf(const PodAffinityTerm& term) {
    std::string text;
    if (!term.namespaces.empty()) text += fmt::format(", in the namespaces [{}]", fmt::join(term.namespaces, " "));
    if (!term.namespaceSelector) return text;
    if (term.namespaceSelector->empty()) return text + ", in every namespace";
    return text + fmt::format(", in namespaces with {}", textOf(*term.namespaceSelector));
}

} // namespace

AffinityTerm::AffinityTerm(const PodAffinityTerm& term, const Pod& owner, const std::vector<Namespace>& known)
    : term_(&term), namespaces_(term.namespaces.begin(), term.namespaces.end()) {
    if (meansOwnNamespace(term)) namespaces_.emplace_back(owner.meta.ns);
    if (!term.namespaceSelector) return;
    everyNamespace_ = term.namespaceSelector->empty();
    for (const Namespace& each : known)
        if (berth::matches(*term.namespaceSelector, each.meta.labels)) namespaces_.emplace_back(each.meta.name);
}

bool AffinityTerm::matches(const Pod& pod) const {
    return (everyNamespace_ || contains(namespaces_, pod.meta.ns)) && selects(*term_, pod);
}

PodQuestion::Clause AffinityTerm::clause() const {
    return {everyNamespace_, namespaces_, term_->selector ? &*term_->selector : nullptr};
}

PodQuestion questionOf(const AffinityTerm& term) {
    return {{term.clause()}, true};
}

PodQuestion questionOf(const AffinityTerms& terms) {
    PodQuestion question;
    for (const AffinityTerm& term : terms) question.clauses.push_back(term.clause());
    return question;
}

AffinityTerms affinityTerms(const std::vector<PodAffinityTerm>& terms, const Pod& owner,
                            const std::vector<Namespace>& known) {
    AffinityTerms resolved;
    resolved.reserve(terms.size());
    for (const PodAffinityTerm& term : terms) resolved.emplace_back(term, owner, known);
    return resolved;
}

bool matchesAll(const AffinityTerms& terms, const Pod& pod) {
    return !terms.empty() &&
           std::all_of(terms.begin(), terms.end(), [&pod](const AffinityTerm& term) { return term.matches(pod); });
}

bool matches(const PodAffinityTerm& term, std::string_view ns, const Pod& pod, const Labels& namespaceLabels) {
    const bool here = meansOwnNamespace(term)
                          ? ns == pod.meta.ns
                          : contains(term.namespaces, pod.meta.ns) ||
                                (term.namespaceSelector && matches(*term.namespaceSelector, namespaceLabels));
    return here && selects(term, pod);
}

bool matches(const PodAffinityTerm& term, const Pod& owner, const Pod& pod, const Labels& namespaceLabels) {
    return matches(term, owner.meta.ns, pod, namespaceLabels);
}

const Labels& labelsOf(const std::vector<Namespace>& known, std::string_view name) {
    static const Labels kNone;
    const auto it =
        std::find_if(known.begin(), known.end(), [name](const Namespace& each) { return each.meta.name == name; });
    return it == known.end() ? kNone : it->meta.labels;
}

std::string textOf(const PodAffinityTerm& term) {
    if (!term.selector) return "no selector: no pod";
    return (term.selector->empty() ? "every pod" : textOf(*term.selector)) + namespacesOf(term);
}

} // namespace berth
