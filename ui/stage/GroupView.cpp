// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/GroupView.h"

#include <QCoreApplication>
#include <QStringList>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GroupView)
};

/// Length of the run of digits, or of other characters, that starts at `at`.
qsizetype runLength(const QString& text, qsizetype at) {
    const bool digits = text[at].isDigit();
    qsizetype end = at;
    while (end < text.size() && text[end].isDigit() == digits) ++end;
    return end - at;
}

/// Compares two runs of digits by value, without a limit on their length.
int compareNumbers(QStringView a, QStringView b) {
    while (a.size() > 1 && a.front() == u'0') a = a.sliced(1);
    while (b.size() > 1 && b.front() == u'0') b = b.sliced(1);
    if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
    return a.compare(b);
}

} // namespace

Mark markOf(GroupStanding standing) {
    switch (standing) {
    case GroupStanding::None: break;
    case GroupStanding::Chosen: return Mark::Success;
    case GroupStanding::NoRoom: return Mark::Reject;
    case GroupStanding::Outside: return Mark::Unresolvable;
    }
    return Mark::None;
}

QString groupSentence(const GroupView& group) {
    QStringList parts;
    for (const QString& part : {group.zone, group.spine, group.name, group.summary, group.leaf, group.standingNote})
        if (!part.isEmpty()) parts << part;
    for (const DomainView& domain : group.domains) parts << Words::tr("NVLink domain %1").arg(domain.name);
    return parts.join(QStringLiteral(", "));
}

bool naturalLess(const QString& a, const QString& b) {
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        const qsizetype lengthA = runLength(a, i);
        const qsizetype lengthB = runLength(b, j);
        const QStringView runA = QStringView(a).sliced(i, lengthA);
        const QStringView runB = QStringView(b).sliced(j, lengthB);
        const bool numbers = a[i].isDigit() && b[j].isDigit();
        const int order = numbers ? compareNumbers(runA, runB) : runA.compare(runB);
        if (order != 0) return order < 0;
        i += lengthA;
        j += lengthB;
    }
    return a.size() - i < b.size() - j;
}

} // namespace berth::ui
