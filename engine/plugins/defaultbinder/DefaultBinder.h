// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Bind.h"

namespace berth {

/// Binds the pod to its node. There is no API server that could refuse: the simulation makes the binding true.
class DefaultBinder final : public Plugin, public BindPlugin {
public:
    static constexpr std::string_view kName = "DefaultBinder";
    std::string_view name() const override { return kName; }
    Status bind(const Context&, const Pod&, const NodeInfo&) const override { return {}; }
};

} // namespace berth
