// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/TournamentPainter.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/SlotPainter.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TournamentPainter)
};

struct RuleLook {
    QColor ink;
    int weight;
    QString word;
    Mark mark;
};

QString outcomeWord(RuleOutcome outcome) {
    switch (outcome) {
    case RuleOutcome::Tie: return Words::tr("best");
    case RuleOutcome::Decides: return Words::tr("lowest");
    case RuleOutcome::Out: return Words::tr("out");
    case RuleOutcome::NotAsked: return Words::tr("not asked");
    case RuleOutcome::After:
    case RuleOutcome::Empty: break;
    }
    return {};
}

RuleLook lookOf(const Theme& theme, RuleOutcome outcome) {
    const QString word = outcomeWord(outcome);
    switch (outcome) {
    case RuleOutcome::Tie: return {theme.text1, QFont::Medium, word, Mark::None};
    case RuleOutcome::Decides: return {theme.accentText, QFont::Bold, word, Mark::Success};
    case RuleOutcome::Out: return {theme.no.hue, QFont::Bold, word, Mark::Reject};
    case RuleOutcome::After:
    case RuleOutcome::NotAsked: return {theme.text3, QFont::Medium, word, Mark::None};
    case RuleOutcome::Empty: break;
    }
    return {theme.text3, QFont::Normal, {}, Mark::None};
}

/// The others, those that were given but have no column among them.
QString othersText(const TournamentView& view, int drawn) {
    return Words::tr("+%1 others").arg(view.others + static_cast<int>(view.candidates.size()) - drawn);
}

class TournamentBrush {
public:
    TournamentBrush(QPainter& painter, const Theme& theme, const Fonts& fonts, const TournamentView& view,
                    const TournamentGeometry& geometry, const TournamentLook& look)
        : painter_(painter), theme_(theme), fonts_(fonts), view_(view), g_(geometry), look_(look) {}

    void draw() const {
        for (int i = 0; i < g_.candidates; ++i) ground(i);
        if (g_.others) paintBox(painter_, g_.column(g_.candidates), theme_.rack, {theme_.line}, radius::kCard);
        if (view_.decidingRule >= 0 && view_.decidingRule < g_.rules) decidingRow(g_.ruleRow(view_.decidingRule));
        rowLabels();
        for (int i = 0; i < g_.candidates; ++i) candidate(i);
        for (int i = 0; i < g_.candidates; ++i) rings(i);
        if (g_.others) others();
        footnote();
    }

private:
    const CandidateView& at(int index) const { return view_.candidates[static_cast<std::size_t>(index)]; }

    void ground(int index) const {
        const CandidateView& c = at(index);
        paintBox(painter_, g_.column(index), c.entered ? theme_.card : theme_.rack, {theme_.line}, radius::kCard);
    }

    void decidingRow(const QRectF& row) const {
        painter_.fillRect(row, theme_.accentSoft);
        painter_.fillRect(QRectF(row.left(), row.top(), 3, row.height()), theme_.accent);
    }

    void rowLabel(qreal middle, const QString& text, const QString& note, const QColor& color, int weight) const {
        const qreal room = g_.labelRight - 14;
        const qreal baseline = note.isEmpty() ? middle + 4 : middle;
        paintLabel(painter_, {g_.labelRight, baseline}, text, {fonts_.text(11.5, weight), color, Qt::AlignRight, room});
        paintLabel(painter_, {g_.labelRight, middle + 14}, note, {fonts_.text(10), theme_.text3, Qt::AlignRight, room});
    }

    void rowLabels() const {
        rowLabel(g_.top + 35, Words::tr("Candidate"), view_.candidatesNote, theme_.text1, QFont::Medium);
        rowLabel(g_.victimsTop + 28, Words::tr("Victims"), Words::tr("most important first"), theme_.text1,
                 QFont::Medium);
        rowLabel(g_.reprievedTop + 17, Words::tr("Reprieved"), Words::tr("fits back in"), theme_.text1, QFont::Medium);
        for (int i = 0; i < g_.rules; ++i) {
            const bool deciding = i == view_.decidingRule;
            const bool after = view_.decidingRule >= 0 && i > view_.decidingRule;
            const QString text = QStringLiteral("%1  %2").arg(i + 1).arg(view_.rules[static_cast<std::size_t>(i)]);
            rowLabel(g_.ruleRow(i).center().y(), text, {},
                     deciding ? theme_.accentText
                     : after  ? theme_.text3
                              : theme_.text1,
                     deciding ? QFont::Bold : QFont::Medium);
        }
        rowLabel((g_.resultTop + g_.bottom) / 2, Words::tr("Result"), {}, theme_.text1, QFont::Medium);
    }

    void candidate(int index) const {
        const CandidateView& c = at(index);
        header(index, c);
        victims(index, c);
        reprieved(index, c);
        for (int rule = 0; rule < g_.rules; ++rule) ruleCell(g_.ruleCell(index, rule), c, rule);
        result(index, c);
        if (c.winner) paintBox(painter_, g_.column(index), Qt::NoBrush, {theme_.accent, 2}, radius::kCard);
    }

    bool isSelected(const VictimView& victim, const CandidateView& c) const {
        if (victim.pod == look_.pod && look_.pod.valid()) return true;
        return std::any_of(c.pods.begin(), c.pods.end(), [&](const PodSlotsView& pod) {
            const bool ofGang = !look_.gang.isEmpty() && pod.gang == look_.gang;
            return pod.pod == victim.pod && (ofGang || (!look_.tenant.isEmpty() && pod.tenant == look_.tenant));
        });
    }

    void rings(int index) const {
        const CandidateView& c = at(index);
        if (c.node == look_.node && look_.node.valid())
            paintRing(painter_, theme_, g_.column(index), Ring::Selected, radius::kCard);
        for (int i = 0; i < drawnVictims(c); ++i)
            if (isSelected(c.victims[static_cast<std::size_t>(i)], c))
                paintRing(painter_, theme_, partRing(g_.victim(index, i)), Ring::Selected, radius::kControl);
    }

    void header(int index, const CandidateView& c) const {
        const QRectF box = g_.header(index);
        const QColor ink = c.entered ? theme_.text1 : theme_.text3;
        const qreal free = paintLabel(
            painter_, {box.right() - 12, box.top() + 22}, Words::tr("%1/%2 free").arg(c.freeGpus).arg(c.gpus),
            {fonts_.text(11, QFont::Medium), c.entered ? theme_.text2 : theme_.text3, Qt::AlignRight});
        paintLabel(painter_, {box.left() + 12, box.top() + 22}, c.name,
                   {fonts_.mono(13, QFont::DemiBold), ink, Qt::AlignLeft, box.width() - free - 32});
        if (c.gpus == 0) return;
        SlotRows slots;
        slots.origin = {box.left() + 12, box.top() + 34};
        slots.gap = 3;
        slots.height = 22;
        slots.perRow = std::max(c.gpus, 8);
        slots.width = std::min(18.0, (box.width() - 24 + slots.gap) / slots.perRow - slots.gap);
        SlotLook look;
        look.names = false;
        look.steppedBack = !c.entered;
        look.selected = look_.pod;
        look.tenant = look_.tenant;
        paintSlots(painter_, theme_, fonts_, slots, c.gpus, c.pods, look);
    }

    void rule(const QRectF& box) const {
        paintHorizontal(painter_, box.left() + 1, box.top(), box.width() - 2, theme_.line);
    }

    void victims(int index, const CandidateView& c) const {
        const QRectF column = g_.column(index);
        rule(QRectF(column.left(), g_.victimsTop, column.width(), 1));
        const int count = static_cast<int>(c.victims.size());
        const int drawn = drawnVictims(c);
        for (int i = 0; i < drawn; ++i) victim(g_.victim(index, i), c.victims[static_cast<std::size_t>(i)], c.entered);
        if (drawn < count)
            paintLabel(painter_, {column.left() + 30, g_.victim(index, drawn).top() + 15},
                       Words::tr("%1 more").arg(count - drawn), {fonts_.text(10.5), theme_.text3});
    }

    void victim(const QRectF& box, const VictimView& victim, bool entered) const {
        paintLevel(painter_, theme_, victim.level, {box.left() + 19, box.top() + 11}, 9);
        const qreal gpus =
            paintLabel(painter_, {box.right() - 12, box.top() + 15}, victim.gpus,
                       {fonts_.text(10.5, QFont::Medium), entered ? theme_.text2 : theme_.text3, Qt::AlignRight});
        paintLabel(painter_, {box.left() + 30, box.top() + 15}, victim.name,
                   {fonts_.mono(11.5, QFont::DemiBold), entered ? theme_.text1 : theme_.text3, Qt::AlignLeft,
                    box.width() - 48 - gpus});
        paintLabel(painter_, {box.left() + 30, box.top() + 31}, victim.fate,
                   {fonts_.text(10.5, victim.warning ? QFont::DemiBold : QFont::Normal),
                    victim.warning ? theme_.no.hue : theme_.text2, Qt::AlignLeft, box.width() - 42});
    }

    void reprieved(int index, const CandidateView& c) const {
        const QRectF column = g_.column(index);
        rule(QRectF(column.left(), g_.reprievedTop, column.width(), 1));
        if (c.reprieved.isEmpty()) return;
        if (c.entered)
            paintIcon(painter_, Icon::Up, QRectF(column.left() + 11, g_.reprievedTop + 11, 15, 15),
                      c.anyReprieved ? theme_.ok.hue : theme_.text3);
        paintLabel(painter_, {column.left() + 30, g_.reprievedTop + 22}, c.reprieved,
                   {fonts_.text(11), c.entered ? theme_.text2 : theme_.text3, Qt::AlignLeft, column.width() - 42});
    }

    void ruleCell(const QRectF& box, const CandidateView& c, int index) const {
        rule(box);
        if (index >= static_cast<int>(c.cells.size())) return;
        const RuleCellView& cell = c.cells[static_cast<std::size_t>(index)];
        if (cell.outcome == RuleOutcome::Empty) return;
        const RuleLook look = lookOf(theme_, cell.outcome);
        const QPointF markAt(box.left() + 19, box.center().y());
        if (cell.outcome == RuleOutcome::Tie) {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(theme_.text3);
            painter_.drawEllipse(markAt, 2.5, 2.5);
        }
        paintMark(painter_, theme_, look.mark, markAt, 13);
        const QString word = cell.word.isEmpty() ? look.word : cell.word;
        const qreal taken = paintLabel(painter_, {box.right() - 12, box.center().y() + 4}, word,
                                       {fonts_.text(10.5, look.weight == QFont::Bold ? QFont::DemiBold : QFont::Normal),
                                        look.weight == QFont::Bold ? look.ink : theme_.text3, Qt::AlignRight});
        paintLabel(painter_, {box.left() + 30, box.center().y() + 4.5}, cell.value,
                   {fonts_.mono(12, look.weight), look.ink, Qt::AlignLeft, box.width() - 48 - taken});
    }

    void result(int index, const CandidateView& c) const {
        const QRectF column = g_.column(index);
        const QRectF box(column.left(), g_.resultTop, column.width(), g_.bottom - g_.resultTop);
        rule(box);
        if (c.winner) {
            paintBox(painter_, box.adjusted(1, 0, -1, -1), theme_.accent, {QColor()}, radius::kControl);
            paintLabel(painter_, {box.center().x(), box.center().y() + 5}, c.result,
                       {fonts_.text(13.5, QFont::Bold), theme_.onAccent, Qt::AlignHCenter, box.width() - 16});
        } else if (!c.entered) {
            paintMark(painter_, theme_, Mark::Unresolvable, {box.left() + 19, box.center().y()}, 14);
            paintParagraph(painter_, box.adjusted(32, 7, -10, -4), c.result,
                           {fonts_.text(10.5, QFont::DemiBold), theme_.unres.hue});
        } else {
            lost(box, c.result);
        }
    }

    /// One line in the middle, or two from the top.
    void lost(const QRectF& box, const QString& text) const {
        const QFont font = fonts_.text(11, QFont::Medium);
        if (textWidth(text, font) <= box.width() - 20)
            paintLabel(painter_, {box.center().x(), box.center().y() + 4.5}, text,
                       {font, theme_.text2, Qt::AlignHCenter});
        else
            paintParagraph(painter_, box.adjusted(10, 7, -10, -2), text, {font, theme_.text2, Qt::AlignHCenter});
    }

    /// "+37 others" with a bar per rule: how many left there.
    void others() const {
        const QRectF column = g_.column(g_.candidates);
        paintLabel(painter_, {column.left() + 12, column.top() + 22}, othersText(view_, g_.candidates),
                   {fonts_.text(13, QFont::DemiBold), theme_.text2, Qt::AlignLeft, column.width() - 24});
        const auto most = std::max_element(view_.othersLeftAt.begin(), view_.othersLeftAt.end());
        if (most == view_.othersLeftAt.end() || *most <= 0) return;
        const int rows = std::min(g_.rules, static_cast<int>(view_.othersLeftAt.size()));
        for (int i = 0; i < rows; ++i) {
            const int count = view_.othersLeftAt[static_cast<std::size_t>(i)];
            const QRectF box = g_.ruleCell(g_.candidates, i);
            rule(box);
            const qreal length = (box.width() - 70) * count / *most;
            painter_.fillRect(QRectF(box.left() + 12, box.center().y() - 5, length, 10), theme_.lineStrong);
            paintLabel(painter_, {box.left() + 18 + length, box.center().y() + 4}, QString::number(count),
                       {fonts_.mono(11), theme_.text2});
        }
    }

    void footnote() const {
        if (view_.footnote.isEmpty()) return;
        paintMark(painter_, theme_, Mark::Unresolvable, {g_.labelRight - 6, g_.bottom + 21}, 13);
        paintLabel(painter_, {g_.columnsLeft, g_.bottom + 25}, view_.footnote,
                   {fonts_.text(11), theme_.text2, Qt::AlignLeft, g_.size.width() - g_.columnsLeft - 12});
    }

    QPainter& painter_;
    const Theme& theme_;
    const Fonts& fonts_;
    const TournamentView& view_;
    const TournamentGeometry& g_;
    const TournamentLook& look_;
};

} // namespace

void paintTournament(QPainter& painter, const Theme& theme, const Fonts& fonts, const TournamentView& view,
                     const TournamentGeometry& geometry, const TournamentLook& look) {
    TournamentBrush(painter, theme, fonts, view, geometry, look).draw();
}

QRectF partRing(const QRectF& part) {
    return part.adjusted(5, 4, -5, -4);
}

QString candidateSentence(const CandidateView& candidate) {
    QStringList parts{Words::tr("Candidate %1").arg(candidate.name)};
    const int victims = static_cast<int>(candidate.victims.size());
    parts << (victims == 1 ? Words::tr("1 victim")
                           : QCoreApplication::translate("berth::ui::Tournament", "%n victims", nullptr, victims));
    if (!candidate.result.isEmpty()) parts << candidate.result;
    return parts.join(QStringLiteral(", "));
}

QString victimSentence(const CandidateView& candidate, const VictimView& victim) {
    QStringList parts{Words::tr("Victim %1 on %2").arg(victim.name, candidate.name)};
    if (victim.level != Level::None) parts << levelLetter(victim.level);
    for (const QString& part : {victim.gpus, victim.fate})
        if (!part.isEmpty()) parts << part;
    return parts.join(QStringLiteral(", "));
}

QString reprievedSentence(const CandidateView& candidate) {
    return Words::tr("%1, reprieved: %2").arg(candidate.name, candidate.reprieved);
}

QString ruleSentence(const TournamentView& view, const CandidateView& candidate, int rule) {
    const auto index = static_cast<std::size_t>(rule);
    const RuleCellView& cell = candidate.cells[index];
    QStringList answer;
    for (const QString& part : {cell.value, cell.word.isEmpty() ? outcomeWord(cell.outcome) : cell.word})
        if (!part.isEmpty()) answer << part;
    return Words::tr("%1, rule %2, %3: %4")
        .arg(candidate.name)
        .arg(rule + 1)
        .arg(view.rules[index], answer.join(QStringLiteral(", ")));
}

QString othersSentence(const TournamentView& view, int drawn) {
    QStringList left;
    for (std::size_t i = 0; i < view.othersLeftAt.size() && i < view.rules.size(); ++i)
        if (view.othersLeftAt[i] > 0) left << Words::tr("%1 left at %2").arg(view.othersLeftAt[i]).arg(view.rules[i]);
    const QString others = othersText(view, drawn);
    return left.isEmpty() ? others : Words::tr("%1: %2").arg(others, left.join(QStringLiteral(", ")));
}

} // namespace berth::ui
