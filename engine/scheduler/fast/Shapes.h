// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scheduler/fast/Shape.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

namespace berth {

/// The shapes of one profile, by what makes pods alike. Bounded by number and by bytes: those not used for longest go,
/// but never the one in use. On many nodes a shape is large: 100,000 classes come to about 5 MB.
class Shapes {
public:
    /// What a profile's shapes may hold together, the one in use left out.
    static constexpr std::size_t kBudget = std::size_t{128} << 20;
    /// Enough for any real workload, and a bound on the search for the oldest.
    static constexpr std::size_t kMost = 256;

    explicit Shapes(std::size_t budget = kBudget) : budget_(budget) {}

    /// The shape of that key, from now on the one in use. What was in use before may have grown.
    Shape& use(const std::string& key);
    bool knows(const std::string& key) const { return kept_.contains(key); }
    void clear();

    std::size_t size() const { return kept_.size(); }
    /// As of the last `use`.
    std::size_t bytes() const { return bytes_; }

private:
    struct Kept {
        Shape shape;
        std::size_t bytes = 0; ///< as counted
        std::uint64_t lastUsed = 0;
    };

    void count();
    void makeRoom();

    std::size_t budget_;
    std::unordered_map<std::string, std::unique_ptr<Kept>> kept_;
    Kept* inUse_ = nullptr;
    std::size_t bytes_ = 0;
    std::uint64_t uses_ = 0;
};

} // namespace berth
