// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Pod.h"
#include "tests/support/Builders.h"

#include <string>

namespace berth::test {

/// `Spread("zone").maxSkew(2).soft().app("web")`: a constraint over pods labelled app=web, hard and of maxSkew 1 unless it says otherwise.
class Spread {
public:
    explicit Spread(const std::string& topologyKey) {
        constraint_.topologyKey = topologyKey;
        app("web");
    }
    Spread& app(const std::string& value) {
        constraint_.selector = LabelSelector{{{"app", value}}, {}};
        return *this;
    }
    Spread& selector(std::optional<LabelSelector> selector) {
        constraint_.selector = std::move(selector);
        return *this;
    }
    Spread& maxSkew(std::int32_t skew) {
        constraint_.maxSkew = skew;
        return *this;
    }
    Spread& soft() {
        constraint_.doNotSchedule = false;
        return *this;
    }
    Spread& minDomains(std::int32_t domains) {
        constraint_.minDomains = domains;
        return *this;
    }
    Spread& ignoreAffinity() {
        constraint_.honorAffinity = false;
        return *this;
    }
    Spread& honorTaints() {
        constraint_.honorTaints = true;
        return *this;
    }
    Spread& labelKey(const std::string& key) {
        constraint_.matchLabelKeys.push_back(key);
        return *this;
    }
    const TopologySpreadConstraint& obj() const { return constraint_; }

private:
    TopologySpreadConstraint constraint_;
};

/// A pod labelled app=web with these constraints.
inline MakePod spreading(std::initializer_list<Spread> constraints) {
    MakePod pod("p");
    pod.label("app", "web");
    for (const Spread& one : constraints) pod.raw().spread.push_back(one.obj());
    return pod;
}

inline MakePod web(const std::string& name, const std::string& ns = "default") {
    return MakePod(name, ns).label("app", "web");
}

} // namespace berth::test
