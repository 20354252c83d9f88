// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/FactShape.h"
#include "engine/trace/Pool.h"

#include <cstddef>
#include <vector>

namespace berth {

/// Asks of facts from outside, in trace order, whether every id in them names something, so that they can be shown. It does not ask
/// whether a scheduler would have written them.
class FactCheck {
public:
    explicit FactCheck(const Pool& pool) : pool_(pool), sizes_(pool.sizes()), nodes_(sizes_.nodes) {}

    bool accepts(const Fact& fact);

private:
    enum class NodeState : unsigned char { Absent, There };

    bool acceptsPod(const Fact& fact);
    bool acceptsNode(const Fact& fact);
    bool acceptsObject(const Fact& fact) const;
    template <class T> bool isOne(std::uint32_t object) const;
    bool isPodOrNode(std::uint32_t object) const;
    bool acceptsArgument(FactArgument argument, std::uint32_t value) const;
    bool acceptsList(FactArgument argument, std::uint32_t list) const;

    const Pool& pool_;
    PoolSizes sizes_;
    std::vector<NodeState> nodes_; ///< by NodeId
    std::size_t pods_ = 0;         ///< submitted so far
    bool configured_ = false;
};

} // namespace berth
