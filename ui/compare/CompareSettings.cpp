// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/ConfigurationDifference.h"
#include "ui/compare/ComparePicture.h"
#include "ui/view/Text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CompareSettings)
};

using explain::ConfigurationDifference;

const QString kNothing = QStringLiteral("–");
constexpr std::size_t kAlike = 3;

/// The rows of "What differs".
class SettingTable {
public:
    SettingTable(const BranchRun& first, const BranchRun& second) : first_(first), second_(second) {}

    std::vector<SettingRow> make() {
        differences_ = explain::configurationDifferences(*first_.profiles, *second_.profiles);
        addValues({});
        for (const auto& each : first_.profiles->all()) addProfile(each->schedulerName());
        for (const auto& each : second_.profiles->all())
            if (first_.profiles->find(each->schedulerName()) == nullptr) addProfile(each->schedulerName());
        addEdits();
        return std::move(rows_);
    }

private:
    using Kind = ConfigurationDifference::Kind;
    using Weights = std::vector<std::pair<std::string, std::int64_t>>;

    static QString shown(const std::optional<std::string>& value) { return value ? text(*value) : kNothing; }

    static Weights weightsOf(const Framework* framework) {
        Weights weights;
        if (framework == nullptr) return weights;
        for (const ScorePluginAt& at : framework->score) weights.emplace_back(std::string(at.name), at.weight);
        return weights;
    }

    static std::optional<std::string> weightIn(const Weights& weights, const std::string& plugin) {
        for (const auto& [name, weight] : weights)
            if (name == plugin) return std::to_string(weight);
        return std::nullopt;
    }

    void head(const QString& name) {
        SettingRow row;
        row.name = name;
        row.isHead = true;
        rows_.push_back(std::move(row));
    }

    void add(const QString& name, const std::optional<std::string>& first, const std::optional<std::string>& second,
             bool isInner) {
        SettingRow row{name, shown(first), shown(second), {}, first != second, second && !first, false, isInner};
        row.whole = QStringLiteral("%1: A %2, B %3").arg(name, row.first, row.second);
        rows_.push_back(std::move(row));
    }

    bool isOneProfile() const { return first_.profiles->all().size() == 1 && second_.profiles->all().size() == 1; }

    void addProfile(const std::string& profile) {
        head(isOneProfile() ? Words::tr("score plugin, weight")
                            : Words::tr("%1: score plugin, weight", "a profile").arg(text(profile)));
        const Weights before = weightsOf(first_.profiles->find(profile));
        const Weights after = weightsOf(second_.profiles->find(profile));
        std::size_t alike = 0;
        QStringList others;
        for (const auto& [plugin, weight] : before) {
            const bool isAlike = weightIn(after, plugin) == weightIn(before, plugin) && !hasArguments(profile, plugin);
            if (isAlike && ++alike > kAlike)
                others += QStringLiteral("%1 %2").arg(text(plugin)).arg(weight);
            else
                addPlugin(profile, plugin, before, after);
        }
        for (const auto& [plugin, weight] : after)
            if (!weightIn(before, plugin)) addPlugin(profile, plugin, before, after);
        addOthers(others);
        addOtherArguments(profile, before, after);
        addValues(profile);
    }

    void addPlugin(const std::string& profile, const std::string& plugin, const Weights& before, const Weights& after) {
        add(text(plugin), weightIn(before, plugin), weightIn(after, plugin), false);
        addArguments(profile, plugin);
    }

    bool hasArguments(const std::string& profile, const std::string& plugin) const {
        return std::ranges::any_of(differences_, [&](const ConfigurationDifference& each) {
            return each.kind == Kind::Argument && each.profile == profile && each.plugin == plugin;
        });
    }

    /// Plugins that weigh the same are told by name up to a few.
    void addOthers(const QStringList& others) {
        if (others.isEmpty()) return;
        SettingRow row;
        row.name =
            plural(others.size(), Words::tr("%1 other, the same in both"), Words::tr("%1 others, the same in both"));
        row.whole = others.join(QStringLiteral(", "));
        row.isRest = true;
        rows_.push_back(std::move(row));
    }

    void addArguments(const std::string& profile, const std::string& plugin) {
        for (const ConfigurationDifference& each : differences_)
            if (each.kind == Kind::Argument && each.profile == profile && each.plugin == plugin)
                add(text(each.field), each.first, each.second, true);
    }

    /// Those of plugins that do not score.
    void addOtherArguments(const std::string& profile, const Weights& before, const Weights& after) {
        std::string told;
        for (const ConfigurationDifference& each : differences_) {
            if (each.kind != Kind::Argument || each.profile != profile || each.plugin == told) continue;
            if (weightIn(before, each.plugin) || weightIn(after, each.plugin)) continue;
            told = each.plugin;
            SettingRow row;
            row.name = text(told);
            rows_.push_back(std::move(row));
            addArguments(profile, told);
        }
    }

    void addValues(const std::string& profile) {
        for (const ConfigurationDifference& each : differences_) {
            if (each.profile != profile) continue;
            if (each.kind == Kind::Value) add(text(each.field), each.first, each.second, false);
            if (each.kind == Kind::Plugins) addPoint(each);
        }
    }

    static std::string counted(const std::optional<std::string>& plugins) {
        if (!plugins || plugins->empty()) return "0";
        return std::to_string(std::count(plugins->begin(), plugins->end(), ',') + 1);
    }

    void addPoint(const ConfigurationDifference& point) {
        add(Words::tr("%1, plugins", "an extension point").arg(text(point.field)), counted(point.first),
            counted(point.second), false);
        rows_.back().isChanged = true;
        rows_.back().whole =
            Words::tr("%1: A %2, B %3").arg(text(point.field), shown(point.first), shown(point.second));
    }

    static bool isConfiguring(const Command& command) {
        return std::ranges::all_of(command.actions,
                                   [](const Action& action) { return std::holds_alternative<Configure>(action); });
    }

    static std::map<std::string, int> editsOf(const BranchRecipe& recipe) {
        std::map<std::string, int> edits;
        for (const PlacedCommand& each : recipe.commands)
            if (!isConfiguring(each.command)) ++edits[each.command.text];
        return edits;
    }

    static std::optional<std::string> timesIn(const std::map<std::string, int>& edits, const std::string& edit) {
        const auto found = edits.find(edit);
        return found == edits.end() ? std::nullopt : std::optional(std::to_string(found->second));
    }

    void addEdits() {
        const auto before = editsOf(first_.recipe);
        const auto after = editsOf(second_.recipe);
        auto all = before;
        all.insert(after.begin(), after.end());
        bool isFirst = true;
        for (const auto& [edit, times] : all) {
            if (timesIn(before, edit) == timesIn(after, edit)) continue;
            if (std::exchange(isFirst, false)) head(Words::tr("edit, how often"));
            add(text(edit), timesIn(before, edit), timesIn(after, edit), false);
        }
    }

    const BranchRun& first_;
    const BranchRun& second_;
    std::vector<ConfigurationDifference> differences_;
    std::vector<SettingRow> rows_;
};

} // namespace

std::vector<SettingRow> compareSettings(const BranchRun& first, const BranchRun& second) {
    return SettingTable(first, second).make();
}

} // namespace berth::ui
