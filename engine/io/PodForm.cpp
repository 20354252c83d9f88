// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/PodForm.h"

#include "engine/io/Reader.h"
#include "engine/io/scenario/FlowText.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace berth::io {
namespace {

constexpr std::int32_t kWhole = 1000;
constexpr std::string_view kGroupLabel = "scheduling.x-k8s.io/pod-group";

bool isGang(const PodForm& form) {
    return form.pods > 1;
}

std::int32_t minMemberOf(const PodForm& form) {
    return form.minMember > 0 ? std::min(form.minMember, form.pods) : form.pods;
}

/// Asks for parts of GPUs.
bool isShare(const PodForm& form) {
    return form.milliGpus % kWhole != 0;
}

/// `key: value` pairs as a flow mapping.
class FlowMap {
public:
    void add(std::string_view key, std::string_view value) {
        parts_.push_back(fmt::format("{}: {}", key, flowScalar(value)));
    }
    bool empty() const { return parts_.empty(); }
    std::string text() const { return fmt::format("{{{}}}", fmt::join(parts_, ", ")); }

private:
    std::vector<std::string> parts_;
};

std::string labelsOf(const PodForm& form) {
    FlowMap labels;
    if (!form.queue.empty()) labels.add("berth.dev/queue", form.queue);
    if (!form.model.empty() && !isShare(form)) labels.add("gpu-model", form.model);
    if (isGang(form)) labels.add(kGroupLabel, form.name);
    return labels.empty() ? "" : fmt::format("  labels: {}\n", labels.text());
}

/// Parts of GPUs are spread evenly over as few devices as hold them.
void addShare(const PodForm& form, FlowMap& annotations) {
    if (!isShare(form)) return;
    const std::int32_t devices = (form.milliGpus + kWhole - 1) / kWhole;
    annotations.add("berth.dev/gpu-milli", fmt::to_string((form.milliGpus + devices - 1) / devices));
    if (devices > 1) annotations.add("berth.dev/gpu-count", fmt::to_string(devices));
    if (!form.model.empty()) annotations.add("berth.dev/gpu-spec", form.model);
}

std::string annotationsOf(const PodForm& form) {
    FlowMap annotations;
    if (form.duration) annotations.add("berth.dev/duration", toString(*form.duration));
    addShare(form, annotations);
    if (isGang(form) && !form.topology.empty())
        annotations.add(form.topologyRequired ? "kueue.x-k8s.io/podset-required-topology"
                                              : "kueue.x-k8s.io/podset-preferred-topology",
                        form.topology);
    return annotations.empty() ? "" : fmt::format("  annotations: {}\n", annotations.text());
}

std::string resourcesOf(const PodForm& form) {
    FlowMap requests;
    requests.add("cpu", form.cpu);
    requests.add("memory", form.memory);
    if (form.milliGpus == 0 || isShare(form)) return fmt::format("requests: {}", requests.text());
    const std::string gpus = fmt::to_string(form.milliGpus / kWhole);
    requests.add("nvidia.com/gpu", gpus);
    FlowMap limits;
    limits.add("nvidia.com/gpu", gpus);
    return fmt::format("requests: {}, limits: {}", requests.text(), limits.text());
}

std::string podText(const PodForm& form, const std::string& name) {
    std::string text = fmt::format("apiVersion: v1\nkind: Pod\nmetadata:\n  name: {}\n  namespace: {}\n",
                                   flowScalar(name), flowScalar(form.ns));
    text += labelsOf(form);
    text += annotationsOf(form);
    text += fmt::format("spec:\n  schedulerName: {}\n", flowScalar(form.schedulerName));
    if (!form.priorityClass.empty()) text += fmt::format("  priorityClassName: {}\n", flowScalar(form.priorityClass));
    text += "  restartPolicy: Never\n  containers:\n  - name: main\n    image: job\n";
    text += fmt::format("    resources: {{{}}}\n", resourcesOf(form));
    return text;
}

/// Read from its text, so that it has one to be shown and changed.
std::optional<PodGroup> groupOf(const PodForm& form) {
    if (!isGang(form)) return std::nullopt;
    const std::vector<SourceText> texts{{form.name, std::make_shared<const std::string>(formGroupText(form))}};
    const auto read = readTexts(texts);
    if (!read || read->scenario->objects.podGroups.empty()) return std::nullopt;
    return read->scenario->objects.podGroups.front();
}

} // namespace

std::string formText(const PodForm& form) {
    if (!isGang(form)) return podText(form, form.name);
    std::string text;
    for (std::int32_t i = 0; i < form.pods; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : "---\n", podText(form, fmt::format("{}-{}", form.name, i)));
    return text;
}

std::string formGroupText(const PodForm& form) {
    if (!isGang(form)) return "";
    std::string text = fmt::format(
        "apiVersion: scheduling.x-k8s.io/v1alpha1\nkind: PodGroup\nmetadata:\n  name: {}\n  namespace: {}\nspec:\n  "
        "minMember: {}\n",
        flowScalar(form.name), flowScalar(form.ns), minMemberOf(form));
    if (form.timeoutSeconds > 0) text += fmt::format("  scheduleTimeoutSeconds: {}\n", form.timeoutSeconds);
    return text;
}

tl::expected<FormPods, Diagnostics> podFromForm(const PodForm& form, std::span<const PriorityClass> classes) {
    auto pods = readPods(form.name, formText(form), classes);
    if (!pods) return tl::unexpected(std::move(pods.error()));
    return FormPods{std::move(*pods), groupOf(form), formGroupText(form)};
}

} // namespace berth::io
