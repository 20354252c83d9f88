// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/StopRule.h"

#include <utility>

namespace berth::ui {
namespace {

bool isInsideLook(ExtensionPoint point) {
    return point >= ExtensionPoint::PreFilter && point <= ExtensionPoint::NormalizeScore;
}

} // namespace

StopRule StopRule::at(ExtensionPoint point) {
    StopRule rule;
    rule.point = point;
    return rule;
}

StopRule StopRule::onPod(std::string pod) {
    StopRule rule;
    rule.pod = std::move(pod);
    return rule;
}

StopRule StopRule::onNode(std::string node) {
    StopRule rule;
    rule.node = std::move(node);
    return rule;
}

StopRule StopRule::onPlugin(std::string plugin) {
    StopRule rule;
    rule.plugin = std::move(plugin);
    return rule;
}

StopRule StopRule::onFact(FactKind fact, std::string pod) {
    StopRule rule;
    rule.fact = fact;
    rule.pod = std::move(pod);
    return rule;
}

StopRule StopRule::onRejection(std::string plugin) {
    StopRule rule;
    rule.plugin = std::move(plugin);
    rule.rejects = true;
    return rule;
}

StopRule StopRule::atTime(SimTime time) {
    StopRule rule;
    rule.time = time;
    return rule;
}

bool StopRule::needsBeats() const {
    if (fact || time) return false;
    return !node.empty() || !plugin.empty() || rejects || (point && isInsideLook(*point));
}

bool StopRule::isEmpty() const {
    return *this == StopRule{};
}

} // namespace berth::ui
