// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/NodeInfo.h"
#include "engine/framework/Status.h"
#include "engine/model/Cluster.h"

#include <QString>

#include <span>
#include <string>
#include <vector>

namespace berth::ui {

/// A change worth trying, as a JSON merge patch of the pod or of the node.
struct Patch {
    QString change;
    std::string json;
    bool ofNode = false;
};

/// What may turn a plugin's no into a yes: fewer resources, a toleration, an untainted node… Pure; whether it does is
/// for a look to say. `status` is the verdict of `node` on `pod`. Empty where the plugin knows no such change, or where
/// the object has no text to patch.
std::vector<Patch> patchesFor(const Pod& pod, const NodeInfo& node, const Status& status);

/// The pod in the lowest PriorityClass above it that may preempt; nothing where there is none.
std::vector<Patch> higherPriority(const Pod& pod, std::span<const PriorityClass> classes);

} // namespace berth::ui
