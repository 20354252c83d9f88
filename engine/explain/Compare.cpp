// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Compare.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace berth::explain {
namespace {

using Json = nlohmann::ordered_json;

bool isEmpty(const Json& json) {
    return json.is_null() || ((json.is_structured() || json.is_string()) && json.empty());
}

const Json& member(const Json& json, const std::string& key) {
    static const Json kNone;
    const auto it = json.find(key);
    return it == json.end() ? kNone : *it;
}

class Comparison {
public:
    void compare(const std::string& path, const Json& expected, const Json& actual) {
        if (isEmpty(expected) && isEmpty(actual)) return;
        if (expected.is_object() && actual.is_object()) return compareObjects(path, expected, actual);
        if (expected.is_array() && actual.is_array()) return compareLists(path, expected, actual);
        if (expected != actual) differ(path, expected, actual);
    }

    std::vector<std::string> differences;

private:
    static std::string below(const std::string& path, const std::string& key) {
        if (path.empty()) return key;
        std::string whole = path;
        whole += separator(path);
        whole += key;
        return whole;
    }

    void compareObjects(const std::string& path, const Json& expected, const Json& actual) {
        std::set<std::string> keys;
        for (const auto& item : expected.items()) keys.insert(item.key());
        for (const auto& item : actual.items()) keys.insert(item.key());
        for (const std::string& key : keys) compare(below(path, key), member(expected, key), member(actual, key));
    }

    void compareLists(const std::string& path, const Json& expected, const Json& actual) {
        if (!holdsObjects(expected) && !holdsObjects(actual)) {
            if (expected != actual) differ(path, expected, actual);
            return;
        }
        for (std::size_t i = 0; i < std::max(expected.size(), actual.size()); ++i) {
            static const Json kNone;
            const Json& want = i < expected.size() ? expected[i] : kNone;
            const Json& got = i < actual.size() ? actual[i] : kNone;
            compare(entryPath(path, i, want.is_null() ? got : want), want, got);
        }
    }

    static bool holdsObjects(const Json& list) { return !list.empty() && list.front().is_object(); }

    static const char* separator(const std::string& path) { return path.back() == ':' ? " " : "."; }

    static std::string entryPath(const std::string& path, std::size_t index, const Json& entry) {
        const std::string numbered = fmt::format("{}[{}]", path, index);
        const Json& pod = member(entry, "pod");
        return pod.is_string() ? fmt::format("{} {}:", numbered, pod.get<std::string>()) : numbered;
    }

    void differ(const std::string& path, const Json& expected, const Json& actual) {
        const std::string_view end = path.empty() || path.back() == ':' ? "" : ":";
        differences.push_back(fmt::format("{}{} expected {}, got {}", path, end, text(expected), text(actual)));
    }

    static std::string text(const Json& json) { return json.is_null() ? "nothing" : json.dump(); }
};

std::vector<std::string> compareErrors(const Json& expected, const Json& actual) {
    if (isEmpty(expected) == isEmpty(actual)) return {};
    if (isEmpty(actual)) return {"error: expected one (" + expected.get<std::string>() + "), got an answer"};
    return {"error: expected an answer, got: " + actual.get<std::string>()};
}

} // namespace

std::vector<std::string> compare(const Json& expected, const Json& actual) {
    const Json& wanted = member(expected, "error");
    const Json& got = member(actual, "error");
    if (!isEmpty(wanted) || !isEmpty(got)) return compareErrors(wanted, got);
    Comparison comparison;
    Json want = expected;
    Json have = actual;
    want.erase("kubeScheduler");
    have.erase("kubeScheduler");
    comparison.compare("", want, have);
    return std::move(comparison.differences);
}

} // namespace berth::explain
