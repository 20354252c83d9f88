// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/FastLook.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "tests/property/BothPaths.h"
#include "tests/property/Plan.h"
#include "tests/property/ScenarioYaml.h"
#include "tests/property/TrainingPlan.h"
#include "tests/support/Builders.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <deque>
#include <string>

namespace berth::test {
namespace {

/// One deed after another on a small cluster, as numbers that rapidcheck can draw, shrink and show.
struct Moment {
    int deed = 0; ///< 0: a pod leaves; 1: a node changes; else: a pod is looked at, and placed
    int what = 0; ///< bits that say which
};

MakeNode nodeOf(int index, int bits) {
    MakeNode node(fmt::format("n{:02}", index));
    node.has({{"cpu", std::to_string(2 + bits % 3)},
              {"memory", fmt::format("{}Gi", 4 << (bits / 3 % 2))},
              {"nvidia.com/gpu", std::to_string(bits / 6 % 3 * 2)},
              {"pods", bits / 18 % 4 == 0 ? "2" : "10"}});
    node.label("kubernetes.io/hostname", fmt::format("n{:02}", index));
    node.label("topology.kubernetes.io/zone", fmt::format("z{}", bits / 72 % 3));
    node.label("disk", bits / 216 % 2 == 0 ? "ssd" : "hdd");
    if (bits / 432 % 5 == 0) node.taint("dedicated", "a", TaintEffect::NoSchedule);
    if (bits / 432 % 5 == 1) node.taint("slow", "", TaintEffect::PreferNoSchedule);
    if (bits / 2160 % 3 == 0) node.image("app:1", 500 * 1024 * 1024);
    return node.cordoned(bits / 6480 % 9 == 0);
}

LabelSelector selecting(const std::string& app) {
    LabelSelector selector;
    selector.matchLabels.set("app", app);
    return selector;
}

void spread(Pod& pod, const std::string& key, bool hard, const std::string& app) {
    TopologySpreadConstraint constraint;
    constraint.topologyKey = key;
    constraint.doNotSchedule = hard;
    constraint.selector = selecting(app);
    pod.spread.push_back(constraint);
}

PodAffinityTerm near(const std::string& key, const std::string& app) {
    PodAffinityTerm term;
    term.topologyKey = key;
    term.selector = selecting(app);
    return term;
}

std::shared_ptr<const Pod> podOf(int index, int bits) {
    const std::string app = fmt::format("a{}", bits % 3);
    MakePod pod(fmt::format("p{}", index));
    pod.label("app", app).image("app:1");
    pod.req({{"cpu", fmt::format("{}m", 250 * (1 + bits / 3 % 4))}, {"memory", "512Mi"}});
    if (bits / 12 % 4 == 0) pod.req({{"nvidia.com/gpu", std::to_string(1 + bits / 48 % 2)}});
    if (bits / 96 % 5 == 0) pod.select("disk", "ssd");
    if (bits / 96 % 5 == 1) pod.prefer(50, labelTerm({requirement("disk", SelectorOperator::In, {"hdd"})}));
    if (bits / 480 % 3 == 0) pod.tolerate("dedicated", "Exists", "", TaintEffect::None);
    const std::string key = bits / 1440 % 2 == 0 ? "topology.kubernetes.io/zone" : "kubernetes.io/hostname";
    switch (bits / 2880 % 8) {
    case 0: spread(pod.raw(), key, true, app); break;
    case 1: spread(pod.raw(), key, false, app); break;
    case 2: pod.raw().affinity.podAnti.required.push_back(near(key, app)); break;
    case 3: pod.raw().affinity.podAnti.preferred.push_back({100, near(key, app)}); break;
    case 4: pod.raw().affinity.pod.preferred.push_back({10, near(key, app)}); break;
    default: break;
    }
    switch (bits / 23040 % 6) {
    case 1: pod.raw().containers[0].ports.push_back({80, 80, "TCP", ""}); break;
    case 2: pod.raw().containers[0].ports.push_back({81, 81, "UDP", "10.0.0.1"}); break;
    case 3: pod.require(fieldTerm({requirement("metadata.name", SelectorOperator::In, {"n00", "n01"})})); break;
    default: break;
    }
    return pod.obj();
}

/// Beside the default plugins; "" for none.
constexpr std::array<const char*, 10> kSuite = {"",
                                                "AISchedulingPlugin",
                                                "GPUFragmentationPlugin",
                                                "BestFitScore",
                                                "GpuPackingScore",
                                                "GpuClusteringScore",
                                                "DotProductScore",
                                                "FGDScore",
                                                "RandomScore",
                                                "NetworkTopology"};

std::string statusesOf(const LookResult& result) {
    std::string text;
    if (!result.fitError) return text;
    for (const auto& status : result.statuses)
        text += status
                    ? fmt::format("{} {} {}; ", static_cast<int>(status->code()), status->plugin(), status->message())
                    : "none; ";
    return text;
}

std::string textOf(const LookResult& result) {
    return fmt::format("{} node {} \"{}\" fit {} by [{}] [{}] next {} draws {} asked {} feasible {} | {}",
                       static_cast<int>(result.status.code()), result.selected.value, result.message, result.fitError,
                       fmt::join(result.unschedulablePlugins, " "), fmt::join(result.pendingPlugins, " "),
                       result.nextStart, result.drawsUsed, result.evaluated, result.feasible, statusesOf(result));
}

/// A cluster under the quick and the plain look at once. What happens to it is written down as a scenario, a second
/// for a moment, to be shown when the looks differ; but for nominations, which here come from nowhere.
class BothLooks {
public:
    BothLooks(const std::vector<int>& nodes, TieBreak ties, int percentage, const std::string& plugin = "")
        : story_(storyOf(ties, percentage, plugin)),
          profiles_(Profiles::create(story_.configuration, builtinPlugins()).value()),
          fast_(*profiles_->all().front()) {
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const MakeNode node = nodeOf(static_cast<int>(i), nodes[i]);
            cluster_.node(node);
            story_.nodes.push_back(node.obj());
        }
    }

    void take(const Moment& moment) {
        ++second_;
        if (moment.deed == 0) return leave(moment.what);
        if (moment.deed == 1) return change(moment.what);
        schedule(moment.what);
    }

    int quick = 0; ///< looks that had a quick form

private:
    static Scenario storyOf(TieBreak ties, int percentage, const std::string& plugin) {
        Configuration configuration = defaultConfiguration();
        configuration.percentageOfNodesToScore = percentage;
        Profile& profile = configuration.profiles.front();
        if (!plugin.empty()) profile.at(PluginPoint::MultiPoint).enabled.push_back({plugin, 1, {}});
        if (!plugin.empty()) profile.at(PluginPoint::QueueSort).disabled.push_back({plugin, 0, {}});
        Scenario story;
        story.configuration = std::make_shared<const Configuration>(configuration);
        story.tieBreak = ties;
        return story;
    }

    void note(Action action) { story_.steps.push_back({Duration::seconds(second_), std::move(action), "step", {}}); }

    void leave(int bits) {
        if (placed_.empty()) return;
        const auto chosen = placed_.begin() + bits % static_cast<int>(placed_.size());
        cluster_.take(chosen->second, chosen->first);
        const ObjectMeta& left = pods_[chosen->first.value]->meta;
        note(DeleteObject{{ObjectName::Kind::Pod, left.ns, left.name}});
        fast_.nodeChanged(chosen->second);
        placed_.erase(chosen);
    }

    void change(int bits) {
        const auto count = cluster_.input(*podOf(0, 0)).snapshot.size();
        const int index = bits % static_cast<int>(count);
        const MakeNode node = nodeOf(index, bits / 7);
        cluster_.change(NodeId{static_cast<std::uint32_t>(index)}, node);
        note(ReplaceNode{node.obj()});
        fast_.nodesChanged();
    }

    void schedule(int bits) {
        pods_.push_back(podOf(static_cast<int>(pods_.size()), bits));
        note(CreatePod{pods_.back()});
        CycleInput input = cluster_.input(*pods_.back());
        input.tieBreak = story_.tieBreak;
        input.nextStart = nextStart_;
        input.draws = draws_;
        input.nominations = nominations_;
        if (bits % 11 == 5) input.nominatedNode = NodeId{static_cast<std::uint32_t>(bits) % 4};
        const LookResult plain = look(input, *profiles_->all().front(), nullptr);
        if (const auto fast = fast_.look(input)) {
            ++quick;
            if (textOf(*fast) != textOf(plain))
                failWith(fmt::format("The quick look says\n  {}\nthe plain one\n  {}", textOf(*fast), textOf(plain)),
                         yamlOf(story_));
        }
        nextStart_ = plain.nextStart;
        draws_ += plain.drawsUsed;
        if (plain.status.ok()) bits % 7 == 3 ? nominate(plain.selected) : place(plain.selected);
    }

    /// The last pod, in place of the one nominated longest ago.
    void nominate(NodeId node) {
        constexpr std::size_t kMost = 3;
        if (nominations_.size() == kMost) nominations_.erase(nominations_.begin());
        nominations_.push_back({PodId{static_cast<std::uint32_t>(pods_.size() - 1)}, pods_.back().get(), node});
    }

    void place(NodeId node) {
        const PodId id{static_cast<std::uint32_t>(pods_.size() - 1)};
        cluster_.put(node, id, *pods_.back());
        fast_.nodeChanged(node);
        placed_.emplace_back(id, node);
    }

    Scenario story_;
    int second_ = 0;
    MakeCluster cluster_;
    std::shared_ptr<const Profiles> profiles_;
    FastLook fast_;
    std::deque<std::shared_ptr<const Pod>> pods_;
    std::vector<std::pair<PodId, NodeId>> placed_;
    std::vector<Nomination> nominations_;
    std::uint32_t nextStart_ = 0;
    std::uint64_t draws_ = 0;
};

std::vector<Moment> moments(const std::vector<int>& numbers) {
    std::vector<Moment> all;
    for (const int number : numbers) all.push_back({number % 8 == 0 ? 0 : number % 29 == 1 ? 1 : 2, number / 8});
    return all;
}

std::vector<int> numbers(int most, int bound) {
    const auto size = *rc::gen::inRange(1, most);
    return *rc::gen::container<std::vector<int>>(static_cast<std::size_t>(size), rc::gen::inRange(0, bound));
}

/// The two paths of DESIGN 3: whatever the quick look says, the plain one says.
RC_GTEST_PROP(FastLook, SaysWhatThePlainLookSays, ()) {
    const auto ties = *rc::gen::element(TieBreak::FirstByName, TieBreak::SeededRandom);
    BothLooks both(numbers(12, 58320), ties, 100);
    for (const Moment& moment : moments(numbers(60, 1 << 20))) both.take(moment);
}

/// The same with plugins beside the default ones, of which some have no quick form.
RC_GTEST_PROP(FastLook, SaysWhatThePlainLookSaysWithTheSuite, ()) {
    const auto ties = *rc::gen::element(TieBreak::FirstByName, TieBreak::SeededRandom, TieBreak::HeapOrder);
    const std::string plugin = kSuite.at(*rc::gen::inRange<std::size_t>(0, kSuite.size()));
    BothLooks both(numbers(12, 58320), ties, 100, plugin);
    for (const Moment& moment : moments(numbers(60, 1 << 20))) both.take(moment);
}

/// Where the search stops early, at as many nodes as a share of 100 and more asks for.
RC_GTEST_PROP(FastLook, StopsWhereThePlainSearchStops, ()) {
    const auto ties = *rc::gen::element(TieBreak::FirstByName, TieBreak::SeededRandom);
    std::vector<int> nodes = numbers(20, 58320);
    for (std::size_t i = nodes.size(); i < 130; ++i)
        nodes.push_back(nodes[i - nodes.size() / 2 - 1] + static_cast<int>(i % 2));
    BothLooks both(nodes, ties, *rc::gen::element(0, 80, 90));
    for (const Moment& moment : moments(numbers(40, 1 << 20))) both.take(moment);
}

/// Whole runs, with all that happens to pods and nodes between two looks.
RC_GTEST_PROP(FastLook, LeavesTheFactsOfThePlainLook, ()) {
    assertOnePath(*scenarioOf(*plans()));
}

/// The same under AISchedulingPlugin at all its points.
RC_GTEST_PROP(FastLook, LeavesTheFactsOfThePlainLookInTraining, ()) {
    assertOnePath(*scenarioOf(*trainingPlans()));
}

TEST(FastLook, HasAQuickFormForOrdinaryPods) {
    BothLooks both({0, 1, 2, 3}, TieBreak::FirstByName, 100);
    for (int i = 0; i < 6; ++i) both.take({2, 5 * 2880 + i});
    EXPECT_EQ(both.quick, 6);
}

} // namespace
} // namespace berth::test
