// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/coscheduling/CoschedulingArgs.h"

#include <limits>
#include <string>
#include <string_view>

namespace berth {
namespace {

constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

void readNumber(ValueReader& reader, std::string_view key, std::int64_t least, std::int64_t most, std::int64_t& into) {
    const std::optional<std::int64_t> number = reader.int64(key);
    if (!number) return;
    into = *number;
    if (*number >= least && *number <= most) return;
    const std::string range = most == kNoLimit
                                  ? "must be at least " + std::to_string(least)
                                  : "must be in the range " + std::to_string(least) + "-" + std::to_string(most);
    reader.out().push_back(invalidValue(reader.placeOf(key), reader.pathOf(key), std::to_string(*number), range));
}

} // namespace

CoschedulingArgs decodeCoschedulingArgs(const Value& args, Diagnostics& out) {
    CoschedulingArgs result;
    ValueReader reader(args, "", out);
    reader.string("apiVersion");
    reader.string("kind");
    readNumber(reader, "permitWaitingTimeSeconds", 1, kNoLimit, result.permitWaitingTimeSeconds);
    readNumber(reader, "podGroupBackoffSeconds", 0, kNoLimit, result.podGroupBackoffSeconds);
    readNumber(reader, "podGroupRejectPercentage", 0, 100, result.podGroupRejectPercentage);
    result.queueOrder = reader.boolean("queueOrder").value_or(true);
    result.preFilterCheck = reader.boolean("preFilterCheck").value_or(true);
    result.rejectOnPostFilter = reader.boolean("rejectOnPostFilter").value_or(true);
    reader.finish();
    return result;
}

} // namespace berth
