// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace berth::explain {

/// What two documents of conformance/FORMAT.md (or TIMELINE.md) disagree about, one line each, with the path to it;
/// empty: nothing.
///
/// `kubeScheduler` is not compared, of `error` only that there is one, and an absent field equals an empty one. An
/// entry of a list is named by its number and, where it has one, its pod: "cycles[3] team-a/p1: totals.n01: expected 5,
/// got 6".
std::vector<std::string> compare(const nlohmann::ordered_json& expected, const nlohmann::ordered_json& actual);

} // namespace berth::explain
