// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/session/LocalRun.h"

#include "engine/plugins/BuiltinPlugins.h"
#include "ui/session/InputLoader.h"

namespace berth::ui {
namespace {

std::string nodeText(const std::string& name, const std::string& cpu, const std::string& spec) {
    return "apiVersion: v1\nkind: Node\nmetadata: {name: " + name + "}\nspec: {" + spec +
           "}\nstatus:\n  allocatable: {cpu: \"" + cpu + "\", memory: 16Gi, pods: \"10\"}\n---\n";
}

std::string podText(const std::string& name, const std::string& cpu, const std::string& spec) {
    return "apiVersion: v1\nkind: Pod\nmetadata: {name: " + name + ", namespace: default}\nspec:\n  " + spec +
           "\n  containers: [{name: c, image: i, resources: {requests: {cpu: \"" + cpu + "\", memory: 1Gi}}}]\n---\n";
}

} // namespace

std::string fourNodes() {
    return nodeText("n1", "8", "") + nodeText("n2", "1", "") +
           nodeText("n3", "8", "taints: [{key: dedicated, value: x, effect: NoSchedule}]") + nodeText("n4", "4", "") +
           podText("small", "2", "priority: 0") + podText("huge", "64", "priority: 0");
}

std::string fullNode() {
    return nodeText("n1", "4", "") +
           podText("low", "4", "nodeName: n1\n  priority: 0\n  terminationGracePeriodSeconds: 5") +
           podText("high", "4", "priority: 200000");
}

LocalRun::LocalRun(const std::string& yaml) {
    const std::atomic<bool> never{false};
    OpenRequest request;
    request.texts.push_back({QStringLiteral("test.yaml"), std::make_shared<const std::string>(yaml)});
    ReadInput read = readInput(request, never, [](double) {});
    if (!read.scenario) {
        ADD_FAILURE() << (read.messages.empty() ? "refused" : toString(read.messages.front()));
        return;
    }
    auto created = Session::create(read.scenario, builtinPlugins());
    if (!created) {
        ADD_FAILURE() << toString(created.error().front());
        return;
    }
    session_ = std::move(*created);
    auto input = std::make_shared<OpenedInput>();
    input->request = request;
    input->scenario = read.scenario;
    input->sources = read.sources;
    input->start = std::make_shared<const World>(session_->startWorld());
    input->first = {feed_.next(*session_), {}, false};
    model_ = std::make_unique<SessionModel>(builtinPlugins());
    model_->open(input);
}

void LocalRun::deliver() {
    model_->append({feed_.next(*session_), {}, false});
}

bool LocalRun::advance(int units) {
    bool ran = false;
    for (int i = 0; i < units && session_->advance(); ++i) ran = true;
    deliver();
    return ran;
}

void LocalRun::runToEnd() {
    while (advance(64)) {
    }
    model_->setCursor(model_->stops().end());
}

bool LocalRun::step(Stride stride) {
    for (;;) {
        if (const auto next = model_->stops().next(model_->cursor(), stride)) {
            model_->setCursor(*next);
            return true;
        }
        if (!advance()) return false;
    }
}

void LocalRun::stepBack(Stride stride) {
    model_->setCursor(model_->stops().previous(model_->cursor(), stride));
}

PodId LocalRun::pod(const std::string& name) const {
    for (std::uint32_t i = 0; i < model_->names().size(); ++i)
        if (model_->names().fullName(PodId{i}, model_->trace().pool()) == "default/" + name) return PodId{i};
    return {};
}

} // namespace berth::ui
