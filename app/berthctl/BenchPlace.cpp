// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/BenchPlace.h"

#include "app/berthctl/Input.h"
#include "engine/explain/Pass.h"
#include "engine/io/Writer.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include <sys/resource.h>

namespace berth::ctl {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

/// Notes how long each pod's turn took.
class Stopwatch final : public explain::PassListener {
public:
    explicit Stopwatch(bool quick) : quick_(quick) {}
    bool wantsRecords() const override { return false; }
    bool wantsQuickLooks() const override { return quick_; }
    void podEnded() override {
        const Clock::time_point now = Clock::now();
        turns_.emplace_back(now - last_);
        last_ = now;
    }

    std::size_t pods() const { return turns_.size(); }
    Seconds total() const { return last_ - start_; }
    /// In milliseconds; `share` of the turns took at most this.
    double percentile(double share) {
        if (turns_.empty()) return 0;
        std::sort(turns_.begin(), turns_.end());
        const auto last = static_cast<double>(turns_.size() - 1);
        return 1000 * turns_[static_cast<std::size_t>(std::lround(share * last))].count();
    }

private:
    bool quick_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
    std::vector<Seconds> turns_;
};

/// Of this process, in MB.
double peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
}

std::string shortName(const std::string& key) {
    constexpr std::string_view kDefault = "default/";
    return key.starts_with(kDefault) ? key.substr(kDefault.size()) : key;
}

std::string placements(const explain::PassResult& result) {
    const std::set<std::string> pending(result.pending.begin(), result.pending.end());
    std::string text;
    for (const std::string& pod : result.podNames) {
        const auto place = result.bound.find(pod);
        if (place != result.bound.end())
            text += fmt::format("{} {}\n", shortName(pod), place->second);
        else if (pending.contains(pod))
            text += fmt::format("{} -\n", shortName(pod));
    }
    return text;
}

void report(const explain::PassResult& result, Stopwatch& watch, std::ostream& out) {
    const double seconds = watch.total().count();
    fmt::print(out, "pods     {}\nbound    {}\nevicted  {}\n", watch.pods(), result.bound.size(),
               result.evicted.size());
    fmt::print(out, "pods/s   {:.1f}\n", seconds > 0 ? static_cast<double>(watch.pods()) / seconds : 0.0);
    fmt::print(out, "p50      {:.3f} ms\np99      {:.3f} ms\n", watch.percentile(0.5), watch.percentile(0.99));
    fmt::print(out, "memory   {:.0f} MB\n", peakMemory());
}

} // namespace

int benchPlace(const Arguments& arguments, Console console) {
    const std::span<const std::string> files = std::span(arguments.operands()).subspan(1);
    if (files.empty()) {
        fmt::print(console.err, "berthctl: bench place: FILE... is missing\nTry `berthctl bench --help`.\n");
        return kBadInput;
    }
    const auto input = readInput(files, arguments);
    if (!input) {
        print(console.err, input.error());
        return kBadInput;
    }
    Stopwatch watch(!arguments.has("--plain"));
    const explain::PassResult result = explain::runPass(*input->scenario, *input->profiles, watch);
    report(result, watch, console.out);
    const auto file = arguments.value("--placements");
    if (!file) return kOk;
    if (const auto written = io::writeFile(*file, placements(result)); !written) {
        fmt::print(console.err, "berthctl: {}\n", written.error().text);
        return kBadInput;
    }
    return kOk;
}

} // namespace berth::ctl
