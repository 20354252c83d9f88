// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Resources.h"

#include "engine/base/Wrap.h"
#include "engine/model/Names.h"

#include <algorithm>

namespace berth {
namespace {

constexpr std::string_view kNativePrefix = "kubernetes.io/";
constexpr std::string_view kRequestsPrefix = "requests.";

template <class Entries> auto lowerBound(Entries& entries, std::string_view name) {
    return std::lower_bound(entries.begin(), entries.end(), name,
                            [](const auto& entry, std::string_view wanted) { return entry.first < wanted; });
}

bool isPrefixedNative(std::string_view name) {
    return name.find(kNativePrefix) != std::string_view::npos;
}

/// The place of `name`, made with 0 when it is absent.
std::int64_t& slot(std::vector<std::pair<std::string, std::int64_t>>& scalars, std::string_view name) {
    auto it = lowerBound(scalars, name);
    if (it == scalars.end() || it->first != name) it = scalars.emplace(it, std::string(name), 0);
    return it->second;
}

/// A sum of 0 is no entry, so that what is added and taken away again leaves nothing behind.
void addScalar(std::vector<std::pair<std::string, std::int64_t>>& scalars, std::string_view name, std::int64_t amount) {
    std::int64_t& mine = slot(scalars, name);
    mine = wrapAdd(mine, amount);
    if (mine == 0) scalars.erase(lowerBound(scalars, name));
}

} // namespace

void ResourceList::set(std::string name, Quantity quantity) {
    const auto it = lowerBound(entries_, name);
    if (it != entries_.end() && it->first == name)
        it->second = quantity;
    else
        entries_.emplace(it, std::move(name), quantity);
}

void ResourceList::add(std::string_view name, Quantity quantity) {
    const Quantity* there = find(name);
    set(std::string(name), there != nullptr ? *there + quantity : quantity);
}

void ResourceList::raise(std::string_view name, Quantity quantity) {
    const Quantity* there = find(name);
    if (there == nullptr || *there < quantity) set(std::string(name), quantity);
}

const Quantity* ResourceList::find(std::string_view name) const {
    const auto it = lowerBound(entries_, name);
    return it != entries_.end() && it->first == name ? &it->second : nullptr;
}

Resources Resources::from(const ResourceList& list) {
    Resources result;
    for (const auto& [name, quantity] : list) {
        if (name == kCpu)
            result.milliCpu = quantity.milli();
        else if (name == kMemory)
            result.memory = quantity.units();
        else if (name == kEphemeralStorage)
            result.ephemeralStorage = quantity.units();
        else if (name == kPods)
            result.pods = quantity.units();
        else if (isScalarResource(name))
            result.scalars.emplace_back(name, quantity.units());
    }
    return result;
}

void Resources::add(const Resources& other) {
    milliCpu = wrapAdd(milliCpu, other.milliCpu);
    memory = wrapAdd(memory, other.memory);
    ephemeralStorage = wrapAdd(ephemeralStorage, other.ephemeralStorage);
    pods = wrapAdd(pods, other.pods);
    for (const auto& [name, amount] : other.scalars) addScalar(scalars, name, amount);
}

void Resources::subtract(const Resources& other) {
    milliCpu = wrapSub(milliCpu, other.milliCpu);
    memory = wrapSub(memory, other.memory);
    ephemeralStorage = wrapSub(ephemeralStorage, other.ephemeralStorage);
    pods = wrapSub(pods, other.pods);
    for (const auto& [name, amount] : other.scalars) addScalar(scalars, name, wrapSub(0, amount));
}

void Resources::raise(const Resources& other) {
    milliCpu = std::max(milliCpu, other.milliCpu);
    memory = std::max(memory, other.memory);
    ephemeralStorage = std::max(ephemeralStorage, other.ephemeralStorage);
    pods = std::max(pods, other.pods);
    for (const auto& [name, amount] : other.scalars) {
        std::int64_t& mine = slot(scalars, name);
        mine = std::max(mine, amount);
    }
}

std::int64_t Resources::get(std::string_view name) const {
    if (name == kCpu) return milliCpu;
    if (name == kMemory) return memory;
    if (name == kEphemeralStorage) return ephemeralStorage;
    if (name == kPods) return pods;
    return scalar(name);
}

std::int64_t Resources::scalar(std::string_view name) const {
    const auto it = lowerBound(scalars, name);
    return it != scalars.end() && it->first == name ? it->second : 0;
}

void Resources::setScalar(std::string_view name, std::int64_t amount) {
    slot(scalars, name) = amount;
}

bool isExtendedResource(std::string_view name) {
    if (name.find('/') == std::string_view::npos || isPrefixedNative(name) || name.starts_with(kRequestsPrefix))
        return false;
    return isQualifiedName(std::string(kRequestsPrefix) + std::string(name));
}

bool isScalarResource(std::string_view name) {
    return isExtendedResource(name) || name.starts_with("hugepages-") || isPrefixedNative(name) ||
           name.starts_with("attachable-volumes-");
}

} // namespace berth
