// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace berth::ui {

enum class Language : std::uint8_t { System, English, Chinese };

/// "system", "en", "zh": in settings and on the command line.
QString languageWord(Language language);
/// System for anything else.
Language languageFromWord(const QString& word);
/// The language that the desktop's is shown in: Chinese for any Chinese, else English.
Language shownLanguage(Language choice, const QString& systemLocale);

/// What the window's words are translated with: `:/i18n/berth_zh_CN.qm` and Qt's own. Choosing another language sends
/// LanguageChange to all widgets, which say everything anew.
class Translation {
public:
    explicit Translation(Language choice) { choose(choice); }
    ~Translation();
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;

    void choose(Language choice);
    Language shown() const { return shown_; }

private:
    QTranslator window_, qt_;
    Language shown_ = Language::English;
};

} // namespace berth::ui
