// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QStyleFactory>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

/// 13 px on a screen of 96 dpi, the size that the look's type scale is given for.
constexpr qreal kFontPoints = 9.75;

void fixSurroundings() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(berth::ui::Theme::light().palette());
    QFont font = QApplication::font();
    font.setPointSizeF(kFontPoints);
    QApplication::setFont(font);
}

} // namespace

/// All window tests run without a display, with one style, one language and one font size.
int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir data; // nothing is left in, or found in, the person's own folder
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    testing::InitGoogleTest(&argc, argv);
    const QApplication application(argc, argv);
    fixSurroundings();
    return RUN_ALL_TESTS();
}
