// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"

#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace berth::ui {

/// The names of all pods of a trace, also of those that enter after the cursor, which the World at the cursor does
/// not know.
class PodNames {
public:
    /// Reads the facts from where it stopped last time.
    void follow(const Trace& trace);
    /// With the pods that enter in a run that goes on from where these end.
    PodNames with(const Trace& ahead) const;
    /// Forgets pods that entered at or after `position`.
    void cut(std::size_t position);

    std::size_t size() const { return pods_.size(); }
    PodKeyId key(PodId pod) const { return knows(pod) ? pods_[pod.value].key : PodKeyId{}; }
    ObjectId object(PodId pod) const { return knows(pod) ? pods_[pod.value].object : ObjectId{}; }
    /// Whether a pod of the trace, living or not, bears this name.
    bool holds(PodKeyId key) const { return counts_.contains(key.value); }
    /// "namespace/name"; "" for a pod it does not know. Valid while the pool lives.
    std::string_view fullName(PodId pod, const Pool& pool) const { return pool.podKey(key(pod)); }

private:
    struct Entry {
        std::size_t position = 0;
        PodKeyId key;
        ObjectId object;
    };
    bool knows(PodId pod) const { return pod.valid() && pod.value < pods_.size(); }

    std::vector<Entry> pods_;
    std::unordered_map<std::uint32_t, std::size_t> counts_; ///< of pods by key
    std::size_t read_ = 0;
};

/// The name as the window writes it: without the namespace where that is "default".
std::string_view shownName(std::string_view fullName);

/// The name alone, for chips and blocks; tooltips and sentences say the namespace.
std::string_view bareName(std::string_view fullName);

} // namespace berth::ui
