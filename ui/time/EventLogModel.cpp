// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/EventLogModel.h"

#include "engine/framework/Gang.h"

#include "ui/time/AboutSelection.h"
#include "ui/view/BeatText.h"
#include "ui/view/FactText.h"
#include "ui/view/Text.h"

#include <algorithm>

namespace berth::ui {

EventLogModel::EventLogModel(SessionModel& model, QObject* parent) : QAbstractListModel(parent), model_(model) {
    connect(&model_, &SessionModel::opened, this, &EventLogModel::reset);
    connect(&model_, &SessionModel::traceChanged, this, &EventLogModel::follow);
    connect(&model_, &SessionModel::momentChanged, this, [this] {
        showBeats();
        announceCursor();
    });
    if (model_.isOpen()) reset();
}

int EventLogModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    std::size_t rows = facts_.size();
    for (const BeatBlock& block : blocks_) rows += block.count;
    return static_cast<int>(rows);
}

bool EventLogModel::passes(const Fact& fact) const {
    if (!isVisible(fact.kind)) return false;
    if (filter_.marks.any()) {
        const auto mark = markOf(fact);
        if (!mark || !filter_.marks.test(static_cast<std::size_t>(*mark))) return false;
    }
    if (filter_.words.isEmpty()) return true;
    const auto has = [this](std::string_view name) { return text(name).contains(filter_.words, Qt::CaseInsensitive); };
    if (fact.pod.valid() && has(model_.names().fullName(fact.pod, model_.trace().pool()))) return true;
    if (fact.pod.valid() && fact.pod.value < gangs_.size() && has(gangs_[fact.pod.value])) return true;
    if (fact.node.valid() && has(model_.trace().pool().nodeName(fact.node))) return true;
    return has(toString(fact.kind));
}

void EventLogModel::collect(std::size_t from, std::vector<std::uint32_t>& facts) {
    const Trace& trace = model_.trace();
    for (std::size_t i = from; i < trace.size(); ++i) {
        if (trace[i].kind == FactKind::PodSubmitted) noteGang(trace[i]);
        if (passes(trace[i])) facts.push_back(static_cast<std::uint32_t>(i));
    }
}

void EventLogModel::noteGang(const Fact& fact) {
    if (fact.pod.value >= gangs_.size()) gangs_.resize(fact.pod.value + 1);
    gangs_[fact.pod.value] = gangKey(model_.trace().pool().get<Pod>(ObjectId{fact.a}));
}

void EventLogModel::reset() {
    beginResetModel();
    facts_.clear();
    blocks_.clear();
    cycle_.reset();
    cursorRow_ = -1;
    if (model_.isOpen()) collect(0, facts_);
    endResetModel();
    showBeats();
    announceCursor();
}

void EventLogModel::setFilter(const LogFilter& filter) {
    if (filter == filter_) return;
    filter_ = filter;
    reset();
}

void EventLogModel::follow(std::size_t from) {
    if (!facts_.empty() && facts_.back() >= from) return reset();
    std::vector<std::uint32_t> fresh;
    collect(from, fresh);
    if (fresh.empty()) return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    facts_.insert(facts_.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

std::vector<EventLogModel::BeatBlock> EventLogModel::blocksOf(const CycleView& cycle) const {
    std::vector<BeatBlock> blocks;
    if (!filter_.isEmpty()) return blocks;
    if (cycle.postFilterBeat > 0)
        blocks.push_back({rowOfFact(cycle.poppedFact) + 1, cycle.poppedFact + 1, 0, cycle.postFilterBeat});
    if (cycle.postFilterBeat == cycle.beats.size()) return blocks;
    const Trace& trace = model_.trace();
    for (std::size_t i = cycle.lookFact + 1; i < trace.size() && i <= cycle.lastFact; ++i) {
        if (trace[i].kind != FactKind::PostFilterRan) continue;
        const int row = rowOfFact(i) + static_cast<int>(cycle.postFilterBeat);
        blocks.push_back({row, i, cycle.postFilterBeat, cycle.beats.size() - cycle.postFilterBeat});
        break;
    }
    return blocks;
}

/// Row of a fact among facts alone.
int EventLogModel::rowOfFact(std::size_t index) const {
    const auto it = std::lower_bound(facts_.begin(), facts_.end(), index);
    return static_cast<int>(it - facts_.begin());
}

void EventLogModel::showBeats() {
    const std::shared_ptr<const CycleView>& cycle = model_.isOpen() ? model_.moment().cycle : nullptr;
    if (cycle == cycle_) return;
    while (!blocks_.empty()) {
        const BeatBlock block = blocks_.back();
        beginRemoveRows({}, block.row, block.row + static_cast<int>(block.count) - 1);
        blocks_.pop_back();
        endRemoveRows();
    }
    cycle_ = cycle;
    cursorRow_ = -1;
    if (!cycle_) return;
    for (const BeatBlock& block : blocksOf(*cycle_)) {
        beginInsertRows({}, block.row, block.row + static_cast<int>(block.count) - 1);
        blocks_.push_back(block);
        endInsertRows();
    }
}

EventLogModel::Place EventLogModel::placeOf(int row) const {
    int fact = row;
    for (const BeatBlock& block : blocks_) {
        if (row < block.row) break;
        const auto offset = static_cast<std::size_t>(row - block.row);
        if (offset < block.count) {
            const std::size_t fold = block.position > 0 ? block.position - 1 : 0;
            return {true, fold, block.first + offset, static_cast<std::uint32_t>(offset + 1), block.position};
        }
        fact -= static_cast<int>(block.count);
    }
    const std::size_t index = facts_[static_cast<std::size_t>(fact)];
    return {false, index, 0, 0, index + 1};
}

Cursor EventLogModel::cursorOf(const QModelIndex& index) const {
    const Place place = placeOf(index.row());
    if (place.isBeat) return {place.position, place.nth};
    // A fact inside a unit without points is no stop of its own: the unit's end is.
    std::size_t position = place.position;
    while (position < model_.trace().size() && !model_.stops().stopsAfter(position)) ++position;
    return {position, 0};
}

QModelIndex EventLogModel::cursorIndex() const {
    return cursorRow_ >= 0 && cursorRow_ < rowCount() ? index(cursorRow_) : QModelIndex();
}

void EventLogModel::announceCursor() {
    const int before = cursorRow_;
    cursorRow_ = -1;
    if (model_.isOpen()) {
        const Cursor cursor = model_.cursor();
        // The last fact row at or before the cursor, then the beats watched behind it.
        int row = static_cast<int>(std::lower_bound(facts_.begin(), facts_.end(), cursor.fact) - facts_.begin()) - 1;
        for (const BeatBlock& block : blocks_) {
            if (block.position < cursor.fact)
                row += static_cast<int>(block.count);
            else if (block.position == cursor.fact && cursor.beat > 0)
                row = block.row + static_cast<int>(cursor.beat) - 1;
        }
        cursorRow_ = row;
    }
    if (before == cursorRow_) return;
    for (const int row : {before, cursorRow_})
        if (row >= 0 && row < rowCount()) Q_EMIT dataChanged(index(row), index(row), {IsCursorRole});
}

QVariant EventLogModel::beatData(const Place& place, int role) const {
    const CycleRecord& record = *cycle_->record;
    const Beat& beat = cycle_->beats[place.beat];
    switch (role) {
    case Qt::DisplayRole:
    case SentenceRole: return beatSentence(record, beat, model_.trace().pool());
    case TimeRole: return QString();
    case MarkRole: return -1;
    case VerdictRole: return static_cast<int>(beatMark(record, beat));
    default: return {};
    }
}

QVariant EventLogModel::factData(const Place& place, int role) const {
    const Fact& fact = model_.trace()[place.fact];
    const QString time = logTimeText(fact.at - model_.input().scenario->start);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return QStringLiteral("%1 %2").arg(time, factSentence(model_.trace(), model_.names(), fact));
    case SentenceRole: return factSentence(model_.trace(), model_.names(), fact);
    case TimeRole: return time;
    case MarkRole: {
        const auto mark = markOf(fact);
        return mark ? static_cast<int>(*mark) : -1;
    }
    case VerdictRole: return static_cast<int>(Mark::None);
    default: return {};
    }
}

QVariant EventLogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    if (role == IsCursorRole) return index.row() == cursorRow_;
    if (role == IsLitRole)
        return !selection_.isEmpty() &&
               isAbout(selection_, podOf(index), nodeOf(index), model_.trace().pool(), model_.names());
    const Place place = placeOf(index.row());
    if (role == IsBeatRole) return place.isBeat;
    return place.isBeat ? beatData(place, role) : factData(place, role);
}

void EventLogModel::setSelection(const Selection& selection) {
    if (selection == selection_) return;
    selection_ = selection;
    if (const int rows = rowCount(); rows > 0) Q_EMIT dataChanged(index(0), index(rows - 1), {IsLitRole});
}

PodId EventLogModel::podOf(const QModelIndex& index) const {
    const Place place = placeOf(index.row());
    return place.isBeat ? cycle_->record->pod : model_.trace()[place.fact].pod;
}

NodeId EventLogModel::nodeOf(const QModelIndex& index) const {
    const Place place = placeOf(index.row());
    if (!place.isBeat) return model_.trace()[place.fact].node;
    const std::uint32_t node = cycle_->beats[place.beat].node;
    return node < cycle_->record->nodes.size() ? cycle_->record->nodes[node] : NodeId{};
}

QString EventLogModel::copyText(const QModelIndexList& rows) const {
    QStringList lines;
    for (const QModelIndex& row : rows)
        lines += row.data(TimeRole).toString() + QLatin1Char('\t') + row.data(SentenceRole).toString();
    return lines.join(QLatin1Char('\n'));
}

} // namespace berth::ui
