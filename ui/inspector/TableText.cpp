// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/FigureRow.h"
#include "ui/inspector/WhyPage.h"
#include "ui/theme/Marks.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

using Table = QList<QStringList>;

QString cleaned(QString cell, bool markdown) {
    cell.replace(QLatin1Char('\n'), QLatin1Char(' ')).replace(QLatin1Char('\t'), QLatin1Char(' '));
    if (markdown) cell.replace(QLatin1Char('|'), QLatin1String("\\|"));
    return cell;
}

QString lineText(const QStringList& cells, bool markdown) {
    QStringList shown;
    for (const QString& cell : cells) shown += cleaned(cell, markdown);
    return markdown ? QStringLiteral("| %1 |").arg(shown.join(QStringLiteral(" | "))) : shown.join(QLatin1Char('\t'));
}

/// The first line is the head.
QString tableText(const QString& title, const Table& table, bool markdown) {
    QStringList lines;
    if (!title.isEmpty()) lines += markdown ? QStringLiteral("**%1**\n").arg(title) : title;
    for (qsizetype i = 0; i < table.size(); ++i) {
        lines += lineText(table[i], markdown);
        if (markdown && i == 0) lines += QLatin1Char('|') + QString(QStringLiteral(" --- |")).repeated(table[i].size());
    }
    return lines.join(QLatin1Char('\n'));
}

Table evidenceTable(const EvidenceSection& section) {
    Table table{{section.title, section.note, Words::tr("verdict")}};
    for (const EvidenceRow& row : section.rows)
        table += QStringList{row.name, row.value, row.mark == Mark::None ? QString() : markWord(row.mark)};
    return table;
}

Table fateTable(const FateView& fates) {
    Table table{{fates.title, fates.note}};
    for (const FateView::Row& row : fates.rows) table += QStringList{row.name, row.words};
    return table;
}

Table matrixTable(const MatrixView& matrix) {
    Table table{QStringList{Words::tr("node")} + QStringList(matrix.plugins().begin(), matrix.plugins().end())};
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        const MatrixView::Row row = matrix.row(i);
        QStringList cells{row.name};
        for (const Mark mark : row.marks) cells += mark == Mark::None ? QString() : markWord(mark);
        table += cells;
    }
    return table;
}

Table remedyTable(const InspectorContent& content) {
    const QString title = content.remedyTitle.isEmpty() ? Words::tr("What would change it") : content.remedyTitle;
    Table table{{title, Words::tr("effect")}};
    for (const RemedyRow& row : content.remedies) table += QStringList{row.change, row.effect};
    return table;
}

} // namespace

QString tableText(const InspectorContent& content, bool markdown) {
    QStringList parts;
    QString subject = content.subject;
    if (!content.on.isEmpty()) subject += QLatin1Char(' ') + Words::tr("on") + QLatin1Char(' ') + content.on;
    parts += markdown ? QStringLiteral("### %1").arg(subject) : subject;
    if (!content.headline.isEmpty()) parts += (content.headline + QStringLiteral(". ") + content.body).trimmed();
    if (!content.figures.empty()) parts += figuresSentence(content.figures);
    if (!content.share.title.isEmpty()) parts += shareSentence(content.share);
    if (!content.fates.title.isEmpty()) parts += tableText({}, fateTable(content.fates), markdown);
    for (const EvidenceSection& section : content.sections) parts += tableText({}, evidenceTable(section), markdown);
    if (!content.message.isEmpty()) parts += content.message;
    if (!content.remedies.empty()) parts += tableText({}, remedyTable(content), markdown);
    if (content.matrix) parts += tableText(Words::tr("All nodes"), matrixTable(*content.matrix), markdown);
    for (const EvidenceSection& section : content.details) parts += tableText({}, evidenceTable(section), markdown);
    return parts.join(QStringLiteral("\n\n")) + QLatin1Char('\n');
}

} // namespace berth::ui
