// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"
#include "app/berthctl/TuneVerbs.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/Replica.h"
#include "engine/tune/Flip.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>

namespace berth::ctl {
namespace {

using Json = nlohmann::ordered_json;

std::string fullName(const std::string& pod) {
    return pod.find('/') == std::string::npos ? "default/" + pod : pod;
}

/// The scores of the pod's last look that scored; nothing when none did.
std::optional<tune::ScoreTable> lastScores(Session& session, const std::string& pod) {
    TraceFeed feed;
    Replica replica(session.startWorld(), builtinPlugins());
    replica.append(feed.next(session));
    for (std::size_t i = replica.trace().size(); i-- > 0;) {
        if (replica.trace()[i].kind != FactKind::PodPopped) continue;
        const CycleView* cycle = replica.cycleAt(i);
        if (cycle == nullptr || !cycle->record || cycle->record->podName != pod) continue;
        const std::shared_ptr<const CycleRecord> record = cycle->record;
        const World& world = replica.seek(i + 1);
        const tune::TieRule tie{world.rules->tieBreak, world.rules->seed, world.draws};
        tune::ScoreTable table = tune::scoreTable(*record, replica.trace().pool(), tie);
        if (!table.empty()) return table;
    }
    return std::nullopt;
}

std::string flipText(const tune::ScoreTable& table, const tune::FlipMark& mark) {
    const auto flip = mark.nearest();
    if (!flip) return "no flip between 1 and 100";
    const std::string& node = table.nodes[flip->node];
    if (flip->weight == tune::kWeightOff) return fmt::format("{} when off", node);
    return flip->weight > mark.weight ? fmt::format("{} from {}", node, flip->weight)
                                      : fmt::format("{} at {} or less", node, flip->weight);
}

void printText(std::ostream& out, const std::string& pod, const tune::ScoreTable& table, const tune::Ranking& ranking,
               const std::vector<tune::FlipMark>& marks) {
    out << fmt::format("{}: {} wins with {}\n", pod, table.nodes[ranking.winner], ranking.totals[ranking.winner]);
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const tune::ScoreColumn& column = table.columns[i];
        out << fmt::format("  {:<34} {:>5}  {}\n", column.plugin, column.weight,
                           column.skipped ? "nothing to score for this pod" : flipText(table, marks[i]));
    }
}

Json flipJson(const tune::ScoreTable& table, const std::optional<tune::Flip>& flip) {
    if (!flip) return nullptr;
    return {{"weight", flip->weight}, {"node", table.nodes[flip->node]}};
}

void printDocument(std::ostream& out, const std::string& pod, const tune::ScoreTable& table,
                   const tune::Ranking& ranking, const std::vector<tune::FlipMark>& marks) {
    Json document{{"pod", pod}, {"node", table.nodes[ranking.winner]}, {"total", ranking.totals[ranking.winner]}};
    Json plugins = Json::array();
    for (std::size_t i = 0; i < marks.size(); ++i)
        plugins.push_back({{"plugin", table.columns[i].plugin},
                           {"weight", table.columns[i].weight},
                           {"skipped", table.columns[i].skipped},
                           {"up", flipJson(table, marks[i].up)},
                           {"down", flipJson(table, marks[i].down)}});
    document["plugins"] = std::move(plugins);
    printJson(out, document);
}

int flip(const Arguments& arguments, Console console) {
    const auto named = arguments.value("--pod");
    if (!named) return refuse(arguments, console, "tune flip needs --pod NAMESPACE/NAME");
    const auto input = readInput(arguments.operands(), arguments);
    if (!input) return refuse(arguments, console, input.error());
    print(console.err, input->notes);
    auto session = Session::create(input->scenario, builtinPlugins());
    if (!session) return refuse(arguments, console, session.error());
    (*session)->run();
    const std::string pod = fullName(*named);
    const auto table = lastScores(**session, pod);
    if (!table) {
        console.err << fmt::format("{} was never scored: no look of it had two feasible nodes\n", pod);
        return kNo;
    }
    const tune::Ranking ranking = tune::rank(*table, table->weights());
    const std::vector<tune::FlipMark> marks = tune::flipMarks(*table, table->weights());
    if (wantsJson(arguments))
        printDocument(console.out, pod, *table, ranking, marks);
    else
        printText(console.out, pod, *table, ranking, marks);
    for (const tune::FlipMark& mark : marks)
        if (mark.nearest()) return kOk;
    return kNo;
}

} // namespace

Verb tuneFlipVerb() {
    static const Option kOptions[] = {
        {"--pod", "NAMESPACE/NAME", "whose last scored look is asked"},
        kFormatOption,
        kMaxSizeOption,
    };
    return {
        "flip",
        "FILE...",
        "says from which weight of a Score plugin a pod would go to another node",
        "Runs the input to its end, takes the pod's last look that scored, and searches for each Score plugin the\n"
        "smallest change of its weight, off to 100, that changes the winner, all other weights as they are. Exact:\n"
        "ties and their rule are those of the run. Exit code 1 when no weight changes it.",
        kOptions,
        flip};
}

} // namespace berth::ctl
