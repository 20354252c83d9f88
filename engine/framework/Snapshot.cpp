// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Snapshot.h"

namespace berth {

const NodeInfo* Snapshot::find(NodeId id) const {
    return id.value < infos_.size() ? infos_[id.value].get() : nullptr;
}

const NodeInfo* Snapshot::find(std::string_view name) const {
    if (!order_) return nullptr;
    const auto it = order_->byName.find(std::string(name));
    return it != order_->byName.end() ? &at(it->second) : nullptr;
}

std::size_t Snapshot::position(NodeId id) const {
    const NodeInfo* info = find(id);
    if (!order_ || info == nullptr || info->node == nullptr) return size();
    const auto it = order_->byName.find(info->name());
    return it != order_->byName.end() && order_->nodes[it->second] == id ? it->second : size();
}

const ImageStates& Snapshot::images() const {
    static const ImageStates kNone;
    return images_ ? *images_ : kNone;
}

} // namespace berth
