// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SettingsDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QTabWidget>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace berth::ui {
namespace {

constexpr QSize kFirstSize(640, 520);
constexpr std::array kLanguages = {Language::System, Language::English, Language::Chinese};
constexpr std::array kThemes = {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark};
constexpr std::array kMotions = {MotionChoice::System, MotionChoice::Reduced, MotionChoice::Full};
constexpr std::array kSpeeds = {0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0};

template <class Values, class Value> int indexOf(const Values& values, Value value) {
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == value) return static_cast<int>(i);
    return 0;
}

int nearestSpeed(double speed) {
    std::size_t nearest = 0;
    for (std::size_t i = 0; i < kSpeeds.size(); ++i)
        if (std::abs(kSpeeds[i] - speed) < std::abs(kSpeeds[nearest] - speed)) nearest = i;
    return static_cast<int>(nearest);
}

template <class Values> auto chosenOf(const Values& values, int index) {
    return values[static_cast<std::size_t>(index)];
}

} // namespace

SettingsDialog::SettingsDialog(ActionTable& actions, Settings& settings, LookControl& look, Translation& translation,
                               Player& player, QWidget* parent)
    : QDialog(parent),
      actions_(actions),
      settings_(settings),
      look_(look),
      translation_(translation),
      player_(player),
      tabs_(new QTabWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(tabs_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column->addWidget(buttons);
    connect(&look_, &LookControl::changed, this, &SettingsDialog::showChoices);
    connect(&player_, &Player::speedChanged, this, &SettingsDialog::showChoices);
    resize(kFirstSize);
    rebuild();
}

QWidget* SettingsDialog::makeGeneral() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    language_ = new QComboBox(page);
    language_->addItems({tr("as the system"), QStringLiteral("English"), QStringLiteral("中文")});
    theme_ = new QComboBox(page);
    theme_->addItems({tr("as the system"), tr("light"), tr("dark")});
    contrast_ = new QCheckBox(tr("&High contrast: stronger lines, no soft fills"), page);
    motion_ = new QComboBox(page);
    motion_->addItems({tr("as the system"), tr("on: nothing travels or pulses"), tr("off")});
    speed_ = new QComboBox(page);
    for (const double speed : kSpeeds) speed_->addItem(QStringLiteral("%1×").arg(speed));
    form->addRow(tr("&Language"), language_);
    form->addRow(tr("&Theme"), theme_);
    form->addRow({}, contrast_);
    form->addRow(tr("Reduced &motion"), motion_);
    form->addRow(tr("&Speed of Play"), speed_);
    return page;
}

void SettingsDialog::rebuild() {
    setWindowTitle(tr("Settings"));
    const int page = tabs_->currentIndex();
    while (tabs_->count() > 0) {
        QWidget* old = tabs_->widget(0);
        tabs_->removeTab(0);
        old->deleteLater();
    }
    tabs_->addTab(makeGeneral(), tr("&General"));
    keys_ = new KeyPage(actions_);
    tabs_->addTab(keys_, tr("&Keys"));
    tabs_->setCurrentIndex(std::max(page, 0));
    showChoices();
    connectFields();
}

void SettingsDialog::showChoices() {
    for (QWidget* field : std::initializer_list<QWidget*>{language_, theme_, contrast_, motion_, speed_})
        field->blockSignals(true);
    const Language language = languageFromWord(settings_.value(Setting::Language).toString());
    language_->setCurrentIndex(indexOf(kLanguages, language));
    theme_->setCurrentIndex(indexOf(kThemes, look_.theme()));
    contrast_->setChecked(look_.isHighContrast());
    motion_->setCurrentIndex(indexOf(kMotions, look_.motion()));
    speed_->setCurrentIndex(nearestSpeed(player_.speed()));
    for (QWidget* field : std::initializer_list<QWidget*>{language_, theme_, contrast_, motion_, speed_})
        field->blockSignals(false);
}

void SettingsDialog::connectFields() {
    connect(language_, &QComboBox::currentIndexChanged, this, [this](int index) {
        settings_.setValue(Setting::Language, languageWord(chosenOf(kLanguages, index)));
        translation_.choose(chosenOf(kLanguages, index));
    });
    connect(theme_, &QComboBox::currentIndexChanged, this,
            [this](int index) { look_.chooseTheme(chosenOf(kThemes, index)); });
    connect(contrast_, &QCheckBox::toggled, &look_, &LookControl::chooseHighContrast);
    connect(motion_, &QComboBox::currentIndexChanged, this,
            [this](int index) { look_.chooseMotion(chosenOf(kMotions, index)); });
    connect(speed_, &QComboBox::currentIndexChanged, this,
            [this](int index) { player_.setSpeed(chosenOf(kSpeeds, index)); });
}

void SettingsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) rebuild();
}

} // namespace berth::ui
