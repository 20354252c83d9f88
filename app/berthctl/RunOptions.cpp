// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/RunOptions.h"

#include <charconv>

namespace berth::ctl {
namespace {

Result<std::uint64_t> readSeed(const std::string& text) {
    std::uint64_t number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    if (error != std::errc() || end != last) return fail("--seed is a whole number, not \"" + text + "\"");
    return number;
}

Result<Duration> readUntil(const std::string& text, SimTime start) {
    const auto duration = parseDuration(text);
    const auto instant = parseTime(text);
    if (!duration && !instant)
        return fail("--until is a time since the start (90s, 1h30m) or an instant (2026-01-01T12:00:00Z), not \"" +
                    text + "\"");
    const Duration until = duration ? *duration : *instant - start;
    if (until < Duration{}) return fail("--until lies before the start, " + toString(start));
    return until;
}

} // namespace

const Option kUntilOption{"--until", "TIME", "the last instant: since the start (90s, 1h30m) or as RFC 3339"};
const Option kSeedOption{"--seed", "N", "the seed of the random source, in place of the scenario's"};

Result<SessionOptions> sessionOptions(const Arguments& arguments, SimTime start) {
    SessionOptions options;
    if (const auto given = arguments.value(kSeedOption.name)) {
        const auto seed = readSeed(*given);
        if (!seed) return tl::unexpected(seed.error());
        options.seed = *seed;
    }
    if (const auto given = arguments.value(kUntilOption.name)) {
        const auto until = readUntil(*given, start);
        if (!until) return tl::unexpected(until.error());
        options.until = *until;
    }
    return options;
}

} // namespace berth::ctl
