// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/TournamentPane.h"

#include "ui/theme/SayAgain.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace berth::ui {

TournamentPane::TournamentPane(QWidget* parent) : ItemPane(parent) {
    new SayAgain(this, [this] { setAccessibleName(tr("Preemption candidates")); });
}

void TournamentPane::setView(TournamentView view) {
    if (view == view_) return;
    const QString focused = focusKey();
    view_ = std::move(view);
    places_.forget();
    setAccessibleDescription(view_.footnote);
    followContent(focused);
}

void TournamentPane::setSelection(NodeId node, PodId pod, const QString& gang) {
    look_ = {node, pod, gang, look_.tenant};
    viewport()->update();
}

void TournamentPane::setSelectedTenant(const QString& tenant) {
    look_.tenant = tenant;
    viewport()->update();
}

const TournamentGeometry& TournamentPane::places() const {
    return places_.at(viewport()->size(), [this] { return tournamentGeometry(view_, viewport()->width()); });
}

QRectF TournamentPane::columnRect(NodeId node) const {
    for (int i = 0; i < places().candidates; ++i)
        if (candidateOf({i}).node == node) return places().column(i).translated(-offset());
    return {};
}

const CandidateView& TournamentPane::candidateOf(const SpokenPath& item) const {
    return view_.candidates[static_cast<std::size_t>(item[0])];
}

std::vector<TournamentPane::Part> TournamentPane::partsOf(const CandidateView& candidate) const {
    std::vector<Part> parts;
    const int victims = drawnVictims(candidate);
    for (int i = 0; i < victims; ++i) parts.push_back({Part::Kind::Victim, i});
    if (victims < static_cast<int>(candidate.victims.size())) parts.push_back({Part::Kind::More, victims});
    if (!candidate.reprieved.isEmpty()) parts.push_back({Part::Kind::Reprieved, 0});
    for (std::size_t i = 0; i < std::min(candidate.cells.size(), view_.rules.size()); ++i)
        if (candidate.cells[i].outcome != RuleOutcome::Empty) parts.push_back({Part::Kind::Rule, static_cast<int>(i)});
    return parts;
}

TournamentPane::Part TournamentPane::partOf(const SpokenPath& item) const {
    return partsOf(candidateOf(item))[static_cast<std::size_t>(item[1])];
}

int TournamentPane::itemCount(const SpokenPath& parent) const {
    if (parent.empty()) return places().candidates + (places().others ? 1 : 0);
    return parent.size() > 1 || isOthers(parent) ? 0 : static_cast<int>(partsOf(candidateOf(parent)).size());
}

QString TournamentPane::itemText(const SpokenPath& item) const {
    if (isOthers(item)) return othersSentence(view_, places().candidates);
    return item.size() == 1 ? candidateSentence(candidateOf(item)) : partText(item);
}

QString TournamentPane::partText(const SpokenPath& item) const {
    const CandidateView& candidate = candidateOf(item);
    const Part part = partOf(item);
    switch (part.kind) {
    case Part::Kind::Victim: return victimSentence(candidate, candidate.victims[static_cast<std::size_t>(part.index)]);
    case Part::Kind::More:
        return tr("%1 more victims on %2, as a list")
            .arg(static_cast<int>(candidate.victims.size()) - part.index)
            .arg(candidate.name);
    case Part::Kind::Reprieved: return reprievedSentence(candidate);
    case Part::Kind::Rule: break;
    }
    return ruleSentence(view_, candidate, part.index);
}

void TournamentPane::pressItem(const SpokenPath& item) {
    if (isOthers(item)) return Q_EMIT candidatesRequested();
    const CandidateView& candidate = candidateOf(item);
    const NodeId node = candidate.node;
    const Part part = item.size() == 1 ? Part{Part::Kind::Reprieved, 0} : partOf(item);
    if (part.kind == Part::Kind::Victim)
        Q_EMIT podSelected(PodId(candidate.victims[static_cast<std::size_t>(part.index)].pod), node);
    else if (part.kind == Part::Kind::More)
        Q_EMIT victimsRequested(node);
    else
        Q_EMIT nodeSelected(node);
}

ItemLines TournamentPane::lines() const {
    ItemLines items{Qt::Vertical, {}};
    for (int i = 0; i < itemCount({}); ++i) {
        items.lines.push_back({{i}});
        for (int part = 0; part < itemCount({i}); ++part) items.lines.back().push_back({i, part});
    }
    return items;
}

QRectF TournamentPane::placeOf(const SpokenPath& item) const {
    const TournamentGeometry& g = places();
    if (item.size() == 1) return g.column(item[0]);
    const Part part = partOf(item);
    switch (part.kind) {
    case Part::Kind::Victim:
    case Part::Kind::More: return g.victim(item[0], part.index);
    case Part::Kind::Reprieved: return g.reprieved(item[0]);
    case Part::Kind::Rule: break;
    }
    return g.ruleCell(item[0], part.index);
}

QRectF TournamentPane::headOf(const SpokenPath& item) const {
    return item.size() == 1 ? places().header(item[0]) : placeOf(item);
}

SpokenPath TournamentPane::itemAt(const QPointF& content) const {
    for (int i = 0; i < itemCount({}); ++i) {
        if (!placeOf({i}).contains(content)) continue;
        for (int part = 0; part < itemCount({i}); ++part)
            if (placeOf({i, part}).contains(content)) return {i, part};
        return {i};
    }
    return {};
}

QString TournamentPane::keyOf(const SpokenPath& item) const {
    if (isOthers(item)) return QStringLiteral("others");
    const CandidateView& candidate = candidateOf(item);
    QString node = QString::number(candidate.node.value);
    if (item.size() == 1) return node;
    const Part part = partOf(item);
    const auto index = static_cast<std::size_t>(part.index);
    switch (part.kind) {
    case Part::Kind::Victim: return QStringLiteral("%1 victim %2").arg(node).arg(candidate.victims[index].pod.value);
    case Part::Kind::More: return node + QStringLiteral(" more");
    case Part::Kind::Reprieved: return node + QStringLiteral(" reprieved");
    case Part::Kind::Rule: break;
    }
    return QStringLiteral("%1 rule %2").arg(node, view_.rules[index]);
}

void TournamentPane::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.stage);
    painter.save();
    painter.translate(-offset());
    paintTournament(painter, theme, Fonts(font()), view_, places(), look_);
    if (const SpokenPath focus = drawnFocus(); focus.size() == 1)
        paintRing(painter, theme, placeOf(focus), Ring::Focus, radius::kCard);
    else if (focus.size() == 2)
        paintRing(painter, theme, partRing(placeOf(focus)), Ring::Focus, radius::kControl);
    painter.restore();
    if (drawsFrame()) paintPaneFocus(painter, theme, viewport()->rect());
}

} // namespace berth::ui
