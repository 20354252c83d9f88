// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scenario/StoryReader.h"

#include <fmt/format.h>

namespace berth::io {
namespace {

FactPattern readPattern(const StrictDecoder& in) {
    FactPattern pattern;
    in.fields({
        {"fact", [&](const StrictDecoder& field) { field.read(pattern.fact); }},
        {"pod", [&](const StrictDecoder& field) { field.read(pattern.pod); }},
        {"node", [&](const StrictDecoder& field) { field.read(pattern.node); }},
    });
    if (in.value().isMap() && pattern.fact.empty()) in.error("this pattern names no fact", "Write fact: NodeSelected");
    return pattern;
}

/// A pod is named NS/NAME wherever a scenario speaks of one outside its steps.
void checkPodKey(const StrictDecoder& in, std::string_view key) {
    const std::size_t slash = key.find('/');
    const bool good = slash != std::string_view::npos && slash > 0 && slash + 1 < key.size() &&
                      key.find('/', slash + 1) == std::string_view::npos;
    if (!good) in.error(fmt::format("expected a pod as NAMESPACE/NAME, found \"{}\"", key), fmt::format("Write default/{}", key));
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

Narration readNarration(const StrictDecoder& in) {
    Narration narration;
    in.fields({
        {"on", [&](const StrictDecoder& field) { narration.on = readPattern(field); }},
        {"text", [&](const StrictDecoder& field) { field.read(narration.text); }},
    });
    if (in.value().isMap() && narration.text.empty()) in.error("this narration has no text", "Write text: {en: \"…\"}");
    if (in.value().isMap() && !in.value().find("on")) in.error("this narration has no moment", "Write on: {fact: NodeSelected}");
    return narration;
}

Question readQuestion(const StrictDecoder& in) {
    Question question;
    in.fields({
        {"before", [&](const StrictDecoder& field) { question.before = readPattern(field); }},
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
             field.read(*expect.evicted);
         }},
        {"deadlocks", [&](const StrictDecoder& field) { readCount(field, expect.deadlocks); }},
    });
    return expect;
}

} // namespace berth::io
