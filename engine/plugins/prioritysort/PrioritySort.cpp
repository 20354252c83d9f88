// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/prioritysort/PrioritySort.h"

namespace berth {

bool PrioritySort::less(const QueuedPod& a, const QueuedPod& b) const {
    if (a.pod->priority != b.pod->priority) return a.pod->priority > b.pod->priority;
    return a.timestamp < b.timestamp;
}

} // namespace berth
