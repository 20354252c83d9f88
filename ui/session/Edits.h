// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Result.h"
#include "engine/model/Node.h"
#include "ui/queues/SubmitRequest.h"
#include "ui/session/Edit.h"
#include "ui/session/Moment.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <map>
#include <string>
#include <vector>

namespace berth::ui {

/// Labels or quantities by name, as a person wrote them.
using TextMap = std::map<std::string, std::string>;

/// The edits the window offers, as commands. Pure; nothing is carried out here. Each carries the step that saves it.
Edit deletePod(const QString& ns, const QString& name);
Edit evictPod(const QString& ns, const QString& name);
Edit deleteNode(const QString& name);
Edit cordonNode(const QString& name, bool unschedulable);
Edit drainNode(const QString& name);
/// Puts one more taint on a node (same key and effect: replaced).
Result<Edit> addTaint(const Node& node, const Taint& taint);
/// Takes the taints of this key away.
Result<Edit> removeTaint(const Node& node, const std::string& key);
/// Gives a node or pod these labels and no others. Fails where the API server would, with what it expects.
Result<Edit> setLabels(const Node& node, const TextMap& labels);
Result<Edit> setLabels(const Pod& pod, const TextMap& labels);
/// Gives a node these amounts to hand out, quantities by resource; its capacity grows where it would be less.
Result<Edit> resizeNode(const Node& node, const TextMap& allocatable);
/// So many members must have a place before any of the gang starts.
Result<Edit> setMinMember(const PodGroup& group, std::int64_t members);
/// So long its members wait on Permit from now on.
Result<Edit> setScheduleTimeout(const PodGroup& group, std::int32_t seconds);
/// A node of the same size, labels, taints and links beside it, under a name that is free.
tl::expected<Edit, Diagnostic> addNodeLike(const Moment& moment, const Node& node);
/// Makes of a node or pod what `yaml` says, as far as the API server lets it change.
tl::expected<Edit, Diagnostic> updateFromYaml(const Node& node, const QString& yaml);
tl::expected<Edit, Diagnostic> updateFromYaml(const Pod& pod, const QString& yaml);
tl::expected<Edit, Diagnostic> updateFromYaml(const PodGroup& group, const QString& yaml);

/// "KEY[=VALUE]:EFFECT" as kubectl writes it. Fails with a sentence that says what is expected.
Result<Taint> parseTaint(const QString& text);
/// Lines of `key=value`. Fails with a sentence that names the line.
Result<TextMap> parseLabels(const QString& text);
QString labelsText(const StringMap& labels);

/// The name the next job of the submit panel gets at a moment: "p1-job-4", or "p1-gang-4" for several pods; not taken
/// by any pod of the trace.
QString proposedName(const Moment& moment, const SubmitRequest& request);
/// What the submit panel asks for, as pods; with a node named, they never come to the scheduler. Fails with the
/// reader's own sentence.
Result<Edit> submitPods(const Moment& moment, const SubmitRequest& request, const QString& name,
                        const QString& nodeName = {});
/// The same as the YAML that submitYaml() takes.
QString submitText(const Moment& moment, const SubmitRequest& request, const QString& name);
/// Pods, nodes and PodGroups of a text, created now. A name that is taken by a pod that lives is an error.
tl::expected<Edit, Diagnostic> submitYaml(const Moment& moment, const QString& yaml);

/// Pods that wait for a scheduler which no profile is: how many, and the names they ask for.
struct UnservedPods {
    int count = 0;
    QStringList schedulers; ///< sorted
};
UnservedPods unservedPods(const Moment& moment);
/// The names of the profiles in force.
QStringList profileNames(const Moment& moment);
/// Copies of the profile `like` for each of these schedulers.
Result<Edit> serveWith(const Moment& moment, const QString& like, const QStringList& schedulers);

} // namespace berth::ui
