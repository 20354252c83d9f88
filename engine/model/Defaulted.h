// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <string>
#include <vector>

namespace berth {

/// A field that nobody wrote, and what it counts as.
struct DefaultedField {
    std::string path;  ///< as in `meta.defaulted`: "spec.containers[0].resources.requests[cpu]"
    std::string value; ///< as YAML would have it: "500m", "default-scheduler"; "" for a path that is not known
    friend bool operator==(const DefaultedField&, const DefaultedField&) = default;
};

/// What was filled in as the API server, its admission or a controller would, in the order it was.
std::vector<DefaultedField> defaultedFields(const Pod& pod);
std::vector<DefaultedField> defaultedFields(const Node& node);

} // namespace berth
