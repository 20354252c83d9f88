// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/InputSaver.h"

#include "engine/io/Writer.h"

#include <algorithm>
#include <variant>

namespace berth::ui {
namespace {

/// What the action brings into the cluster; nullptr for one that brings nothing.
const void* broughtBy(const Action& action) {
    if (const auto* pod = std::get_if<CreatePod>(&action)) return pod->pod.get();
    if (const auto* node = std::get_if<CreateNode>(&action)) return node->node.get();
    if (const auto* group = std::get_if<CreatePodGroup>(&action)) return group->group.get();
    if (const auto* objects = std::get_if<AddObjects>(&action)) return objects->objects.get();
    return nullptr;
}

std::vector<const void*> brought(const Command& command) {
    std::vector<const void*> objects;
    for (const Action& action : command.actions)
        if (const void* object = broughtBy(action)) objects.push_back(object);
    return objects;
}

io::Edits editsFor(const BranchCommands& branch, const std::vector<Edit>& edits) {
    io::Edits result;
    result.steps = branch.steps;
    const auto isNew = [&](const std::string& text) {
        return !text.empty() && std::find(result.objects.begin(), result.objects.end(), text) == result.objects.end();
    };
    for (const PlacedCommand& placed : branch.commands) {
        for (const Action& action : placed.command.actions) {
            const auto* create = std::get_if<CreatePod>(&action);
            if (create == nullptr) continue;
            std::erase_if(result.created, [&](const auto& pod) { return pod->key() == create->pod->key(); });
            result.created.push_back(create->pod);
        }
        for (const Edit& edit : edits)
            if (isOf(edit, placed.command) && isNew(edit.objectText)) result.objects.push_back(edit.objectText);
    }
    return result;
}

} // namespace

bool isOf(const Edit& edit, const Command& command) {
    const std::vector<const void*> objects = brought(edit.command);
    return objects.empty() ? edit.command.stepText == command.stepText && edit.command.text == command.text
                           : objects == brought(command);
}

QString saveInput(const QString& path, const OpenedInput& input, const BranchCommands& branch,
                  const std::vector<Edit>& edits, const std::optional<io::LevelStarts>& levels) {
    io::Edits all = editsFor(branch, edits);
    all.levels = levels;
    const auto text = io::savedText(input.documents, *input.scenario, all);
    if (!text) return QString::fromStdString(text.error().text);
    const auto written = io::writeFile(path.toStdString(), *text);
    return written ? QString() : QString::fromStdString(written.error().text);
}

} // namespace berth::ui
