// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/fgdscore/FGDScore.h"

#include "engine/framework/sharing/ShareView.h"

namespace berth {

TypicalPods FGDScore::workload(const Context& context, const Pod& pod) const {
    if (!args_.workload.empty()) return args_.workload;
    std::vector<SharePod> pods = {sharePodOf(pod)};
    for (std::size_t i = 0; i < context.snapshot().size(); ++i)
        for (const PodInfo& info : context.snapshot().at(i).pods) pods.push_back(sharePodOf(*info.pod));
    return TypicalPods::of(pods);
}

} // namespace berth
