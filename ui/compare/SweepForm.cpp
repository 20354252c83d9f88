// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepForm.h"

#include "engine/session/Replica.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Spacing.h"
#include "ui/view/Text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace berth::ui {
namespace {

constexpr std::string_view kFit = "NodeResourcesFit";
constexpr std::string_view kSuite = "AISchedulingPlugin";
constexpr std::string_view kBalanced = "NodeResourcesBalancedAllocation";

/// Those that are varied most come first, with their arguments.
constexpr std::array kFirst{kSuite, kFit, kBalanced};

struct OfferedArgument {
    std::string_view plugin, field;
    const char* values;
};

constexpr std::array kArguments{
    OfferedArgument{kFit, "scoringStrategy.type", "LeastAllocated,MostAllocated"},
    OfferedArgument{kSuite, "nvlinkBonus", "0,20,40"},
    OfferedArgument{kSuite, "oddRemainderPenalty", "0,10"},
};

QString defaultWeights() {
    return QStringLiteral("1..5");
}

} // namespace

SweepForm::SweepForm(Registry registry, QWidget* parent)
    : QWidget(parent),
      registry_(registry),
      profile_(new QComboBox(this)),
      profileName_(new QLabel(this)),
      grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 8, 0);
    grid_->setHorizontalSpacing(10);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(0, 1);
    grid_->addWidget(profileName_, 0, 0);
    grid_->addWidget(profile_, 0, 1);
    profile_->setMinimumHeight(static_cast<int>(space::kHitArea));
    profileName_->setBuddy(profile_);
    profileName_->setFont(Fonts().font(type::kDense));
    connect(profile_, &QComboBox::activated, this, &SweepForm::fill);
    new SayAgain(this, [this] { say(); });
}

void SweepForm::say() {
    profileName_->setText(tr("Profile"));
    profile_->setAccessibleName(tr("Profile"));
    for (const Row& row : rows_) {
        row.values->setAccessibleName(tr("Values of %1").arg(row.tick->text()));
        row.values->setToolTip(row.field.empty() ? tr("A range, 1..5 or 1..9:2, or a list, 1,2,off.")
                                                 : tr("A list, a,b, or a range, 0..40:10."));
    }
}

void SweepForm::setConfiguration(const std::shared_ptr<const Configuration>& configuration) {
    if (configuration == configuration_) return;
    configuration_ = configuration;
    const QString before = profile_->currentText();
    {
        const QSignalBlocker quiet(profile_);
        profile_->clear();
        if (configuration_)
            for (const Profile& profile : configuration_->profiles) profile_->addItem(text(profile.schedulerName));
        profile_->setCurrentIndex(std::max(0, profile_->findText(before)));
    }
    const bool isChoice = profile_->count() > 1;
    profile_->setVisible(isChoice);
    profileName_->setVisible(isChoice);
    fill();
}

void SweepForm::fill() {
    std::map<QString, QString> ticked;
    for (const Row& row : rows_) {
        if (row.tick->isChecked()) ticked[row.tick->text()] = row.values->text();
        delete row.tick;
        delete row.values;
    }
    rows_.clear();
    if (!configuration_) return;
    const auto profiles = Profiles::create(configuration_, registry_);
    const Framework* framework = profiles ? (*profiles)->find(profile_->currentText().toStdString()) : nullptr;
    if (framework == nullptr) return;
    const auto scores = [&](std::string_view plugin) {
        return std::ranges::find(framework->score, plugin, &ScorePluginAt::name) != framework->score.end();
    };
    for (const std::string_view plugin : kFirst)
        if (scores(plugin)) addRow(std::string(plugin), {}, defaultWeights());
    for (const OfferedArgument& argument : kArguments)
        if (scores(argument.plugin))
            addRow(std::string(argument.plugin), std::string(argument.field), QString::fromLatin1(argument.values));
    for (const ScorePluginAt& at : framework->score)
        if (std::ranges::find(kFirst, at.name) == kFirst.end()) addRow(std::string(at.name), {}, defaultWeights());
    bool isTicked = false;
    for (const Row& row : rows_) {
        const auto found = ticked.find(row.tick->text());
        if (found == ticked.end()) continue;
        row.values->setText(found->second);
        row.tick->setChecked(true);
        isTicked = true;
    }
    if (!isTicked) tickFirst();
    say();
    Q_EMIT changed();
}

void SweepForm::tickFirst() {
    std::size_t ticked = 0;
    for (const std::string_view wanted : kFirst) {
        const auto row =
            std::ranges::find_if(rows_, [&](const Row& each) { return each.field.empty() && each.plugin == wanted; });
        if (row == rows_.end() || ticked == 2) continue;
        row->tick->setChecked(true);
        ++ticked;
    }
    if (ticked == 0 && !rows_.empty()) rows_.front().tick->setChecked(true);
}

void SweepForm::addRow(const std::string& plugin, const std::string& field, const QString& values) {
    auto* tick = new QCheckBox(text(field.empty() ? plugin : plugin + "." + field), this);
    auto* edit = new QLineEdit(values, this);
    tick->setFont(Fonts().font(type::kDenseMono));
    edit->setFont(Fonts().font(type::kDenseMono));
    edit->setMinimumSize(90, static_cast<int>(space::kHitArea));
    tick->setMinimumHeight(static_cast<int>(space::kHitArea));
    edit->setCursorPosition(0);
    edit->setEnabled(false);
    const int line = static_cast<int>(rows_.size()) + 1;
    grid_->addWidget(tick, line, 0);
    grid_->addWidget(edit, line, 1);
    connect(tick, &QCheckBox::toggled, edit, &QLineEdit::setEnabled);
    connect(tick, &QCheckBox::toggled, this, &SweepForm::changed);
    connect(edit, &QLineEdit::textChanged, this, &SweepForm::changed);
    rows_.push_back({plugin, field, tick, edit});
}

std::optional<tune::Axis> SweepForm::axisOf(const Row& row) {
    QString values = row.values->text();
    values.remove(QLatin1Char(' '));
    const std::string given = (row.tick->text() + QLatin1Char('=') + values).toStdString();
    auto axis = row.field.empty() ? tune::weightAxis(given) : tune::argumentAxis(given);
    return axis ? std::optional(std::move(*axis)) : std::nullopt;
}

SweepForm::Reading SweepForm::read() const {
    Reading reading;
    QStringList counts;
    for (const Row& row : rows_) {
        if (!row.tick->isChecked()) continue;
        auto axis = axisOf(row);
        if (!axis)
            return {{}, tr("“%1” is no range and no list of values: 1..5, 1..9:2 or 1,2,off.").arg(row.values->text())};
        counts += QString::number(axis->values.size());
        reading.axes.push_back(std::move(*axis));
    }
    if (reading.axes.empty()) return {{}, tr("Tick what is to be varied.")};
    if (!tune::gridSize(reading.axes))
        return {{},
                tr("%1 settings are more than %2. Fewer values, or a larger step as in 1..9:2, make it smaller.")
                    .arg(counts.join(QStringLiteral(" × ")), countText(tune::kMostSettings))};
    return reading;
}

std::optional<SweepRequest> SweepForm::request() const {
    Reading reading = read();
    if (!reading.fault.isEmpty()) return std::nullopt;
    return SweepRequest{profile_->currentText().toStdString(), std::move(reading.axes)};
}

QString SweepForm::fault() const {
    return read().fault;
}

int SweepForm::settings() const {
    const Reading reading = read();
    return reading.fault.isEmpty() ? static_cast<int>(tune::gridSize(reading.axes).value_or(0)) : 0;
}

} // namespace berth::ui
