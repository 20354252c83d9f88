// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ui/OpenWindow.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStyleFactory>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

/// Without a display, with one style and one theme, and nothing remembered.
int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
    benchmark::Initialize(&argc, argv);
    const QApplication application(argc, argv);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, data.path());
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(berth::ui::Theme::light().palette());
    benchmark::RunSpecifiedBenchmarks();
    berth::ui::closeOpenWindow();
    return 0;
}
