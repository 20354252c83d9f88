// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berth/StartOptions.h"
#include "app/berth/Unattended.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "ui/window/AutosaveControl.h"
#include "ui/window/MainWindow.h"

#include <QApplication>

#include <cstdio>
#include <optional>

namespace {

using namespace berth::ui;

QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i) arguments += QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Without a display a picture can still be made.
void choosePlatform(const StartOptions& options) {
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (options.isUnattended() && !hasDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

std::optional<Language> languageOf(const StartOptions& options) {
    if (options.language.isEmpty()) return std::nullopt;
    return languageFromWord(options.language);
}

int printed(const QString& text) {
    std::fputs(text.toUtf8().constData(), stdout);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const auto options = parseStartOptions(argumentsOf(argc, argv));
    if (!options) {
        std::fprintf(stderr, "berth: %s\n", options.error().text.c_str());
        return 2;
    }
    if (options->help) return printed(startHelp());
    if (options->version) return printed(QStringLiteral("berth " BERTH_VERSION "\n"));
    choosePlatform(*options);

    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Berth"));
    QApplication::setApplicationVersion(QStringLiteral(BERTH_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("berth"));

    MainWindow window(berth::builtinPlugins(), languageOf(*options));
    if (options->theme) window.chooseTheme(*options->theme);
    if (options->size) window.resize(*options->size);
    window.show();
    std::optional<Unattended> driver;
    if (options->isUnattended()) {
        driver.emplace(window, *options);
        driver->begin();
    } else {
        window.autosave().offerLost();
    }
    if (!options->isUnattended() && !options->files.isEmpty()) {
        window.open({options->files, {}});
        if (options->goTo)
            QObject::connect(
                &window.model(), &SessionModel::opened, &window,
                [&window, to = *options->goTo] { window.player().reach(to); },
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    return QApplication::exec();
}
