// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window: what passes from moving the cursor to the painted frame (seek, record, pictures, inspector, paint), from
// opening a file to the first frame, and from a letter typed into the search to its answers. Budgets: a step and a step back
// at 200 nodes p95 under 16 ms; 5,000 nodes with 40,000 GPUs and 15,000 pods feel as 5 do.
#include "engine/base/Rng.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "tests/bench/Timing.h"
#include "tests/bench/ui/GpuCluster.h"
#include "tests/bench/ui/OpenWindow.h"
#include "ui/session/Player.h"
#include "ui/window/FindBox.h"
#include "ui/window/MainWindow.h"
#include "ui/window/PictureFeed.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <benchmark/benchmark.h>

#include <chrono>
#include <memory>

namespace berth::ui {
namespace {

constexpr int kHeld = 3;
constexpr std::size_t kFacts = 400; // beyond those of the start

/// Handles events until `signal` came.
template <class Sender, class Signal, class Call> void await(Sender* sender, Signal signal, Call call) {
    bool came = false;
    const QMetaObject::Connection connection = QObject::connect(sender, signal, sender, [&came] { came = true; });
    call();
    while (!came) QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QObject::disconnect(connection);
}

/// A window on `nodes` nodes, some way into its run.
class OpenWindow {
public:
    explicit OpenWindow(int nodes) : window_(builtinPlugins()) {
        window_.resize(1600, 1000);
        window_.show();
        OpenRequest request;
        request.texts.push_back(
            {QStringLiteral("cluster.json"), std::make_shared<const std::string>(gpuCluster(nodes, kHeld))});
        const auto begin = std::chrono::steady_clock::now();
        await(&window_.model(), &SessionModel::opened, [&] { window_.open(request); });
        paint();
        opening_ = std::chrono::steady_clock::now() - begin;
        start_ = window_.model().cursor().fact;
        await(&window_.player(), &Player::settled, [&] { window_.player().reach({start_ + kFacts, 0}); });
        paint();
    }

    void paint() {
        window_.picture().flush();
        QCoreApplication::processEvents();
    }

    void step(bool forward) {
        SessionModel& model = window_.model();
        const Cursor here = model.cursor();
        const auto next = model.stops().next(here, Stride::Point);
        model.setCursor(forward && next ? *next : model.stops().previous(here, Stride::Point));
        paint();
    }

    void goTo(std::size_t fact) {
        window_.model().setCursor({fact, 0});
        paint();
    }

    std::size_t start() const { return start_; }
    std::size_t end() { return window_.model().trace().size(); }
    /// In seconds; the reading is another thread's work.
    double opening() const { return opening_.count(); }
    MainWindow& window() { return window_; }

private:
    MainWindow window_;
    std::chrono::duration<double> opening_{};
    std::size_t start_ = 0;
};

/// One at a time: a window of 5,000 nodes is no small thing. None outlives the application.
struct Shown {
    int nodes = 0;
    std::unique_ptr<OpenWindow> window;
};
Shown& shown() {
    static Shown one;
    return one;
}

OpenWindow& openWindow(int nodes) {
    if (shown().nodes != nodes) {
        shown() = {};
        shown() = {nodes, std::make_unique<OpenWindow>(nodes)};
    }
    return *shown().window;
}

OpenWindow& windowOf(const benchmark::State& state) {
    return openWindow(static_cast<int>(state.range(0)));
}

void open(benchmark::State& state) {
    for (auto _ : state) state.SetIterationTime(windowOf(state).opening());
}

void step(benchmark::State& state, bool forward) {
    OpenWindow& window = windowOf(state);
    bench::Timing timing;
    window.goTo(forward ? window.start() : window.end());
    for (auto _ : state) timing.time([&] { window.step(forward); });
    timing.report(state);
}
void stepForward(benchmark::State& state) {
    step(state, true);
}
void stepBack(benchmark::State& state) {
    step(state, false);
}

void scrub(benchmark::State& state) {
    OpenWindow& window = windowOf(state);
    bench::Timing timing;
    std::uint64_t draws = 0;
    for (auto _ : state) {
        const std::size_t to = window.start() + randomBelow(randomAt(1, draws++), window.end() - window.start());
        timing.time([&] { window.goTo(to); });
    }
    timing.report(state);
}

void find(benchmark::State& state) {
    constexpr std::size_t kShown = 12;
    OpenWindow& window = windowOf(state);
    bench::Timing timing;
    const QString words = QStringLiteral("held-00017");
    int letters = 0;
    for (auto _ : state) {
        letters = letters % static_cast<int>(words.size()) + 1;
        timing.time([&] {
            benchmark::DoNotOptimize(
                findByName(window.window().model().moment(), window.window().actions(), words.left(letters), kShown));
        });
    }
    timing.report(state);
}

const bool kRegistered = [] {
    for (const int nodes : {5, 200, 1000, 5000}) {
        const auto add = [nodes](const char* name, void (*run)(benchmark::State&), int times) {
            return benchmark::RegisterBenchmark(name, run)->ArgName("nodes")->Arg(nodes)->Iterations(times)->Unit(
                benchmark::kMillisecond);
        };
        add("window/open", open, 1)->UseManualTime();
        add("window/step", stepForward, 100);
        add("window/back", stepBack, 100);
        add("window/scrub", scrub, 60);
        add("window/find", find, 60);
    }
    return true;
}();

} // namespace

void closeOpenWindow() {
    shown() = {};
}

} // namespace berth::ui
