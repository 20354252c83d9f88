// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/VolumeDecoder.h"

namespace berth::io {

namespace {

/// The text of one member, nothing when it is absent.
std::string textOf(Fields& in, ValueRef map, std::string_view name) {
    if (!in.expectMap(map) || map.find(name).isNull()) return {};
    std::string out;
    in.at(name, [&] { out = in.text(map.find(name)); });
    return out;
}

void set(Volume& volume, Volume::Kind kind, std::string reference) {
    volume.kind = kind;
    volume.reference = std::move(reference);
}

constexpr Field<Volume> kVolume[] = {
    {"name", [](Fields& in, ValueRef v, Volume& o) { o.name = in.text(v); }},
    {"persistentVolumeClaim",
     [](Fields& in, ValueRef v, Volume& o) {
         set(o, Volume::Kind::PersistentVolumeClaim, textOf(in, v, "claimName"));
     }},
    {"ephemeral", [](Fields&, ValueRef, Volume& o) { set(o, Volume::Kind::Ephemeral, o.name); }},
    {"image", [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::Image, textOf(in, v, "reference")); }},
    {"csi", [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::InlineCsi, textOf(in, v, "driver")); }},
    {"gcePersistentDisk",
     [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::InlineDisk, textOf(in, v, "pdName")); }},
    {"awsElasticBlockStore",
     [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::InlineDisk, textOf(in, v, "volumeID")); }},
    {"azureDisk",
     [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::InlineDisk, textOf(in, v, "diskName")); }},
    {"iscsi", [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::InlineDisk, textOf(in, v, "iqn")); }},
    {"rbd", [](Fields& in, ValueRef v, Volume& o) { set(o, Volume::Kind::InlineDisk, textOf(in, v, "image")); }},
};
constexpr std::string_view kVolumeUnused =
    "azureFile cephfs cinder configMap downwardAPI emptyDir fc flexVolume flocker gitRepo glusterfs hostPath nfs "
    "photonPersistentDisk portworxVolume projected quobyte scaleIO secret storageos vsphereVolume";

} // namespace

Volume readVolume(Fields& in, ValueRef value) {
    Volume volume;
    in.fields<Volume>(value, volume, kVolume, kVolumeUnused);
    if (volume.kind == Volume::Kind::Ephemeral) volume.reference = volume.name;
    return volume;
}

} // namespace berth::io
