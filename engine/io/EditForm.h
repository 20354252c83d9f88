// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"
#include "engine/framework/Configuration.h"
#include "engine/framework/ConfigurationCheck.h"
#include "engine/io/Document.h"
#include "engine/model/Scenario.h"

#include <tl/expected.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

/// A person's change of what is there: the action, and the step that saves it.
struct EditForm {
    Action action;
    std::string step; ///< as `steps` of a scenario spells it, without `at`
};

/// A change of one object by a JSON merge patch (RFC 7386), given as YAML or JSON: `{metadata: {labels: {a: b}}}`.
/// It is tried on the object as it is now; fails with the reader's sentence when the result is no valid object.
Result<EditForm> patchForm(const Node& node, const std::string& patch);
Result<EditForm> patchForm(const Pod& pod, const std::string& patch);
Result<EditForm> patchForm(const PodGroup& group, const std::string& patch);

/// The merge patch, as one line, that makes `yaml` (one object) of the object `meta` belongs to; "" when nothing
/// differs. Fails when `yaml` is no single object, or when the object has no text.
tl::expected<std::string, Diagnostics> patchTowards(const ObjectMeta& meta, std::string yaml);
/// What the API server would say to such a patch of a pod that exists; "" for nothing. It lets labels, annotations,
/// images, resources, tolerations and scheduling gates change, and of a gated pod where it may run.
/// Upstream: pkg/apis/core/validation ValidatePodUpdate, ValidatePodResize.
std::string podPatchFault(const Pod& pod, const std::string& patch);

/// `patch` as the smallest merge patch between two values, on one line; "" when they are equal.
std::string mergePatchBetween(ValueRef from, ValueRef to);

/// The configuration in force with copies of its profile `like` under the names `names` behind the others: what serves
/// pods that no profile serves. Fails when there is no such profile.
Result<EditForm> profileCopiesForm(const Configuration& now, std::string_view like, std::span<const std::string> names,
                                   const ConfigurationCheck& check);

/// Objects that a person wrote to be created now.
struct Submission {
    std::vector<Action> actions;
    std::string steps;     ///< a line for each action
    std::string objects;   ///< what saving needs beside the pods: PodGroups and nodes, as YAML
    std::string first;     ///< name of the first pod or node
    std::size_t count = 0; ///< pods and nodes
};

/// Reads pods, nodes and PodGroups of a text, defaulted as if they stood in a scenario with `classes`. `name` is what
/// places call the text. Fails when it holds errors, or none of these.
tl::expected<Submission, Diagnostics> readSubmission(const std::string& name, std::string text,
                                                     std::span<const PriorityClass> classes,
                                                     const ConfigurationCheck& check);

/// The actions that saved steps (without `at`) stand for; what they create is read from `objects`, YAML documents.
tl::expected<std::vector<Action>, Diagnostics> actionsOf(const std::vector<std::string>& steps, std::string objects,
                                                         std::span<const PriorityClass> classes,
                                                         const ConfigurationCheck& check);

} // namespace berth::io
