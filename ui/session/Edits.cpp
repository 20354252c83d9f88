// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Edits.h"

#include "engine/io/PodForm.h"
#include "engine/io/Reader.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

Edit editOf(Action action, const QString& words, std::string step) {
    return {{{std::move(action)}, words.toStdString(), std::move(step)}, {}};
}

ObjectName podName(const QString& ns, const QString& name) {
    return {ObjectName::Kind::Pod, ns.toStdString(), name.toStdString()};
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

std::string taintsText(const std::vector<Taint>& taints) {
    std::string list;
    for (const Taint& taint : taints) {
        if (!list.empty()) list += ", ";
        list += fmt::format("{{key: {}", quoted(taint.key));
        if (!taint.value.empty()) list += fmt::format(", value: {}", quoted(taint.value));
        list += fmt::format(", effect: {}}}", toString(taint.effect));
    }
    return '[' + list + ']';
}

Edit withTaints(const Node& node, std::vector<Taint> taints, const QString& words) {
    auto changed = std::make_shared<Node>(node);
    changed->taints = std::move(taints);
    std::string step = fmt::format("update: {{kind: Node, name: {}, patch: {{spec: {{taints: {}}}}}}}",
                                   quoted(node.name()), taintsText(changed->taints));
    return editOf(ReplaceNode{std::move(changed)}, words, std::move(step));
}

const char* classOf(Level level) {
    switch (level) {
    case Level::P0: return "p0";
    case Level::P1: return "p1";
    case Level::P2: return "p2";
    case Level::None: return "";
    }
    return "";
}

QString nameStem(const SubmitRequest& request) {
    const QString level = request.level == Level::None ? QStringLiteral("pod") : QLatin1String(classOf(request.level));
    return request.pods > 1 ? level + QLatin1String("-gang") : level + QLatin1String("-job");
}

/// Names the node in every pod of a text of block YAML.
std::string withNodeName(std::string yaml, const std::string& node) {
    const std::string head = "\nspec:\n";
    const std::string line = fmt::format("  nodeName: {}\n", node);
    for (std::size_t at = yaml.find(head); at != std::string::npos; at = yaml.find(head, at + head.size()))
        yaml.insert(at + head.size(), line);
    return yaml;
}

std::string firstText(const Diagnostics& messages) {
    return messages.empty() ? std::string() : messages.front().text;
}

} // namespace

Edit deletePod(const QString& ns, const QString& name) {
    return editOf(DeleteObject{podName(ns, name)}, Words::tr("Delete %1").arg(name),
                  fmt::format("delete: pod/{}/{}", ns.toStdString(), name.toStdString()));
}

Edit evictPod(const QString& ns, const QString& name) {
    return editOf(EvictPod{podName(ns, name)}, Words::tr("Evict %1").arg(name),
                  fmt::format("evict: pod/{}/{}", ns.toStdString(), name.toStdString()));
}

Edit deleteNode(const QString& name) {
    return editOf(DeleteObject{{ObjectName::Kind::Node, {}, name.toStdString()}}, Words::tr("Delete node %1").arg(name),
                  fmt::format("delete: node/{}", name.toStdString()));
}

Edit cordonNode(const QString& name, bool unschedulable) {
    return editOf(CordonNode{name.toStdString(), unschedulable},
                  unschedulable ? Words::tr("Cordon %1").arg(name) : Words::tr("Uncordon %1").arg(name),
                  fmt::format("{}: {}", unschedulable ? "cordon" : "uncordon", name.toStdString()));
}

Edit drainNode(const QString& name) {
    return editOf(DrainNode{name.toStdString()}, Words::tr("Drain %1").arg(name),
                  fmt::format("drain: {}", name.toStdString()));
}

Edit addTaint(const Node& node, const Taint& taint) {
    std::vector<Taint> taints = node.taints;
    std::erase_if(taints, [&](const Taint& t) { return t.key == taint.key && t.effect == taint.effect; });
    taints.push_back(taint);
    return withTaints(node, std::move(taints), Words::tr("Taint %1").arg(QString::fromStdString(node.name())));
}

Edit removeTaint(const Node& node, const std::string& key) {
    std::vector<Taint> taints = node.taints;
    std::erase_if(taints, [&](const Taint& t) { return t.key == key; });
    return withTaints(node, std::move(taints), Words::tr("Untaint %1").arg(QString::fromStdString(node.name())));
}

Result<Taint> parseTaint(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("^\\s*([A-Za-z0-9][A-Za-z0-9._/-]*)(?:=([A-Za-z0-9._-]*))?:(\\w+)\\s*$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) return fail(Words::tr("A taint is written KEY=VALUE:EFFECT or KEY:EFFECT").toStdString());
    for (const TaintEffect effect : {TaintEffect::NoSchedule, TaintEffect::PreferNoSchedule, TaintEffect::NoExecute})
        if (match.captured(3).toStdString() == toString(effect))
            return Taint{match.captured(1).toStdString(), match.captured(2).toStdString(), effect};
    return fail(Words::tr("The effect is NoSchedule, PreferNoSchedule or NoExecute").toStdString());
}

QString proposedName(const Moment& moment, const SubmitRequest& request) {
    const QString stem = nameStem(request);
    std::set<QString> taken;
    for (std::uint32_t i = 0; i < moment.names->size(); ++i) {
        const std::string_view full = moment.names->fullName(PodId{i}, moment.pool());
        taken.insert(QString::fromUtf8(full.data(), static_cast<qsizetype>(full.size())).section(QLatin1Char('/'), 1));
    }
    const auto isTaken = [&](const QString& name) {
        return taken.contains(request.pods > 1 ? name + QLatin1String("-0") : name);
    };
    for (int number = 1;; ++number)
        if (QString name = QStringLiteral("%1-%2").arg(stem).arg(number); !isTaken(name)) return name;
}

Result<Edit> submitPods(const Moment& moment, const SubmitRequest& request, const QString& name,
                        const QString& nodeName) {
    io::PodForm form;
    form.name = name.toStdString();
    form.priorityClass = classOf(request.level);
    form.milliGpus = request.milliGpus;
    form.pods = request.pods;
    form.queue = request.queue.toStdString();
    if (request.durationSeconds > 0) form.duration = Duration::seconds(request.durationSeconds);
    if (const Framework* framework = moment.framework()) form.schedulerName = framework->schedulerName();
    const auto& classes = moment.world->objects->priorityClasses;
    auto made = io::podFromForm(form, classes);
    if (!made) return fail(firstText(made.error()));
    if (!nodeName.isEmpty()) {
        auto placed =
            io::readPods(name.toStdString(), withNodeName(io::formText(form), nodeName.toStdString()), classes);
        if (!placed) return fail(firstText(placed.error()));
        made->pods = std::move(*placed);
    }
    Edit edit;
    edit.command.text = Words::tr("Submit %1").arg(name).toStdString();
    edit.objectText = made->groupText;
    if (made->group) {
        auto objects = std::make_shared<ClusterObjects>();
        objects->podGroups.push_back(*made->group);
        edit.command.actions.emplace_back(AddObjects{std::move(objects)});
    }
    for (const auto& pod : made->pods) {
        if (!edit.command.stepText.empty()) edit.command.stepText += '\n';
        edit.command.stepText += fmt::format("create: pod/{}", pod->key());
        edit.command.actions.emplace_back(CreatePod{pod});
    }
    return edit;
}

} // namespace berth::ui
