// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/SimTime.h"
#include "engine/base/Value.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// Reads one map of a configuration strictly: every field by its exact name and type, what nobody asked for is an unknown field.
///
/// Faults go to `out` with the place of the value; a read that fails answers as if the field were absent. An absent field and
/// `null` are the same. Names are case sensitive, and a number in quotes is no number (upstream: strict decoding).
/// The value must outlive the reader. Call `finish` last.
class ValueReader {
public:
    /// `path` is the field path of `value` ("profiles[0].pluginConfig[1].args"); "" at the top.
    ValueReader(const Value& value, std::string path, Diagnostics& out);

    std::optional<std::int32_t> int32(std::string_view key);
    std::optional<std::int64_t> int64(std::string_view key);
    std::optional<bool> boolean(std::string_view key);
    /// A string; an unquoted scalar that YAML reads as a number or boolean is refused.
    std::optional<std::string> string(std::string_view key);
    /// A Go duration in a string.
    std::optional<Duration> duration(std::string_view key);
    /// The items of a list (none when it is absent).
    std::vector<const Value*> list(std::string_view key);
    /// The strings of a list.
    std::vector<std::string> strings(std::string_view key);
    /// A map, or nullptr.
    const Value* map(std::string_view key);
    /// Any value, or nullptr.
    const Value* any(std::string_view key);

    /// `apiVersion` and `kind`, which plugin arguments may carry: they must be `kubescheduler.config.k8s.io/v1` and `kind`.
    void typeMeta(std::string_view kind);

    /// Reports the fields nobody asked for, and those given twice.
    void finish();

    /// The path of a field, for messages: "path.key".
    std::string pathOf(std::string_view key) const;
    /// The place of a field, or of the whole value when the field is absent.
    const Place& placeOf(std::string_view key) const;
    Diagnostics& out() { return out_; }

private:
    const Value* scalar(std::string_view key, std::string_view wanted);

    const Value& value_;
    std::string path_;
    Diagnostics& out_;
    std::set<std::string, std::less<>> asked_;
};

/// "path[i]".
std::string indexed(const std::string& path, std::size_t index);
/// "path.name", or "name" under an empty path.
std::string under(const std::string& path, std::string_view name);

// Upstream's field errors. `shown` is the value as upstream prints it.
Diagnostic invalidValue(const Place& place, const std::string& path, const std::string& shown,
                        const std::string& detail);
Diagnostic requiredValue(const Place& place, const std::string& path, const std::string& detail);
Diagnostic duplicateValue(const Place& place, const std::string& path, const std::string& shown);
Diagnostic unsupportedValue(const Place& place, const std::string& path, const std::string& value,
                            const std::vector<std::string>& supported);
Diagnostic forbiddenValue(const Place& place, const std::string& path, const std::string& detail);
/// Go's %q of plain text.
std::string quoted(std::string_view text);

} // namespace berth
