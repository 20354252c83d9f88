// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Filter.h"
#include "engine/framework/NodeLocal.h"
#include "engine/framework/PreFilter.h"
#include "engine/framework/RoomFilter.h"
#include "engine/plugins/unsimulated/Judgements.h"

namespace berth {

/// A default plugin that filters by something Berth does not simulate: passes every node, skips where upstream would.
class PassingFilter : public Plugin,
                      public PreFilterPlugin,
                      public FilterPlugin,
                      public EnqueueExtensions,
                      public NodeLocal,
                      public PodBlind {
public:
    explicit PassingFilter(const Judgement& judgement) : judgement_(judgement) {}

    std::string_view name() const override { return judgement_.name; }
    PreFilterResult preFilter(const Context& context, CycleState& state, const Pod& pod) const override;
    Status filter(const Context& context, const CycleState& state, const Pod& pod, const NodeInfo& node,
                  Terms* terms) const override;
    std::vector<ClusterEventWithHint> eventsToRegister() const override;
    void keyOfPod(const Pod& pod, AlikeKey& key) const override { key.add(judgement_.filters(pod) ? 1 : 0); }

private:
    const Judgement& judgement_;
};

} // namespace berth
