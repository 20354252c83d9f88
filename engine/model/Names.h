// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace berth {

// Name syntax as the API server checks it. Each function returns "" for a good name, else upstream's sentence about the fault.

/// A label key or resource name: `[prefix/]name`. Upstream: validation.IsQualifiedName (the first of its sentences).
std::string qualifiedNameFault(std::string_view text);
/// Upstream: validation.IsValidLabelValue.
std::string labelValueFault(std::string_view text);
/// Upstream: validation.IsDNS1123Subdomain.
std::string subdomainFault(std::string_view text);

inline bool isQualifiedName(std::string_view text) {
    return qualifiedNameFault(text).empty();
}

} // namespace berth
