// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/CycleInput.h"
#include "engine/runtime/Framework.h"
#include "engine/scheduler/Look.h"
#include "engine/scheduler/fast/NodeClasses.h"
#include "engine/scheduler/fast/PodIndex.h"
#include "engine/scheduler/fast/Shapes.h"
#include "engine/scheduler/fast/TrialBooks.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace berth {

/// The look of one profile over classes of nodes instead of nodes: the same verdicts, scores and choice as `look`, from the same plugins, which
/// are asked once for all nodes and pods they cannot tell apart. Plugins that do not say what they tell apart are asked for each node that
/// the others leave. DESIGN 3, "two paths, one arithmetic".
///
/// A cache beside the World: whoever owns it tells it of each change. It declines looks in which a plugin fails.
class FastLook {
public:
    explicit FastLook(const Framework& framework);

    /// The set of nodes, or the object of one of them, is another one.
    void nodesChanged() { relist_ = true; }
    /// Something on that node changed.
    void nodeChanged(NodeId node);

    /// nullopt: take it plainly. A result is the plain look's, but for `statuses` of a look that found a node.
    std::optional<LookResult> look(const CycleInput& input);
    /// `runPostFilter` on the result of a look, this one's or the plain one, that found nothing.
    PostFilterOutcome postFilter(const CycleInput& input, LookResult& result);

private:
    friend class FastCycle;

    /// What a plugin at one point of the profile is; at most one of the two is set.
    struct Sort {
        const NodeLocal* local = nullptr;
        const KindLocal* kind = nullptr;
        std::size_t reader = 0; ///< its index in `readers_`
    };
    template <class Point> std::vector<Sort> sorted(const std::vector<Point>& points);
    std::size_t readerOf(const KindReader* reader);

    void judge(const Pod& pod);
    bool judgesAlike(const Sort& sort) const { return alike_[sort.reader]; }
    bool isLocal(const Sort& sort) const { return sort.local != nullptr && judgesAlike(sort); }
    bool isKind(const Sort& sort) const { return sort.kind != nullptr && judgesAlike(sort); }
    bool isPlain(const Sort& sort) const { return !isLocal(sort) && !isKind(sort); }
    bool somebodyCountsPlainly() const;
    bool shapeTellsAll() const;

    void refresh(const CycleInput& input);
    void relist(const Snapshot& snapshot);
    void nameParts(const Pod& pod);
    Shape& shapeOf(const Context& context, const Pod& pod);

    const Framework& framework_;
    std::vector<const KindReader*> readers_; ///< of the profile, each once
    std::vector<const NodeLocal*> locals_;   ///< by reader; nullptr: it is none
    std::vector<Sort> preFilter_;            ///< parallel to the framework's lists
    std::vector<Sort> filter_;
    std::vector<Sort> preScore_;
    std::vector<Sort> score_;
    std::vector<bool> alike_; ///< by reader: as this look's pod has it
    NodeClasses classes_;
    PodIndex index_;
    NamedParts named_;
    std::uint64_t termsNamed_ = 0; ///< of the index's, so many
    Shapes shapes_;
    std::string lastShape_; ///< key of the shape of the last look
    TrialBooks trials_;
    std::vector<NodeId> changed_;
    bool relist_ = true;
    std::uint64_t looks_ = 0;
};

} // namespace berth
