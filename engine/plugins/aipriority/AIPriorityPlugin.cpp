// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/aipriority/AIPriorityPlugin.h"

namespace berth {

LevelPermitRules decodeAIPriorityArgs(const Value& args, Diagnostics& out) {
    ValueReader reader(args, "", out);
    skipTypeMeta(reader);
    const LevelPermitRules rules = readPermitRules(reader);
    reader.finish();
    return rules;
}

PermitResult AIPriorityPlugin::permit(const Context& context, const CycleState&, const Pod& pod,
                                      const NodeInfo&) const {
    return permitByLevel(rules_, context, pod);
}

bool AIPriorityPlugin::stillWaits(const Context& context, const Pod& pod) const {
    return waitsForHigherLevels(rules_, context, pod);
}

std::vector<ClusterEventWithHint> AIPriorityPlugin::eventsToRegister() const {
    return levelPermitEvents(rules_.bands);
}

} // namespace berth
