// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/devices/DeviceSet.h"
#include "engine/model/devices/Link.h"
#include "engine/model/devices/TopologyPrint.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

class DeviceTables;

/// The annotation of a Node that holds its print, or the name of a preset.
inline constexpr std::string_view kGpuTopology = "berth.dev/gpu-topology";

/// How the NVLinks of a machine run, for whoever draws them.
enum class LinkShape : std::uint8_t {
    None,     ///< no NVLink at all
    Pairs,    ///< every device has one partner at most (bridges)
    Mesh,     ///< every pair is linked directly
    Partial,  ///< some pairs are (a hybrid cube mesh)
    Switched, ///< every pair is, with more links than a device has ports for: over NVSwitch
};

/// The devices of one node and what lies between them. Immutable, shared by all nodes with the same print.
///
/// | question | cost |
/// |---|---|
/// | link, value, numa | array reads |
/// | linkAware, up to 16 devices | one table read; the first time for a set a search, as below |
/// | largestGroup, up to 16 devices | one table read; the table of a link is made when first asked for |
/// | the same with 17 to 64 devices | a search over counts of interchangeable devices |
///
/// Source: AI_SUITE section 2.
class DeviceTopology {
public:
    /// `preset` and `memoryMiB` as in TopologyPresets.h; "" and 0 for a print. Precondition: 1 to 64 devices.
    explicit DeviceTopology(TopologyPrint print, std::string preset = {}, std::int64_t memoryMiB = 0);
    ~DeviceTopology();
    DeviceTopology(const DeviceTopology&) = delete;
    DeviceTopology& operator=(const DeviceTopology&) = delete;

    /// What the annotation `berth.dev/gpu-topology` says: a preset's name or a print. nullptr when it is neither.
    /// Equal annotations share one object.
    static std::shared_ptr<const DeviceTopology> fromAnnotation(std::string_view annotation);

    std::uint32_t count() const { return print_.devices; }
    const std::string& preset() const { return preset_; }
    std::int64_t memoryMiB() const { return memoryMiB_; } ///< of each device, from the preset; 0: unknown
    const std::vector<NicLinks>& nics() const { return print_.nics; }
    const TopologyPrint& print() const { return print_; }

    Link link(std::uint32_t a, std::uint32_t b) const { return print_.links[a * print_.devices + b]; }
    /// True when at least one pair is known.
    bool hasLinks() const { return hasLinks_; }
    LinkShape shape() const { return shape_; }

    /// NUMA nodes as dense numbers in the order of the devices; devices without one share a number.
    std::uint32_t numa(std::uint32_t device) const { return numa_[device]; }
    std::uint32_t numaCount() const { return static_cast<std::uint32_t>(numaMasks_.size()); }
    DeviceMask numaMask(std::uint32_t numa) const { return numaMasks_[numa]; }
    /// What the print calls it ("0"); "" where it says nothing.
    const std::string& numaName(std::uint32_t numa) const { return numaNames_[numa]; }

    /// The sum of the values of all pairs within `devices`.
    std::int64_t value(DeviceMask devices) const;
    /// The worst link of any pair within `devices`; None for fewer than two, or when a pair is unknown.
    Link worstLink(DeviceMask devices) const;
    /// The size of the largest subset of `among` in which every pair is at least `kind`; 1 when there are devices but no such pair.
    std::uint32_t largestGroup(LinkKind kind, DeviceMask among) const;
    bool hasGroup(LinkKind kind, DeviceMask among, std::uint64_t size) const {
        return size <= largestGroup(kind, among);
    }
    /// The LinkAware choice of `size` devices among `free`; 0 when there are not so many.
    DeviceMask linkAware(DeviceMask free, std::uint32_t size) const;

private:
    friend class DeviceTables;
    void numberNuma();

    TopologyPrint print_;
    std::string preset_;
    std::int64_t memoryMiB_ = 0;
    bool hasLinks_ = false;
    LinkShape shape_ = LinkShape::None;
    std::vector<std::uint32_t> numa_;
    std::vector<DeviceMask> numaMasks_;
    std::vector<std::string> numaNames_;
    std::vector<std::int32_t> values_; ///< devices × devices
    std::unique_ptr<DeviceTables> tables_;
};

} // namespace berth
