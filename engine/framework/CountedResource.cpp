// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/CountedResource.h"

#include "engine/base/Wrap.h"

namespace berth {
namespace {

CountedResource::Kind kindOf(std::string_view name) {
    if (name == kCpu) return CountedResource::Kind::Cpu;
    if (name == kMemory) return CountedResource::Kind::Memory;
    if (name == kEphemeralStorage) return CountedResource::Kind::EphemeralStorage;
    return isScalarResource(name) ? CountedResource::Kind::Scalar : CountedResource::Kind::NotCounted;
}

} // namespace

CountedResource::CountedResource(std::string resource, std::int64_t w)
    : name(std::move(resource)), weight(w), kind(kindOf(name)) {}

std::vector<CountedResource> defaultCountedResources() {
    return {{std::string(kCpu), 1}, {std::string(kMemory), 1}};
}

std::int64_t Allocation::requested() const {
    return wrapAdd(used, request);
}

Allocation allocationOf(const NodeInfo& node, const CountedResource& resource, std::int64_t request, UsedSum sum) {
    const Resources& allocatable = node.allocatable();
    const bool nonZero = sum == UsedSum::NonZero;
    switch (resource.kind) {
    case CountedResource::Kind::Cpu:
        return {allocatable.milliCpu, nonZero ? node.nonZeroMilliCpu : node.requested.milliCpu, request};
    case CountedResource::Kind::Memory:
        return {allocatable.memory, nonZero ? node.nonZeroMemory : node.requested.memory, request};
    case CountedResource::Kind::EphemeralStorage:
        return {allocatable.ephemeralStorage, node.requested.ephemeralStorage, request};
    case CountedResource::Kind::Scalar:
        if (request == 0) return {};
        return {allocatable.scalar(resource.name), node.requested.scalar(resource.name), request};
    case CountedResource::Kind::NotCounted: return {};
    }
    return {};
}

std::int64_t requestOf(const Resources& requests, const CountedResource& resource) {
    return resource.kind == CountedResource::Kind::NotCounted ? 0 : requests.get(resource.name);
}

std::vector<WrittenResource> readResources(ValueReader& reader, std::string_view key) {
    std::vector<WrittenResource> resources;
    const std::vector<const Value*> items = reader.list(key);
    for (std::size_t i = 0; i < items.size(); ++i) {
        ValueReader item(*items[i], indexed(reader.pathOf(key), i), reader.out());
        WrittenResource resource;
        resource.name = item.string("name").value_or("");
        resource.weight = item.int64("weight").value_or(0);
        resource.place = item.placeOf("name");
        resource.weightPlace = item.placeOf("weight");
        item.finish();
        resources.push_back(std::move(resource));
    }
    return resources;
}

std::vector<CountedResource> countedResources(const std::vector<WrittenResource>& written) {
    if (written.empty()) return defaultCountedResources();
    std::vector<CountedResource> resources;
    for (const WrittenResource& resource : written)
        resources.emplace_back(resource.name, resource.weight == 0 ? 1 : resource.weight);
    return resources;
}

} // namespace berth
