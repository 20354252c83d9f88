// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/InputSaver.h"

#include "engine/io/Writer.h"

#include <algorithm>

namespace berth::ui {
namespace {

bool creates(const std::vector<std::string>& steps, const Pod& pod) {
    const std::string step = "create: pod/" + pod.key() + '}';
    return std::any_of(steps.begin(), steps.end(), [&](const std::string& s) { return s.ends_with(step); });
}

io::Edits editsFor(const std::vector<std::string>& steps, const std::vector<Edit>& edits) {
    io::Edits result;
    result.steps = steps;
    for (const Edit& edit : edits) {
        bool used = false;
        for (const Action& action : edit.command.actions) {
            const auto* create = std::get_if<CreatePod>(&action);
            if (create == nullptr || !creates(steps, *create->pod)) continue;
            used = true;
            std::erase_if(result.created, [&](const auto& pod) { return pod->key() == create->pod->key(); });
            result.created.push_back(create->pod);
        }
        const bool isNew =
            std::find(result.objects.begin(), result.objects.end(), edit.objectText) == result.objects.end();
        if (used && isNew && !edit.objectText.empty()) result.objects.push_back(edit.objectText);
    }
    return result;
}

} // namespace

QString saveInput(const QString& path, const OpenedInput& input, const std::vector<std::string>& commandSteps,
                  const std::vector<Edit>& edits) {
    const auto text = io::savedText(input.documents, *input.scenario, editsFor(commandSteps, edits));
    if (!text) return QString::fromStdString(text.error().text);
    const auto written = io::writeFile(path.toStdString(), *text);
    return written ? QString() : QString::fromStdString(written.error().text);
}

} // namespace berth::ui
