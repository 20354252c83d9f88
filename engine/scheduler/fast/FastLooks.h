// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler/fast/FastLook.h"
#include "engine/trace/Ledger.h"

#include <memory>
#include <vector>

namespace berth {

/// The quick looks of all profiles of a run, kept up to date by its facts.
class FastLooks final : public FactListener {
public:
    /// Other profiles, or another World: everything is made again when next asked.
    /// They must outlive the looks.
    void use(const Profiles& profiles);
    void applied(const World& world, const Fact& fact) override;
    /// From now on every look is the plain one.
    void lookPlainly() { plain_ = true; }

    /// Something on that node changed, for owners that have no facts.
    void nodeChanged(NodeId node);
    /// The look on `input` by that profile: quick where there is a quick form, else plain. The same answer either way.
    LookResult look(const CycleInput& input, const Framework& profile);
    /// What PostFilter makes of a look by that profile that found nothing. The same answer either way.
    PostFilterOutcome postFilter(const CycleInput& input, const Framework& profile, LookResult& result);

private:
    /// nullptr: all is to be plain.
    FastLook* lookOf(const Framework& profile);

    bool plain_ = false;
    const Profiles* profiles_ = nullptr;
    std::vector<std::unique_ptr<FastLook>> looks_; ///< by profile
};

} // namespace berth
