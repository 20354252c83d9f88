// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/SampleViews.h"

#include <utility>

namespace berth::ui::sample {
namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

std::vector<LinkView> cubeMesh() {
    return {{0, 1, 1}, {0, 2, 1}, {0, 3, 2}, {0, 4, 2}, {1, 2, 2}, {1, 3, 1}, {1, 5, 2}, {2, 3, 2},
            {2, 6, 1}, {3, 7, 1}, {4, 5, 1}, {4, 6, 1}, {4, 7, 2}, {5, 6, 2}, {5, 7, 1}, {6, 7, 2}};
}

BarView bar(double used, double total, const char* unit = "") {
    return {used, 0, total, QStringLiteral("%1/%2%3").arg(used).arg(total).arg(text(unit)), false};
}

void occupy(NodeCardView& card, std::vector<PodSlotsView> pods) {
    int taken = 0;
    for (const PodSlotsView& pod : pods)
        taken += pod.state == SlotState::Nominated ? 0 : static_cast<int>(pod.devices.size());
    card.freeGpus = card.gpus - taken;
    card.pods = std::move(pods);
}

void judge(NodeCardView& card, VerdictView verdict) {
    card.steppedBack = verdict.mark == Mark::Reject || verdict.mark == Mark::Unresolvable;
    card.verdict = std::move(verdict);
}

VerdictView passed() {
    return verdict(Mark::Success, text("passed 5 of 5 plugins"), text("can run sft-7b-3"), false);
}

GroupView rackOne() {
    NodeCardView h1 = node(1, text("h100-1"));
    occupy(h1, {pod(11, text("sft-13b-0"), Level::P2, {0, 1, 2, 3})});
    judge(h1, passed());
    NodeCardView h2 = node(2, text("h100-2"));
    occupy(h2, {pod(12, text("rlhf-0"), Level::P1, {0, 1, 2, 3}), pod(13, text("eval-a"), Level::P2, {4, 5})});
    judge(h2, verdict(Mark::Reject, text("Insufficient nvidia.com/gpu"), text("NodeResourcesFit")));
    h2.freeRejected = true;
    NodeCardView h3 = node(3, text("h100-3"));
    judge(h3, passed());
    NodeCardView h4 = node(4, text("h100-4"));
    occupy(h4, {pod(14, text("ckpt"), Level::P2, {0})});
    h4.badges = {{Icon::Cordon, text("cordoned"), text("spec.unschedulable is true"), true}};
    judge(h4, verdict(Mark::Unresolvable, text("node(s) were unschedulable"), text("NodeUnschedulable")));
    return {text("rack r1"), text("4 nodes · 32 GPUs · 21 free"), text("InfiniBand leaf-1"), {h1, h2, h3, h4}};
}

GroupView rackTwo() {
    NodeCardView a1 = node(5, text("a100-1"));
    a1.model = text("A100 80 GB · NVSwitch");
    a1.pods = {fraction(15, Level::P2, 0, 500), fraction(16, Level::P1, 0, 250, 500)};
    a1.freeGpus = 7;
    a1.badges = {{Icon::Taint, text("dedicated"), text("dedicated=team-b:NoSchedule"), true}};
    judge(a1, verdict(Mark::Unresolvable, text("node(s) had untolerated taint(s)"), text("TaintToleration")));
    NodeCardView a2 = meshNode(6, text("a100-2"));
    judge(a2, passed());
    NodeCardView a3 = pairsNode(7, text("a100-3"));
    occupy(a3, {pod(17, text("infer-1"), Level::P1, {0, 1})});
    a3.linksRejected = true;
    judge(a3, verdict(Mark::Unresolvable, text("no NVLink group"), text("AISchedulingPlugin")));
    NodeCardView v1 = cubeMeshNode(8, text("v100-1"));
    occupy(v1, {pod(18, text("dev-a"), Level::P2, {1}), pod(19, text("embed-0"), Level::P2, {5}, SlotState::Reserved)});
    v1.badges = {{Icon::Taint, text("old driver"), text("old-driver:PreferNoSchedule"), false}};
    v1.verdict = verdict(Mark::Next, text("not looked at yet"), text("next in snapshot order"), false);
    v1.next = true;
    return {text("rack r2"), text("4 nodes · 28 GPUs · 23 free"), text("InfiniBand leaf-2"), {a1, a2, a3, v1}};
}

WaterfallRowView scored(std::uint32_t id, const char* name, const char* note, std::vector<PodSlotsView> pods, int taint,
                        std::int64_t fit, std::int64_t balanced, std::int64_t ai) {
    const std::int64_t norm = 100 - 100 * taint;
    WaterfallRowView row{NodeId{id}, text(name), text(note), 8, std::move(pods), {}, {}, false, false};
    row.cells = {{taint, norm, norm * 3}, {fit, {}, fit * 50}, {balanced, {}, balanced}, {ai, {}, ai}};
    row.total = norm * 3 + fit * 50 + balanced + ai;
    return row;
}

CandidateView candidate(std::uint32_t id, const char* name, int free, std::vector<PodSlotsView> pods) {
    CandidateView c;
    c.node = NodeId{id};
    c.name = text(name);
    c.gpus = 8;
    c.freeGpus = free;
    c.pods = std::move(pods);
    return c;
}

} // namespace

PodSlotsView pod(std::uint32_t id, const QString& name, Level level, std::vector<int> devices, SlotState state) {
    PodSlotsView view;
    view.pod = PodId{id};
    view.name = name;
    view.level = level;
    view.state = state;
    view.devices = std::move(devices);
    return view;
}

PodSlotsView fraction(std::uint32_t id, Level level, int device, int milli, int offsetMilli) {
    PodSlotsView view = pod(id, QStringLiteral("part-%1").arg(id), level, {device});
    view.milli = milli;
    view.offsetMilli = offsetMilli;
    return view;
}

PodChipView chip(std::uint32_t id, const QString& name, Level level, const QString& gpus, const QString& meta) {
    PodChipView view;
    view.pod = PodId{id};
    view.name = name;
    view.level = level;
    view.gpus = gpus;
    view.meta = meta;
    return view;
}

NodeCardView node(std::uint32_t id, const QString& name) {
    NodeCardView card;
    card.node = NodeId{id};
    card.name = name;
    card.model = text("H100 80 GB · NVSwitch NV18");
    card.gpus = card.freeGpus = 8;
    card.linkKind = LinkKind::NvSwitch;
    card.numa = {0, 0, 0, 0, 1, 1, 1, 1};
    card.nics = {0.5, 2.5, 4.5, 6.5};
    card.cpu = bar(52, 192);
    card.mem = bar(420, 2048, "Gi");
    return card;
}

NodeCardView cubeMeshNode(std::uint32_t id, const QString& name) {
    NodeCardView card = node(id, name);
    card.model = text("V100 32 GB · NVLink cube mesh");
    card.linkKind = LinkKind::Mesh;
    card.links = cubeMesh();
    return card;
}

NodeCardView meshNode(std::uint32_t id, const QString& name) {
    NodeCardView card = node(id, name);
    card.model = text("A100 40 GB · NVLink NV4 mesh");
    card.gpus = card.freeGpus = 4;
    card.linkKind = LinkKind::Mesh;
    card.linkNote = text("NV4, all to all");
    card.numa = {0, 0, 1, 1};
    card.nics = {0.5, 2.5};
    for (int i = 0; i < 4; ++i)
        for (int j = i + 1; j < 4; ++j) card.links.push_back({i, j, 4});
    return card;
}

NodeCardView pairsNode(std::uint32_t id, const QString& name) {
    NodeCardView card = node(id, name);
    card.model = text("A100 80 GB PCIe · NVLink pairs");
    card.linkKind = LinkKind::Pairs;
    card.links = {{0, 1, 12}, {2, 3, 12}, {4, 5, 12}, {6, 7, 12}};
    return card;
}

NodeCardView plainNode(std::uint32_t id, const QString& name) {
    NodeCardView card;
    card.node = NodeId{id};
    card.name = name;
    card.model = text("m7i.4xlarge");
    card.podCount = 12;
    card.podCapacity = 110;
    card.cpu = bar(6, 16);
    card.mem = bar(20, 64, "Gi");
    return card;
}

VerdictView verdict(Mark mark, const QString& reason, const QString& detail, bool detailIsName) {
    return {mark, reason, detail, detailIsName, std::nullopt, false};
}

StageContent filterStage() {
    StageContent content;
    content.caption = {text("Filter"), pointSentence(ExtensionPoint::Filter), {}};
    content.groups = {rackOne(), rackTwo()};
    return content;
}

StageContent scoreStage() {
    StageContent content;
    content.caption = {text("NormalizeScore"), pointSentence(ExtensionPoint::NormalizeScore), {}};
    WaterfallView view;
    view.columns = {{text("TaintToleration"), 3, true, 0},
                    {text("NodeResourcesFit"), 50, false, 1},
                    {text("NodeResourcesBalancedAllocation"), 1, false, 2},
                    {text("AISchedulingPlugin"), 1, false, 3}};
    view.rows = {scored(3, "h100-3", "H100 · 8 free", {}, 0, 87, 74, 57),
                 scored(5, "a100-1", "A100 · 7 free", {fraction(15, Level::P2, 0, 750)}, 0, 73, 75, 70),
                 scored(1, "h100-1", "H100 · 4 free", {pod(11, text("a"), Level::P2, {0, 1, 2, 3})}, 0, 65, 74, 97),
                 scored(7, "a100-3", "A100 · 6 free", {pod(17, text("b"), Level::P1, {0, 1})}, 0, 50, 75, 62),
                 scored(8, "v100-1", "V100 · 6 free",
                        {pod(18, text("c"), Level::P2, {1}), pod(19, text("d"), Level::P2, {5})}, 1, 45, 73, 82)};
    view.rows.front().wins = true;
    view.filtered = {{NodeId{2}, text("h100-2"), Mark::Reject, text("Insufficient nvidia.com/gpu")},
                     {NodeId{4}, text("h100-4"), Mark::Unresolvable, text("node(s) were unschedulable")},
                     {NodeId{6}, text("a100-2"), Mark::Reject, text("Insufficient nvidia.com/gpu")}};
    view.selected = ScoreCellId{NodeId{1}, 3};
    view.arithmetic = ArithmeticView{text("h100-1 × AISchedulingPlugin = 97"),
                                     {{text("free"), text("4"), text("8 total − 4 requested")},
                                      {text("remaining"), text("1"), text("4 free − 3 asked")},
                                      {text("base"), text("87"), text("⌊100 × (8 − 1) / 8⌋")},
                                      {text("odd remainder"), text("− 10"), text("remaining 1 and 3 is odd")},
                                      {text("NVLink bonus"), text("+ 20"), text("a group of 3 is free")},
                                      {text("clamp 0…100"), text("97"), text("87 − 10 + 20")}},
                                     {text("fairness does not apply: team-a uses 11 of 24 GPUs (45 %).")}};
    content.waterfall = view;
    return content;
}

StageContent preemptionStage() {
    constexpr SlotState kVictim = SlotState::Victim;
    StageContent content;
    content.caption = {text("PostFilter"), pointSentence(ExtensionPoint::PostFilter), {}};
    TournamentView view;
    view.candidatesNote = text("4 of 8 nodes");
    view.rules = {text("PDB violations"),   text("Highest victim"), text("Work lost"),
                  text("Σ priority + 2³¹"), text("Victims"),        text("Latest start")};
    view.decidingRule = 2;
    view.footnote = text("4 more nodes: GPU model mismatch, so preemption is not helpful there.");
    CandidateView first = candidate(1, "h100-1", 0,
                                    {pod(1, text("sft-13b-0"), Level::P2, {0, 1, 2, 3}, kVictim),
                                     pod(2, text("eval-d"), Level::P2, {4, 5}, kVictim),
                                     pod(3, text("eval-e"), Level::P2, {6, 7}, kVictim)});
    first.victims = {{PodId{1}, text("sft-13b-0"), Level::P2, text("4 GPU"), text("saves in 40 s, grace 60 s"), false},
                     {PodId{2}, text("eval-d"), Level::P2, text("2 GPU"), text("no hook, runs 6 min 10 s"), false},
                     {PodId{3}, text("eval-e"), Level::P2, text("2 GPU"), text("no hook, runs 4 min 20 s"), false}};
    first.reprieved = text("tb-0 (0 GPU) stays");
    first.anyReprieved = true;
    first.cells = {{text("0"), RuleOutcome::Tie, {}},
                   {text("P2 · 1000"), RuleOutcome::Tie, {}},
                   {text("21.1 GPU·min"), RuleOutcome::Decides, {}},
                   {text("6442453944"), RuleOutcome::NotAsked, {}},
                   {text("3"), RuleOutcome::NotAsked, {}},
                   {text("00:11:58"), RuleOutcome::NotAsked, {}}};
    first.result = text("nominated");
    first.winner = true;
    CandidateView second =
        candidate(3, "h100-3", 0, {pod(4, text("sft-30b-0"), Level::P2, {0, 1, 2, 3, 4, 5, 6, 7}, kVictim)});
    second.victims = {{PodId{4}, text("sft-30b-0"), Level::P2, text("8 GPU"), text("checkpoint 22 min ago"), false}};
    second.reprieved = text("log-0 (0 GPU) stays");
    second.anyReprieved = true;
    second.cells = {{text("0"), RuleOutcome::Tie, {}},
                    {text("P2 · 1000"), RuleOutcome::Tie, {}},
                    {text("176.1 GPU·min"), RuleOutcome::Out, {}},
                    {text("2147484648"), RuleOutcome::NotAsked, {}},
                    {text("1"), RuleOutcome::NotAsked, {}},
                    {text("00:17:02"), RuleOutcome::NotAsked, {}}};
    second.result = text("lost at 3, work lost");
    CandidateView third = candidate(2, "h100-2", 1,
                                    {pod(5, text("rlhf-0"), Level::P1, {0, 1, 2, 3}, kVictim),
                                     pod(6, text("sft-7b-5"), Level::P2, {4, 5, 6}, kVictim)});
    third.victims = {{PodId{5}, text("rlhf-0"), Level::P1, text("4 GPU"), text("PDB rlhf-pdb allows 0"), true},
                     {PodId{6}, text("sft-7b-5"), Level::P2, text("3 GPU"), text("no hook, runs 12 min 40 s"), false}};
    third.reprieved = text("nobody fits back");
    third.cells = {{text("1"), RuleOutcome::Out, {}}, {text("P1 · 10000"), RuleOutcome::After, {}}};
    third.result = text("lost at 1, PDB violations");
    CandidateView fourth = candidate(
        4, "h100-4", 0,
        {pod(7, text("eval-f"), Level::P2, {0, 1}, kVictim), pod(8, text("eval-g"), Level::P2, {2, 3}, kVictim)});
    fourth.victims = {{PodId{7}, text("eval-f"), Level::P2, text("2 GPU"), {}, false},
                      {PodId{8}, text("eval-g"), Level::P2, text("2 GPU"), {}, false}};
    fourth.reprieved = text("not asked");
    fourth.entered = false;
    fourth.result = text("needs 4 victims, at most 3 in one cycle");
    view.candidates = {first, second, third, fourth};
    content.tournament = view;
    return content;
}

WaitingRoomView waitingRoom() {
    const auto gang = [](const char* name, const QString& prefix, Level level, std::uint32_t firstPod, int firstNode,
                         const std::vector<int>& seconds, int perNode, int missing) {
        WaitingGroupView group;
        group.name = text(name);
        group.key = QStringLiteral("default/") + group.name;
        group.level = level;
        group.present = static_cast<int>(seconds.size());
        group.needed = group.present + missing;
        group.progress = QStringLiteral("%1 of %2").arg(group.present).arg(group.needed);
        group.note = QStringLiteral("holds 8 GPUs, lacks %1").arg(missing);
        for (int i = 0; i < group.needed; ++i) {
            WaiterView waiter;
            waiter.name = prefix + QString::number(i);
            waiter.pod = PodId{firstPod + static_cast<std::uint32_t>(i)};
            waiter.isMissing = i >= group.present;
            waiter.node = waiter.isMissing ? text("no GPU") : QStringLiteral("h100-%1").arg(firstNode + i / perNode);
            waiter.seconds = waiter.isMissing ? 0 : seconds[static_cast<std::size_t>(i)];
            waiter.left = waiter.seconds / 60.0;
            group.waiters.push_back(waiter);
        }
        return group;
    };
    WaitingRoomView room;
    room.note = text("seconds left of scheduleTimeoutSeconds 60");
    room.groups = {gang("llama-ft", text("ft-"), Level::P1, 101, 1, {22, 23, 24, 25, 26, 27, 28, 29}, 4, 2),
                   gang("moe-eval", text("moe-"), Level::P2, 201, 3, {25, 27, 28, 30}, 2, 2)};
    room.groups[1].note = text("holds 8 GPUs, lacks 4");
    DeadlockView deadlock;
    deadlock.since = text("since 00:04:43");
    deadlock.free = text("0 free");
    deadlock.parties = {{text("llama-ft"), text("default/llama-ft"), Level::P1, text("holds 8"), text("lacks 2")},
                        {text("moe-eval"), text("default/moe-eval"), Level::P2, text("holds 8"), text("lacks 4")}};
    deadlock.arcs = {{0, 1, text("waits for 2 GPUs of moe-eval")}, {1, 0, text("waits for 4 GPUs of llama-ft")}};
    room.deadlock = deadlock;
    return room;
}

GroupList manyNodes(int groups, int nodes) {
    GroupList all;
    std::uint32_t id = 0;
    for (int g = 0; g < groups; ++g) {
        GroupView group{QStringLiteral("rack r%1").arg(g + 1), QStringLiteral("%1 nodes").arg(nodes), {}, {}};
        for (int n = 0; n < nodes; ++n, ++id) {
            NodeCardView card = node(id, QStringLiteral("n-%1").arg(id, 3, 10, QChar(u'0')));
            const auto level = static_cast<Level>(id % 3);
            occupy(card, {pod(1000 + id, QStringLiteral("job-%1").arg(id), level, {0, 1, 2, 3})});
            card.heat = static_cast<int>(id * 37 % 101);
            if (id % 5 == 1)
                judge(card, verdict(Mark::Reject, text("Insufficient nvidia.com/gpu"), text("NodeResourcesFit")));
            else if (id % 7 == 2)
                judge(card, verdict(Mark::Unresolvable, text("node(s) were unschedulable"), text("NodeUnschedulable")));
            else
                judge(card, passed());
            group.nodes.push_back(card);
        }
        all.push_back(group);
    }
    return all;
}

PipelineView filterPipeline() {
    PipelineView view;
    using enum PointState;
    view.at(ExtensionPoint::PreEnqueue) = {Done, text("1 gated"), text("4"), {}};
    view.at(ExtensionPoint::QueueSort) = {Done, text("P0 first"), text("4"), {}};
    view.at(ExtensionPoint::PreFilter) = {Done, text("5 plugins"), text("8"), {}};
    view.at(ExtensionPoint::Filter) = {Active, text("7 of 8 nodes"), text("7 → 3"), {}};
    view.at(ExtensionPoint::PostFilter) = {Skipped, text("only if 0 pass"), {}, {}};
    view.at(ExtensionPoint::PreScore) = {Next, text("6 plugins"), {}, {}};
    view.at(ExtensionPoint::Score) = {Idle, text("4 plugins"), {}, {}};
    view.at(ExtensionPoint::NormalizeScore) = {Idle, text("1 plugin"), {}, {}};
    view.at(ExtensionPoint::Reserve) = {Idle, text("1 plugin"), {}, {}};
    view.at(ExtensionPoint::Permit) = {Waiting, text("12 pods wait"), text("12"), {}};
    view.at(ExtensionPoint::PreBind) = {Idle, text("1 plugin"), {}, {}};
    view.at(ExtensionPoint::Bind) = {Rejecting, text("DefaultBinder"), text("1 → 0"), {}};
    view.at(ExtensionPoint::PostBind) = {Idle, text("no plugin"), {}, {}};
    view.cycle = text("In the cycle #37");
    view.pod = chip(30, text("sft-7b-3"), Level::P1, text("4 GPU"));
    view.schedulingNote = text("one pod at a time");
    view.bindingNote = text("1 waits on Permit");
    return view;
}

QueuesView queues() {
    QueuesView view;
    view.summary = text("8 pods pending");
    view.lanes = {
        {text("activeQ"),
         3,
         text("next pod on top"),
         {chip(31, text("infer-2"), Level::P1, text("2 GPU")), chip(32, text("sft-7b-4"), Level::P2, text("3 GPU")),
          chip(33, text("embed-1"), Level::P2, text("1 GPU"))},
         {0, 1, 2, 0}},
        {text("backoffQ"), 1, {}, {chip(34, text("eval-c"), Level::P2, text("8 GPU"), text("3 s"))}, {}},
        {text("unschedulablePods"), 1, {}, {chip(35, text("big-16"), Level::P2, text("16 GPU"))}, {}},
        {text("gated"), 1, {}, {chip(36, text("nb-7"), Level::P2, text("½ GPU"), text("1 gate"))}, {}},
        {text("waiting on Permit"), 1, {}, {chip(37, text("embed-0"), Level::P2, text("1 GPU"), text("21 s"))}, {}}};
    view.lanes.back().chips.front().metaTone = Tone::Wait;
    return view;
}

} // namespace berth::ui::sample
