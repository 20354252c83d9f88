// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace berth {

/// How two devices of one machine reach each other, from nothing known to the best. `nvidia-smi topo -m` prints these words.
enum class LinkKind : std::uint8_t {
    None,  ///< nothing is known
    Sys,   ///< over the interconnect between sockets ("SOC" in old prints)
    Node,  ///< over the interconnect between host bridges of one NUMA node
    Phb,   ///< over one PCIe host bridge
    Pxb,   ///< over several PCIe switches
    Pix,   ///< over at most one PCIe switch ("PSB": one on the board)
    NvLink ///< bonded NVLinks
};

/// "NVLink", "PIX", "PXB", "PHB", "NODE", "SYS": the words of `berth.dev/gpu-link`; "" for None.
std::string_view toString(LinkKind kind);
std::optional<LinkKind> linkKindFromString(std::string_view name);

/// The link of one pair of devices.
struct Link {
    LinkKind kind = LinkKind::None;
    std::uint8_t lanes = 0; ///< bonded NVLinks, with NvLink

    /// What the pair is worth to whoever chooses devices: SYS 10, NODE 20, PHB 30, PXB 40, PIX 50, NV# 100 × #; 0 unknown.
    /// Source: AI_SUITE section 2 (as NVIDIA's own allocator ranks them).
    std::int32_t value() const;
    bool atLeast(LinkKind wanted) const { return kind >= wanted; }

    friend auto operator<=>(const Link&, const Link&) = default;
};

/// As printed: "NV12", "PIX", …; "" when nothing is known.
std::string toString(Link link);
/// A cell of a print: "NV4", "SYS", and the words of old prints. "X" is no link.
std::optional<Link> linkFromCell(std::string_view cell);

} // namespace berth
