// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/Link.h"

#include <array>
#include <charconv>
#include <utility>

namespace berth {
namespace {

constexpr std::array<std::string_view, 7> kNames = {"", "SYS", "NODE", "PHB", "PXB", "PIX", "NVLink"};

constexpr std::array<std::pair<std::string_view, LinkKind>, 7> kCells = {{
    {"SYS", LinkKind::Sys},
    {"SOC", LinkKind::Sys},
    {"NODE", LinkKind::Node},
    {"PHB", LinkKind::Phb},
    {"PXB", LinkKind::Pxb},
    {"PIX", LinkKind::Pix},
    {"PSB", LinkKind::Pix},
}};

} // namespace

std::string_view toString(LinkKind kind) {
    return kNames.at(static_cast<std::size_t>(kind));
}

std::optional<LinkKind> linkKindFromString(std::string_view name) {
    for (std::size_t i = 1; i < kNames.size(); ++i)
        if (kNames.at(i) == name) return static_cast<LinkKind>(i);
    return std::nullopt;
}

std::int32_t Link::value() const {
    if (kind == LinkKind::NvLink) return 100 * static_cast<std::int32_t>(lanes);
    return 10 * static_cast<std::int32_t>(kind);
}

std::string toString(Link link) {
    if (link.kind == LinkKind::NvLink) return "NV" + std::to_string(link.lanes);
    return std::string(toString(link.kind));
}

std::optional<Link> linkFromCell(std::string_view cell) {
    for (const auto& [name, kind] : kCells)
        if (name == cell) return Link{kind, 0};
    if (!cell.starts_with("NV")) return std::nullopt;
    std::uint8_t lanes = 0;
    const char* const end = cell.data() + cell.size();
    const auto [stop, error] = std::from_chars(cell.data() + 2, end, lanes);
    if (error != std::errc{} || stop != end || lanes == 0) return std::nullopt;
    return Link{LinkKind::NvLink, lanes};
}

} // namespace berth
