// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"
#include "ui/session/Edits.h"
#include "ui/window/EditDialog.h"

#include <functional>
#include <memory>

namespace berth::ui {

/// The objects that a dialog works on, as they are when it is asked: nullptr once they are gone.
using NodeSource = std::function<const Node*()>;
using PodSource = std::function<const Pod*()>;

/// The dialogs of the Edit menu. Each is made with what is there now and shown by the caller; the edits come as
/// EditDialog::made.
EditDialog* taintDialog(const NodeSource& node, QWidget* parent);
EditDialog* labelsDialog(const NodeSource& node, QWidget* parent);
EditDialog* labelsDialog(const PodSource& pod, QWidget* parent);
EditDialog* resizeDialog(const NodeSource& node, QWidget* parent);
EditDialog* yamlDialog(const NodeSource& node, QWidget* parent);
EditDialog* yamlDialog(const PodSource& pod, QWidget* parent);

/// What a text of YAML to submit stands for.
using YamlMaker = std::function<tl::expected<Edit, Diagnostic>(const QString& yaml)>;
EditDialog* submitDialog(const QString& yaml, const YamlMaker& maker, QWidget* parent);

} // namespace berth::ui
