// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Result.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth::ctl {

/// A `--name` or `--name VALUE` a verb takes.
struct Option {
    std::string_view name;  ///< with its dashes
    std::string_view value; ///< what stands for the value in the help; empty: a flag
    std::string_view help;
    std::vector<std::string_view> choices = {}; ///< the only values; empty: any
};

/// The words behind a verb, sorted into operands and options.
class Arguments {
public:
    /// Reads `--name value`, `--name=value` and flags; `--` ends the options. Fails with a sentence for people.
    static Result<Arguments> parse(std::span<const std::string> words, std::span<const Option> options);

    const std::vector<std::string>& operands() const { return operands_; }
    bool has(std::string_view option) const { return values_.contains(option); }
    /// The option's value, the last one when given twice.
    std::optional<std::string> value(std::string_view option) const;
    /// All of its values in the order given.
    std::vector<std::string> values(std::string_view option) const;

private:
    std::vector<std::string> operands_;
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

} // namespace berth::ctl
