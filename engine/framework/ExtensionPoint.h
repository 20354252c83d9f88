// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace berth {

/// The points of a pod's way in upstream's order, then Unreserve (the undo of Reserve).
enum class ExtensionPoint : std::uint8_t {
    PreEnqueue,
    QueueSort,
    PreFilter,
    Filter,
    PostFilter,
    PreScore,
    Score,
    NormalizeScore,
    Reserve,
    Permit,
    PreBind,
    Bind,
    PostBind,
    Unreserve
};

inline constexpr std::array kPipelinePoints = {
    ExtensionPoint::PreEnqueue, ExtensionPoint::QueueSort, ExtensionPoint::PreFilter, ExtensionPoint::Filter,
    ExtensionPoint::PostFilter, ExtensionPoint::PreScore,  ExtensionPoint::Score,     ExtensionPoint::NormalizeScore,
    ExtensionPoint::Reserve,    ExtensionPoint::Permit,    ExtensionPoint::PreBind,   ExtensionPoint::Bind,
    ExtensionPoint::PostBind};

/// Upstream's name: "PreEnqueue", "NormalizeScore", …
std::string_view toString(ExtensionPoint point);

} // namespace berth
