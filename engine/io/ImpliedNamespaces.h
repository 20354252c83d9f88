// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Findings.h"
#include "engine/io/ObjectCollector.h"

namespace berth::io {

/// Where some pod selects namespaces by their labels: adds the namespaces that pods live in and the input does not declare. A cluster
/// must have them; all that is known of them is the label that the API server gives every namespace. Each gets a note.
void addImpliedNamespaces(ObjectCollector& collected, Findings& findings);

} // namespace berth::io
