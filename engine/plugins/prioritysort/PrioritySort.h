// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/QueueSort.h"

namespace berth {

/// Higher priority first; among equals, who was queued earlier.
class PrioritySort final : public Plugin, public QueueSortPlugin {
public:
    static constexpr std::string_view kName = "PrioritySort";
    std::string_view name() const override { return kName; }
    bool less(const QueuedPod& a, const QueuedPod& b) const override;
};

} // namespace berth
