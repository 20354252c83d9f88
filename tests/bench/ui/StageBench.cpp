// SPDX-License-Identifier: GPL-3.0-or-later
// A frame of the stage at 948 × 560. Budgets: 200 nodes of 8 GPUs p95 under 4 ms, 5,000 nodes as heat cells under 8 ms.
#include "tests/bench/Timing.h"
#include "ui/stage/StageView.h"

#include <QCoreApplication>
#include <QImage>

#include <benchmark/benchmark.h>

#include <vector>

namespace berth::ui {
namespace {

NodeCardView node(std::uint32_t id, std::uint32_t step) {
    NodeCardView card;
    card.node = NodeId{id};
    card.name = QStringLiteral("n-%1").arg(id, 4, 10, QChar(u'0'));
    card.model = QStringLiteral("H100 80 GB · NVSwitch NV18");
    card.gpus = 8;
    card.linkKind = LinkKind::NvSwitch;
    card.numa = {0, 0, 0, 0, 1, 1, 1, 1};
    PodSlotsView pod;
    pod.pod = PodId{id};
    pod.name = QStringLiteral("job-%1").arg(id);
    pod.level = static_cast<Level>(id % 3);
    pod.devices = {0, 1, 2, 3};
    card.pods = {pod};
    card.freeGpus = 4;
    card.cpu = {52, 0, 192, QStringLiteral("52/192"), false};
    card.mem = {420, 0, 2048, QStringLiteral("420/2048Gi"), false};
    VerdictView verdict;
    verdict.mark = (id + step) % 5 == 1 ? Mark::Reject : Mark::Success;
    verdict.reason = QStringLiteral("passed 5 of 5 plugins");
    verdict.score = static_cast<int>((id * 37 + step) % 101);
    card.heat = *verdict.score;
    card.verdict = verdict;
    return card;
}

GroupList racks(std::uint32_t count, std::uint32_t perRack) {
    GroupList groups;
    for (std::uint32_t id = 0; id < count; ++id) {
        if (id % perRack == 0) groups.push_back({QStringLiteral("rack r%1").arg(id / perRack + 1), {}, {}, {}});
        groups.write(groups.size() - 1).nodes.push_back(node(id, 0));
    }
    return groups;
}

/// A stage that shows `count` nodes, and a moment in which `changes` of them changed.
class Scene {
public:
    Scene(std::uint32_t count, std::uint32_t perRack) : groups_(racks(count, perRack)) {
        stage_.resize(948, 560 + 34 + 40 + 28);
        stage_.setAttribute(Qt::WA_DontShowOnScreen);
        stage_.show();
        content_.groups = groups_;
        stage_.setContent(content_);
        stage_.fit();
        QCoreApplication::processEvents();
    }

    void change(std::uint32_t step, std::uint32_t changes) {
        for (std::uint32_t i = 0; i < changes; ++i) {
            GroupView& group = content_.groups.write((step * 7 + i) % content_.groups.size());
            SharedCard& card = group.nodes[i % group.nodes.size()];
            card = node(card->node.value, step);
        }
        stage_.setContent(content_);
    }

    void frame() { stage_.render(&image_); }

private:
    GroupList groups_;
    StageContent content_;
    StageView stage_;
    QImage image_{948, 662, QImage::Format_RGB32};
};

void frames(benchmark::State& state) {
    Scene scene(static_cast<std::uint32_t>(state.range(0)), static_cast<std::uint32_t>(state.range(1)));
    bench::Timing timing;
    std::uint32_t step = 0;
    for (auto _ : state)
        timing.time([&] {
            scene.change(++step, static_cast<std::uint32_t>(state.range(2)));
            scene.frame();
        });
    timing.report(state);
}
BENCHMARK(frames)
    ->ArgNames({"nodes", "perRack", "changed"})
    ->Args({200, 8, 1})
    ->Args({200, 8, 8})
    ->Args({1000, 20, 1})
    ->Args({5000, 20, 1})
    ->Args({5000, 20, 40})
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace berth::ui
