// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/defaultpreemption/DefaultPreemptionArgs.h"

namespace berth {
namespace {

constexpr std::string_view kPercentage = "minCandidateNodesPercentage";
constexpr std::string_view kAbsolute = "minCandidateNodesAbsolute";

void refuse(ValueReader& reader, std::string_view key, std::int32_t value, const std::string& detail) {
    reader.out().push_back(invalidValue(reader.placeOf(key), reader.pathOf(key), std::to_string(value), detail));
}

} // namespace

DefaultPreemptionArgs decodeDefaultPreemptionArgs(const Value& args, Diagnostics& out) {
    DefaultPreemptionArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("DefaultPreemptionArgs");
    result.minCandidateNodesPercentage = reader.int32(kPercentage).value_or(result.minCandidateNodesPercentage);
    result.minCandidateNodesAbsolute = reader.int32(kAbsolute).value_or(result.minCandidateNodesAbsolute);
    const std::int32_t percentage = result.minCandidateNodesPercentage;
    const std::int32_t absolute = result.minCandidateNodesAbsolute;
    if (percentage < 0 || percentage > 100) refuse(reader, kPercentage, percentage, "not in valid range [0, 100]");
    if (absolute < 0) refuse(reader, kAbsolute, absolute, "not in valid range [0, inf)");
    if (percentage == 0 && absolute == 0) {
        refuse(reader, kPercentage, 0, "cannot be zero at the same time as minCandidateNodesAbsolute");
        refuse(reader, kAbsolute, 0, "cannot be zero at the same time as minCandidateNodesPercentage");
    }
    reader.finish();
    return result;
}

} // namespace berth
