// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"
#include "engine/model/Scenario.h"

#include <memory>
#include <string>

namespace berth::io {

/// The JSON merge patch (RFC 7386) that `patch` holds, for a `PatchObject` action. Keeps the Document alive.
///
/// The patched object carries its patched tree as `meta.source`, so that patches chain. When the patch changes
/// nothing, the result has the very `meta.source` of the object it was given: compare the pointers to see that
/// nothing happened.
/// Objects that Berth made itself, without a source, cannot be patched: `apply` fails and says so.
std::shared_ptr<const ObjectPatch> makeMergePatch(std::shared_ptr<const Document> document, ValueRef patch);

/// `target` with `patch` merged into it, as JSON text; but plain words that YAML 1.1 takes for booleans stay as they
/// are.
std::string mergedText(ValueRef target, ValueRef patch);

/// A value as JSON text, on one line.
std::string toJson(ValueRef value);
/// The same without what the API server leaves out of what it stores: null, false, empty texts and lists, empty maps
/// of labels and the like.
std::string storedJson(ValueRef value);
/// A value as YAML text, block style, two blanks per level; ends with a newline.
std::string toYaml(ValueRef value);

} // namespace berth::io
