// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/DiagnosticText.h"

#include "ui/view/DiagnosticSayings.h"
#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DiagnosticText)
};

constexpr char kContext[] = "Diagnostics";
constexpr char kMoreLikeThis[] = "%1 (and %2 more like this)";

/// A saying with its words between the gaps.
struct Saying {
    const char* source;
    QStringList pieces;
    qsizetype letters = 0; ///< of all pieces
};

const QRegularExpression& gap() {
    static const QRegularExpression pattern(QStringLiteral("%(\\d)"));
    return pattern;
}

Saying sayingOf(const char* source) {
    Saying saying{source, QString::fromUtf8(source).split(gap())};
    for (const QString& piece : saying.pieces) saying.letters += piece.size();
    return saying;
}

/// The sayings by their first letter, the most telling first. Those that begin with a gap stand under no letter.
const QHash<QChar, QList<Saying>>& book() {
    static const QHash<QChar, QList<Saying>> all = [] {
        QHash<QChar, QList<Saying>> book;
        for (const char* source : diagnosticSayings()) {
            const Saying saying = sayingOf(source);
            const QString& first = saying.pieces.front();
            book[first.isEmpty() ? QChar() : first.front()] += saying;
        }
        for (QList<Saying>& page : book)
            std::stable_sort(page.begin(), page.end(),
                             [](const Saying& x, const Saying& y) { return x.letters > y.letters; });
        return book;
    }();
    return all;
}

/// What stands in the gaps, if the sentence is this saying.
std::optional<QStringList> gapsIn(const QString& sentence, const Saying& saying) {
    const QStringList& pieces = saying.pieces;
    if (pieces.size() == 1) return sentence == pieces.front() ? std::optional(QStringList()) : std::nullopt;
    if (!sentence.startsWith(pieces.front()) || !sentence.endsWith(pieces.back())) return std::nullopt;
    const qsizetype end = sentence.size() - pieces.back().size();
    qsizetype begin = pieces.front().size();
    QStringList gaps;
    for (qsizetype i = 1; i + 1 < pieces.size(); ++i) {
        const qsizetype next = sentence.indexOf(pieces[i], begin);
        if (next < 0 || next + pieces[i].size() > end) return std::nullopt;
        gaps += sentence.mid(begin, next - begin);
        begin = next + pieces[i].size();
    }
    if (begin > end) return std::nullopt;
    gaps += sentence.mid(begin, end - begin);
    return gaps;
}

bool isHan(QChar letter) {
    return letter.script() == QChar::Script_Han;
}
/// Han, and the punctuation that is as wide.
bool isWide(QChar letter) {
    constexpr char16_t kSymbols = 0x3000;
    constexpr char16_t kForms = 0xFF00;
    return isHan(letter) || (letter.unicode() & 0xFFC0) == kSymbols || letter.unicode() >= kForms;
}
bool isLatin(QChar letter) {
    return letter.isDigit() || letter.script() == QChar::Script_Latin;
}

/// A blank between Chinese and Latin, none between Chinese and Chinese.
void append(QString& words, QString more) {
    if (!words.isEmpty() && !more.isEmpty()) {
        const bool mixed =
            (isHan(words.back()) && isLatin(more.front())) || (isLatin(words.back()) && isHan(more.front()));
        if (mixed) words += QLatin1Char(' ');
        const bool blankBefore = words.size() > 1 && words.back() == QLatin1Char(' ');
        if (blankBefore && isWide(words[words.size() - 2]) && isWide(more.front())) words.chop(1);
        const bool blankBehind = more.size() > 1 && more.front() == QLatin1Char(' ');
        if (blankBehind && isWide(words.back()) && isWide(more[1])) more.remove(0, 1);
    }
    words += more;
}

QString filled(const QString& translation, const QStringList& gaps) {
    QString words;
    qsizetype done = 0;
    for (auto it = gap().globalMatch(translation); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        append(words, translation.mid(done, match.capturedStart() - done));
        append(words, gaps.value(match.captured(1).toInt() - 1));
        done = match.capturedEnd();
    }
    append(words, translation.mid(done));
    return words;
}

std::optional<QString> translated(const QString& sentence);

/// A value in quotes stays as it is, and so does a word alone unless it is what was expected or found.
QString translatedGap(const QString& words, const QString& before) {
    if (before.endsWith(QLatin1Char('"'))) return words;
    const bool isSaid = words.contains(QLatin1Char(' ')) || before.endsWith(QStringLiteral("expected ")) ||
                        before.endsWith(QStringLiteral("found "));
    return isSaid ? translated(words).value_or(words) : words;
}

std::optional<QString> translatedAs(const Saying& saying, const QString& sentence) {
    std::optional<QStringList> gaps = gapsIn(sentence, saying);
    if (!gaps) return std::nullopt;
    const QString translation = QCoreApplication::translate(kContext, saying.source);
    if (translation == QString::fromUtf8(saying.source)) return sentence;
    for (qsizetype i = 0; i < gaps->size(); ++i) (*gaps)[i] = translatedGap((*gaps)[i], saying.pieces[i]);
    return filled(translation, *gaps);
}

std::optional<QString> translatedFrom(QChar page, const QString& sentence) {
    const auto sayings = book().constFind(page);
    if (sayings == book().constEnd()) return std::nullopt;
    for (const Saying& saying : *sayings)
        if (auto words = translatedAs(saying, sentence)) return words;
    return std::nullopt;
}

/// "spec.containers[0].name: …"
std::optional<QString> translatedBehindPath(const QString& sentence) {
    const qsizetype colon = sentence.indexOf(QStringLiteral(": "));
    if (colon <= 0 || sentence.left(colon).contains(QLatin1Char(' '))) return std::nullopt;
    const std::optional<QString> rest = translated(sentence.mid(colon + 2));
    if (!rest) return std::nullopt;
    return Words::tr("%1: %2").arg(sentence.left(colon), *rest);
}

std::optional<QString> translated(const QString& sentence) {
    if (sentence.isEmpty()) return std::nullopt;
    if (auto words = translatedFrom(sentence.front(), sentence)) return words;
    if (auto words = translatedBehindPath(sentence)) return words;
    return translatedFrom(QChar(), sentence);
}

/// "… (and 12 more like this)", as a list that would be too long ends.
QString translatedWhole(const QString& sentence) {
    static const Saying more = sayingOf(kMoreLikeThis);
    const std::optional<QStringList> gaps = gapsIn(sentence, more);
    if (!gaps) return translated(sentence).value_or(sentence);
    return filled(QCoreApplication::translate(kContext, kMoreLikeThis),
                  {translated(gaps->front()).value_or(gaps->front()), gaps->back()});
}

QString kindAndText(const Diagnostic& diagnostic) {
    const QString said = diagnosticText(diagnostic);
    switch (diagnostic.severity) {
    case Severity::Note: return Words::tr("note: %1").arg(said);
    case Severity::Warning: return Words::tr("warning: %1").arg(said);
    case Severity::Error: break;
    }
    return Words::tr("error: %1").arg(said);
}

} // namespace

QString saidText(const std::string& sentence) {
    return translatedWhole(text(sentence));
}

QString saidText(const QString& sentence) {
    return translatedWhole(sentence);
}

QString diagnosticText(const Diagnostic& diagnostic) {
    if (diagnostic.hint.empty()) return saidText(diagnostic.text);
    return Words::tr("%1. %2").arg(saidText(diagnostic.text), saidText(diagnostic.hint));
}

QString placedText(const Diagnostic& diagnostic) {
    const Place& place = diagnostic.place;
    QString where = text(place.file);
    if (place.line != 0) where += QStringLiteral("%1%2").arg(where.isEmpty() ? "" : ":").arg(place.line);
    if (place.line != 0 && place.column != 0) where += QStringLiteral(":%1").arg(place.column);
    if (!where.isEmpty()) where += QStringLiteral(": ");
    return where + kindAndText(diagnostic);
}

} // namespace berth::ui
