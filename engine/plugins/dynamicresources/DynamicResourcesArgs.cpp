// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/dynamicresources/DynamicResourcesArgs.h"

namespace berth {
namespace {

void checkAtLeast(ValueReader& reader, std::string_view key, Duration value, Duration lowest,
                  const std::string& detail) {
    if (value >= lowest) return;
    reader.out().push_back(invalidValue(reader.placeOf(key), reader.pathOf(key), quoted(toString(value)), detail));
}

} // namespace

DynamicResourcesArgs decodeDynamicResourcesArgs(const Value& args, Diagnostics& out) {
    DynamicResourcesArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("DynamicResourcesArgs");
    result.filterTimeout = reader.duration("filterTimeout").value_or(result.filterTimeout);
    result.bindingTimeout = reader.duration("bindingTimeout").value_or(result.bindingTimeout);
    checkAtLeast(reader, "filterTimeout", result.filterTimeout, Duration{}, "must be zero or positive");
    checkAtLeast(reader, "bindingTimeout", result.bindingTimeout, Duration::seconds(1), "must be at least 1 second");
    reader.finish();
    return result;
}

} // namespace berth
