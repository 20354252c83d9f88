// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/sharing/SharePlugin.h"
#include "engine/plugins/fgdscore/FGDScoreArgs.h"

namespace berth {

/// Prefers nodes whose idle GPU becomes the least useless for the workload to come (fragmentation gradient descent), and for shares the device
/// on which it does. 50: nothing changes. Source: FGD_SPEC section 6; Weng et al., USENIX ATC 2023.
class FGDScore final : public SharePlugin {
public:
    static constexpr std::string_view kName = "FGDScore";
    explicit FGDScore(FGDScoreArgs args) : SharePlugin(SharePolicy::Fgd), args_(std::move(args)) {}

protected:
    TypicalPods workload(const Context& context, const Pod& pod) const override;
    bool workloadIsFixed() const override { return !args_.workload.empty(); }

private:
    FGDScoreArgs args_;
};

} // namespace berth
