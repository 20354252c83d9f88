// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Quantity.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth {

inline constexpr std::string_view kCpu = "cpu";
inline constexpr std::string_view kMemory = "memory";
inline constexpr std::string_view kEphemeralStorage = "ephemeral-storage";
inline constexpr std::string_view kPods = "pods";
inline constexpr std::string_view kNvidiaGpu = "nvidia.com/gpu";

/// Exact quantities by resource name, sorted by name: what a person wrote.
class ResourceList {
public:
    using Entry = std::pair<std::string, Quantity>;

    void set(std::string name, Quantity quantity);
    /// Adds to what is there (0 when absent).
    void add(std::string_view name, Quantity quantity);
    /// Raises what is there to at least `quantity`.
    void raise(std::string_view name, Quantity quantity);
    /// nullptr when absent, which is not the same as zero.
    const Quantity* find(std::string_view name) const;
    bool empty() const { return entries_.empty(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }

    friend bool operator==(const ResourceList&, const ResourceList&) = default;

private:
    std::vector<Entry> entries_;
};

/// Resource amounts as kube-scheduler counts them: int64, cpu in milli-units, all else in whole units, rounded up.
///
/// Upstream: framework.Resource. Only names that pass `isScalarResource` enter `scalars`; others are not counted.
struct Resources {
    std::int64_t milliCpu = 0;
    std::int64_t memory = 0;
    std::int64_t ephemeralStorage = 0;
    std::int64_t pods = 0;
    /// Extended, hugepages, attachable and prefixed native resources, sorted by name. An entry may be 0.
    std::vector<std::pair<std::string, std::int64_t>> scalars;

    static Resources from(const ResourceList& list);

    void add(const Resources& other);
    void subtract(const Resources& other);
    /// Per resource the larger of the two.
    void raise(const Resources& other);
    /// The amount of `name` (cpu in milli), 0 when absent.
    std::int64_t get(std::string_view name) const;
    std::int64_t scalar(std::string_view name) const;
    void setScalar(std::string_view name, std::int64_t amount);

    friend bool operator==(const Resources&, const Resources&) = default;
};

/// Upstream: v1helper.IsExtendedResourceName.
bool isExtendedResource(std::string_view name);
/// Upstream: schedutil.IsScalarResourceName.
bool isScalarResource(std::string_view name);

} // namespace berth
