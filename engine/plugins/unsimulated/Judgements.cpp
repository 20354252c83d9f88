// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/unsimulated/Judgements.h"

#include <algorithm>

namespace berth {
namespace {

using namespace action;
using Resource = EventResource;

template <Volume::Kind... kKinds> bool hasVolume(const Pod& pod) {
    return std::any_of(pod.volumes.begin(), pod.volumes.end(),
                       [](const Volume& volume) { return ((volume.kind == kKinds) || ...); });
}

constexpr auto hasDisk = hasVolume<Volume::Kind::InlineDisk, Volume::Kind::PersistentVolumeClaim>;
constexpr auto hasAttachment = hasVolume<Volume::Kind::InlineDisk, Volume::Kind::InlineCsi,
                                         Volume::Kind::PersistentVolumeClaim, Volume::Kind::Ephemeral>;
constexpr auto hasClaim = hasVolume<Volume::Kind::PersistentVolumeClaim, Volume::Kind::Ephemeral>;

const std::vector<Judgement>& all() {
    static const std::vector<Judgement> kAll = {
        {"VolumeRestrictions",
         "disks used by one node or pod only",
         hasDisk,
         hasDisk,
         {{Resource::AssignedPod, Delete}, {Resource::Node, Add}, {Resource::PersistentVolumeClaim, Add}}},
        {"NodeVolumeLimits",
         "how many volumes a node may attach",
         hasAttachment,
         hasAttachment,
         {{Resource::CSINode, Add | Update},
          {Resource::AssignedPod, Delete},
          {Resource::PersistentVolumeClaim, Add},
          {Resource::VolumeAttachment, Delete}}},
        {"VolumeBinding",
         "persistent volume claims",
         hasClaim,
         hasClaim,
         {{Resource::StorageClass, Add | Update},
          {Resource::PersistentVolumeClaim, Add | Update},
          {Resource::PersistentVolume, Add | Update},
          {Resource::Node, Add | UpdateNodeLabel},
          {Resource::CSINode, Add | Update},
          {Resource::CSIDriver, Update},
          {Resource::CSIStorageCapacity, Add | Update}}},
        {"VolumeZone",
         "zones of volumes",
         hasClaim,
         hasClaim,
         {{Resource::StorageClass, Add},
          {Resource::Node, Add | UpdateNodeLabel},
          {Resource::PersistentVolumeClaim, Add | Update},
          {Resource::PersistentVolume, Add | Update}}},
    };
    return kAll;
}

} // namespace

std::span<const Judgement> judgements() {
    return all();
}

const Judgement& judgement(std::string_view plugin) {
    return *std::find_if(all().begin(), all().end(), [plugin](const Judgement& one) { return one.name == plugin; });
}

} // namespace berth
