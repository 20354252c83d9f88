// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/io/objects/MetaDecoder.h"
#include "engine/model/Cluster.h"

namespace berth::io {

/// Reads a Deployment, ReplicaSet, StatefulSet, DaemonSet, ReplicationController or Job. Its template becomes a Pod
/// without a name.
void readWorkload(Fields& in, const ObjectValue& object, Workload::Kind kind, Workload& workload);

} // namespace berth::io
