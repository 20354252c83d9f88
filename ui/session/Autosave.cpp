// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Autosave.h"

#include "ui/session/InputSaver.h"

#include "engine/io/EditForm.h"
#include "engine/io/ObjectSource.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace berth::ui {
namespace {

constexpr int kFormat = 1;

QString key(const char* name) {
    return QLatin1String(name);
}

QString sessionFile(const QString& folder) {
    return folder + QStringLiteral("/session.json");
}

QString inputFile(const QString& folder, qsizetype index) {
    return QStringLiteral("%1/input-%2").arg(folder).arg(index);
}

/// The open lock file, or -1 while another window holds it. The system lets go of it when a program ends, however it
/// ends.
int lockIn(const QString& folder) {
    const QByteArray name = QFile::encodeName(folder + QStringLiteral("/lock"));
    const int descriptor = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0 || ::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return descriptor;
    ::close(descriptor);
    return -1;
}

QJsonArray asArray(const std::vector<std::string>& texts) {
    QJsonArray array;
    for (const std::string& text : texts) array.append(QString::fromStdString(text));
    return array;
}

std::string textOf(const QJsonObject& object, const char* name) {
    return object.value(key(name)).toString().toStdString();
}

QJsonObject asJson(const LostCommand& command) {
    return {{key("position"), static_cast<qint64>(command.position)},
            {key("text"), QString::fromStdString(command.text)},
            {key("steps"), asArray(command.steps)},
            {key("objects"), QString::fromStdString(command.objects)},
            {key("groups"), QString::fromStdString(command.groups)}};
}

LostCommand commandOf(const QJsonObject& object) {
    LostCommand command;
    command.position = static_cast<std::size_t>(object.value(key("position")).toInteger());
    command.text = textOf(object, "text");
    const QJsonArray steps = object.value(key("steps")).toArray();
    for (const auto& step : steps) command.steps.push_back(step.toString().toStdString());
    command.objects = textOf(object, "objects");
    command.groups = textOf(object, "groups");
    return command;
}

QJsonArray asArray(const std::vector<LostCommand>& commands) {
    QJsonArray array;
    for (const LostCommand& command : commands) array.append(asJson(command));
    return array;
}

std::vector<LostCommand> commandsOf(const QJsonObject& object) {
    std::vector<LostCommand> commands;
    const QJsonArray array = object.value(key("commands")).toArray();
    for (const auto& command : array) commands.push_back(commandOf(command.toObject()));
    return commands;
}

QJsonObject asJson(const LostBranch& branch) {
    return {{key("name"), QString::fromStdString(branch.name)},
            {key("parent"), static_cast<qint64>(branch.parent)},
            {key("forkFact"), static_cast<qint64>(branch.forkFact)},
            {key("commands"), asArray(branch.commands)}};
}

/// A parent stands before its children; what says otherwise is a child of the first branch.
std::vector<LostBranch> branchesOf(const QJsonObject& object) {
    std::vector<LostBranch> branches;
    const QJsonArray array = object.value(key("branches")).toArray();
    for (const auto& each : array) {
        const QJsonObject one = each.toObject();
        const auto parent = static_cast<std::size_t>(std::max<qint64>(one.value(key("parent")).toInteger(), 0));
        branches.push_back({textOf(one, "name"), parent < branches.size() ? parent : 0,
                            static_cast<std::size_t>(one.value(key("forkFact")).toInteger()), commandsOf(one)});
    }
    return branches;
}

QJsonObject asJson(const LostSession& session) {
    QJsonArray names, branches;
    for (const SourceText& source : session.sources) names.append(source.file);
    for (const LostBranch& branch : session.branches) branches.append(asJson(branch));
    QJsonObject object{{key("format"), kFormat},
                       {key("title"), session.title},
                       {key("savedAt"), session.savedAt.toString(Qt::ISODateWithMs)},
                       {key("paths"), QJsonArray::fromStringList(session.paths)},
                       {key("savedPath"), session.savedPath},
                       {key("sources"), names},
                       {key("commands"), asArray(session.commands)},
                       {key("branches"), branches},
                       {key("current"), static_cast<qint64>(session.current)},
                       {key("fact"), static_cast<qint64>(session.cursor.fact)},
                       {key("beat"), static_cast<qint64>(session.cursor.beat)}};
    if (session.levels)
        object.insert(key("levels"), QJsonObject{{key("p0"), session.levels->p0}, {key("p1"), session.levels->p1}});
    return object;
}

/// Absent where an input file is missing.
std::optional<std::vector<SourceText>> readSources(const QString& folder, const QJsonArray& names) {
    std::vector<SourceText> sources;
    for (qsizetype i = 0; i < names.size(); ++i) {
        QFile file(inputFile(folder, i));
        if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
        sources.push_back({names[i].toString(), std::make_shared<const std::string>(file.readAll().toStdString())});
    }
    return sources;
}

void addDocument(std::string& text, std::string document) {
    if (document.empty()) return;
    if (document.back() != '\n') document += '\n';
    text += text.empty() ? document : "---\n" + document;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

tl::unexpected<Error> cannotWrite(const QString& path, const QString& reason) {
    return fail(QStringLiteral("%1: %2").arg(path, reason).toStdString());
}

} // namespace

QString AutosaveFolder::root() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/berth/sessions");
}

std::unique_ptr<AutosaveFolder> AutosaveFolder::create(const QString& root) {
    const QString path = root + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!QDir().mkpath(path)) return nullptr;
    const int lock = lockIn(path);
    return lock < 0 ? nullptr : std::unique_ptr<AutosaveFolder>(new AutosaveFolder(path, lock));
}

std::vector<std::unique_ptr<AutosaveFolder>> AutosaveFolder::lost(const QString& root) {
    std::vector<std::pair<QDateTime, std::unique_ptr<AutosaveFolder>>> found;
    const QStringList names = QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : names) {
        const QString path = root + QLatin1Char('/') + name;
        const int lock = lockIn(path);
        if (lock < 0) continue;
        std::unique_ptr<AutosaveFolder> folder(new AutosaveFolder(path, lock));
        if (const std::optional<LostSession> session = folder->read())
            found.emplace_back(session->savedAt, std::move(folder));
        else if (!QFile::exists(sessionFile(path)))
            folder->remove();
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<std::unique_ptr<AutosaveFolder>> folders;
    for (auto& [time, folder] : found) folders.push_back(std::move(folder));
    return folders;
}

AutosaveFolder::~AutosaveFolder() {
    ::close(lock_);
}

std::optional<LostSession> AutosaveFolder::read() const {
    QFile file(sessionFile(path_));
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    if (object.value(key("format")).toInt() != kFormat) return std::nullopt;
    auto sources = readSources(path_, object.value(key("sources")).toArray());
    if (!sources) return std::nullopt;
    LostSession session;
    session.folder = path_;
    session.title = object.value(key("title")).toString();
    session.savedAt = QDateTime::fromString(object.value(key("savedAt")).toString(), Qt::ISODateWithMs);
    session.savedPath = object.value(key("savedPath")).toString();
    session.sources = std::move(*sources);
    const QJsonArray paths = object.value(key("paths")).toArray();
    for (const auto& path : paths) session.paths += path.toString();
    session.commands = commandsOf(object);
    session.branches = branchesOf(object);
    const auto current = static_cast<std::size_t>(std::max<qint64>(object.value(key("current")).toInteger(), 0));
    session.current = current < session.branches.size() ? current : 0;
    session.cursor = {static_cast<std::size_t>(object.value(key("fact")).toInteger()),
                      static_cast<std::uint32_t>(object.value(key("beat")).toInteger())};
    if (const QJsonObject levels = object.value(key("levels")).toObject(); !levels.isEmpty())
        session.levels = io::LevelStarts{levels.value(key("p0")).toInt(), levels.value(key("p1")).toInt()};
    return session;
}

void AutosaveFolder::remove() {
    QDir(path_).removeRecursively();
}

std::vector<LostCommand> lostCommands(const std::vector<PlacedCommand>& commands, const std::vector<Edit>& edits) {
    std::vector<LostCommand> result;
    for (const PlacedCommand& placed : commands) {
        LostCommand lost{placed.position, placed.command.text, linesOf(placed.command.stepText), {}, {}};
        const auto edit =
            std::find_if(edits.rbegin(), edits.rend(), [&](const Edit& one) { return isOf(one, placed.command); });
        if (edit != edits.rend()) lost.groups = edit->objectText;
        addDocument(lost.objects, lost.groups);
        for (const Action& action : placed.command.actions)
            if (const auto* create = std::get_if<CreatePod>(&action))
                addDocument(lost.objects, io::yamlOf(create->pod->meta));
        result.push_back(std::move(lost));
    }
    return result;
}

std::vector<LostBranch> lostBranches(const Session& session, const std::vector<Edit>& edits) {
    const std::vector<BranchInfo> all = session.branches();
    std::vector<LostBranch> branches;
    if (all.size() < 2) return branches;
    for (const BranchInfo& info : all) {
        const auto parent =
            std::find_if(all.begin(), all.end(), [&](const BranchInfo& each) { return each.id == info.parent; });
        branches.push_back({info.name, static_cast<std::size_t>(parent - all.begin()), info.forkFact,
                            lostCommands(session.commands(info.id), edits)});
    }
    return branches;
}

std::size_t indexOfCurrent(const Session& session) {
    const std::vector<BranchInfo> all = session.branches();
    const auto current = std::find_if(all.begin(), all.end(),
                                      [&](const BranchInfo& each) { return each.id == session.currentBranch(); });
    return static_cast<std::size_t>(current - all.begin());
}

std::size_t partingOf(const LostBranch& parent, const LostBranch& branch) {
    const auto isSame = [](const LostCommand& a, const LostCommand& b) {
        return a.position == b.position && a.text == b.text && a.steps == b.steps;
    };
    const auto [theirs, ours] = std::mismatch(parent.commands.begin(), parent.commands.end(), branch.commands.begin(),
                                              branch.commands.end(), isSame);
    std::size_t parting = branch.forkFact;
    if (theirs != parent.commands.end()) parting = std::min(parting, theirs->position);
    if (ours != branch.commands.end()) parting = std::min(parting, ours->position);
    return parting;
}

Result<Edit> editOf(const LostCommand& command, std::span<const PriorityClass> classes) {
    auto actions = io::actionsOf(command.steps, command.objects, classes, builtinConfigurationCheck());
    if (!actions) return fail(actions.error().empty() ? std::string() : toString(actions.error().front()));
    Edit edit;
    edit.command.actions = std::move(*actions);
    edit.command.text = command.text;
    for (const std::string& step : command.steps)
        edit.command.stepText += edit.command.stepText.empty() ? step : '\n' + step;
    edit.objectText = command.groups;
    return edit;
}

Result<void> writeAutosavedInput(const QString& folder, const std::vector<SourceText>& sources) {
    for (std::size_t i = 0; i < sources.size(); ++i) {
        QFile file(inputFile(folder, static_cast<qsizetype>(i)));
        const std::string& text = *sources[i].text;
        const auto size = static_cast<qint64>(text.size());
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.flush())
            return cannotWrite(file.fileName(), file.errorString());
    }
    return {};
}

Result<void> writeAutosavedSession(const LostSession& session) {
    const QByteArray json = QJsonDocument(asJson(session)).toJson(QJsonDocument::Compact);
    return io::writeFile(sessionFile(session.folder).toStdString(), json.toStdString());
}

} // namespace berth::ui
