// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Selectors.h"
#include "tests/support/Builders.h"

#include <string>
#include <utility>
#include <vector>

namespace berth::test {

/// `Near("zone").app("db").inNamespaces({"a"})`: a term over pods labelled app=web of the pod's own namespace, unless it says otherwise.
class Near {
public:
    explicit Near(const std::string& topologyKey) {
        term_.topologyKey = topologyKey;
        app("web");
    }
    Near& app(const std::string& value) {
        term_.selector = LabelSelector{{{"app", value}}, {}};
        return *this;
    }
    Near& selector(std::optional<LabelSelector> selector) {
        term_.selector = std::move(selector);
        return *this;
    }
    Near& inNamespaces(std::vector<std::string> names) {
        term_.namespaces = std::move(names);
        return *this;
    }
    Near& namespacesWith(LabelSelector selector) {
        term_.namespaceSelector = std::move(selector);
        return *this;
    }
    const PodAffinityTerm& obj() const { return term_; }

private:
    PodAffinityTerm term_;
};

inline MakePod mustBeNear(MakePod pod, const Near& term) {
    pod.raw().affinity.pod.required.push_back(term.obj());
    return pod;
}
inline MakePod mustStayAway(MakePod pod, const Near& term) {
    pod.raw().affinity.podAnti.required.push_back(term.obj());
    return pod;
}
inline MakePod wantsNear(MakePod pod, std::int32_t weight, const Near& term) {
    pod.raw().affinity.pod.preferred.push_back({weight, term.obj()});
    return pod;
}
inline MakePod wantsAway(MakePod pod, std::int32_t weight, const Near& term) {
    pod.raw().affinity.podAnti.preferred.push_back({weight, term.obj()});
    return pod;
}

/// A pod labelled app=VALUE.
inline MakePod app(const std::string& value, const std::string& name = "p", const std::string& ns = "default") {
    return MakePod(name, ns).label("app", value);
}

inline Namespace namespaceOf(const std::string& name, Labels labels = {}) {
    Namespace one;
    one.meta.name = name;
    one.meta.labels = std::move(labels);
    return one;
}

} // namespace berth::test
