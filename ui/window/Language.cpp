// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace berth::ui {

QString languageWord(Language language) {
    switch (language) {
    case Language::System: return QStringLiteral("system");
    case Language::English: return QStringLiteral("en");
    case Language::Chinese: return QStringLiteral("zh");
    }
    return {};
}

Language languageFromWord(const QString& word) {
    for (const Language language : {Language::English, Language::Chinese})
        if (word == languageWord(language)) return language;
    return Language::System;
}

Language shownLanguage(Language choice, const QString& systemLocale) {
    if (choice != Language::System) return choice;
    return systemLocale.startsWith(QLatin1String("zh")) ? Language::Chinese : Language::English;
}

Translation::~Translation() {
    QCoreApplication::removeTranslator(&window_);
    QCoreApplication::removeTranslator(&qt_);
}

void Translation::choose(Language choice) {
    const Language wanted = shownLanguage(choice, QLocale::system().name());
    if (wanted == shown_) return;
    shown_ = wanted;
    if (shown_ == Language::English) {
        QCoreApplication::removeTranslator(&window_);
        QCoreApplication::removeTranslator(&qt_);
        return;
    }
    if (qt_.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    if (window_.load(QStringLiteral(":/i18n/berth_zh_CN.qm"))) QCoreApplication::installTranslator(&window_);
}

} // namespace berth::ui
