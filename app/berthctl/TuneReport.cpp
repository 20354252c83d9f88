// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/TuneReport.h"

#include "engine/explain/Table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace berth::ctl {
namespace {

using tune::Objective;
using tune::ObjectiveUnit;
using tune::SweepPoint;
using tune::SweepRun;

constexpr std::size_t kDominatedShown = 20;
constexpr double kPercent = 100;
constexpr double kMilliseconds = 1000;
constexpr std::string_view kNone = "-";
/// What is shown of each result beside the two objectives.
constexpr std::array<std::string_view, 5> kAlways{"gpu-allocation", "unallocatable", "bound", "pending", "evictions"};

std::string secondsText(double seconds) {
    return toString(Duration::millis(std::llround(seconds * kMilliseconds)));
}

std::string direction(const Objective& objective) {
    return fmt::format("{} ({} is better)", objective.title, objective.higherIsBetter ? "higher" : "lower");
}

/// Writes one sweep.
class SweepText {
public:
    SweepText(const tune::SweepFile& file, const tune::ObjectivePair& pair)
        : file_(file), pair_(pair), points_(tune::sweepPoints(file.runs, pair)) {
        columns_ = {pair.first, pair.second};
        for (const std::string_view name : kAlways) {
            const Objective* objective = tune::objectiveNamed(name);
            if (std::ranges::find(columns_, objective) == columns_.end()) columns_.push_back(objective);
        }
    }

    std::string write() {
        text_ = fmt::format("{}: {} settings of profile {}, {} distinct results, seed {}\n", file_.input.title,
                            file_.runs.size(), file_.input.profile, points_.size(), file_.input.seed);
        text_ += fmt::format("Objectives     {}; {}\n", direction(*pair_.first), direction(*pair_.second));
        writeTable();
        if (unplaced_ > 0) text_ += fmt::format("               {} results lack one of the objectives\n", unplaced_);
        return std::move(text_);
    }

private:
    void writeTable() {
        std::vector<std::string> headings{""};
        for (const Objective* objective : columns_) headings.emplace_back(objective->title);
        headings.emplace_back("settings");
        explain::Table table(std::move(headings));
        addRow(table, "as given", file_.given, {});
        for (const std::size_t index : tune::frontOf(points_, pair_)) addRow(table, "on the front", points_[index]);
        const std::size_t hidden = addDominated(table);
        text_ += table.text({});
        if (hidden > 0)
            text_ += fmt::format("and {} more that others are better than; --format json has all\n", hidden);
    }

    std::size_t addDominated(explain::Table& table) {
        std::vector<const SweepPoint*> dominated;
        for (const SweepPoint& point : points_) {
            if (!point.isPlaced()) ++unplaced_;
            if (point.isPlaced() && !point.isOnFront) dominated.push_back(&point);
        }
        std::ranges::stable_sort(dominated, [&](const SweepPoint* one, const SweepPoint* other) {
            return pair_.first->isBetter(*one->first, *other->first);
        });
        const std::size_t shown = std::min(kDominatedShown, dominated.size());
        for (std::size_t i = 0; i < shown; ++i) addRow(table, "", *dominated[i]);
        return dominated.size() - shown;
    }

    void addRow(explain::Table& table, std::string_view mark, const SweepPoint& point) {
        const SweepRun& run = file_.runs[point.runs.front()];
        addRow(table, fmt::format("{:<14}{}", mark, tune::toString(run.setting)), run,
               std::to_string(point.runs.size()));
    }

    void addRow(explain::Table& table, std::string name, const SweepRun& run, const std::string& settings) {
        std::vector<std::string> cells{std::move(name)};
        for (const Objective* objective : columns_) cells.push_back(valueText(*objective, run.figures));
        cells.push_back(settings);
        table.add(std::move(cells));
    }

    const tune::SweepFile& file_;
    const tune::ObjectivePair& pair_;
    std::vector<SweepPoint> points_;
    std::vector<const Objective*> columns_;
    std::size_t unplaced_ = 0;
    std::string text_;
};

} // namespace

std::string valueText(const tune::Objective& objective, const tune::SweepFigures& figures) {
    const auto value = objective.value(figures);
    if (!value) return std::string(kNone);
    switch (objective.unit) {
    case ObjectiveUnit::Share: return fmt::format("{:.1f} %", *value * kPercent);
    case ObjectiveUnit::Gpus: return fmt::format("{:.2f}", *value);
    case ObjectiveUnit::Seconds: return secondsText(*value);
    case ObjectiveUnit::Pods: return fmt::format("{:.0f}", *value);
    }
    return {};
}

std::string toText(const tune::SweepFile& file, const tune::ObjectivePair& pair) {
    return SweepText(file, pair).write();
}

} // namespace berth::ctl
