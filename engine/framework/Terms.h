// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace berth {

/// One line of the arithmetic behind a verdict or a score, in the order it was computed.
struct Term {
    std::string name;    ///< what it is: "cpu requested", "least allocated cpu", "total"
    std::string value;   ///< the number as the engine has it, or a word ("tolerated")
    std::string formula; ///< how it came about, with numbers: "(4000 − 1500) × 100 / 4000"; may be empty
    std::optional<std::int64_t> part = std::nullopt; ///< set on the summands of a score: all of one call add up to it
    bool applies = true; ///< false: a rule that changed nothing here; `formula` says why, "" where that is plain
};

/// Collects the arithmetic of one call of one plugin for one node. Filter, Score and the dry run take a nullable `Terms*`;
/// the code that decides fills it when someone asks, and does nothing extra otherwise.
class Terms {
public:
    void add(std::string name, std::string value, std::string formula = {}) {
        items_.push_back({std::move(name), std::move(value), std::move(formula)});
    }
    void add(std::string name, std::int64_t value, std::string formula = {}) {
        add(std::move(name), std::to_string(value), std::move(formula));
    }
    /// A summand of the score.
    void addPart(std::string name, std::int64_t value, std::string formula = {}) {
        items_.push_back({std::move(name), std::to_string(value), std::move(formula), value});
    }
    /// A rule that did not apply, and why: "the node has no such group of linked GPUs free".
    void skip(std::string rule, std::string why) {
        items_.push_back({std::move(rule), {}, std::move(why), std::nullopt, false});
    }
    /// The same of a rule that gives a summand: a part of 0.
    void skipPart(std::string rule, std::string why) {
        items_.push_back({std::move(rule), "0", std::move(why), 0, false});
    }
    const std::vector<Term>& items() const { return items_; }

private:
    std::vector<Term> items_;
};

} // namespace berth
