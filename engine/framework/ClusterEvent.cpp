// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/ClusterEvent.h"

#include <array>

namespace berth {
namespace {

constexpr std::array<std::string_view, 17> kResourceNames = {"*",
                                                             "Pod",
                                                             "AssignedPod",
                                                             "UnscheduledPod",
                                                             "TargetPod",
                                                             "Node",
                                                             "PersistentVolume",
                                                             "PersistentVolumeClaim",
                                                             "CSINode",
                                                             "CSIDriver",
                                                             "VolumeAttachment",
                                                             "CSIStorageCapacity",
                                                             "StorageClass",
                                                             "ResourceClaim",
                                                             "ResourceSlice",
                                                             "DeviceClass",
                                                             "PodGroup"};

/// By the bit's number.
constexpr std::array<std::string_view, 15> kActionNames = {
    "Add",
    "Delete",
    "UpdateNodeAllocatable",
    "UpdateNodeLabel",
    "UpdateNodeTaint",
    "UpdateNodeCondition",
    "UpdateNodeAnnotation",
    "UpdateNodeDeclaredFeature",
    "UpdateNodePreemptionPolicy",
    "UpdatePodLabel",
    "UpdatePodScaleDown",
    "UpdatePodScaleUp",
    "UpdatePodToleration",
    "UpdatePodSchedulingGatesEliminated",
    "UpdatePodGeneratedResourceClaim",
};

bool isPodKind(EventResource resource) {
    return resource == EventResource::AssignedPod || resource == EventResource::UnscheduledPod ||
           resource == EventResource::TargetPod;
}

bool coversResource(EventResource registered, EventResource incoming) {
    return registered == EventResource::Wildcard || registered == incoming ||
           (registered == EventResource::Pod && isPodKind(incoming));
}

std::string actionLabel(ActionBits bits) {
    if (bits == action::All) return "All";
    if (bits == action::Update) return "Update";
    std::string text;
    for (std::size_t bit = 0; bit < kActionNames.size(); ++bit)
        if ((bits >> bit & 1U) != 0) text += (text.empty() ? "" : "|") + std::string(kActionNames[bit]);
    return text;
}

} // namespace

bool hears(const ClusterEvent& registered, const ClusterEvent& incoming) {
    if (registered.isWildcard()) return true;
    if (incoming.isWildcard()) return false;
    return coversResource(registered.resource, incoming.resource) && (registered.bits & incoming.bits) != 0 &&
           incoming.bits <= registered.bits;
}

std::string label(const ClusterEvent& event) {
    return std::string(kResourceNames[static_cast<std::size_t>(event.resource)]) + actionLabel(event.bits);
}

} // namespace berth
