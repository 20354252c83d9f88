// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/WeightsPicture.h"

#include "engine/tune/Flip.h"
#include "ui/view/ScorePicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WeightsPicture)
};

constexpr std::size_t kOtherLines = 3;

QString weightText(std::int64_t weight) {
    return weight == tune::kWeightOff ? QCoreApplication::translate("WeightsPicture", "off") : QString::number(weight);
}

class WeightsMaker {
public:
    WeightsMaker(const Moment& moment, const std::string& profile, const tune::ScoreTable& scores,
                 const TriedWeights& tried)
        : moment_(moment), scores_(scores), tried_(tried), weights_(triedWeights(scores, tried)) {
        for (const Profile& each : moment.world->configuration->profiles) {
            view_.profiles += text(each.schedulerName);
            if (each.schedulerName == profile) profile_ = &each;
        }
        framework_ = moment.profiles ? moment.profiles->find(profile) : nullptr;
        view_.profile = text(profile);
        if (!scores_.empty()) {
            now_ = tune::rank(scores_, scores_.weights());
            would_ = tune::rank(scores_, weights_);
            marks_ = tune::flipMarks(scores_, weights_);
        }
    }

    WeightsView make(const std::string& chosen) {
        if (profile_ == nullptr || framework_ == nullptr) return std::move(view_);
        addRows();
        nameBranch();
        scores_.empty() ? sayNoScores() : sayWinner();
        if (!scores_.empty()) addChart(chosen);
        return std::move(view_);
    }

private:
    void addRows() {
        const QStringList colours = scorePlugins(*profile_, *framework_);
        for (const QString& plugin : inOrder(colours)) {
            WeightView row;
            row.plugin = plugin;
            row.series = static_cast<int>(colours.indexOf(plugin));
            row.inForce = inForce(row.plugin);
            const auto tried = tried_.find(row.plugin.toStdString());
            row.weight = tried == tried_.end() ? row.inForce : tried->second;
            addFlip(row);
            view_.isPreview = view_.isPreview || row.isChanged();
            view_.rows.push_back(std::move(row));
        }
    }

    /// As the waterfall's columns stand; those that are off come last.
    QStringList inOrder(const QStringList& all) const {
        QStringList order;
        for (const ScorePluginAt& at : framework_->score) order += text(at.name);
        for (const QString& plugin : all)
            if (!order.contains(plugin)) order += plugin;
        return order;
    }

    std::int64_t inForce(const QString& plugin) const {
        for (const ScorePluginAt& at : framework_->score)
            if (text(at.name) == plugin) return at.weight;
        return tune::kWeightOff;
    }

    void addFlip(WeightView& row) const {
        if (scores_.empty()) return;
        const std::size_t column = scores_.column(row.plugin.toStdString());
        if (column == scores_.columns.size()) {
            row.note = Words::tr("off in this cycle: it gave no scores");
        } else if (scores_.columns[column].skipped) {
            row.note = Words::tr("nothing to score for this pod");
        } else if (const auto flip = marks_[column].nearest()) {
            row.flip = FlipView{flip->weight, flipText(*flip, row.weight)};
        } else {
            row.note = Words::tr("no flip between 1 and 100");
        }
    }

    QString flipText(const tune::Flip& flip, std::int64_t weight) const {
        const QString node = text(scores_.nodes[flip.node]);
        if (flip.weight == tune::kWeightOff) return Words::tr("%1 when off").arg(node);
        return flip.weight > weight ? Words::tr("%1 from %2").arg(node).arg(flip.weight)
                                    : Words::tr("%1 at %2 or less").arg(node).arg(flip.weight);
    }

    void nameBranch() {
        QStringList changes;
        for (const WeightView& row : view_.rows)
            if (row.isChanged())
                changes +=
                    QStringLiteral("%1 %2 → %3").arg(row.plugin, weightText(row.inForce), weightText(row.weight));
        if (changes.isEmpty()) return;
        view_.branchText = changes.front();
        if (changes.size() > 1) view_.branchText += QStringLiteral(" +%1").arg(changes.size() - 1);
    }

    void sayNoScores() {
        view_.headline = Words::tr("No scores at this moment");
        view_.body = Words::tr("Step to NormalizeScore to see which node other weights would choose. Changed weights "
                               "can be made a branch from here.");
    }

    void sayWinner() {
        const QString winner = text(scores_.nodes[would_.winner]);
        const QString total = countText(would_.totals[would_.winner]);
        if (!view_.isPreview) {
            view_.headline = Words::tr("%1 wins with %2").arg(winner, total);
            view_.body = soonestFlip();
        } else if (would_.winner == now_.winner) {
            view_.headline = Words::tr("%1 would still win, with %2").arg(winner, total);
            view_.body = soonestFlip();
        } else {
            view_.headline = Words::tr("%1 would win with %2").arg(winner, total);
            view_.body = Words::tr("As it is, %1 wins with %2.")
                             .arg(text(scores_.nodes[now_.winner]), countText(now_.totals[now_.winner]));
        }
    }

    /// The column with the smallest change that flips.
    std::optional<std::size_t> soonest() const {
        std::optional<std::size_t> best;
        const auto distance = [this](std::size_t column) {
            return std::llabs(marks_[column].nearest()->weight - weights_[column]);
        };
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (marks_[i].nearest() && (!best || distance(i) < distance(*best))) best = i;
        return best;
    }

    QString soonestFlip() const {
        const auto column = soonest();
        if (!column) return Words::tr("No single weight between 1 and 100 changes the winner.");
        const tune::Flip flip = *marks_[*column].nearest();
        const bool isUp = flip.weight > weights_[*column];
        const QString words = isUp ? Words::tr("%1 prefers %2, which wins from %3 → %4 on.",
                                               "a Score plugin, a node, its weight now and then")
                                   : Words::tr("%1 holds %2 back, which wins with %3 → %4.",
                                               "a Score plugin, a node, its weight now and then");
        return words.arg(text(scores_.columns[*column].plugin), text(scores_.nodes[flip.node]),
                         weightText(weights_[*column]), weightText(flip.weight));
    }

    void addChart(const std::string& chosen) {
        std::size_t column = scores_.column(chosen);
        if (column == scores_.columns.size()) column = soonest().value_or(0);
        if (scores_.columns[column].skipped) return;
        const std::vector<tune::TotalLine> lines = tune::totalLines(scores_, weights_, column);
        TotalChartView chart;
        chart.plugin = text(scores_.columns[column].plugin);
        chart.weight = weights_[column];
        chart.note = heaviestOther(column);
        const auto flip = marks_[column].nearest();
        addLine(chart, lines[would_.winner], TotalLineView::Role::Winner);
        if (flip) {
            addLine(chart, lines[flip->node], TotalLineView::Role::Challenger);
            if (const auto at = tune::crossing(lines[would_.winner], lines[flip->node]))
                chart.crossing = QPointF(*at, static_cast<double>(lines[would_.winner].base) +
                                                  static_cast<double>(lines[would_.winner].slope) * *at);
        }
        std::size_t others = 0;
        for (const std::size_t node : would_.order) {
            if (node == would_.winner || (flip && node == flip->node) || others == kOtherLines) continue;
            addLine(chart, lines[node], TotalLineView::Role::Other);
            ++others;
        }
        view_.chart = std::move(chart);
    }

    void addLine(TotalChartView& chart, const tune::TotalLine& line, TotalLineView::Role role) const {
        chart.lines.push_back({text(scores_.nodes[line.node]), static_cast<double>(line.at(tune::kLeastWeight)),
                               static_cast<double>(line.at(tune::kMostWeight)), role});
    }

    QString heaviestOther(std::size_t column) const {
        std::optional<std::size_t> heaviest;
        for (std::size_t i = 0; i < weights_.size(); ++i) {
            if (i == column || scores_.columns[i].skipped || weights_[i] == tune::kWeightOff) continue;
            if (!heaviest || weights_[i] > weights_[*heaviest]) heaviest = i;
        }
        if (!heaviest) return {};
        return QStringLiteral("%1 × %2").arg(text(scores_.columns[*heaviest].plugin)).arg(weights_[*heaviest]);
    }

    const Moment& moment_;
    const tune::ScoreTable& scores_;
    const TriedWeights& tried_;
    std::vector<std::int64_t> weights_;
    const Profile* profile_ = nullptr;
    const Framework* framework_ = nullptr;
    tune::Ranking now_, would_;
    std::vector<tune::FlipMark> marks_;
    WeightsView view_;
};

} // namespace

std::vector<std::int64_t> triedWeights(const tune::ScoreTable& scores, const TriedWeights& tried) {
    std::vector<std::int64_t> weights = scores.weights();
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (const auto it = tried.find(scores.columns[i].plugin); it != tried.end()) weights[i] = it->second;
    return weights;
}

WeightsView weightsView(const Moment& moment, const std::string& profile, const tune::ScoreTable& scores,
                        const TriedWeights& tried, const std::string& chosen) {
    return WeightsMaker(moment, profile, scores, tried).make(chosen);
}

std::string profileAtCursor(const Moment& moment) {
    if (moment.record() != nullptr) return moment.record()->profile;
    const auto& profiles = moment.world->configuration->profiles;
    return profiles.empty() ? std::string() : profiles.front().schedulerName;
}

} // namespace berth::ui
