// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/runtime/Framework.h"
#include "engine/scheduler/Look.h"
#include "engine/scheduler/fast/LabelIndex.h"
#include "engine/scheduler/fast/NodeClasses.h"
#include "engine/scheduler/fast/Shape.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace berth {

/// The look of one profile over classes of nodes instead of nodes: the same verdicts, scores and choice as `look`, from the same plugins, which
/// are asked once for all nodes and pods they cannot tell apart. DESIGN 3, "two paths, one arithmetic".
///
/// A cache beside the World: whoever owns it tells it of each change. It declines looks that it has no quick form for.
class FastLook {
public:
    explicit FastLook(const Framework& framework);

    /// The set of nodes, or the object of one of them, is another one.
    void nodesChanged() { stale_ = true; }
    /// Something on that node changed.
    void nodeChanged(NodeId node);

    /// nullopt: take it plainly. A result is the plain look's, but for `statuses` of a look that found a node.
    std::optional<LookResult> look(const CycleInput& input);

private:
    friend class FastCycle;

    /// What a plugin at one point of the profile is; at most one of the two is set.
    struct Sort {
        const NodeLocal* local = nullptr;
        const KindLocal* kind = nullptr;
    };
    template <class Point> static std::vector<Sort> sorted(const std::vector<Point>& points);
    std::vector<const KindReader*> readers() const;
    std::vector<const NodeLocal*> locals() const;

    void refresh(const Snapshot& snapshot);
    void nameParts(const Pod& pod);
    void namePartsOn(const NodeInfo* node);
    Shape* shapeOf(const CycleInput& input);
    void forgetOldest();

    const Framework& framework_;
    std::vector<Sort> preFilter_; ///< parallel to the framework's lists
    std::vector<Sort> filter_;
    std::vector<Sort> preScore_;
    std::vector<Sort> score_;
    std::vector<const KindReader*> readers_; ///< of the profile, each once
    std::vector<const NodeLocal*> locals_;
    NodeClasses classes_;
    LabelIndex index_;
    NamedParts named_;
    std::unordered_map<std::string, std::unique_ptr<Shape>> shapes_;
    std::vector<NodeId> changed_;
    bool stale_ = true;
    std::uint64_t looks_ = 0;
};

} // namespace berth
