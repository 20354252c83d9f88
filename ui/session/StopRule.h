// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/framework/ExtensionPoint.h"
#include "engine/trace/Fact.h"

#include <optional>
#include <string>

namespace berth::ui {

/// What a run stops at: a breakpoint, or where "run until" goes. Everything given must hold of one fact or beat; names,
/// not ids, so that a rule outlives a reload.
///
/// | given | stops |
/// |---|---|
/// | point | when the cycle enters it |
/// | pod | when its turn comes, and when its fate is decided |
/// | node | when it is looked at, and when something happens on it |
/// | plugin | when it speaks; with `rejects`, when it says no |
/// | fact | after such a fact |
/// | time | after everything up to this instant |
struct StopRule {
    std::optional<ExtensionPoint> point;
    std::string pod; ///< "namespace/name"; "" for any
    std::string node;
    std::string plugin;
    bool rejects = false; ///< with a plugin, or alone for any plugin: only its rejections
    std::optional<FactKind> fact;
    std::optional<SimTime> time; ///< stands alone

    static StopRule at(ExtensionPoint point);
    static StopRule onPod(std::string pod);
    static StopRule onNode(std::string node);
    static StopRule onPlugin(std::string plugin);
    static StopRule onFact(FactKind fact, std::string pod = {});
    static StopRule onRejection(std::string plugin);
    static StopRule atTime(SimTime time);

    /// Cycle records may have to be made to answer it; the facts alone do not say.
    bool needsBeats() const;
    bool isEmpty() const;
    friend bool operator==(const StopRule&, const StopRule&) = default;
};

} // namespace berth::ui
