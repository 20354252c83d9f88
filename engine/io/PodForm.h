// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/SimTime.h"
#include "engine/model/Cluster.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace berth::io {

/// A job as a person asks for it in the window: a few fields instead of YAML.
struct PodForm {
    std::string name = "job"; ///< of the pod; of several: of the gang, whose pods are NAME-0, NAME-1, …
    std::string ns = "default";
    std::string priorityClass = "p1"; ///< empty: none
    std::int32_t milliGpus =
        1000; ///< per pod, in thousandths; whole GPUs ask for the resource, parts for `berth.dev/gpu-milli`
    std::int32_t pods = 1;           ///< above 1: a gang of that many
    std::int32_t minMember = 0;      ///< of a gang: how many must have a place before any starts; 0: all
    std::int32_t timeoutSeconds = 0; ///< of a gang: `scheduleTimeoutSeconds`; 0: the profile's
    std::string topology;         ///< of a gang: a level's label, for `kueue.x-k8s.io/podset-…-topology`; empty: none
    bool topologyRequired = true; ///< else preferred
    std::string queue;            ///< label `berth.dev/queue`; empty: none
    std::string model;            ///< of the GPUs: label `gpu-model`, of parts `berth.dev/gpu-spec`; empty: any
    std::optional<Duration> duration; ///< how long each pod runs; absent: until it is deleted
    std::string cpu = "4";
    std::string memory = "16Gi";
    std::string schedulerName = "default-scheduler";
};

/// What a form stands for.
struct FormPods {
    std::vector<std::shared_ptr<const Pod>> pods;
    std::optional<PodGroup> group; ///< of more than one pod
    std::string groupText;         ///< the PodGroup as YAML, for Edits::objects; "" without one
};

/// The pods as YAML documents, `---` between them.
std::string formText(const PodForm& form);
/// The PodGroup of the gang as YAML; "" for a single pod.
std::string formGroupText(const PodForm& form);

/// Writes the form as YAML and reads that as any file is read, so that what was submitted is an ordinary object with a
/// text of its own, and a bad name or quantity gets the reader's own sentence. `classes` are those of the scenario.
tl::expected<FormPods, Diagnostics> podFromForm(const PodForm& form, std::span<const PriorityClass> classes = {});

} // namespace berth::io
