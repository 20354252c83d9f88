// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ExtensionPoint.h"

namespace berth {

std::string_view toString(ExtensionPoint point) {
    switch (point) {
    case ExtensionPoint::PreEnqueue: return "PreEnqueue";
    case ExtensionPoint::QueueSort: return "QueueSort";
    case ExtensionPoint::PreFilter: return "PreFilter";
    case ExtensionPoint::Filter: return "Filter";
    case ExtensionPoint::PostFilter: return "PostFilter";
    case ExtensionPoint::PreScore: return "PreScore";
    case ExtensionPoint::Score: return "Score";
    case ExtensionPoint::NormalizeScore: return "NormalizeScore";
    case ExtensionPoint::Reserve: return "Reserve";
    case ExtensionPoint::Permit: return "Permit";
    case ExtensionPoint::PreBind: return "PreBind";
    case ExtensionPoint::Bind: return "Bind";
    case ExtensionPoint::PostBind: return "PostBind";
    case ExtensionPoint::Unreserve: return "Unreserve";
    }
    return "";
}

} // namespace berth
