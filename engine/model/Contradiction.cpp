// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Contradiction.h"

#include "engine/model/Integers.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace berth {
namespace {

/// What is left for the value of one label.
class Room {
public:
    void narrow(const Requirement& requirement) {
        switch (requirement.op) {
        case SelectorOperator::In: keep(requirement.values); break;
        case SelectorOperator::NotIn: forbidden_.insert(requirement.values.begin(), requirement.values.end()); break;
        case SelectorOperator::Exists: needed_ = true; break;
        case SelectorOperator::DoesNotExist: refused_ = true; break;
        case SelectorOperator::Gt: above_ = std::max(above_, bound(requirement).value_or(above_)); break;
        case SelectorOperator::Lt: below_ = std::min(below_, bound(requirement).value_or(below_)); break;
        }
        needed_ = needed_ || requirement.op == SelectorOperator::Gt || requirement.op == SelectorOperator::Lt;
    }

    bool isEmpty() const {
        if (refused_ && (needed_ || allowed_)) return true;
        if (above_ != kLeast && below_ != kMost && above_ + 1 >= below_) return true;
        return allowed_ && std::all_of(allowed_->begin(), allowed_->end(),
                                       [this](const std::string& value) { return !fits(value); });
    }

private:
    static constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

    static std::optional<std::int64_t> bound(const Requirement& requirement) {
        return requirement.values.size() == 1 ? parseInteger(requirement.values.front()) : std::nullopt;
    }

    void keep(const std::vector<std::string>& values) {
        const std::set<std::string> given(values.begin(), values.end());
        if (!allowed_)
            allowed_ = given;
        else
            std::erase_if(*allowed_, [&given](const std::string& value) { return !given.contains(value); });
    }

    bool fits(const std::string& value) const {
        if (forbidden_.contains(value)) return false;
        if (above_ == kLeast && below_ == kMost) return true;
        const auto number = parseInteger(value);
        return number && *number > above_ && *number < below_;
    }

    std::optional<std::set<std::string>> allowed_;
    std::set<std::string> forbidden_;
    std::int64_t above_ = kLeast;
    std::int64_t below_ = kMost;
    bool needed_ = false;
    bool refused_ = false;
};

std::string firstEmpty(const StringMap& pairs, const std::vector<Requirement>& requirements) {
    std::map<std::string, Room> rooms;
    for (const auto& [key, value] : pairs) rooms[key].narrow({key, SelectorOperator::In, {value}});
    for (const Requirement& requirement : requirements) rooms[requirement.key].narrow(requirement);
    for (const auto& [key, room] : rooms)
        if (room.isEmpty()) return key;
    return {};
}

} // namespace

std::string contradictoryLabel(const LabelSelector& selector) {
    return firstEmpty(selector.matchLabels, selector.matchExpressions);
}

std::string contradictoryLabel(const NodeSelectorTerm& term, const StringMap& nodeSelector) {
    return firstEmpty(nodeSelector, term.matchExpressions);
}

} // namespace berth
