// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/MergePatch.h"

#include "engine/io/ObjectSource.h"
#include "engine/io/Scalar.h"
#include "engine/io/objects/ClusterDecoder.h"
#include "engine/io/objects/NodeDecoder.h"
#include "engine/io/objects/PodDecoder.h"

#include <utility>

namespace berth::io {

namespace {

/// What a patch leaves of an object's metadata although the tree may not show it: an object that a controller made
/// has the tree of its template.
void keepIdentity(const ObjectMeta& from, ObjectMeta& to) {
    if (to.name.empty()) to.name = from.name;
    if (to.uid.empty()) to.uid = from.uid;
    if (to.owners.empty()) to.owners = from.owners;
    if (!to.creationTimestamp.isSet()) to.creationTimestamp = from.creationTimestamp;
    if (!to.deletionTimestamp.isSet()) to.deletionTimestamp = from.deletionTimestamp;
    to.ns = from.ns;
    to.place = from.place;
}

/// The priority was settled when the pod was read; only a patch of the priority itself changes it.
void keepPriority(const Pod& from, Pod& to) {
    if (to.hasPriority) return;
    to.priority = from.priority;
    to.hasPriority = from.hasPriority;
    to.priorityClassName = from.priorityClassName;
    if (sourceOf(to.meta).find("spec").find("preemptionPolicy").isNull()) to.preemptNever = from.preemptNever;
}

std::string firstError(const Diagnostics& diagnostics) {
    for (const Diagnostic& one : diagnostics)
        if (one.severity == Severity::Error) return one.hint.empty() ? one.text : one.text + ". " + one.hint;
    return {};
}

class MergePatch final : public ObjectPatch {
public:
    MergePatch(std::shared_ptr<const Document> document, ValueRef patch)
        : document_(std::move(document)), patch_(patch) {}

    Result<std::shared_ptr<const Pod>> apply(const Pod& pod) const override {
        auto patched = patchedSource(pod.meta);
        if (!patched) return tl::unexpected(patched.error());
        if (!*patched) return std::make_shared<const Pod>(pod);
        const auto decode =
            pod.meta.name == sourceOf(pod.meta).find("metadata").find("name").text() ? readPod : readPodTemplate;
        return decoded<Pod>(**patched, pod, decode, [&pod](Pod& made) { keepPriority(pod, made); });
    }

    Result<std::shared_ptr<const Node>> apply(const Node& node) const override {
        auto patched = patchedSource(node.meta);
        if (!patched) return tl::unexpected(patched.error());
        const auto keep = [&](Node& made) { made.unschedulable = cordonOf(node); };
        if (*patched) return decoded<Node>(**patched, node, readNode, keep);
        auto same = std::make_shared<Node>(node);
        keep(*same);
        return std::shared_ptr<const Node>(std::move(same));
    }

    Result<std::shared_ptr<const PodGroup>> apply(const PodGroup& group) const override {
        auto patched = patchedSource(group.meta);
        if (!patched) return tl::unexpected(patched.error());
        if (!*patched) return std::make_shared<const PodGroup>(group);
        return decoded<PodGroup>(**patched, group, readPodGroup, [](PodGroup&) {});
    }

private:
    /// A cordon since the object was read does not stand in its tree; only a patch of the field itself lifts it.
    bool cordonOf(const Node& node) const {
        const ValueRef spec = patch_.find("spec");
        if (!spec.findKey("unschedulable")) return node.unschedulable;
        return asBoolean(spec.find("unschedulable")).value_or(false);
    }

    /// The patched tree, or nothing when the patch changes nothing.
    Result<std::optional<ObjectValue>> patchedSource(const ObjectMeta& meta) const {
        const ValueRef source = sourceOf(meta);
        if (!source) return fail("this object was not read from a file, so it cannot be patched");
        std::string merged = mergedText(source, patch_);
        ParseOptions options;
        options.maxSize = merged.size();
        auto document = Document::parse(meta.place.file + " (patched)", std::move(merged), options);
        if (!document) return fail(firstError(document.error()));
        if ((*document)->roots() != 1) return fail("the patch leaves nothing of the object");
        const ValueRef root = (*document)->root(0);
        if (storedJson(root) == storedJson(source)) return std::optional<ObjectValue>{};
        return std::optional(ObjectValue{*document, root});
    }

    template <class T, class Decode, class Keep>
    static Result<std::shared_ptr<const T>> decoded(const ObjectValue& source, const T& from, Decode decode,
                                                    Keep keep) {
        Findings findings;
        Fields in(findings);
        auto made = std::make_shared<T>();
        decode(in, source, *made);
        keepIdentity(from.meta, made->meta);
        keep(*made);
        if (made->meta.name != from.meta.name) return fail("a patch cannot change the object's name");
        if (findings.errors() != 0) return fail(firstError(findings.take()));
        return std::shared_ptr<const T>(std::move(made));
    }

    std::shared_ptr<const Document> document_;
    ValueRef patch_;
};

} // namespace

std::shared_ptr<const ObjectPatch> makeMergePatch(std::shared_ptr<const Document> document, ValueRef patch) {
    return std::make_shared<MergePatch>(std::move(document), patch);
}

} // namespace berth::io
