// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/fgdscore/FGDScoreArgs.h"

#include <limits>
#include <string>

namespace berth {
namespace {

constexpr std::int64_t kMost = std::int64_t{1} << 40;

std::int64_t number(ValueReader& reader, std::string_view key, std::int64_t least, std::int64_t most,
                    std::int64_t fallback) {
    const std::int64_t value = reader.int64(key).value_or(fallback);
    if (value < least || value > most)
        reader.out().push_back(
            invalidValue(reader.placeOf(key), reader.pathOf(key), std::to_string(value),
                         "must be in the range " + std::to_string(least) + "-" + std::to_string(most)));
    return value;
}

TypicalPod readKind(const Value& item, const std::string& path, Diagnostics& out) {
    ValueReader reader(item, path, out);
    TypicalPod kind;
    kind.pod.cpu = number(reader, "cpuMilli", 0, kMost, 0);
    kind.pod.milli = static_cast<std::int32_t>(number(reader, "gpuMilli", 0, kWholeDevice, 0));
    kind.pod.devices = static_cast<std::int32_t>(number(reader, "gpuCount", 0, 64, kind.pod.milli > 0 ? 1 : 0));
    kind.pod.spec = reader.string("gpuSpec").value_or("");
    kind.count = number(reader, "pods", 1, kMost, 1);
    if ((kind.pod.milli == 0) != (kind.pod.devices == 0))
        out.push_back(invalidValue(reader.placeOf("gpuMilli"), reader.pathOf("gpuMilli"),
                                   std::to_string(kind.pod.milli), "must be 0 exactly where gpuCount is"));
    reader.finish();
    return kind;
}

} // namespace

FGDScoreArgs decodeFGDScoreArgs(const Value& args, Diagnostics& out) {
    ValueReader reader(args, "", out);
    reader.string("apiVersion");
    reader.string("kind");
    std::vector<TypicalPod> kinds;
    const std::vector<const Value*> items = reader.list("workload");
    for (std::size_t i = 0; i < items.size(); ++i) kinds.push_back(readKind(*items[i], indexed("workload", i), out));
    reader.finish();
    return {TypicalPods(std::move(kinds))};
}

} // namespace berth
