// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/InputSaver.h"

#include "engine/io/Writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace berth::ui {
namespace {

/// Whether the line of a command is among the steps of the branch.
bool holds(const std::vector<std::string>& steps, std::string_view line) {
    const std::string end = fmt::format(", {}}}", line);
    return std::any_of(steps.begin(), steps.end(), [&](const std::string& step) { return step.ends_with(end); });
}

bool isSaved(const Edit& edit, const std::vector<std::string>& steps) {
    const std::string_view text = edit.command.stepText;
    return !text.empty() && holds(steps, text.substr(0, text.find('\n')));
}

io::Edits editsFor(const std::vector<std::string>& steps, const std::vector<Edit>& edits) {
    io::Edits result;
    result.steps = steps;
    for (const Edit& edit : edits) {
        if (!isSaved(edit, steps)) continue;
        for (const Action& action : edit.command.actions) {
            const auto* create = std::get_if<CreatePod>(&action);
            if (create == nullptr) continue;
            std::erase_if(result.created, [&](const auto& pod) { return pod->key() == create->pod->key(); });
            result.created.push_back(create->pod);
        }
        const bool isNew =
            std::find(result.objects.begin(), result.objects.end(), edit.objectText) == result.objects.end();
        if (isNew && !edit.objectText.empty()) result.objects.push_back(edit.objectText);
    }
    return result;
}

} // namespace

QString saveInput(const QString& path, const OpenedInput& input, const std::vector<std::string>& commandSteps,
                  const std::vector<Edit>& edits, const std::optional<io::LevelStarts>& levels) {
    io::Edits all = editsFor(commandSteps, edits);
    all.levels = levels;
    const auto text = io::savedText(input.documents, *input.scenario, all);
    if (!text) return QString::fromStdString(text.error().text);
    const auto written = io::writeFile(path.toStdString(), *text);
    return written ? QString() : QString::fromStdString(written.error().text);
}

} // namespace berth::ui
