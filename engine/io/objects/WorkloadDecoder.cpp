// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/WorkloadDecoder.h"

#include "engine/io/objects/PodDecoder.h"
#include "engine/io/objects/SelectorDecoder.h"

namespace berth::io {

namespace {

struct Draft {
    Workload& workload;
    const std::shared_ptr<const Document>& document;
};

void readTemplate(Fields& in, ValueRef value, Draft& draft) {
    auto pod = std::make_shared<Pod>();
    readPodTemplate(in, {draft.document, value}, *pod);
    pod->meta.ns = draft.workload.meta.ns;
    draft.workload.pod = std::move(pod);
}

/// A ReplicationController's selector is a plain map of labels.
void readSelector(Fields& in, ValueRef value, Draft& draft) {
    LabelSelector selector;
    if (draft.workload.kind == Workload::Kind::ReplicationController)
        readLabels(in, value, selector.matchLabels);
    else
        selector = readLabelSelector(in, value);
    draft.workload.selector = std::move(selector);
}

constexpr Field<Draft> kSpec[] = {
    {"replicas", [](Fields& in, ValueRef v, Draft& d) { d.workload.replicas = in.int32(v, 0); }},
    {"selector", readSelector},
    {"template", readTemplate},
};
constexpr std::string_view kSpecUnused =
    "minReadySeconds ordinals paused persistentVolumeClaimRetentionPolicy podManagementPolicy progressDeadlineSeconds "
    "revisionHistoryLimit serviceName strategy updateStrategy volumeClaimTemplates";

constexpr Field<Draft> kJobSpec[] = {
    {"parallelism", [](Fields& in, ValueRef v, Draft& d) { d.workload.replicas = in.int32(v, 0); }},
    {"completions", [](Fields& in, ValueRef v, Draft& d) { d.workload.completions = in.int32(v, 0); }},
    {"selector", readSelector},
    {"template", readTemplate},
};
constexpr std::string_view kJobSpecUnused =
    "activeDeadlineSeconds backoffLimit backoffLimitPerIndex completionMode managedBy manualSelector maxFailedIndexes "
    "podFailurePolicy podReplacementPolicy scheduling successPolicy suspend ttlSecondsAfterFinished";

void readSpec(Fields& in, ValueRef value, Draft& draft) {
    if (draft.workload.kind == Workload::Kind::Job)
        in.fields<Draft>(value, draft, kJobSpec, kJobSpecUnused);
    else
        in.fields<Draft>(value, draft, kSpec, kSpecUnused);
}

constexpr Field<Draft> kWorkload[] = {{"spec", readSpec}};

} // namespace

void readWorkload(Fields& in, const ObjectValue& object, Workload::Kind kind, Workload& workload) {
    workload.kind = kind;
    readMeta(in, object, Scope::Namespaced, workload.meta);
    Draft draft{workload, object.document};
    in.fields<Draft>(object.value, draft, kWorkload, "apiVersion kind metadata status");
}

} // namespace berth::io
