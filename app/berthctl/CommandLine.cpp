// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>

namespace berth::ctl {
namespace {

constexpr std::string_view kUsage = "Usage: berthctl VERB [OPTION...] [FILE...]";

void printHelp(std::ostream& out) {
    fmt::print(out, "{}\n\nBerth schedules pods as kube-scheduler does and shows why.\n\nVerbs:\n", kUsage);
    for (const Verb& verb : verbs()) fmt::print(out, "  {:<12} {}\n", verb.name, verb.summary);
    fmt::print(out, "\n`berthctl VERB --help` tells more. Exit codes: 0 yes, 1 the answer is no, 2 bad input.\n");
}

std::string spelled(const Option& option) {
    return option.value.empty() ? std::string(option.name) : fmt::format("{} {}", option.name, option.value);
}

/// `called` is the verb as it was typed: "tune sweep".
void printHelp(const Verb& verb, const std::string& called, std::ostream& out) {
    fmt::print(out, "Usage: berthctl {}{} {}\n\n{}\n", called, verb.options.empty() ? "" : " [OPTION...]",
               verb.operands, verb.summary);
    if (!verb.description.empty()) fmt::print(out, "\n{}\n", verb.description);
    fmt::print(out, "\nOptions:\n");
    for (const Option& option : verb.options) fmt::print(out, "  {:<24} {}\n", spelled(option), option.help);
    fmt::print(out, "  {:<24} {}\n", "--help", "this text");
}

void printPartsHelp(const Verb& verb, std::ostream& out) {
    fmt::print(out, "Usage: berthctl {} {}\n\n{}\n", verb.name, verb.operands, verb.summary);
    if (!verb.description.empty()) fmt::print(out, "\n{}\n", verb.description);
    fmt::print(out, "\n");
    for (const Verb& part : verb.parts())
        fmt::print(out, "  {:<24} {}\n", fmt::format("{} {}", part.name, part.operands), part.summary);
    fmt::print(out, "\n`berthctl {} WORD --help` tells more.\n", verb.name);
}

bool asksForHelp(std::span<const std::string> words) {
    const auto end = std::find(words.begin(), words.end(), "--");
    return std::any_of(words.begin(), end, [](const std::string& word) { return word == "--help" || word == "-h"; });
}

int misunderstood(const std::string& why, std::string_view helpOf, std::ostream& err) {
    fmt::print(err, "berthctl: {}\nTry `berthctl {}--help`.\n", why, helpOf);
    return kBadInput;
}

int runVerb(const Verb& verb, const std::string& called, std::span<const std::string> words, Console console) {
    if (asksForHelp(words)) {
        printHelp(verb, called, console.out);
        return kOk;
    }
    const auto arguments = Arguments::parse(words, verb.options);
    const std::string helpOf = called + " ";
    if (!arguments) return misunderstood(fmt::format("{}: {}", called, arguments.error().text), helpOf, console.err);
    if (arguments->operands().empty() && !verb.operands.empty())
        return misunderstood(fmt::format("{}: {} is missing", called, verb.operands), helpOf, console.err);
    return verb.run(*arguments, console);
}

int runPart(const Verb& verb, std::span<const std::string> words, Console console) {
    for (const Verb& part : verb.parts())
        if (!words.empty() && words[0] == part.name)
            return runVerb(part, fmt::format("{} {}", verb.name, part.name), words.subspan(1), console);
    if (asksForHelp(words)) {
        printPartsHelp(verb, console.out);
        return kOk;
    }
    std::string known;
    for (const Verb& part : verb.parts()) known += fmt::format("{}{}", known.empty() ? "" : ", ", part.name);
    return misunderstood(fmt::format("{} needs one of: {}", verb.name, known), fmt::format("{} ", verb.name),
                         console.err);
}

} // namespace

int runCommandLine(std::span<const std::string> words, Console console) {
    if (words.empty()) {
        printHelp(console.err);
        return kBadInput;
    }
    if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        printHelp(console.out);
        return kOk;
    }
    if (words[0] == "--version") {
        fmt::print(console.out, "berthctl {}\n", BERTH_VERSION);
        return kOk;
    }
    const auto known = verbs();
    const auto verb = std::find_if(known.begin(), known.end(), [&](const Verb& each) { return each.name == words[0]; });
    if (verb == known.end()) return misunderstood(fmt::format("there is no verb \"{}\"", words[0]), "", console.err);
    if (verb->parts != nullptr) return runPart(*verb, words.subspan(1), console);
    return runVerb(*verb, words[0], words.subspan(1), console);
}

} // namespace berth::ctl
