// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berth/StartOptions.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <functional>

namespace berth::ui {
namespace {

struct Option {
    const char* name;
    const char* value; ///< nullptr: takes none
    const char* about;
};

constexpr std::array<Option, 10> kOptions = {{
    {"--goto", "N[.BEAT]", "go to step N, and BEAT beats into the cycle there"},
    {"--size", "WxH", "size of the window in logical pixels"},
    {"--theme", "light|dark", "the theme, whatever the settings say"},
    {"--lang", "en|zh", "the language, whatever the system's is"},
    {"--show", "presenter|compare[:PLUGIN=WEIGHT,...]",
     "with --snapshot: that window; compare: beside a branch with these weights"},
    {"--snapshot", "OUT.png", "draw one picture of the window into a file; needs no display"},
    {"--startup-time", nullptr, "print the milliseconds from the start of the process to the first painted frame"},
    {"--fingerprint", nullptr, "run to the end in the window's session and print the fingerprint"},
    {"--help", nullptr, "this text"},
    {"--version", nullptr, "the version"},
}};

std::optional<Cursor> parseCursor(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\d+)(?:\\.(\\d+))?$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return Cursor{match.captured(1).toULongLong(), match.captured(2).toUInt()};
}

std::optional<QSize> parseSize(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})[xX](\\d{2,5})$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

tl::unexpected<Error> badValue(const QString& name, const QString& value, const char* expected) {
    return fail(
        QStringLiteral("%1 does not take “%2”; it takes %3").arg(name, value, QLatin1String(expected)).toStdString());
}

bool isShown(const QString& window) {
    static const QRegularExpression weights(QStringLiteral("^compare(:\\w+=\\d+(,\\w+=\\d+)*)?$"));
    return window == QLatin1String("presenter") || weights.match(window).hasMatch();
}

/// Sets what an option with a value asks for.
Result<void> setValue(StartOptions& options, const Option& option, const QString& value) {
    const QString name = QLatin1String(option.name);
    const auto bad = [&]() -> Result<void> { return badValue(name, value, option.value); };
    if (name == QLatin1String("--goto")) {
        options.goTo = parseCursor(value);
        return options.goTo ? Result<void>() : bad();
    }
    if (name == QLatin1String("--size")) {
        options.size = parseSize(value);
        return options.size ? Result<void>() : bad();
    }
    if (name == QLatin1String("--theme")) {
        options.theme = themeFromWord(value);
        return options.theme != ThemeChoice::System ? Result<void>() : bad();
    }
    if (name == QLatin1String("--lang")) {
        options.language = value;
        return value == QLatin1String("en") || value == QLatin1String("zh") ? Result<void>() : bad();
    }
    if (name == QLatin1String("--show")) {
        options.show = value;
        return isShown(value) ? Result<void>() : bad();
    }
    options.snapshot = value;
    return value.isEmpty() ? bad() : Result<void>();
}

void setFlag(StartOptions& options, const QString& name) {
    if (name == QLatin1String("--startup-time"))
        options.startupTime = true;
    else if (name == QLatin1String("--fingerprint"))
        options.fingerprint = true;
    else if (name == QLatin1String("--help"))
        options.help = true;
    else
        options.version = true;
}

const Option* find(const QString& name) {
    for (const Option& option : kOptions)
        if (name == QLatin1String(option.name) ||
            (name == QLatin1String("-h") && QLatin1String(option.name) == QLatin1String("--help")))
            return &option;
    return nullptr;
}

} // namespace

Result<StartOptions> parseStartOptions(const QStringList& arguments) {
    StartOptions options;
    bool onlyFiles = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (onlyFiles || !argument.startsWith(QLatin1Char('-')) || argument == QLatin1String("-")) {
            options.files += argument;
            continue;
        }
        if (argument == QLatin1String("--")) {
            onlyFiles = true;
            continue;
        }
        const qsizetype equals = argument.indexOf(QLatin1Char('='));
        const Option* option = find(equals < 0 ? argument : argument.left(equals));
        if (option == nullptr)
            return fail(QStringLiteral("unknown option %1; see berth --help").arg(argument).toStdString());
        if (option->value == nullptr) {
            if (equals >= 0) return badValue(QLatin1String(option->name), argument.mid(equals + 1), "no value");
            setFlag(options, QLatin1String(option->name));
            continue;
        }
        if (equals < 0 && i + 1 >= arguments.size())
            return fail(QStringLiteral("%1 needs %2")
                            .arg(QLatin1String(option->name), QLatin1String(option->value))
                            .toStdString());
        const QString value = equals >= 0 ? argument.mid(equals + 1) : arguments[++i];
        if (const Result<void> set = setValue(options, *option, value); !set) return tl::unexpected(set.error());
    }
    return options;
}

QString startHelp() {
    QString help = QStringLiteral(
        "berth [FILE...] [OPTION...]\n\nOpens all FILEs together as one input, as kubectl apply -f a -f b would.\n\n");
    for (const Option& option : kOptions) {
        QString name = QLatin1String(option.name);
        if (option.value != nullptr) name += QLatin1Char(' ') + QLatin1String(option.value);
        help += QStringLiteral("  %1 %2\n").arg(name, -24).arg(QLatin1String(option.about));
    }
    return help;
}

} // namespace berth::ui
