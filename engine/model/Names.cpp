// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Names.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::size_t kMaxName = 63;
constexpr std::size_t kMaxSubdomain = 253;

bool isLowerAlphanumeric(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

bool isAlphanumeric(char c) {
    return isLowerAlphanumeric(c) || (c >= 'A' && c <= 'Z');
}

bool isNamePart(std::string_view text) {
    return !text.empty() && isAlphanumeric(text.front()) && isAlphanumeric(text.back()) &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return isAlphanumeric(c) || c == '-' || c == '_' || c == '.'; });
}

bool isDnsLabel(std::string_view text) {
    return !text.empty() && isLowerAlphanumeric(text.front()) && isLowerAlphanumeric(text.back()) &&
           std::all_of(text.begin(), text.end(), [](char c) { return isLowerAlphanumeric(c) || c == '-'; });
}

bool isSubdomain(std::string_view text) {
    while (true) {
        const std::size_t dot = text.find('.');
        if (!isDnsLabel(text.substr(0, dot))) return false;
        if (dot == std::string_view::npos) return true;
        text.remove_prefix(dot + 1);
    }
}

std::string namePartFault(std::string_view name) {
    if (name.empty()) return "name part must be non-empty";
    if (name.size() > kMaxName) return "name part must be no more than 63 characters";
    if (!isNamePart(name))
        return "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an "
               "alphanumeric character";
    return {};
}

} // namespace

std::string subdomainFault(std::string_view text) {
    if (text.size() > kMaxSubdomain) return "must be no more than 253 characters";
    if (!isSubdomain(text))
        return "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and "
               "must start "
               "and end with an alphanumeric character";
    return {};
}

std::string qualifiedNameFault(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return namePartFault(text);
    if (text.find('/', slash + 1) != std::string_view::npos)
        return "a qualified name must consist of alphanumeric characters, '-', '_' or '.', with an optional DNS "
               "subdomain prefix "
               "and '/'";
    const std::string_view prefix = text.substr(0, slash);
    if (prefix.empty()) return "prefix part must be non-empty";
    if (const std::string fault = subdomainFault(prefix); !fault.empty()) return "prefix part " + fault;
    return namePartFault(text.substr(slash + 1));
}

std::string labelValueFault(std::string_view text) {
    if (text.size() > kMaxName) return "must be no more than 63 characters";
    if (!text.empty() && !isNamePart(text))
        return "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must "
               "start and "
               "end with an alphanumeric character";
    return {};
}

} // namespace berth
