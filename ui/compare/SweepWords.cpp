// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepWords.h"

#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <tuple>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SweepWords)
};

constexpr QChar kNoBreak(0x00A0);
constexpr double kNanoseconds = 1e9;
constexpr double kPercent = 100;

struct Title {
    std::string_view name;
    const char* words;
};

constexpr std::array kTitles{
    Title{"gpu-allocation", QT_TRANSLATE_NOOP("SweepWords", "GPUs allocated, mean")},
    Title{"unallocatable", QT_TRANSLATE_NOOP("SweepWords", "Unallocatable GPUs, mean")},
    Title{"wait-median", QT_TRANSLATE_NOOP("SweepWords", "Wait, median")},
    Title{"wait-p95", QT_TRANSLATE_NOOP("SweepWords", "Wait, 95 %")},
    Title{"wait-longest", QT_TRANSLATE_NOOP("SweepWords", "Wait, longest")},
    Title{"p0-wait-median", QT_TRANSLATE_NOOP("SweepWords", "P0 wait, median")},
    Title{"p0-wait-p95", QT_TRANSLATE_NOOP("SweepWords", "P0 wait, 95 %")},
    Title{"p0-wait-longest", QT_TRANSLATE_NOOP("SweepWords", "P0 wait, longest")},
    Title{"p1-wait-median", QT_TRANSLATE_NOOP("SweepWords", "P1 wait, median")},
    Title{"p1-wait-p95", QT_TRANSLATE_NOOP("SweepWords", "P1 wait, 95 %")},
    Title{"p1-wait-longest", QT_TRANSLATE_NOOP("SweepWords", "P1 wait, longest")},
    Title{"p2-wait-median", QT_TRANSLATE_NOOP("SweepWords", "P2 wait, median")},
    Title{"p2-wait-p95", QT_TRANSLATE_NOOP("SweepWords", "P2 wait, 95 %")},
    Title{"p2-wait-longest", QT_TRANSLATE_NOOP("SweepWords", "P2 wait, longest")},
    Title{"evictions", QT_TRANSLATE_NOOP("SweepWords", "Evictions")},
    Title{"bound", QT_TRANSLATE_NOOP("SweepWords", "Pods bound")},
    Title{"pending", QT_TRANSLATE_NOOP("SweepWords", "Pods pending at the end")},
};

QString valueLine(const tune::Objective& objective, const tune::SweepFigures& figures) {
    const auto value = objective.value(figures);
    return QStringLiteral("%1: %2").arg(objectiveText(objective),
                                        value ? objectiveValue(objective.unit, *value) : QStringLiteral("–"));
}

/// The two objectives, and what else anybody asks of a run.
QStringList figureLines(const tune::SweepFigures& figures, const tune::ObjectivePair& pair) {
    QStringList lines{valueLine(*pair.first, figures), valueLine(*pair.second, figures)};
    for (const char* name : {"gpu-allocation", "unallocatable", "pending", "evictions"}) {
        const tune::Objective* objective = tune::objectiveNamed(name);
        if (objective != pair.first && objective != pair.second && objective->value(figures))
            lines += valueLine(*objective, figures);
    }
    return lines;
}

/// Puts a sweep together.
class SweepMaker {
public:
    SweepMaker(const tune::SweepResult& result, std::size_t settings, const tune::ObjectivePair& pair)
        : result_(result), settings_(settings), pair_(pair) {
        view_.across = axisOf(*pair.first);
        view_.up = axisOf(*pair.second);
        view_.settings = static_cast<int>(result.runs.size());
        view_.empty = Words::tr("No setting has a value for both objectives.");
    }

    SweepView make(const SweepSide& first, const SweepSide& second) {
        addDots();
        if (first.figures)
            addMark(SweepMark::Kind::A, first.name, *first.figures);
        else if (!result_.given.fingerprint.empty())
            addMark(SweepMark::Kind::Given, Words::tr("as given"), result_.given.figures);
        if (second.figures) addMark(SweepMark::Kind::B, second.name, *second.figures);
        return std::move(view_);
    }

private:
    static SweepAxis axisOf(const tune::Objective& objective) {
        return {objectiveText(objective), objective.unit, objective.higherIsBetter};
    }

    void addDots() {
        std::vector<tune::SweepPoint> points = tune::sweepPoints(result_.runs, pair_);
        std::erase_if(points, [](const tune::SweepPoint& point) { return !point.isPlaced(); });
        std::ranges::stable_sort(points, {},
                                 [](const tune::SweepPoint& point) { return std::tuple(*point.first, *point.second); });
        for (const tune::SweepPoint& point : points)
            view_.dots.push_back(
                {*point.first, *point.second, point.isOnFront, wordsOf(point), static_cast<int>(point.runs.front())});
        for (const std::size_t index : tune::frontOf(points, pair_)) view_.front.push_back(static_cast<int>(index));
    }

    QString wordsOf(const tune::SweepPoint& point) const {
        const std::size_t index = point.runs.front();
        const tune::SweepRun& run = result_.runs[index];
        QStringList lines{QStringLiteral("%1: %2").arg(settingName(index, settings_), settingText(run.setting))};
        lines += figureLines(run.figures, pair_);
        if (point.runs.size() > 1)
            lines += plural(static_cast<std::int64_t>(point.runs.size()) - 1,
                            Words::tr("%1 other setting comes to the same"),
                            Words::tr("%1 other settings come to the same"));
        lines += point.isOnFront ? Words::tr("On the Pareto front") : Words::tr("Dominated: another one is better");
        return lines.join(QLatin1Char('\n'));
    }

    void addMark(SweepMark::Kind kind, const QString& name, const tune::SweepFigures& figures) {
        const auto first = pair_.first->value(figures);
        const auto second = pair_.second->value(figures);
        if (!first || !second) return;
        const QString letter = kind == SweepMark::Kind::A   ? QStringLiteral("A: ")
                               : kind == SweepMark::Kind::B ? QStringLiteral("B: ")
                                                            : QString();
        const QStringList lines = QStringList{letter + name} + figureLines(figures, pair_);
        view_.marks.push_back({kind, name, *first, *second, lines.join(QLatin1Char('\n'))});
    }

    const tune::SweepResult& result_;
    std::size_t settings_;
    const tune::ObjectivePair& pair_;
    SweepView view_;
};

} // namespace

QString objectiveText(const tune::Objective& objective) {
    const auto* const found = std::ranges::find(kTitles, objective.name, &Title::name);
    return found == kTitles.end() ? text(objective.name) : QCoreApplication::translate("SweepWords", found->words);
}

QString objectiveValue(tune::ObjectiveUnit unit, double value) {
    switch (unit) {
    case tune::ObjectiveUnit::Share: return QString::number(value * kPercent, 'f', 1) + kNoBreak + QLatin1Char('%');
    case tune::ObjectiveUnit::Gpus: return QString::number(value, 'f', 2);
    case tune::ObjectiveUnit::Seconds: return spanText(Duration{std::llround(value * kNanoseconds)});
    case tune::ObjectiveUnit::Pods: return countText(std::llround(value));
    }
    return {};
}

QString objectiveTick(tune::ObjectiveUnit unit, double value) {
    switch (unit) {
    case tune::ObjectiveUnit::Share: return QString::number(value * kPercent, 'g', 4) + kNoBreak + QLatin1Char('%');
    case tune::ObjectiveUnit::Gpus: return QString::number(value, 'g', 4);
    case tune::ObjectiveUnit::Seconds:
        return value == 0 ? QStringLiteral("0") : spanText(Duration{std::llround(value * kNanoseconds)});
    case tune::ObjectiveUnit::Pods: return countText(std::llround(value));
    }
    return {};
}

QString settingText(const tune::Setting& setting) {
    if (setting.empty()) return Words::tr("as given");
    QStringList parts;
    for (const tune::SettingValue& each : setting)
        parts += QStringLiteral("%1 %2").arg(text(each.name()),
                                             each.value == tune::kOff ? Words::tr("off") : text(each.value));
    return parts.join(QStringLiteral(", "));
}

QString settingName(std::size_t index, std::size_t count) {
    return Words::tr("Setting %1 of %2").arg(index + 1).arg(count);
}

QString bestCorner(const tune::ObjectivePair& pair) {
    if (pair.second->higherIsBetter)
        return pair.first->higherIsBetter ? Words::tr("upper right is better") : Words::tr("upper left is better");
    return pair.first->higherIsBetter ? Words::tr("lower right is better") : Words::tr("lower left is better");
}

SweepView sweepView(const tune::SweepResult& result, std::size_t settings, const tune::ObjectivePair& pair,
                    const SweepSide& first, const SweepSide& second) {
    return SweepMaker(result, settings, pair).make(first, second);
}

} // namespace berth::ui
