// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runtime/Framework.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth::explain {

/// One thing that two configurations say otherwise.
struct ConfigurationDifference {
    enum class Kind : std::uint8_t {
        Weight,   ///< of the Score plugin `plugin`; nothing: off
        Argument, ///< `field` of `plugin` ("scoringStrategy.type"); nothing: not given
        Plugins,  ///< which plugins stand at the point `field`, in their order; weights aside
        Value,    ///< `field` of the profile, or of all where `profile` is empty ("podMaxBackoff")
        Profile,  ///< the profile itself is in one of them only
    };
    Kind kind = Kind::Value;
    std::string profile = {};
    std::string plugin = {};
    std::string field = {};
    std::optional<std::string> first = {}, second = {};

    friend bool operator==(const ConfigurationDifference&, const ConfigurationDifference&) = default;
};

/// All of them as they come into force, defaults and MultiPoint worked out: values for all profiles first, then profile by profile in the order
/// of `first`, then those that only `second` has.
std::vector<ConfigurationDifference> configurationDifferences(const Profiles& first, const Profiles& second);

} // namespace berth::explain
