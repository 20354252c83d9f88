// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"
#include "ui/session/Moment.h"

namespace berth::ui {

/// What is to be said about a selection at a moment. Pure. Nothing selected: the cycle at the cursor.
InspectorContent inspect(const Moment& moment, const Selection& selection);

/// Node × plugin at a moment; the row of `selected` is lit. Empty outside cycles.
std::optional<MatrixView> matrixView(const Moment& moment, NodeId selected);

/// The PodGroup "namespace/name" at a moment; nullptr without one.
const PodGroup* podGroupAt(const Moment& moment, const std::string& key);

/// The object of a pod or node; empty where there is none at the moment.
ObjectText podText(const Moment& moment, PodId pod);
ObjectText nodeText(const Moment& moment, NodeId node);

} // namespace berth::ui
