// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runtime/PointExpansion.h"

#include "engine/framework/Score.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>

namespace berth {
namespace {

using Names = std::vector<std::string_view>;
using NameSet = std::set<std::string_view>;

Diagnostic problem(const PluginRef& ref, std::string text) {
    return {Severity::Error, ref.place, std::move(text), {}};
}

/// Reads one point of one profile.
class PointExpansion {
public:
    PointExpansion(const Profile& profile, PluginPoint point, const PluginMap& built, ImplementsFn implements)
        : own_(profile.at(point)),
          multi_(profile.at(PluginPoint::MultiPoint)),
          interface_(interfaceName(point)),
          built_(built),
          implements_(implements) {}

    std::optional<Diagnostic> read() {
        if (auto failed = readOwn()) return failed;
        if (isDisabled("*")) return std::nullopt;
        for (const PluginRef& ref : multi_.enabled)
            if (auto failed = readMultiPoint(ref)) return failed;
        return std::nullopt;
    }

    /// Overrides, MultiPoint, the rest.
    Names ordered() const {
        Names names;
        std::copy_if(ownNames_.begin(), ownNames_.end(), std::back_inserter(names),
                     [&](std::string_view name) { return overrides_.contains(name); });
        names.insert(names.end(), multiNames_.begin(), multiNames_.end());
        std::copy_if(ownNames_.begin(), ownNames_.end(), std::back_inserter(names),
                     [&](std::string_view name) { return !overrides_.contains(name); });
        return names;
    }

private:
    bool isDisabled(std::string_view name) const {
        return std::any_of(own_.disabled.begin(), own_.disabled.end(),
                           [&](const PluginRef& ref) { return ref.name == name; });
    }

    Diagnostic unknown(const PluginRef& ref) const {
        return problem(ref, fmt::format("{} \"{}\" does not exist", interface_, ref.name));
    }
    Diagnostic twice(const PluginRef& ref) const {
        return problem(ref, fmt::format("plugin \"{}\" already registered as \"{}\"", ref.name, interface_));
    }

    std::optional<Diagnostic> readOwn() {
        for (const PluginRef& ref : own_.enabled) {
            const auto it = built_.find(ref.name);
            if (it == built_.end()) return unknown(ref);
            if (!implements_(*it->second))
                return problem(ref, fmt::format("plugin \"{}\" does not extend {} plugin", ref.name, interface_));
            if (!seen_.insert(it->first).second) return twice(ref);
            ownNames_.push_back(it->first);
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> readMultiPoint(const PluginRef& ref) {
        const auto it = built_.find(ref.name);
        if (it == built_.end()) return unknown(ref);
        if (!implements_(*it->second) || isDisabled(ref.name)) return std::nullopt;
        if (seen_.contains(it->first)) {
            overrides_.insert(it->first);
            return std::nullopt;
        }
        if (std::find(multiNames_.begin(), multiNames_.end(), it->first) != multiNames_.end()) return twice(ref);
        multiNames_.push_back(it->first);
        return std::nullopt;
    }

    const PluginSet& own_;
    const PluginSet& multi_;
    std::string_view interface_;
    const PluginMap& built_;
    ImplementsFn implements_;

    Names ownNames_;
    Names multiNames_;
    NameSet seen_;
    NameSet overrides_;
};

/// Upstream's check, with Go's wrapping subtraction: a negative weight before another makes it fail.
bool wouldOverflow(std::int64_t weight, std::int64_t total) {
    const auto left = static_cast<std::int64_t>(static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) -
                                                static_cast<std::uint64_t>(total));
    return weight * kMaxScore > left;
}

} // namespace

tl::expected<std::vector<std::string_view>, Diagnostic> expandPoint(const Profile& profile, PluginPoint point,
                                                                    const PluginMap& built, ImplementsFn implements) {
    PointExpansion expansion(profile, point, built, implements);
    if (auto failed = expansion.read()) return tl::unexpected(std::move(*failed));
    return expansion.ordered();
}

tl::expected<std::map<std::string_view, std::int64_t>, Diagnostic> scoreWeights(const Profile& profile,
                                                                                const PluginMap& built) {
    std::map<std::string_view, std::int64_t> weights;
    std::int64_t total = 0;
    for (const PluginPoint point : {PluginPoint::Score, PluginPoint::MultiPoint})
        for (const PluginRef& ref : profile.at(point).enabled) {
            const auto it = built.find(ref.name);
            if (it == built.end() || dynamic_cast<const ScorePlugin*>(it->second.get()) == nullptr) continue;
            const std::int64_t weight = ref.weight == 0 ? 1 : ref.weight;
            if (!weights.emplace(it->first, weight).second) continue;
            if (wouldOverflow(weight, total))
                return tl::unexpected(problem(ref, "score plugins: total score of Score plugins could overflow"));
            total += weight * kMaxScore;
        }
    return weights;
}

std::vector<const PluginRef*> neededPlugins(const Profile& profile) {
    std::vector<const PluginRef*> needed;
    std::set<std::string_view> seen;
    const auto add = [&](const PluginSet& set) {
        for (const PluginRef& ref : set.enabled)
            if (seen.insert(ref.name).second) needed.push_back(&ref);
    };
    add(profile.at(PluginPoint::MultiPoint));
    for (const PluginSet& set : profile.plugins) add(set);
    return needed;
}

} // namespace berth
