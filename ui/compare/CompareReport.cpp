// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareReport.h"

#include <QBuffer>
#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CompareReport)
};

/// A table of a report, whatever it is written as.
struct Table {
    QString title;
    QStringList head;
    std::vector<QStringList> rows;
};

QString changeText(const CompareRow& row) {
    if (row.kind == CompareRow::Change::Better) return QStringLiteral("▲ ") + row.change;
    if (row.kind == CompareRow::Change::Worse) return QStringLiteral("▼ ") + row.change;
    return row.change;
}

QString sideText(const CompareSide& side, const QString& letter) {
    return QStringLiteral("%1: %2").arg(letter, side.name);
}

QStringList headOf(const CompareView& view, const QString& name, const QString& last) {
    return {name, sideText(view.sides[0], QStringLiteral("A")), sideText(view.sides[1], QStringLiteral("B")), last};
}

std::vector<Table> tablesOf(const CompareView& view) {
    Table settings{Words::tr("What differs"), headOf(view, Words::tr("Setting"), Words::tr("differs")), {}};
    for (const SettingRow& row : view.settings)
        settings.rows.push_back({row.isInner ? QStringLiteral("· ") + row.name : row.name, row.first, row.second,
                                 row.isChanged ? Words::tr("yes") : QString()});
    Table figures{Words::tr("What it does"), headOf(view, Words::tr("Figure"), Words::tr("B is")), {}};
    for (const CompareRow& row : view.figures)
        figures.rows.push_back({row.name, row.first, row.second, changeText(row)});
    Table pods{Words::tr("Pods that went another way"), headOf(view, Words::tr("Pod"), Words::tr("parts at")), {}};
    for (const ComparePod& pod : view.pods) pods.rows.push_back({pod.pod, pod.first, pod.second, pod.at});
    return {settings, figures, pods};
}

QString markdownCell(QString text) {
    return text.replace(QLatin1Char('|'), QStringLiteral("\\|"));
}

QString markdownRow(const QStringList& cells) {
    QStringList escaped;
    for (const QString& cell : cells) escaped += markdownCell(cell);
    return QStringLiteral("| %1 |\n").arg(escaped.join(QStringLiteral(" | ")));
}

QString markdownTable(const Table& table) {
    QString result = markdownRow(table.head);
    result += QLatin1Char('|') + QString(QStringLiteral(" --- |")).repeated(table.head.size()) + QLatin1Char('\n');
    for (const QStringList& row : table.rows) result += markdownRow(row);
    return result;
}

QString tabTable(const Table& table) {
    QString result = table.head.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const QStringList& row : table.rows) result += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return result;
}

QString htmlRow(const QStringList& cells, const QString& tag) {
    QString result = QStringLiteral("<tr>");
    for (const QString& cell : cells) result += QStringLiteral("<%1>%2</%1>").arg(tag, cell.toHtmlEscaped());
    return result + QStringLiteral("</tr>\n");
}

QString htmlTable(const Table& table) {
    QString result = QStringLiteral("<h2>%1</h2>\n<table>\n").arg(table.title.toHtmlEscaped());
    result += htmlRow(table.head, QStringLiteral("th"));
    for (const QStringList& row : table.rows) result += htmlRow(row, QStringLiteral("td"));
    return result + QStringLiteral("</table>\n");
}

QString htmlPicture(const ReportPicture& picture) {
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.image.save(&buffer, "PNG");
    return QStringLiteral("<figure><figcaption><b>%1</b><br>%2</figcaption>"
                          "<img width=\"%3\" alt=\"%1\" src=\"data:image/png;base64,%4\"></figure>\n")
        .arg(picture.title.toHtmlEscaped(), picture.about.toHtmlEscaped())
        .arg(qRound(picture.image.width() / picture.image.devicePixelRatio()))
        .arg(QString::fromLatin1(png.toBase64()));
}

/// Which runs, and how they ended.
QStringList facts(const CompareView& view) {
    QStringList lines;
    for (std::size_t side = 0; side < view.sides.size(); ++side) {
        const CompareSide& one = view.sides[side];
        lines +=
            Words::tr("%1, %2, fingerprint %3", "A: main; as it was opened; hex")
                .arg(sideText(one, side == 0 ? QStringLiteral("A") : QStringLiteral("B")), one.note, one.fingerprint);
    }
    lines += Words::tr("seed %1").arg(view.seed);
    lines += view.ending;
    return lines;
}

QString title() {
    return Words::tr("Comparison of two branches");
}

} // namespace

QString compareText(const CompareView& view, bool markdown) {
    QStringList parts;
    for (const Table& table : tablesOf(view)) parts += markdown ? markdownTable(table) : tabTable(table);
    return parts.join(QLatin1Char('\n'));
}

QString markdownReport(const CompareView& view) {
    QString report = QStringLiteral("# %1\n\n%2\n\n").arg(title(), view.subtitle);
    for (const QString& line : facts(view)) report += QStringLiteral("- %1\n").arg(line);
    for (const Table& table : tablesOf(view)) {
        report += QStringLiteral("\n## %1\n\n%2").arg(table.title, markdownTable(table));
        if (table.title == Words::tr("What it does") && !view.payers.isEmpty())
            report +=
                QStringLiteral("\n## %1\n\n%2\n").arg(Words::tr("Who pays for it"), view.payers.join(QLatin1Char(' ')));
    }
    return report;
}

QString htmlReport(const CompareView& view, const std::vector<ReportPicture>& pictures) {
    QString page =
        QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title>\n"
                       "<style>body{font:15px sans-serif;max-width:1000px;margin:2em auto;padding:0 1em}"
                       "table{border-collapse:collapse}td,th{padding:3px 12px;border-bottom:1px solid #d3d8df;"
                       "text-align:right}td:first-child,th:first-child{text-align:left}"
                       "aside{border:1px solid #835500;background:#fbeed3;color:#18202b;padding:12px;"
                       "border-radius:6px}figure{margin:1.5em 0}</style></head><body>\n<h1>%1</h1>\n<p>%2</p>\n<ul>\n")
            .arg(title().toHtmlEscaped(), view.subtitle.toHtmlEscaped());
    for (const QString& line : facts(view)) page += QStringLiteral("<li>%1</li>\n").arg(line.toHtmlEscaped());
    page += QStringLiteral("</ul>\n");
    const std::vector<Table> tables = tablesOf(view);
    page += htmlTable(tables[0]) + htmlTable(tables[1]);
    if (!view.payers.isEmpty())
        page +=
            QStringLiteral("<h2>%1</h2>\n<aside>%2</aside>\n")
                .arg(Words::tr("Who pays for it").toHtmlEscaped(), view.payers.join(QLatin1Char(' ')).toHtmlEscaped());
    for (const ReportPicture& picture : pictures) page += htmlPicture(picture);
    return page + htmlTable(tables[2]) + QStringLiteral("</body></html>\n");
}

} // namespace berth::ui
