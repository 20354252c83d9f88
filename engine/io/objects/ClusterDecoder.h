// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/io/objects/MetaDecoder.h"
#include "engine/model/Cluster.h"

namespace berth::io {

// The small kinds beside pods, nodes and workloads.

void readNamespace(Fields& in, const ObjectValue& object, Namespace& ns);
/// The label kubernetes.io/metadata.name, which the API server gives every namespace.
void labelWithItsName(Namespace& ns);
void readPriorityClass(Fields& in, const ObjectValue& object, PriorityClass& priorityClass);
void readBudget(Fields& in, const ObjectValue& object, PodDisruptionBudget& budget);
void readPodGroup(Fields& in, const ObjectValue& object, PodGroup& group);
void readQuota(Fields& in, const ObjectValue& object, ResourceQuota& quota);
void readService(Fields& in, const ObjectValue& object, Service& service);
/// An object of any other kind: only its metadata is read.
void readOther(Fields& in, const ObjectValue& object, OtherObject& other);

} // namespace berth::io
