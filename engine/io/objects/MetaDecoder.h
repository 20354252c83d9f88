// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Meta.h"

#include <memory>

namespace berth::io {

/// An object as it lies in its Document.
struct ObjectValue {
    std::shared_ptr<const Document> document;
    ValueRef value;
};

enum class Scope : bool { Cluster, Namespaced };

/// Reads `metadata`, and sets place and source. A missing name is an error; a missing namespace becomes "default".
void readMeta(Fields& in, const ObjectValue& object, Scope scope, ObjectMeta& meta);
/// The same for a pod template, which needs neither name nor namespace.
void readTemplateMeta(Fields& in, const ObjectValue& object, ObjectMeta& meta);

/// A map of texts: labels, annotations, nodeSelector.
void readStringMap(Fields& in, ValueRef value, StringMap& map);
/// The same with the syntax of label keys and values checked.
void readLabels(Fields& in, ValueRef value, Labels& labels);

} // namespace berth::io
