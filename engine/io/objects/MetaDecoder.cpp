// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/MetaDecoder.h"

#include "engine/io/ObjectSource.h"
#include "engine/model/Names.h"

#include <fmt/format.h>

namespace berth::io {

namespace {

constexpr Field<OwnerReference> kOwnerFields[] = {
    {"apiVersion", [](Fields& in, ValueRef v, OwnerReference& o) { o.apiVersion = in.text(v); }},
    {"kind", [](Fields& in, ValueRef v, OwnerReference& o) { o.kind = in.text(v); }},
    {"name", [](Fields& in, ValueRef v, OwnerReference& o) { o.name = in.text(v); }},
    {"uid", [](Fields& in, ValueRef v, OwnerReference& o) { o.uid = in.text(v); }},
    {"controller", [](Fields& in, ValueRef v, OwnerReference& o) { o.controller = in.boolean(v).value_or(false); }},
};

void readOwners(Fields& in, ValueRef list, ObjectMeta& meta) {
    in.each(list, [&](ValueRef item) {
        OwnerReference owner;
        in.fields<OwnerReference>(item, owner, kOwnerFields, "blockOwnerDeletion");
        meta.owners.push_back(std::move(owner));
    });
}

constexpr Field<ObjectMeta> kMetaFields[] = {
    {"name", [](Fields& in, ValueRef v, ObjectMeta& m) { m.name = in.text(v); }},
    {"namespace", [](Fields& in, ValueRef v, ObjectMeta& m) { m.ns = in.text(v); }},
    {"uid", [](Fields& in, ValueRef v, ObjectMeta& m) { m.uid = in.text(v); }},
    {"labels", [](Fields& in, ValueRef v, ObjectMeta& m) { readLabels(in, v, m.labels); }},
    {"annotations", [](Fields& in, ValueRef v, ObjectMeta& m) { readStringMap(in, v, m.annotations); }},
    {"creationTimestamp",
     [](Fields& in, ValueRef v, ObjectMeta& m) { m.creationTimestamp = in.time(v).value_or(SimTime::none()); }},
    {"deletionTimestamp",
     [](Fields& in, ValueRef v, ObjectMeta& m) { m.deletionTimestamp = in.time(v).value_or(SimTime::none()); }},
    {"ownerReferences", readOwners},
};
constexpr std::string_view kMetaUnused =
    "generateName selfLink resourceVersion generation deletionGracePeriodSeconds finalizers managedFields clusterName";

void checkName(Fields& in, ValueRef metadata, std::string_view name) {
    const std::string fault = subdomainFault(name);
    if (fault.empty()) return;
    in.at("name", [&] { in.error(metadata.find("name"), fmt::format("\"{}\" is no valid name: {}", name, fault)); });
}

void readCommon(Fields& in, const ObjectValue& object, ObjectMeta& meta) {
    meta.place = object.value.place();
    meta.source = std::make_shared<ObjectSource>(object.document, object.value);
    const ValueRef metadata = object.value.find("metadata");
    if (metadata.isNull()) return;
    in.at("metadata", [&] { in.fields<ObjectMeta>(metadata, meta, kMetaFields, kMetaUnused); });
}

void requireName(Fields& in, ValueRef object, const ObjectMeta& meta) {
    const ValueRef metadata = object.find("metadata");
    if (metadata.isNull()) return in.missing(object, "metadata", "Every object needs metadata with a name");
    if (!metadata.isMap()) return;
    in.at("metadata", [&] {
        if (metadata.find("name").isNull())
            in.missing(metadata, "name", metadata.find("generateName") ? "Berth makes up no names; write one" : "");
        else if (meta.name.empty() && metadata.find("name").text().empty())
            in.at("name", [&] { in.error(metadata.find("name"), "a name cannot be empty"); });
        else if (!meta.name.empty())
            checkName(in, metadata, meta.name);
    });
}

} // namespace

void readStringMap(Fields& in, ValueRef value, StringMap& map) {
    in.members(value, [&](ValueRef key, ValueRef text) {
        map.set(std::string(key.text()), text.isNull() ? std::string() : in.text(text));
    });
}

void readLabels(Fields& in, ValueRef value, Labels& labels) {
    in.members(value, [&](ValueRef key, ValueRef text) {
        std::string label = text.isNull() ? std::string() : in.text(text);
        if (const std::string fault = qualifiedNameFault(key.text()); !fault.empty())
            in.error(key, fmt::format("\"{}\" is no valid label key: {}", key.text(), fault));
        else if (const std::string why = labelValueFault(label); !why.empty())
            in.error(text, fmt::format("\"{}\" is no valid label value: {}", label, why));
        labels.set(std::string(key.text()), std::move(label));
    });
}

void readMeta(Fields& in, const ObjectValue& object, Scope scope, ObjectMeta& meta) {
    readCommon(in, object, meta);
    requireName(in, object.value, meta);
    if (scope == Scope::Cluster) {
        meta.ns.clear();
    } else if (meta.ns.empty()) {
        meta.ns = "default";
        meta.defaulted.emplace_back("metadata.namespace");
    }
}

void readTemplateMeta(Fields& in, const ObjectValue& object, ObjectMeta& meta) {
    readCommon(in, object, meta);
}

} // namespace berth::io
