// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ConfigurationEdits.h"

#include "engine/io/config/ConfigurationEdit.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <vector>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ConfigurationEdits)
};

io::ConfigurationEdit changed(const Configuration& now, const std::string& profile, const TriedWeights& weights) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    std::vector<io::WeightChange> changes;
    for (const auto& [plugin, weight] : weights) {
        std::optional<std::int32_t> given;
        if (weight > 0) given = static_cast<std::int32_t>(std::min(weight, kMost));
        changes.push_back({plugin, given});
    }
    return io::withWeights(now, profile, changes, builtinConfigurationCheck());
}

Edit editOf(io::EditedConfiguration edited, const QString& words) {
    return {{{Configure{std::move(edited.configuration)}}, words.toStdString(), "configure: " + edited.flow}, {}};
}

} // namespace

tl::expected<Edit, Diagnostics> weightsEdit(const Configuration& now, const std::string& profile,
                                            const TriedWeights& weights, const QString& words) {
    return changed(now, profile, weights).map([&](io::EditedConfiguration edited) {
        return editOf(std::move(edited), words);
    });
}

tl::expected<Edit, Diagnostics> argumentsEdit(const Configuration& now, const std::string& profile,
                                              const QString& yaml) {
    return io::withArguments(now, profile, yaml.toStdString(), builtinConfigurationCheck())
        .map([&](io::EditedConfiguration edited) {
            return editOf(std::move(edited), Words::tr("Arguments of %1").arg(QString::fromStdString(profile)));
        });
}

tl::expected<Edit, Diagnostics> gangGuardsEdit(const Configuration& now) {
    static const std::vector<std::string> switches{"queueOrder", "preFilterCheck", "rejectOnPostFilter"};
    return io::withPluginEverywhere(now, "Coscheduling", switches, builtinConfigurationCheck())
        .map([](io::EditedConfiguration edited) {
            return editOf(std::move(edited), Words::tr("Coscheduling at every point"));
        });
}

QString configurationText(const Configuration& now, const std::string& profile, const TriedWeights& weights) {
    const io::ConfigurationEdit edited = changed(now, profile, weights);
    return edited ? QString::fromStdString(edited->configuration->text) : QString();
}

} // namespace berth::ui
