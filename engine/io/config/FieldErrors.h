// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"
#include "engine/io/Findings.h"

#include <string>
#include <string_view>

namespace berth::io {

/// Errors in the words of upstream's field.Error, each at the place in the document that its path names (or the deepest
/// part of it that was written).
class FieldErrors {
public:
    FieldErrors(ValueRef document, Findings& findings) : document_(document), findings_(findings) {}

    /// `PATH: Invalid value: VALUE: DETAIL`; `value` is printed as it is.
    void invalid(const std::string& path, std::string_view value, std::string_view detail, std::string hint = {});
    void invalidText(const std::string& path, std::string_view value, std::string_view detail, std::string hint = {});
    /// `PATH: Required value`
    void required(const std::string& path, std::string hint = {});
    /// `PATH: Duplicate value: "VALUE"`
    void duplicate(const std::string& path, std::string_view value, std::string hint = {});

    /// The same, at a place of its own.
    void invalidAt(const Place& place, const std::string& path, std::string_view value, std::string_view detail,
                   std::string hint = {});

private:
    ValueRef document_;
    Findings& findings_;
};

/// The place of "profiles[1].plugins" in the document, or of the deepest part of that path which is there.
Place placeOf(ValueRef document, std::string_view path);

} // namespace berth::io
