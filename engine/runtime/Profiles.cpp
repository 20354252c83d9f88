// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/Framework.h"

namespace berth {

tl::expected<std::shared_ptr<const Profiles>, Diagnostics>
Profiles::create(std::shared_ptr<const Configuration> configuration, Registry registry) {
    const auto profiles = std::make_shared<Profiles>();
    Diagnostics problems;
    for (std::size_t i = 0; i < configuration->profiles.size(); ++i) {
        auto framework = Framework::create(*configuration, i, registry);
        if (framework)
            profiles->frameworks_.push_back(std::move(*framework));
        else
            problems.insert(problems.end(), framework.error().begin(), framework.error().end());
    }
    if (!problems.empty()) return tl::unexpected(std::move(problems));
    profiles->configuration_ = std::move(configuration);
    return profiles;
}

const Framework* Profiles::find(std::string_view schedulerName) const {
    for (const std::shared_ptr<const Framework>& framework : frameworks_)
        if (framework->schedulerName() == schedulerName) return framework.get();
    return nullptr;
}

} // namespace berth
