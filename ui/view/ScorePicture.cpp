// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/ScorePicture.h"

#include "ui/view/BeatText.h"
#include "ui/view/CycleWalk.h"
#include "ui/view/NodePicture.h"
#include "ui/view/TermText.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScorePicture)
};

const Profile* profileAt(const Moment& moment, const std::string& name) {
    for (const Profile& profile : moment.world->configuration->profiles)
        if (profile.schedulerName == name) return &profile;
    return nullptr;
}

bool takesTheStage(const Moment& moment, const CycleWalk& walk) {
    if (moment.record() == nullptr || walk.lookDone()) return false;
    const PointProgress progress = walk.progress(ExtensionPoint::PreScore);
    return progress == PointProgress::Running || progress == PointProgress::Over;
}

QString tieRuleText(TieBreak rule) {
    switch (rule) {
    case TieBreak::FirstByName: return Words::tr("A tie: the first by name wins.");
    case TieBreak::SeededRandom: return Words::tr("A tie: one is drawn at random, by the scenario's seed.");
    case TieBreak::HeapOrder: return Words::tr("A tie: the order of kube-scheduler 1.37.2's heap decides.");
    }
    return {};
}

class WaterfallMaker {
public:
    explicit WaterfallMaker(const Moment& moment)
        : moment_(moment), walk_(moment), record_(*moment.record()), context_(nodeContext(moment)) {
        for (const CycleRecord::PluginScores& scores : record_.scores) {
            if (scores.skipped)
                view_.skipped += pluginName(record_, scores.plugin);
            else
                plugins_.push_back(&scores);
        }
        const Profile* profile = profileAt(moment, moment.record()->profile);
        if (profile != nullptr && moment.framework() != nullptr) order_ = scorePlugins(*profile, *moment.framework());
    }

    WaterfallView make() {
        for (std::size_t i = 0; i < plugins_.size(); ++i) addColumn(i);
        for (const std::size_t index : order()) addRow(index);
        if (walk_.isWeighted() && record_.best.size() > 1) view_.tieRule = tieRuleText(moment_.scenario->tieBreak);
        addFiltered();
        return std::move(view_);
    }

private:
    void addColumn(std::size_t index) {
        const CycleRecord::PluginScores& scores = *plugins_[index];
        const QString name = pluginName(record_, scores.plugin);
        const auto place = static_cast<int>(order_.indexOf(name));
        view_.columns.push_back(
            {name, scores.weight, scores.normalizes, place < 0 ? static_cast<int>(index) : place, false});
    }

    /// Indices into `feasible`: as found, and by total once that stands.
    std::vector<std::size_t> order() const {
        std::vector<std::size_t> indices(record_.feasible.size());
        std::iota(indices.begin(), indices.end(), std::size_t{0});
        if (!walk_.isWeighted()) return indices;
        const auto wins = [this](std::size_t i) { return record_.selected == record_.feasible[i]; };
        std::stable_sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
            if (record_.totals[a] != record_.totals[b]) return record_.totals[a] > record_.totals[b];
            return wins(a) && !wins(b);
        });
        return indices;
    }

    void addRow(std::size_t index) {
        const std::uint32_t position = record_.feasible[index];
        const NodeId node = record_.nodes[position];
        const NodeCardView card = nodeRow(moment_, node, context_);
        WaterfallRowView row;
        row.node = node;
        row.name = card.name;
        row.gpus = card.gpus;
        row.pods = card.pods;
        if (card.gpus > 0) row.note = Words::tr("%1 free").arg(card.freeGpus);
        for (std::size_t i = 0; i < plugins_.size(); ++i) row.cells.push_back(cell(i, index));
        if (walk_.isWeighted()) {
            row.total = record_.totals[index];
            row.wins = record_.selected == position;
            row.tied = record_.best.size() > 1 &&
                       std::find(record_.best.begin(), record_.best.end(), position) != record_.best.end();
        }
        view_.rows.push_back(std::move(row));
    }

    /// Score beats come plugin by plugin in the order of the columns; so do Normalized ones among those that normalise.
    ScoreCellView cell(std::size_t column, std::size_t index) const {
        const CycleRecord::PluginScores& scores = *plugins_[column];
        ScoreCellView cell;
        if (column < walk_.watched(ExtensionPoint::Score, BeatKind::PluginCalled) && index < scores.raw.size())
            cell.raw = scores.raw[index];
        if (scores.normalizes && isNormalized(column) && index < scores.normalized.size())
            cell.normalized = scores.normalized[index];
        if (walk_.isWeighted() && index < scores.normalized.size())
            cell.weighted = scores.normalized[index] * scores.weight;
        return cell;
    }

    bool isNormalized(std::size_t column) const {
        std::size_t before = 0;
        for (std::size_t i = 0; i < column; ++i)
            if (plugins_[i]->normalizes) ++before;
        return before < walk_.watched(ExtensionPoint::NormalizeScore, BeatKind::Normalized);
    }

    void addFiltered() {
        for (const CycleRecord::Verdict& verdict : record_.verdicts) {
            if (verdict.status.ok()) continue;
            const NodeId node = record_.nodes[verdict.node];
            view_.filtered.push_back(
                {node, text(moment_.nodeName(node)), markOf(verdict.status), text(verdict.status.message())});
        }
    }

    const Moment& moment_;
    CycleWalk walk_;
    const CycleRecord& record_;
    NodeContext context_;
    std::vector<const CycleRecord::PluginScores*> plugins_;
    QStringList order_;
    WaterfallView view_;
};

/// Numbers of the random source used before the cycle's look.
std::uint64_t drawsBeforeLook(const Moment& moment) {
    const Trace& trace = *moment.trace;
    const std::size_t look = moment.cycle->lookFact;
    const bool isOver = moment.cursor.fact > look && look < trace.size();
    const std::uint64_t used = isOver && trace[look].kind == FactKind::NodeSelected ? trace[look].small : 0U;
    return moment.world->draws - std::min<std::uint64_t>(used, moment.world->draws);
}

/// A row under other weights.
void preview(WaterfallRowView& row, const WaterfallView& view, std::size_t index, const tune::ScoreTable& scores,
             std::span<const std::int64_t> weights, const tune::Ranking& ranking) {
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
        const std::size_t column = scores.column(view.columns[c].plugin.toStdString());
        if (column >= weights.size() || index >= scores.columns[column].scores.size()) continue;
        row.cells[c].weighted = scores.columns[column].scores[index] * weights[column];
    }
    row.was = row.total;
    row.total = ranking.totals[index];
    row.wins = ranking.winner == index;
    row.tied =
        ranking.best.size() > 1 && std::find(ranking.best.begin(), ranking.best.end(), index) != ranking.best.end();
}

TermView normalizedTerm(const ScoreCellView& cell) {
    return {Words::tr("normalised"), countText(*cell.normalized),
            Words::tr("%1 brought to 0–100").arg(countText(*cell.raw))};
}

void addWeighted(const ScoreColumnView& column, const ScoreCellView& cell, ArithmeticView& view) {
    if (!cell.weighted) return;
    const std::int64_t counted = cell.normalized ? *cell.normalized : cell.raw.value_or(0);
    view.terms.push_back({Words::tr("× weight"), QString::number(*cell.weighted),
                          QStringLiteral("%1 × %2").arg(counted).arg(column.weight)});
}

void addTotal(const WaterfallView& view, const WaterfallRowView& row, ArithmeticView& arithmetic) {
    for (std::size_t i = 0; i < view.columns.size() && i < row.cells.size(); ++i) {
        if (!row.cells[i].weighted) continue;
        const std::int64_t counted = row.cells[i].normalized ? *row.cells[i].normalized : row.cells[i].raw.value_or(0);
        arithmetic.terms.push_back({view.columns[i].plugin, QString::number(*row.cells[i].weighted),
                                    QStringLiteral("%1 × %2").arg(counted).arg(view.columns[i].weight)});
    }
    if (row.total) arithmetic.terms.push_back({Words::tr("total"), countText(*row.total), Words::tr("sum of all")});
    if (view.skipped.isEmpty()) return;
    arithmetic.notes += Words::tr("PreScore found nothing to score for this pod: %1.")
                            .arg(view.skipped.join(Words::tr(", ", "between plugins")));
}

/// The steps, and below them the rules that did not apply.
void addTerms(const std::vector<Term>& terms, ArithmeticView& view) {
    for (const Term& term : terms) {
        if (term.applies)
            view.terms.push_back(termView(term));
        else if (const QString note = unappliedText(term); !note.isEmpty())
            view.notes += note;
    }
}

} // namespace

std::optional<WaterfallView> waterfallView(const Moment& moment) {
    const CycleWalk walk(moment);
    if (!takesTheStage(moment, walk)) return std::nullopt;
    return WaterfallMaker(moment).make();
}

tune::ScoreTable scoresAt(const Moment& moment) {
    const CycleRecord* record = moment.record();
    if (record == nullptr || !CycleWalk(moment).isWeighted()) return {};
    const tune::TieRule tie{moment.world->rules->tieBreak, moment.world->rules->seed, drawsBeforeLook(moment)};
    return tune::scoreTable(*record, moment.pool(), tie);
}

void previewWeights(WaterfallView& view, const CycleRecord& record, const tune::ScoreTable& scores,
                    std::span<const std::int64_t> weights) {
    if (scores.empty()) return;
    const tune::Ranking ranking = tune::rank(scores, weights);
    view.preview = true;
    for (ScoreColumnView& column : view.columns) {
        const std::size_t index = scores.column(column.plugin.toStdString());
        if (index >= weights.size()) continue;
        column.changed = column.weight != weights[index];
        column.weight = weights[index];
    }
    std::vector<WaterfallRowView> rows;
    for (const std::size_t index : ranking.order) {
        const NodeId node = record.nodes[record.feasible[index]];
        const auto row = std::find_if(view.rows.begin(), view.rows.end(),
                                      [node](const WaterfallRowView& each) { return each.node == node; });
        if (row == view.rows.end()) continue;
        preview(*row, view, index, scores, weights, ranking);
        rows.push_back(std::move(*row));
    }
    view.rows = std::move(rows);
    view.tieRule = ranking.best.size() > 1 ? tieRuleText(scores.tie.rule) : QString();
}

QStringList scorePlugins(const Profile& profile, const Framework& framework) {
    QStringList active, order;
    for (const ScorePluginAt& at : framework.score) active += text(at.name);
    const auto isOff = [&](const std::string& name) {
        const std::vector<PluginRef>& off = profile.at(PluginPoint::Score).disabled;
        return name != "*" &&
               std::any_of(off.begin(), off.end(), [&](const PluginRef& ref) { return ref.name == name; });
    };
    for (const PluginPoint point : {PluginPoint::MultiPoint, PluginPoint::Score})
        for (const PluginRef& ref : profile.at(point).enabled)
            if (const QString name = text(ref.name);
                !order.contains(name) && (active.contains(name) || isOff(ref.name)))
                order += name;
    for (const PluginRef& ref : profile.at(PluginPoint::Score).disabled)
        if (ref.name != "*" && !order.contains(text(ref.name))) order += text(ref.name);
    return order;
}

QString columnPlugin(const WaterfallView& view, int column) {
    const bool exists = column >= 0 && static_cast<std::size_t>(column) < view.columns.size();
    return exists ? view.columns[static_cast<std::size_t>(column)].plugin : QString();
}

ArithmeticView arithmeticView(const WaterfallView& view, const ScoreCellId& id, const std::vector<Term>& terms) {
    ArithmeticView arithmetic;
    const auto row =
        std::find_if(view.rows.begin(), view.rows.end(), [&](const WaterfallRowView& r) { return r.node == id.node; });
    if (row == view.rows.end()) return arithmetic;
    if (id.column == ScoreCellId::kTotal) {
        arithmetic.title = Words::tr("%1 · total").arg(row->name);
        addTotal(view, *row, arithmetic);
        return arithmetic;
    }
    const auto column = static_cast<std::size_t>(id.column);
    if (column >= view.columns.size()) return arithmetic;
    const ScoreCellView& cell = row->cells[column];
    addTerms(terms, arithmetic);
    if (cell.normalized) arithmetic.terms.push_back(normalizedTerm(cell));
    addWeighted(view.columns[column], cell, arithmetic);
    arithmetic.title = QStringLiteral("%1 × %2").arg(row->name, view.columns[column].plugin);
    if (!arithmetic.terms.empty()) arithmetic.title += QLatin1String(" = ") + arithmetic.terms.back().value;
    return arithmetic;
}

} // namespace berth::ui
