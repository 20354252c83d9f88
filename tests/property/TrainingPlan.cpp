// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/property/TrainingPlan.h"

#include "tests/engine/session/TrainingFixture.h"
#include "tests/property/Draw.h"

#include <fmt/format.h>

#include <ostream>

namespace berth::test {
namespace {

rc::Gen<TrainingPlan::PodPlan> podPlans() {
    using P = TrainingPlan::PodPlan;
    return rc::gen::build<P>(
        rc::gen::set(&P::at, element({0, 0, 5, 20, 40, 90})), rc::gen::set(&P::node, element({0, 1, 2, 3})),
        rc::gen::set(&P::level, element({0, 1, 2, 2})), rc::gen::set(&P::queue, element({0, 1, 2})),
        rc::gen::set(&P::gpus, element({0, 1, 2, 4})), rc::gen::set(&P::duration, element({0, 30, 100, 250})),
        rc::gen::set(&P::hook, element({0, 10, 45})), rc::gen::set(&P::interval, element({0, 0, 15})),
        rc::gen::set(&P::grace, element({30, 0, 60})), rc::gen::set(&P::owned, element({true, true, false})));
}

MakePod podOf(const TrainingPlan::PodPlan& plan, std::size_t index) {
    MakePod pod = trainingPod(fmt::format("p{}-0", index), plan.level, plan.gpus);
    pod.label("berth.dev/queue", fmt::format("q{}", plan.queue));
    if (plan.hook > 0) pod = saving(std::move(pod), plan.hook, plan.grace);
    if (plan.interval > 0)
        pod.raw().meta.annotations.set("berth.dev/checkpoint-interval", fmt::format("{}s", plan.interval));
    if (plan.duration > 0) pod.raw().duration = Duration::seconds(plan.duration);
    pod.raw().gracePeriod = Duration::seconds(plan.grace);
    return plan.owned ? owned(std::move(pod)) : pod;
}

std::vector<std::pair<std::string, Value>> argsOf(const TrainingPlan& plan) {
    return {{"priorityPreemptionThreshold", plain(std::to_string(plan.threshold))},
            {"maxPreemptPodsPerCycle", plain(std::to_string(plan.maxVictims))},
            {"victimOrder", plain(plan.leastLostWork ? "LeastLostWork" : "Upstream")}};
}

} // namespace

std::ostream& operator<<(std::ostream& out, const TrainingPlan& plan) {
    out << "nodes";
    for (const int gpus : plan.nodeGpus) out << ' ' << gpus;
    out << " threshold " << plan.threshold << " victims " << plan.maxVictims << " least " << plan.leastLostWork << '\n';
    for (const auto& pod : plan.pods)
        out << fmt::format(
            "at {} node {} level {} queue {} gpus {} duration {} hook {} interval {} grace {} owned {}\n", pod.at,
            pod.node, pod.level, pod.queue, pod.gpus, pod.duration, pod.hook, pod.interval, pod.grace, pod.owned);
    return out;
}

rc::Gen<TrainingPlan> trainingPlans() {
    using T = TrainingPlan;
    return rc::gen::build<T>(
        rc::gen::set(&T::nodeGpus, rc::gen::container<std::vector<int>>(3, element({2, 4, 4}))),
        rc::gen::set(&T::pods, rc::gen::resize(14, rc::gen::container<std::vector<T::PodPlan>>(podPlans()))),
        rc::gen::set(&T::threshold, element({1, 1, 0, 2})), rc::gen::set(&T::maxVictims, element({3, 1, 2})),
        rc::gen::set(&T::leastLostWork, rc::gen::arbitrary<bool>()));
}

std::shared_ptr<const Scenario> scenarioOf(const TrainingPlan& plan) {
    ScenarioBuilder builder;
    builder.raw().configuration = trainingConfiguration(argsOf(plan));
    builder.raw().until = Duration::seconds(2000);
    std::vector<int> free = plan.nodeGpus;
    for (std::size_t i = 0; i < plan.nodeGpus.size(); ++i)
        builder.node(gpuNode(fmt::format("n{}", i + 1), plan.nodeGpus[i]));
    for (std::size_t i = 0; i < plan.pods.size(); ++i) {
        const TrainingPlan::PodPlan& pod = plan.pods[i];
        const auto node = static_cast<std::size_t>(pod.node);
        if (pod.at > 0) {
            builder.arrives(Duration::seconds(pod.at), podOf(pod, i));
        } else if (node > 0 && free[node - 1] >= pod.gpus) {
            free[node - 1] -= pod.gpus;
            builder.running(podOf(pod, i), fmt::format("n{}", node));
        } else {
            builder.pod(podOf(pod, i));
        }
    }
    std::stable_sort(builder.raw().steps.begin(), builder.raw().steps.end(),
                     [](const Step& a, const Step& b) { return a.at < b.at; });
    return builder.scenario();
}

} // namespace berth::test
