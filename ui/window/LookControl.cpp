// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/LookControl.h"

#include <QActionGroup>
#include <QApplication>
#include <QEvent>

namespace berth::ui {
namespace {

/// What chooseHighContrast() has stored; anything else leaves it to the desktop.
std::optional<bool> contrastFromWord(const QString& word) {
    if (word == QLatin1String("true")) return true;
    if (word == QLatin1String("false")) return false;
    return std::nullopt;
}

} // namespace

LookControl::LookControl(QWidget& window, Settings& settings, const ActionTable& actions)
    : QObject(&window),
      window_(window),
      settings_(settings),
      actions_(actions),
      system_(new SystemAppearance(this)),
      systemPalette_(QApplication::palette()),
      theme_(themeFromWord(settings.value(Setting::Theme).toString())),
      motion_(motionFromWord(settings.value(Setting::ReducedMotion).toString())),
      highContrast_(contrastFromWord(settings.value(Setting::HighContrast).toString())) {
    connect(system_, &SystemAppearance::changed, this, &LookControl::apply);
    connectActions();
    window_.installEventFilter(this);
    apply();
}

void LookControl::connectActions() {
    auto* group = new QActionGroup(this);
    for (const auto& [id, choice] :
         {std::pair{ActionId::ThemeSystem, ThemeChoice::System}, std::pair{ActionId::ThemeLight, ThemeChoice::Light},
          std::pair{ActionId::ThemeDark, ThemeChoice::Dark}}) {
        group->addAction(actions_.at(id));
        connect(actions_.at(id), &QAction::triggered, this, [this, choice = choice] { chooseTheme(choice); });
    }
    connect(actions_.at(ActionId::HighContrast), &QAction::triggered, this, &LookControl::chooseHighContrast);
    connect(actions_.at(ActionId::ReducedMotion), &QAction::triggered, this,
            [this](bool reduced) { chooseMotion(reduced ? MotionChoice::Reduced : MotionChoice::Full); });
}

void LookControl::chooseTheme(ThemeChoice choice) {
    fixed_ = false;
    settings_.setValue(Setting::Theme, themeWord(choice));
    showTheme(choice);
}

void LookControl::showTheme(ThemeChoice choice) {
    theme_ = choice;
    apply();
}

void LookControl::fixTheme(ThemeChoice choice) {
    fixed_ = true;
    showTheme(choice);
}

void LookControl::chooseHighContrast(bool high) {
    settings_.setValue(Setting::HighContrast, high);
    highContrast_ = high;
    apply();
}

void LookControl::chooseMotion(MotionChoice choice) {
    settings_.setValue(Setting::ReducedMotion, motionWord(choice));
    motion_ = choice;
    apply();
}

const Theme& LookControl::inForce() const {
    return chosenTheme(theme_, highContrast_, fixed_ ? Appearance{} : system_->now(), systemPalette_);
}

void LookControl::apply() {
    applying_ = true;
    applyTheme(inForce());
    applying_ = false;
    const ActionId chosen = theme_ == ThemeChoice::System  ? ActionId::ThemeSystem
                            : theme_ == ThemeChoice::Light ? ActionId::ThemeLight
                                                           : ActionId::ThemeDark;
    actions_.at(chosen)->setChecked(true);
    actions_.at(ActionId::HighContrast)->setChecked(isHighContrast());
    actions_.at(ActionId::ReducedMotion)->setChecked(isMotionReduced());
    Q_EMIT changed();
    if (isMotionReduced() == wasReduced_) return;
    wasReduced_ = isMotionReduced();
    Q_EMIT motionReduced(wasReduced_);
}

/// The desktop has changed its palette: what it looks like without ours.
void LookControl::takeSystemPalette() {
    applying_ = true;
    const QPalette given = QApplication::palette();
    QApplication::setPalette(QPalette());
    systemPalette_ = QApplication::palette();
    QApplication::setPalette(given);
    applying_ = false;
    apply();
}

bool LookControl::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &window_ || applying_) return false;
    switch (event->type()) {
    case QEvent::ThemeChange: takeSystemPalette(); break;
    case QEvent::Show:
        // Once, and behind the first frame.
        if (!asked_) QMetaObject::invokeMethod(system_, &SystemAppearance::followSession, Qt::QueuedConnection);
        asked_ = true;
        break;
    default: break;
    }
    return false;
}

} // namespace berth::ui
