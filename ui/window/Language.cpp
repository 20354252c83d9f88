// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <array>

namespace berth::ui {
namespace {

/// What Qt's own buttons and fields say, in Qt's contexts, so that our translation has it where Qt's is not installed.
[[maybe_unused]] constexpr std::array kQtWords = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Apply"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Redo"),
    QT_TRANSLATE_NOOP("QLineEdit", "Cu&t"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Copy"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Paste"),
    QT_TRANSLATE_NOOP("QLineEdit", "Delete"),
    QT_TRANSLATE_NOOP("QLineEdit", "Select All"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All"),
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"),
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "%1, ..."),
    QT_TRANSLATE_NOOP("QFileDialog", "Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Open"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Save"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Choose"),
    QT_TRANSLATE_NOOP("QFileDialog", "Directory:"),
};

} // namespace

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
