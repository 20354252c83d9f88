// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/StoryReader.h"

#include "engine/io/Fields.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth::io {
namespace {

/// A pod is named NS/NAME wherever a scenario speaks of one outside its steps.
void checkPodKey(const StrictDecoder& in, std::string_view key) {
    const std::size_t slash = key.find('/');
    const bool good = slash != std::string_view::npos && slash > 0 && slash + 1 < key.size() &&
                      key.find('/', slash + 1) == std::string_view::npos;
    if (!good)
        in.error(fmt::format("expected a pod as NAMESPACE/NAME, found \"{}\"", key),
                 fmt::format("Write default/{}", key));
}

void readPod(const StrictDecoder& in, std::string& pod) {
    in.read(pod);
    if (!pod.empty()) checkPodKey(in, pod);
}

void readFact(const StrictDecoder& in, FactNames facts, std::string& fact) {
    in.read(fact);
    if (fact.empty() || facts.empty() || std::find(facts.begin(), facts.end(), fact) != facts.end()) return;
    const std::string_view meant = nearest(fact, facts);
    in.error(fmt::format("there is no fact \"{}\"", fact), meant.empty()
                                                               ? fmt::format("The facts are {}", fmt::join(facts, ", "))
                                                               : fmt::format("Did you mean {}?", meant));
}

FactPattern readPattern(const StrictDecoder& in, FactNames facts) {
    FactPattern pattern;
    in.fields({
        {"fact", [&](const StrictDecoder& field) { readFact(field, facts, pattern.fact); }},
        {"pod", [&](const StrictDecoder& field) { readPod(field, pattern.pod); }},
        {"node", [&](const StrictDecoder& field) { field.read(pattern.node); }},
    });
    if (in.value().isMap() && !in.value().find("fact"))
        in.error("this pattern names no fact", "Write fact: NodeSelected");
    return pattern;
}

void readPods(const StrictDecoder& in, std::vector<std::string>& pods) {
    in.items([&](const StrictDecoder& item) { readPod(item, pods.emplace_back()); });
}

void readByPod(const StrictDecoder& in, std::map<std::string, std::string>& out) {
    in.members([&](std::string_view pod, const StrictDecoder& member) {
        checkPodKey(member, pod);
        member.read(out[std::string(pod)]);
    });
}

void readCount(const StrictDecoder& in, std::optional<std::int64_t>& out) {
    in.read(out);
    if (out && *out < 0) in.wrongType("a whole number from 0 upwards");
}

} // namespace

Narration readNarration(const StrictDecoder& in, FactNames facts) {
    Narration narration;
    in.fields({
        {"on", [&](const StrictDecoder& field) { narration.on = readPattern(field, facts); }},
        {"text", [&](const StrictDecoder& field) { field.read(narration.text); }},
    });
    if (in.value().isMap() && narration.text.empty()) in.error("this narration has no text", "Write text: {en: \"…\"}");
    if (in.value().isMap() && !in.value().find("on"))
        in.error("this narration has no moment", "Write on: {fact: NodeSelected}");
    return narration;
}

Question readQuestion(const StrictDecoder& in, FactNames facts) {
    Question question;
    in.fields({
        {"before", [&](const StrictDecoder& field) { question.before = readPattern(field, facts); }},
        {"ask", [&](const StrictDecoder& field) { field.read(question.ask); }},
        {"answer", [&](const StrictDecoder& field) { field.read(question.answer); }},
    });
    if (in.value().isMap() && question.ask.empty()) in.error("this question asks nothing", "Write ask: {en: \"…\"}");
    if (in.value().isMap() && !in.value().find("before"))
        in.error("this question has no moment", "Write before: {fact: NodeSelected}");
    return question;
}

Expectation readExpectation(const StrictDecoder& in) {
    Expectation expect;
    in.fields({
        {"bound", [&](const StrictDecoder& field) { readByPod(field, expect.bound); }},
        {"pending", [&](const StrictDecoder& field) { readByPod(field, expect.pending); }},
        {"evicted",
         [&](const StrictDecoder& field) {
             if (field.value().isNull()) return;
             expect.evicted.emplace();
             readPods(field, *expect.evicted);
         }},
        {"deadlocks", [&](const StrictDecoder& field) { readCount(field, expect.deadlocks); }},
    });
    return expect;
}

} // namespace berth::io
