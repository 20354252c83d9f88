// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/PodPatches.h"

#include "engine/base/Quantity.h"
#include "engine/io/MergePatch.h"
#include "engine/io/ObjectSource.h"
#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PodPatches)
};

constexpr std::string_view kInsufficient = "Insufficient ";

std::string patchText(const QJsonObject& spec) {
    return QJsonDocument(QJsonObject{{QStringLiteral("spec"), spec}}).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject specOf(const ObjectMeta& meta) {
    const io::ValueRef source = io::sourceOf(meta);
    if (!source) return {};
    return QJsonDocument::fromJson(QByteArray::fromStdString(io::toJson(source)))
        .object()
        .value(QStringLiteral("spec"))
        .toObject();
}

std::int64_t amountOf(const Resources& resources, const std::string& name) {
    if (name == "cpu") return resources.milliCpu;
    if (name == "memory") return resources.memory;
    if (name == "ephemeral-storage") return resources.ephemeralStorage;
    return resources.scalar(name);
}

QString quantityText(const std::string& name, std::int64_t amount) {
    constexpr std::int64_t kMi = 1024 * 1024;
    if (name == "cpu") return text(Quantity::fromMilli(amount).toString());
    if ((name == "memory" || name == "ephemeral-storage") && amount % kMi == 0)
        return amount % (kMi * 1024) == 0 ? QStringLiteral("%1Gi").arg(amount / (kMi * 1024))
                                          : QStringLiteral("%1Mi").arg(amount / kMi);
    return QString::number(amount);
}

/// Rounded down to what a person would ask for.
std::int64_t rounded(const std::string& name, std::int64_t amount) {
    constexpr std::int64_t kMi = 1024 * 1024;
    if (name == "cpu") return amount >= 1000 ? amount / 500 * 500 : amount / 50 * 50;
    if (name == "memory" || name == "ephemeral-storage")
        return amount >= kMi * 1024 ? amount / (kMi * 1024) * kMi * 1024 : amount / kMi * kMi;
    return amount;
}

std::int64_t askedBy(const Container& container, const std::string& name) {
    const auto amount = [&](const ResourceList& list) -> std::int64_t {
        for (const auto& [resource, quantity] : list)
            if (resource == name) return name == "cpu" ? quantity.milli() : quantity.units();
        return 0;
    };
    return std::max(amount(container.requests), amount(container.limits));
}

/// The containers with the largest asker of a resource asking less, so that the pod asks `wanted` in all.
std::optional<QJsonArray> askingLess(const Pod& pod, QJsonArray containers, const std::string& name,
                                     std::int64_t wanted) {
    const auto largest =
        std::max_element(pod.containers.begin(), pod.containers.end(),
                         [&](const Container& a, const Container& b) { return askedBy(a, name) < askedBy(b, name); });
    if (largest == pod.containers.end()) return std::nullopt;
    const std::int64_t others = amountOf(pod.totals.requests, name) - askedBy(*largest, name);
    const auto index = static_cast<qsizetype>(largest - pod.containers.begin());
    if (wanted - others <= 0 || index >= containers.size()) return std::nullopt;
    QJsonObject container = containers[index].toObject();
    QJsonObject resources = container.value(QStringLiteral("resources")).toObject();
    for (const char* list : {"requests", "limits"}) {
        QJsonObject amounts = resources.value(QLatin1String(list)).toObject();
        if (!amounts.contains(text(name))) continue;
        amounts.insert(text(name), quantityText(name, wanted - others));
        resources.insert(QLatin1String(list), amounts);
    }
    container.insert(QStringLiteral("resources"), resources);
    containers[index] = container;
    return containers;
}

QString askWords(const std::string& name, std::int64_t wanted, std::int64_t asked) {
    if (name.ends_with("/gpu")) return Words::tr("ask %1 instead of %2").arg(gpuSentence(wanted)).arg(asked);
    return Words::tr("ask %1 %2 instead of %3").arg(text(name), quantityText(name, wanted), quantityText(name, asked));
}

class PatchMaker {
public:
    PatchMaker(const Pod& pod, const NodeInfo& node) : pod_(pod), node_(node), spec_(specOf(pod.meta)) {}

    std::vector<Patch> make(const Status& status) {
        const std::string& plugin = status.plugin();
        if (plugin == "NodeUnschedulable") ofNode(Words::tr("uncordon %1").arg(nodeName()), uncordoned());
        if (plugin == "TaintToleration") taints();
        if (spec_.isEmpty()) return std::move(patches_);
        if (plugin == "NodeResourcesFit" || status.message().starts_with(kInsufficient)) resources(status);
        if (plugin == "NodeAffinity") nodeAffinity();
        if (plugin == "InterPodAffinity") podAffinity(status);
        if (plugin == "PodTopologySpread") spread();
        if (plugin == "NodePorts") hostPorts();
        if (status.message().find("NVLink") != std::string::npos || pod_.meta.annotations.find(kLinkPolicy) != nullptr)
            linkPolicy();
        return std::move(patches_);
    }

private:
    static constexpr const char* kLinkPolicy = "berth.dev/gpu-link-policy";

    QString nodeName() const { return text(node_.name()); }

    void ofPod(const QString& change, const QJsonObject& spec) { patches_.push_back({change, patchText(spec), false}); }
    void ofNode(const QString& change, const QJsonObject& spec) { patches_.push_back({change, patchText(spec), true}); }

    static QJsonObject uncordoned() { return {{QStringLiteral("unschedulable"), QJsonValue::Null}}; }

    void resources(const Status& status) {
        for (const std::string& reason : status.reasons()) {
            if (!reason.starts_with(kInsufficient)) continue;
            const std::string name = reason.substr(kInsufficient.size());
            const std::int64_t free = amountOf(node_.allocatable(), name) - amountOf(node_.requested, name);
            const std::int64_t asked = amountOf(pod_.totals.requests, name);
            const std::int64_t wanted = rounded(name, free);
            if (wanted <= 0 || wanted >= asked) continue;
            if (const auto containers =
                    askingLess(pod_, spec_.value(QStringLiteral("containers")).toArray(), name, wanted))
                ofPod(askWords(name, wanted, asked), {{QStringLiteral("containers"), *containers}});
        }
    }

    void taints() {
        const auto tolerated = [&](const Taint& taint) {
            return std::any_of(pod_.tolerations.begin(), pod_.tolerations.end(),
                               [&](const Toleration& each) { return tolerates(each, taint); });
        };
        for (const Taint& taint : node_.node->taints) {
            if (taint.effect == TaintEffect::PreferNoSchedule || tolerated(taint)) continue;
            const QString key = text(taint.value.empty() ? taint.key : taint.key + "=" + taint.value);
            if (!spec_.isEmpty()) tolerate(taint, key);
            untaint(taint, key);
            return;
        }
    }

    void tolerate(const Taint& taint, const QString& key) {
        QJsonArray tolerations = spec_.value(QStringLiteral("tolerations")).toArray();
        tolerations += QJsonObject{{QStringLiteral("key"), text(taint.key)},
                                   {QStringLiteral("operator"), QStringLiteral("Equal")},
                                   {QStringLiteral("value"), text(taint.value)},
                                   {QStringLiteral("effect"), text(toString(taint.effect))}};
        ofPod(Words::tr("tolerate %1").arg(key), {{QStringLiteral("tolerations"), tolerations}});
    }

    void untaint(const Taint& taint, const QString& key) {
        const QJsonObject spec = specOf(node_.node->meta);
        if (spec.isEmpty()) return;
        QJsonArray left;
        const QJsonArray taints = spec.value(QStringLiteral("taints")).toArray();
        for (const auto& each : taints)
            if (each.toObject().value(QStringLiteral("key")).toString() != text(taint.key)) left += each;
        ofNode(Words::tr("take the taint %1 off %2").arg(key, nodeName()), {{QStringLiteral("taints"), left}});
    }

    void nodeAffinity() {
        if (spec_.contains(QStringLiteral("nodeSelector")))
            ofPod(Words::tr("drop the nodeSelector"), {{QStringLiteral("nodeSelector"), QJsonValue::Null}});
        if (affinityHas(QStringLiteral("nodeAffinity")))
            ofPod(Words::tr("drop the required node affinity"), withoutRequired(QStringLiteral("nodeAffinity")));
    }

    void podAffinity(const Status& status) {
        const bool anti = status.message().find("anti-affinity") != std::string::npos;
        const QString kind = anti ? QStringLiteral("podAntiAffinity") : QStringLiteral("podAffinity");
        if (!affinityHas(kind)) return;
        ofPod(anti ? Words::tr("drop the required pod anti-affinity") : Words::tr("drop the required pod affinity"),
              withoutRequired(kind));
    }

    bool affinityHas(const QString& kind) const {
        return spec_.value(QStringLiteral("affinity"))
            .toObject()
            .value(kind)
            .toObject()
            .contains(QStringLiteral("requiredDuringSchedulingIgnoredDuringExecution"));
    }

    static QJsonObject withoutRequired(const QString& kind) {
        const QJsonObject none{{QStringLiteral("requiredDuringSchedulingIgnoredDuringExecution"), QJsonValue::Null}};
        return {{QStringLiteral("affinity"), QJsonObject{{kind, none}}}};
    }

    void spread() {
        QJsonArray constraints = spec_.value(QStringLiteral("topologySpreadConstraints")).toArray();
        for (auto each : constraints) {
            QJsonObject constraint = each.toObject();
            constraint.insert(QStringLiteral("whenUnsatisfiable"), QStringLiteral("ScheduleAnyway"));
            each = constraint;
        }
        if (!constraints.isEmpty())
            ofPod(Words::tr("spread: ScheduleAnyway instead of DoNotSchedule"),
                  {{QStringLiteral("topologySpreadConstraints"), constraints}});
    }

    void hostPorts() {
        QJsonArray containers = spec_.value(QStringLiteral("containers")).toArray();
        for (auto each : containers) {
            QJsonObject container = each.toObject();
            QJsonArray ports = container.value(QStringLiteral("ports")).toArray();
            for (auto one : ports) {
                QJsonObject port = one.toObject();
                port.remove(QStringLiteral("hostPort"));
                one = port;
            }
            if (!ports.isEmpty()) container.insert(QStringLiteral("ports"), ports);
            each = container;
        }
        ofPod(Words::tr("ask no host port"), {{QStringLiteral("containers"), containers}});
    }

    void linkPolicy() {
        const std::string* policy = pod_.meta.annotations.find(kLinkPolicy);
        if (policy == nullptr || *policy != "Required") return;
        const QJsonObject annotations{{QLatin1String(kLinkPolicy), QStringLiteral("Preferred")}};
        const QJsonObject patch{
            {QStringLiteral("metadata"), QJsonObject{{QStringLiteral("annotations"), annotations}}}};
        patches_.push_back({Words::tr("link policy Required → Preferred"),
                            QJsonDocument(patch).toJson(QJsonDocument::Compact).toStdString(), false});
    }

    const Pod& pod_;
    const NodeInfo& node_;
    QJsonObject spec_;
    std::vector<Patch> patches_;
};

} // namespace

std::vector<Patch> patchesFor(const Pod& pod, const NodeInfo& node, const Status& status) {
    if (node.node == nullptr) return {};
    return PatchMaker(pod, node).make(status);
}

std::vector<Patch> higherPriority(const Pod& pod, std::span<const PriorityClass> classes) {
    if (specOf(pod.meta).isEmpty()) return {};
    const PriorityClass* next = nullptr;
    for (const PriorityClass& each : classes)
        if (each.value > pod.priority && !each.preemptNever && (next == nullptr || each.value < next->value))
            next = &each;
    if (next == nullptr) return {};
    const QJsonObject spec{{QStringLiteral("priorityClassName"), text(next->meta.name)},
                           {QStringLiteral("priority"), next->value},
                           {QStringLiteral("preemptionPolicy"), QJsonValue::Null}};
    return {{Words::tr("priority class %1").arg(text(next->meta.name)), patchText(spec), false}};
}

} // namespace berth::ui
