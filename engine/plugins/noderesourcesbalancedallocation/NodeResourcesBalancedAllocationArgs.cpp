// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/noderesourcesbalancedallocation/NodeResourcesBalancedAllocationArgs.h"

#include <set>

namespace berth {

NodeResourcesBalancedAllocationArgs decodeNodeResourcesBalancedAllocationArgs(const Value& args, Diagnostics& out) {
    NodeResourcesBalancedAllocationArgs result;
    ValueReader reader(args, "", out);
    reader.typeMeta("NodeResourcesBalancedAllocationArgs");
    const std::vector<WrittenResource> written = readResources(reader, "resources");
    std::set<std::string> seen;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const std::string path = indexed("resources", i);
        if (written[i].weight != 0 && written[i].weight != 1)
            out.push_back(
                invalidValue(written[i].weightPlace, path + ".weight", std::to_string(written[i].weight), "must be 1"));
        if (!seen.insert(written[i].name).second)
            out.push_back(duplicateValue(written[i].place, path + ".name", quoted(written[i].name)));
    }
    result.resources = countedResources(written);
    reader.finish();
    return result;
}

} // namespace berth
