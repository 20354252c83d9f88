// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/DeviceMemory.h"

#include "engine/model/devices/DeviceTopology.h"

#include <array>
#include <cctype>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>

namespace berth {
namespace {

constexpr std::int64_t kMiBPerGiB = 1024;

/// What models are built with (GiB) whose names do not tell.
constexpr std::array<std::pair<std::string_view, std::int64_t>, 14> kKnown = {{
    {"V100M16", 16},
    {"V100M32", 32},
    {"GB200", 185},
    {"B200", 180},
    {"H200", 141},
    {"H100", 80},
    {"A100", 40},
    {"V100", 16},
    {"P100", 16},
    {"L40", 48},
    {"A40", 48},
    {"A10", 24},
    {"L4", 24},
    {"T4", 16},
}};

std::int64_t leadingNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : 0;
}

/// The number before "GB" in "NVIDIA-A100-SXM4-80GB".
std::int64_t namedGiB(std::string_view model) {
    const std::size_t unit = model.find("GB");
    std::size_t begin = unit == std::string_view::npos ? 0 : unit;
    while (begin > 0 && begin != std::string_view::npos &&
           std::isdigit(static_cast<unsigned char>(model[begin - 1])) != 0)
        --begin;
    return unit == std::string_view::npos ? 0 : leadingNumber(model.substr(begin, unit - begin));
}

std::int64_t modelGiB(std::string_view model) {
    if (const std::int64_t named = namedGiB(model); named > 0) return named;
    for (const auto& [name, gib] : kKnown)
        if (model.find(name) != std::string_view::npos) return gib;
    return 0;
}

} // namespace

std::int64_t deviceMemoryMiB(const Node& node) {
    if (const std::string* const label = node.meta.labels.find("nvidia.com/gpu.memory"))
        if (const std::int64_t memory = leadingNumber(*label); memory > 0) return memory;
    if (node.topology != nullptr && node.topology->memoryMiB() > 0) return node.topology->memoryMiB();
    return modelGiB(gpuModel(node)) * kMiBPerGiB;
}

} // namespace berth
