// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Edits.h"

#include "engine/io/EditForm.h"
#include "engine/io/PodForm.h"
#include "engine/io/Reader.h"
#include "engine/io/scenario/FlowText.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <utility>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Edits)
};

using Made = tl::expected<Edit, Diagnostic>;

constexpr int kLongestName = 63;
constexpr int kLongestPrefix = 253;

Edit editOf(Action action, const QString& words, std::string step) {
    return {{{std::move(action)}, words.toStdString(), std::move(step)}, {}};
}

QString nameOf(const ObjectMeta& meta) {
    return QString::fromStdString(meta.name);
}

ObjectName podName(const QString& ns, const QString& name) {
    return {ObjectName::Kind::Pod, ns.toStdString(), name.toStdString()};
}

std::string podStep(const char* verb, const QString& ns, const QString& name) {
    return fmt::format("{}: {}", verb, io::flowScalar(podName(ns, name).key().insert(0, "pod/")));
}

std::string nodeStep(const char* verb, const QString& name) {
    return fmt::format("{}: {}", verb, io::flowScalar(name.toStdString()));
}

/// The edit a patch is, or why it is none.
template <class T> Result<Edit> patchEdit(const T& object, const std::string& patch, const QString& words) {
    return io::patchForm(object, patch).map([&](io::EditForm form) {
        return editOf(std::move(form.action), words, std::move(form.step));
    });
}

std::string taintsPatch(const std::vector<Taint>& taints) {
    std::vector<std::string> items;
    for (const Taint& taint : taints) {
        const std::string value = taint.value.empty() ? "" : ", value: " + io::flowScalar(taint.value);
        items.push_back(
            fmt::format("{{key: {}{}, effect: {}}}", io::flowScalar(taint.key), value, toString(taint.effect)));
    }
    return fmt::format("{{spec: {{taints: [{}]}}}}", fmt::join(items, ", "));
}

/// `{a: b, c: null}`: what is new or other, and what is gone.
std::string labelsPatch(const StringMap& now, const TextMap& wanted) {
    std::vector<std::string> parts;
    for (const auto& [key, value] : wanted)
        if (const std::string* old = now.find(key); old == nullptr || *old != value)
            parts.push_back(fmt::format("{}: {}", io::flowScalar(key), io::flowScalar(value)));
    for (const auto& [key, value] : now)
        if (!wanted.contains(key)) parts.push_back(fmt::format("{}: null", io::flowScalar(key)));
    return parts.empty() ? std::string() : fmt::format("{{metadata: {{labels: {{{}}}}}}}", fmt::join(parts, ", "));
}

template <class T> Result<Edit> labelsEdit(const T& object, const TextMap& labels) {
    const std::string patch = labelsPatch(object.meta.labels, labels);
    if (patch.empty()) return fail(Words::tr("These are the labels it has.").toStdString());
    return patchEdit(object, patch, Words::tr("Label %1").arg(nameOf(object.meta)));
}

/// What the API server says to a label's name part or value.
bool isQualifiedName(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$"));
    return text.size() <= kLongestName && form.match(text).hasMatch();
}

bool isPrefix(const QString& text) {
    static const QRegularExpression form(
        QStringLiteral("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"));
    return text.size() <= kLongestPrefix && form.match(text).hasMatch();
}

/// "" when the API server takes it.
QString labelFault(const QString& key, const QString& value) {
    const qsizetype slash = key.indexOf(QLatin1Char('/'));
    if (slash >= 0 && !isPrefix(key.left(slash)))
        return Words::tr("the prefix of a key is a DNS name such as example.com");
    if (!isQualifiedName(key.mid(slash + 1)))
        return Words::tr("a key is at most 63 letters, digits, “-”, “_” or “.”, and begins and ends with a letter or "
                         "digit");
    if (!value.isEmpty() && !isQualifiedName(value))
        return Words::tr("a value is empty or at most 63 letters, digits, “-”, “_” or “.”, and begins and ends with a "
                         "letter or digit");
    return {};
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
    const std::string line = fmt::format("  nodeName: {}\n", io::flowScalar(node));
    for (std::size_t at = yaml.find(head); at != std::string::npos; at = yaml.find(head, at + head.size()))
        yaml.insert(at + head.size(), line);
    return yaml;
}

/// `{a: b, …}` of names and what they are.
template <class Pairs, class Text> std::string flowMap(const Pairs& pairs, Text text) {
    std::vector<std::string> parts;
    for (const auto& [key, value] : pairs)
        parts.push_back(fmt::format("{}: {}", io::flowScalar(key), io::flowScalar(text(value))));
    return fmt::format("{{{}}}", fmt::join(parts, ", "));
}

/// A node as YAML with what matters of another one.
std::string nodeText(const Node& like, const std::string& name) {
    std::map<std::string, std::string> labels, annotations;
    for (const auto& [key, value] : like.meta.labels) labels[key] = key == "kubernetes.io/hostname" ? name : value;
    for (const auto& [key, value] : like.meta.annotations) annotations[key] = value;
    const auto same = [](const std::string& text) { return text; };
    const auto amount = [](const Quantity& quantity) { return quantity.toString(); };
    std::vector<std::string> taints;
    for (const Taint& taint : like.taints)
        taints.push_back(fmt::format("{{key: {}, value: {}, effect: {}}}", io::flowScalar(taint.key),
                                     io::flowScalar(taint.value), toString(taint.effect)));
    return fmt::format("apiVersion: v1\nkind: Node\nmetadata:\n  name: {}\n  labels: {}\n  annotations: {}\n"
                       "spec: {{taints: [{}]}}\nstatus:\n  capacity: {}\n  allocatable: {}\n",
                       io::flowScalar(name), flowMap(labels, same), flowMap(annotations, same), fmt::join(taints, ", "),
                       flowMap(like.capacityList, amount), flowMap(like.allocatableList, amount));
}

Diagnostic firstOf(const Diagnostics& messages) {
    const auto error = std::find_if(messages.begin(), messages.end(),
                                    [](const Diagnostic& one) { return one.severity == Severity::Error; });
    return error == messages.end() ? Diagnostic{} : *error;
}

io::PodForm formOf(const Moment& moment, const SubmitRequest& request, const QString& name) {
    io::PodForm form;
    form.name = name.toStdString();
    form.priorityClass = classOf(request.level);
    form.milliGpus = request.milliGpus;
    form.pods = request.pods;
    form.minMember = request.minMember;
    form.timeoutSeconds = request.timeoutSeconds;
    form.topology = request.topology.toStdString();
    form.topologyRequired = request.topologyRequired;
    form.queue = request.queue.toStdString();
    form.model = request.model.toStdString();
    if (request.durationSeconds > 0) form.duration = Duration::seconds(request.durationSeconds);
    if (const Framework* framework = moment.framework()) form.schedulerName = framework->schedulerName();
    return form;
}

/// Whether a pod of the trace, living or not, has this name in the namespace default.
bool isTaken(const Moment& moment, const QString& name) {
    const PodKeyId key = moment.pool().findPodKey("default/" + name.toStdString());
    return key.valid() && moment.names->holds(key);
}

/// The first pod, node or PodGroup that is there already under its name; "" for none.
std::string takenName(const Moment& moment, const std::vector<Action>& actions) {
    for (const Action& action : actions) {
        if (const auto* create = std::get_if<CreatePod>(&action))
            if (moment.world->findPod(moment.pool().findPodKey(create->pod->key())).valid())
                return "pod " + create->pod->key();
        if (const auto* create = std::get_if<CreateNode>(&action))
            if (moment.world->nodeExists(moment.pool().findNode(create->node->name())))
                return "node " + create->node->name();
        if (const auto* create = std::get_if<CreatePodGroup>(&action))
            for (const PodGroup& group : moment.world->objects->podGroups)
                if (group.meta.name == create->group->meta.name && group.meta.ns == create->group->meta.ns)
                    return "PodGroup " + group.meta.name;
    }
    return {};
}

bool isServed(const Moment& moment, const Pod& pod) {
    return !pod.nodeName.empty() || pod.finished() || moment.world->profileOf(pod) >= 0;
}

/// The names of the profiles that steps still to come bring.
std::set<std::string> laterProfiles(const Moment& moment) {
    std::set<std::string> names;
    for (std::size_t i = moment.world->stepsDone; i < moment.scenario->steps.size(); ++i)
        if (const auto* configure = std::get_if<Configure>(&moment.scenario->steps[i].action))
            for (const Profile& profile : configure->configuration->profiles) names.insert(profile.schedulerName);
    return names;
}

} // namespace

Edit deletePod(const QString& ns, const QString& name) {
    return editOf(DeleteObject{podName(ns, name)}, Words::tr("Delete %1").arg(name), podStep("delete", ns, name));
}

Edit evictPod(const QString& ns, const QString& name) {
    return editOf(EvictPod{podName(ns, name)}, Words::tr("Evict %1").arg(name), podStep("evict", ns, name));
}

Edit deleteNode(const QString& name) {
    return editOf(DeleteObject{{ObjectName::Kind::Node, {}, name.toStdString()}}, Words::tr("Delete node %1").arg(name),
                  nodeStep("delete", QStringLiteral("node/") + name));
}

Edit cordonNode(const QString& name, bool unschedulable) {
    return editOf(CordonNode{name.toStdString(), unschedulable},
                  unschedulable ? Words::tr("Cordon %1").arg(name) : Words::tr("Uncordon %1").arg(name),
                  nodeStep(unschedulable ? "cordon" : "uncordon", name));
}

Edit drainNode(const QString& name) {
    return editOf(DrainNode{name.toStdString()}, Words::tr("Drain %1").arg(name), nodeStep("drain", name));
}

Result<Edit> addTaint(const Node& node, const Taint& taint) {
    std::vector<Taint> taints = node.taints;
    std::erase_if(taints, [&](const Taint& t) { return t.key == taint.key && t.effect == taint.effect; });
    taints.push_back(taint);
    return patchEdit(node, taintsPatch(taints), Words::tr("Taint %1").arg(nameOf(node.meta)));
}

Result<Edit> removeTaint(const Node& node, const std::string& key) {
    std::vector<Taint> taints = node.taints;
    std::erase_if(taints, [&](const Taint& t) { return t.key == key; });
    return patchEdit(node, taintsPatch(taints), Words::tr("Untaint %1").arg(nameOf(node.meta)));
}

Result<Edit> setLabels(const Node& node, const TextMap& labels) {
    return labelsEdit(node, labels);
}

Result<Edit> setLabels(const Pod& pod, const TextMap& labels) {
    return labelsEdit(pod, labels);
}

Result<Edit> resizeNode(const Node& node, const TextMap& allocatable) {
    std::vector<std::string> amounts, capacities;
    for (const auto& [name, text] : allocatable) {
        const Result<Quantity> wanted = Quantity::parse(text);
        if (!wanted || wanted->isNegative())
            return fail(Words::tr("%1: expected a quantity such as 8, 500m or 64Gi, found “%2”")
                            .arg(QString::fromStdString(name), QString::fromStdString(text))
                            .toStdString());
        const Quantity* now = node.allocatableList.find(name);
        if (now != nullptr && *now == *wanted) continue;
        const std::string entry = fmt::format("{}: {}", io::flowScalar(name), io::flowScalar(text));
        amounts.push_back(entry);
        if (const Quantity* capacity = node.capacityList.find(name); capacity != nullptr && *capacity < *wanted)
            capacities.push_back(entry);
    }
    if (amounts.empty()) return fail(Words::tr("This is what it has.").toStdString());
    std::string patch = fmt::format("allocatable: {{{}}}", fmt::join(amounts, ", "));
    if (!capacities.empty()) patch += fmt::format(", capacity: {{{}}}", fmt::join(capacities, ", "));
    return patchEdit(node, fmt::format("{{status: {{{}}}}}", patch), Words::tr("Resize %1").arg(nameOf(node.meta)));
}

namespace {

/// The patch that leads to `yaml` as an edit; `fault` says what the API server has against it.
template <class T, class Fault> Made updated(const T& object, const QString& yaml, Fault fault) {
    const auto patch = io::patchTowards(object.meta, yaml.toStdString());
    if (!patch) return tl::unexpected(firstOf(patch.error()));
    const auto refuse = [](std::string text) {
        return tl::unexpected(Diagnostic{Severity::Error, {}, std::move(text), {}});
    };
    if (patch->empty()) return refuse(Words::tr("Nothing is different.").toStdString());
    if (std::string text = fault(*patch); !text.empty()) return refuse(std::move(text));
    Result<Edit> edit = patchEdit(object, *patch, Words::tr("Change %1").arg(nameOf(object.meta)));
    if (!edit) return refuse(edit.error().text);
    return std::move(*edit);
}

} // namespace

Made updateFromYaml(const Node& node, const QString& yaml) {
    return updated(node, yaml, [](const std::string&) { return std::string(); });
}

Made updateFromYaml(const Pod& pod, const QString& yaml) {
    return updated(pod, yaml, [&](const std::string& patch) { return io::podPatchFault(pod, patch); });
}

Made updateFromYaml(const PodGroup& group, const QString& yaml) {
    return updated(group, yaml, [](const std::string&) { return std::string(); });
}

Result<Edit> setMinMember(const PodGroup& group, std::int64_t members) {
    return patchEdit(group, fmt::format("{{spec: {{minMember: {}}}}}", members),
                     Words::tr("minMember of %1: %2").arg(nameOf(group.meta)).arg(members));
}

Result<Edit> setScheduleTimeout(const PodGroup& group, std::int32_t seconds) {
    return patchEdit(group, fmt::format("{{spec: {{scheduleTimeoutSeconds: {}}}}}", seconds),
                     Words::tr("scheduleTimeoutSeconds of %1: %2").arg(nameOf(group.meta)).arg(seconds));
}

Made addNodeLike(const Moment& moment, const Node& node) {
    std::string name;
    for (int number = 1; name.empty() || moment.world->nodeExists(moment.pool().findNode(name)); ++number)
        name = fmt::format("{}-more-{}", node.name(), number);
    return submitYaml(moment, QString::fromStdString(nodeText(node, name)));
}

Result<Taint> parseTaint(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^\\s*([^=:]+)(?:=([^:]*))?:(\\w+)\\s*$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) return fail(Words::tr("A taint is written KEY=VALUE:EFFECT or KEY:EFFECT").toStdString());
    if (const QString fault = labelFault(match.captured(1), match.captured(2)); !fault.isEmpty())
        return fail(fault.toStdString());
    for (const TaintEffect effect : {TaintEffect::NoSchedule, TaintEffect::PreferNoSchedule, TaintEffect::NoExecute})
        if (match.captured(3).toStdString() == toString(effect))
            return Taint{match.captured(1).toStdString(), match.captured(2).toStdString(), effect};
    return fail(Words::tr("The effect is NoSchedule, PreferNoSchedule or NoExecute").toStdString());
}

Result<TextMap> parseLabels(const QString& text) {
    TextMap labels;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty()) continue;
        const auto wrong = [&](const QString& why) {
            return fail(Words::tr("Line %1: %2").arg(i + 1).arg(why).toStdString());
        };
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        if (equals <= 0) return wrong(Words::tr("expected KEY=VALUE, found “%1”").arg(line));
        const QString key = line.left(equals), value = line.mid(equals + 1);
        if (const QString fault = labelFault(key, value); !fault.isEmpty()) return wrong(fault);
        if (!labels.emplace(key.toStdString(), value.toStdString()).second)
            return wrong(Words::tr("%1 stands twice").arg(key));
    }
    return labels;
}

QString labelsText(const StringMap& labels) {
    QString text;
    for (const auto& [key, value] : labels)
        text += QStringLiteral("%1=%2\n").arg(QString::fromStdString(key), QString::fromStdString(value));
    return text;
}

QString proposedName(const Moment& moment, const SubmitRequest& request) {
    const QString stem = nameStem(request);
    const QString tail = request.pods > 1 ? QStringLiteral("-0") : QString();
    for (int number = 1;; ++number) {
        QString name = QStringLiteral("%1-%2").arg(stem).arg(number);
        if (!isTaken(moment, name + tail)) return name;
    }
}

Result<Edit> submitPods(const Moment& moment, const SubmitRequest& request, const QString& name,
                        const QString& nodeName) {
    const io::PodForm form = formOf(moment, request, name);
    const auto& classes = moment.world->objects->priorityClasses;
    auto made = io::podFromForm(form, classes);
    if (!made) return fail(firstOf(made.error()).text);
    if (!nodeName.isEmpty()) {
        auto placed =
            io::readPods(name.toStdString(), withNodeName(io::formText(form), nodeName.toStdString()), classes);
        if (!placed) return fail(firstOf(placed.error()).text);
        made->pods = std::move(*placed);
    }
    Edit edit;
    edit.command.text = Words::tr("Submit %1").arg(name).toStdString();
    edit.objectText = made->groupText;
    if (made->group) {
        edit.command.stepText = fmt::format(
            "create: {}", io::flowScalar("podgroup/" + made->group->meta.ns + "/" + made->group->meta.name));
        edit.command.actions.emplace_back(CreatePodGroup{std::make_shared<const PodGroup>(*made->group)});
    }
    for (const auto& pod : made->pods) {
        if (!edit.command.stepText.empty()) edit.command.stepText += '\n';
        edit.command.stepText += fmt::format("create: {}", io::flowScalar("pod/" + pod->key()));
        edit.command.actions.emplace_back(CreatePod{pod});
    }
    return edit;
}

QString submitText(const Moment& moment, const SubmitRequest& request, const QString& name) {
    const io::PodForm form = formOf(moment, request, name);
    const std::string group = io::formGroupText(form);
    return QString::fromStdString(group.empty() ? io::formText(form) : group + "---\n" + io::formText(form));
}

Made submitYaml(const Moment& moment, const QString& yaml) {
    auto read = io::readSubmission("yaml", yaml.toStdString(), moment.world->objects->priorityClasses,
                                   builtinConfigurationCheck());
    if (!read) return tl::unexpected(firstOf(read.error()));
    if (const std::string taken = takenName(moment, read->actions); !taken.empty())
        return tl::unexpected(Diagnostic{
            Severity::Error,
            {},
            Words::tr("There is a %1 already. Give it another name.").arg(QString::fromStdString(taken)).toStdString(),
            {}});
    const QString first = QString::fromStdString(read->first);
    const QString words = read->count == 1 ? Words::tr("Submit %1").arg(first)
                                           : Words::tr("Submit %1 and %2 more").arg(first).arg(read->count - 1);
    Edit edit;
    edit.command = {std::move(read->actions), words.toStdString(), std::move(read->steps)};
    edit.objectText = std::move(read->objects);
    return edit;
}

UnservedPods unservedPods(const Moment& moment) {
    UnservedPods result;
    const std::set<std::string> later = laterProfiles(moment);
    std::set<std::string> schedulers;
    const auto look = [&](const Pod& pod) {
        if (isServed(moment, pod) || later.contains(pod.schedulerName)) return;
        ++result.count;
        schedulers.insert(pod.schedulerName);
    };
    const World& world = *moment.world;
    for (PodId pod{0}; pod.value < world.pods.size(); ++pod.value)
        if (world.pod(pod).state == PodState::Ignored) look(*world.pod(pod).object);
    for (std::size_t i = world.stepsDone; i < moment.scenario->steps.size(); ++i)
        if (const auto* create = std::get_if<CreatePod>(&moment.scenario->steps[i].action)) look(*create->pod);
    for (const std::string& name : schedulers) result.schedulers += QString::fromStdString(name);
    return result;
}

QStringList profileNames(const Moment& moment) {
    QStringList names;
    if (moment.world->configuration == nullptr) return names;
    for (const Profile& profile : moment.world->configuration->profiles)
        names += QString::fromStdString(profile.schedulerName);
    return names;
}

Result<Edit> serveWith(const Moment& moment, const QString& like, const QStringList& schedulers) {
    std::vector<std::string> names;
    for (const QString& name : schedulers) names.push_back(name.toStdString());
    return io::profileCopiesForm(*moment.world->configuration, like.toStdString(), names, builtinConfigurationCheck())
        .map([&](io::EditForm form) {
            return editOf(std::move(form.action),
                          Words::tr("Use profile %1 for %2").arg(like, schedulers.join(QLatin1String(", "))),
                          std::move(form.step));
        });
}

} // namespace berth::ui
