// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/model/Scenario.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

/// The nodes, pods and PodGroups of an input by name: what the steps of a scenario speak of.
class ObjectIndex {
public:
    ObjectIndex(const std::vector<std::shared_ptr<const Node>>& nodes,
                const std::vector<std::shared_ptr<const Pod>>& pods, const std::vector<PodGroup>& groups);

    /// Understands `node/NAME`, `podgroup/NS/NAME`, `pod/NS/NAME`, `pod/NAME` (namespace default), `NS/NAME` (a pod) and a bare NAME: the
    /// pod of that name in the namespace default, else the only pod of that name, else the node; a pod in the namespace
    /// default when there is none of them. Fails when a part is empty, there are too many, or several namespaces have
    /// such a pod.
    Result<ObjectName> resolve(std::string_view text) const;

    /// nullptr when the input has no such object.
    std::shared_ptr<const Pod> pod(const ObjectName& name) const;
    std::shared_ptr<const Node> node(const ObjectName& name) const;
    std::shared_ptr<const PodGroup> group(const ObjectName& name) const;
    bool contains(const ObjectName& name) const { return pod(name) || node(name) || group(name); }
    /// The name of the input that was probably meant, as a step would spell it; "" when none is close.
    std::string nearestTo(const ObjectName& name) const;

private:
    Result<ObjectName> resolveBare(std::string_view name) const;

    std::map<std::string, std::shared_ptr<const Node>, std::less<>> nodes_;
    std::map<std::string, std::shared_ptr<const PodGroup>, std::less<>> groups_; ///< by "NS/NAME"
    std::map<std::string, std::shared_ptr<const Pod>, std::less<>> pods_;        ///< by "NS/NAME"
    std::multimap<std::string, std::shared_ptr<const Pod>, std::less<>> byName_; ///< by name alone
};

/// "node/n1", "pod/default/p1", "podgroup/default/g1".
std::string stepName(const ObjectName& name);

} // namespace berth::io
