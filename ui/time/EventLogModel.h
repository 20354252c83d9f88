// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Selection.h"
#include "ui/session/SessionModel.h"
#include "ui/view/EventMark.h"

#include <QAbstractListModel>

#include <bitset>
#include <optional>
#include <vector>

namespace berth::ui {

/// What the log lets through. Empty means all.
struct LogFilter {
    QString words;                  ///< part of a pod's, its group's, a node's or a fact's name
    std::bitset<kEventMarks> marks; ///< none set: facts of every kind
    bool isEmpty() const { return words.isEmpty() && marks.none(); }
    friend bool operator==(const LogFilter&, const LogFilter&) = default;
};

/// The trace as rows: every visible fact, and indented under it the beats of the cycle at the cursor. Sentences are
/// made when asked for.
class EventLogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole, ///< "14:32.000"; of beats empty
        SentenceRole,
        MarkRole,    ///< EventMark as int, or -1
        VerdictRole, ///< Mark of a beat as int
        IsBeatRole,
        IsCursorRole, ///< the row the cursor stands behind
        IsLitRole,    ///< it is about what is selected
    };

    explicit EventLogModel(SessionModel& model, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    void setFilter(const LogFilter& filter);
    const LogFilter& filter() const { return filter_; }
    void setSelection(const Selection& selection);

    /// The cursor that stands behind a row.
    Cursor cursorOf(const QModelIndex& index) const;
    /// The row the cursor stands behind; invalid before the first.
    QModelIndex cursorIndex() const;
    PodId podOf(const QModelIndex& index) const;
    NodeId nodeOf(const QModelIndex& index) const;
    /// Rows as tab-separated lines.
    QString copyText(const QModelIndexList& rows) const;

private:
    /// A run of beats shown under the row of a fact.
    struct BeatBlock {
        int row = 0;              ///< of its first beat
        std::size_t position = 0; ///< the cursor's fact while they are watched
        std::size_t first = 0;    ///< among the cycle's beats
        std::size_t count = 0;
    };
    struct Place {
        bool isBeat = false;
        std::size_t fact = 0;  ///< index of the fact
        std::size_t beat = 0;  ///< among the cycle's beats
        std::uint32_t nth = 0; ///< beats watched once this row is
        std::size_t position = 0;
    };
    void reset();
    void follow(std::size_t from);
    void showBeats();
    bool passes(const Fact& fact) const;
    void collect(std::size_t from, std::vector<std::uint32_t>& facts);
    void noteGang(const Fact& fact);
    std::vector<BeatBlock> blocksOf(const CycleView& cycle) const;
    Place placeOf(int row) const;
    int rowOfFact(std::size_t index) const;
    QVariant beatData(const Place& place, int role) const;
    QVariant factData(const Place& place, int role) const;
    void announceCursor();

    SessionModel& model_;
    LogFilter filter_;
    Selection selection_;
    std::vector<std::string> gangs_;   ///< by PodId: "namespace/name" of its group
    std::vector<std::uint32_t> facts_; ///< indices of those shown
    std::vector<BeatBlock> blocks_;
    std::shared_ptr<const CycleView> cycle_;
    int cursorRow_ = -1;
};

} // namespace berth::ui
