// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/interpodaffinity/InterPodAffinityArgs.h"

namespace berth {
namespace {

constexpr std::string_view kWeight = "hardPodAffinityWeight";

} // namespace

InterPodAffinityArgs decodeInterPodAffinityArgs(const Value& args, Diagnostics& out) {
    InterPodAffinityArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("InterPodAffinityArgs");
    result.hardPodAffinityWeight = reader.int32(kWeight).value_or(result.hardPodAffinityWeight);
    result.ignorePreferredTermsOfExistingPods = reader.boolean("ignorePreferredTermsOfExistingPods").value_or(false);
    if (result.hardPodAffinityWeight < 0 || result.hardPodAffinityWeight > 100)
        out.push_back(invalidValue(reader.placeOf(kWeight), reader.pathOf(kWeight),
                                   std::to_string(result.hardPodAffinityWeight), "not in valid range [0, 100]"));
    reader.finish();
    return result;
}

} // namespace berth
