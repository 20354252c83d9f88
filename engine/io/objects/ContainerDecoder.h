// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Fields.h"
#include "engine/model/Pod.h"

#include <string>
#include <vector>

namespace berth::io {

/// A container of `spec.containers` or `spec.initContainers`. What is defaulted as the API server would is added to
/// `defaulted` by its path.
Container readContainer(Fields& in, ValueRef value, std::vector<std::string>& defaulted);

/// What one entry of status.containerStatuses says about resources, and of which container.
struct NamedResourceStatus {
    std::string name;
    ContainerResourceStatus status;
};
NamedResourceStatus readContainerStatus(Fields& in, ValueRef value);

/// `resources` of a container, a pod or a container's status.
struct ResourceNeeds {
    ResourceList requests;
    ResourceList limits;
};
ResourceNeeds readNeeds(Fields& in, ValueRef value);

} // namespace berth::io
