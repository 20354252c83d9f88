// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/PodAnnotations.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace berth::io {

namespace {

/// What a check of an annotation's text needs to report a fault.
struct Annotation {
    Fields& in;
    ValueRef value;
    std::string_view key;

    void error(std::string_view text, std::string hint) const {
        in.at("metadata",
              [&] { in.at("annotations", [&] { in.at(key, [&] { in.error(value, text, std::move(hint)); }); }); });
    }
};

using Check = void (*)(const Annotation& annotation, std::string_view text, Pod& pod);
struct Rule {
    std::string_view key;
    Check check;
};

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

template <std::int64_t Least, std::int64_t Most> void checkNumber(const Annotation& at, std::string_view text, Pod&) {
    const auto number = wholeNumber(text);
    if (number && *number >= Least && *number <= Most) return;
    at.error(fmt::format("expected a whole number from {} to {}, found \"{}\"", Least, Most, text), {});
}

std::optional<Duration> positiveDuration(const Annotation& at, std::string_view text) {
    const Result<Duration> duration = parseDuration(text);
    if (duration && duration->ns > 0) return *duration;
    at.error(duration ? fmt::format("expected a duration above 0, found \"{}\"", text) : duration.error().text,
             "Write a Go duration such as 90m or 1h30m");
    return std::nullopt;
}

void readRunTime(const Annotation& at, std::string_view text, Pod& pod) {
    pod.duration = positiveDuration(at, text);
}

void checkInterval(const Annotation& at, std::string_view text, Pod&) {
    positiveDuration(at, text);
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.push_back(trimmed(text.substr(at, end - at)));
        at = end + 1;
    }
    return parts;
}

/// How many devices a pod holds: whole GPUs, or those it has a share of.
std::int64_t devicesOf(const Pod& pod) {
    for (const std::string_view maker : {"berth.dev/", "alibabacloud.com/"}) {
        if (!pod.meta.annotations.contains(fmt::format("{}gpu-milli", maker))) continue;
        return wholeNumber(pod.meta.annotations.get(fmt::format("{}gpu-count", maker), "1")).value_or(1);
    }
    return gpuRequest(pod).second;
}

void readDevices(const Annotation& at, std::string_view text, Pod& pod) {
    constexpr std::int64_t kMostDevice = 4095;
    std::set<std::uint32_t> devices;
    if (!trimmed(text).empty())
        for (const std::string_view part : split(text, ',')) {
            const auto index = wholeNumber(part);
            if (!index || *index < 0 || *index > kMostDevice)
                return at.error(fmt::format("\"{}\" is no device number", part),
                                "Write the numbers with commas: \"0,1\"");
            if (!devices.insert(static_cast<std::uint32_t>(*index)).second)
                return at.error(fmt::format("device {} is given twice", *index), {});
        }
    const std::int64_t count = devicesOf(pod);
    if (static_cast<std::int64_t>(devices.size()) != count)
        return at.error(fmt::format("the pod asks {} GPUs, but {} devices are given", count, devices.size()), {});
    pod.gpuDevices.emplace(devices.begin(), devices.end());
}

void checkModels(const Annotation& at, std::string_view text, Pod&) {
    const auto models = split(text, '|');
    if (std::any_of(models.begin(), models.end(), [](std::string_view model) { return model.empty(); }))
        at.error(fmt::format("expected models, found \"{}\"", text),
                 "Write one model, or several with | between them: \"V100|A100\"");
}

constexpr std::array<std::string_view, 6> kLinks = {"NVLink", "PIX", "PXB", "PHB", "NODE", "SYS"};
constexpr std::array<std::string_view, 2> kLinkPolicies = {"Preferred", "Required"};

void checkWord(const Annotation& at, std::string_view text, std::span<const std::string_view> words) {
    if (std::find(words.begin(), words.end(), text) != words.end()) return;
    const std::string_view meant = nearest(text, words);
    at.error(fmt::format("expected one of {}, found \"{}\"", fmt::join(words, ", "), text),
             meant.empty() ? "" : fmt::format("Did you mean {}?", meant));
}

void checkLink(const Annotation& at, std::string_view text, Pod&) {
    checkWord(at, text, kLinks);
}

void checkLinkPolicy(const Annotation& at, std::string_view text, Pod&) {
    checkWord(at, text, kLinkPolicies);
}

constexpr std::int64_t kMostCount = 4096;
constexpr std::int64_t kMostSeconds = 1'000'000'000;

constexpr std::array<Rule, 12> kRules{{
    {"berth.dev/duration", readRunTime},
    {"berth.dev/gpu-devices", readDevices},
    {"berth.dev/gpu-milli", checkNumber<1, 1000>},
    {"berth.dev/gpu-count", checkNumber<1, kMostCount>},
    {"berth.dev/gpu-spec", checkModels},
    {"alibabacloud.com/gpu-milli", checkNumber<1, 1000>},
    {"alibabacloud.com/gpu-count", checkNumber<1, kMostCount>},
    {"alibabacloud.com/gpu-card-model", checkModels},
    {"berth.dev/gpu-link", checkLink},
    {"berth.dev/gpu-link-policy", checkLinkPolicy},
    {"berth.dev/checkpoint-interval", checkInterval},
    {"berth.dev/checkpoint-seconds", checkNumber<0, kMostSeconds>},
}};

ValueRef annotationValue(ValueRef object, std::string_view key) {
    return object.find("metadata").find("annotations").find(key);
}

} // namespace

void readPodAnnotations(Fields& in, ValueRef object, Pod& pod) {
    for (const auto& [key, text] : pod.meta.annotations) {
        const auto* const rule = std::find_if(kRules.begin(), kRules.end(),
                                              [name = std::string_view(key)](const Rule& r) { return r.key == name; });
        if (rule != kRules.end()) rule->check({in, annotationValue(object, key), key}, text, pod);
    }
}

} // namespace berth::io
