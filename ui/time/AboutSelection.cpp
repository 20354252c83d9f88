// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/AboutSelection.h"

#include "engine/framework/Gang.h"

namespace berth::ui {
namespace {

bool isOfTenant(std::string_view fullName, std::string_view tenant) {
    return fullName.size() > tenant.size() && fullName[tenant.size()] == '/' && fullName.starts_with(tenant);
}

} // namespace

bool isAbout(const Selection& selection, PodId pod, NodeId node, const Pool& pool, const PodNames& names) {
    if (selection.node.valid()) return node == selection.node;
    if (!pod.valid()) return false;
    if (selection.pod.valid()) return pod == selection.pod;
    if (!selection.tenant.empty()) return isOfTenant(names.fullName(pod, pool), selection.tenant);
    const ObjectId object = names.object(pod);
    return !selection.gang.empty() && object.valid() && gangKey(pool.get<Pod>(object)) == selection.gang;
}

} // namespace berth::ui
