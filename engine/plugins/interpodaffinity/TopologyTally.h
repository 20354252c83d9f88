// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace berth {

/// A number for each pair (topology key, value of a node's label). Keys and values are not copied: they lie in nodes and pods, which
/// outlive a cycle.
///
/// Copies are cheap after `settle`: they share what was counted until then and keep only their own changes.
/// Upstream: interpodaffinity.topologyToMatchedTermCount.
class TopologyTally {
public:
    /// A pair whose number is 0 is forgotten.
    void add(std::string_view key, std::string_view value, std::int64_t number);
    std::int64_t at(std::string_view key, std::string_view value) const;
    /// No pair has a number other than 0.
    bool empty() const { return pairs_ == 0; }
    /// The keys that had a number at some time, in the order they came.
    const std::vector<std::string_view>& keys() const { return keys_; }
    /// The values of a key with a number other than 0, in no order.
    std::vector<std::string_view> valuesOf(std::string_view key) const;
    /// Call once, when the bulk is counted.
    void settle();

private:
    struct Pair {
        std::string_view key;
        std::string_view value;
        friend bool operator==(const Pair&, const Pair&) = default;
    };
    struct PairHash {
        std::size_t operator()(const Pair& pair) const noexcept;
    };
    using Numbers = std::unordered_map<Pair, std::int64_t, PairHash>;

    void noteKey(std::string_view key);

    std::shared_ptr<const Numbers> settled_;
    Numbers changes_; ///< added to `settled_`
    std::vector<std::string_view> keys_;
    std::size_t pairs_ = 0;
};

} // namespace berth
