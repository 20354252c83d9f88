// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/volumebinding/VolumeBindingArgs.h"

namespace berth {
namespace {

constexpr std::string_view kTimeout = "bindTimeoutSeconds";

} // namespace

VolumeBindingArgs decodeVolumeBindingArgs(const Value& args, Diagnostics& out) {
    VolumeBindingArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("VolumeBindingArgs");
    result.bindTimeoutSeconds = reader.int64(kTimeout).value_or(result.bindTimeoutSeconds);
    if (result.bindTimeoutSeconds < 0)
        out.push_back(invalidValue(reader.placeOf(kTimeout), reader.pathOf(kTimeout),
                                   std::to_string(result.bindTimeoutSeconds),
                                   "invalid BindTimeoutSeconds, should not be a negative value"));
    if (!reader.list("shape").empty()) result.shape = readShape(reader, "shape");
    reader.finish();
    return result;
}

} // namespace berth
