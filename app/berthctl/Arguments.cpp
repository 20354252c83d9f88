// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Arguments.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace berth::ctl {
namespace {

const Option* findOption(std::span<const Option> options, std::string_view name) {
    const auto it =
        std::find_if(options.begin(), options.end(), [&](const Option& option) { return option.name == name; });
    return it == options.end() ? nullptr : &*it;
}

bool isOption(std::string_view word) {
    return word.size() > 1 && word.front() == '-';
}

Result<std::string> checked(const Option& option, std::string value) {
    const bool known = option.choices.empty() ||
                       std::find(option.choices.begin(), option.choices.end(), value) != option.choices.end();
    if (!known)
        return fail(fmt::format("{} is one of {}, not \"{}\"", option.name, fmt::join(option.choices, ", "), value));
    return value;
}

/// One option word with what follows it.
struct OptionWords {
    std::string_view name;
    std::optional<std::string> value; ///< given with "="
};

OptionWords split(std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return {word, std::nullopt};
    return {word.substr(0, equals), std::string(word.substr(equals + 1))};
}

} // namespace

Result<Arguments> Arguments::parse(std::span<const std::string> words, std::span<const Option> options) {
    Arguments arguments;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (optionsEnded || !isOption(words[i])) {
            arguments.operands_.push_back(words[i]);
            continue;
        }
        if (words[i] == "--") {
            optionsEnded = true;
            continue;
        }
        OptionWords given = split(words[i]);
        const Option* option = findOption(options, given.name);
        if (option == nullptr) return fail(fmt::format("there is no option {}", given.name));
        if (option->value.empty() && given.value) return fail(fmt::format("{} takes no value", given.name));
        if (!option->value.empty() && !given.value) {
            if (i + 1 == words.size()) return fail(fmt::format("{} needs a value: {}", given.name, option->value));
            given.value = words[++i];
        }
        auto value = checked(*option, given.value.value_or(""));
        if (!value) return tl::unexpected(value.error());
        arguments.values_[std::string(option->name)].push_back(std::move(*value));
    }
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto it = values_.find(option);
    return it == values_.end() ? std::nullopt : std::optional(it->second.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    const auto it = values_.find(option);
    return it == values_.end() ? std::vector<std::string>() : it->second;
}

} // namespace berth::ctl
