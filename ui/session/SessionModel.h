// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Writer.h"
#include "engine/session/Replica.h"
#include "ui/session/Input.h"
#include "ui/session/Moment.h"
#include "ui/session/StopSearch.h"
#include "ui/session/Stops.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace berth::ui {

/// Where a run stops, and for which rule.
struct FoundStop {
    Cursor cursor;
    StopRule rule;
};

/// What the window knows of the session: the trace so far, the cursor in it, and the moment there.
///
/// Lives on the window's thread; the Session itself is the worker's. Nothing here runs the engine on, except that the
/// record of the
/// cycle at the cursor is made by a plain look.
class SessionModel : public QObject {
    Q_OBJECT

public:
    explicit SessionModel(Registry registry, QObject* parent = nullptr);
    ~SessionModel() override;

    /// Replaces everything; the cursor stands at the end of the first unit.
    void open(std::shared_ptr<const OpenedInput> input);
    /// Takes what the worker handed over. A cursor beyond what was cut goes to the cut.
    void append(const Delivery& delivery);

    bool isOpen() const { return replica_ != nullptr; }
    const OpenedInput& input() const { return *input_; }
    const Trace& trace() const { return replica_->trace(); }
    const Stops& stops() const { return *stops_; }
    const PodNames& names() const { return names_; }
    RunEnd runEnd() const { return replica_->runEnd(); }
    SimTime nextAt() const { return replica_->nextAt(); }
    /// The current branch; nullptr before anything was opened.
    const BranchInfo* branch() const;
    const std::vector<BranchInfo>& branches() const { return replica_->branches(); }
    /// Over all facts of the trace.
    const QString& fingerprint() const { return fingerprint_; }

    /// Names the commands of the current branch, as the last of BranchChanges does; "" for none.
    QString changes() const;
    /// Names of all commands of a branch; none where it has none, or is none.
    QStringList changesOf(std::uint32_t branch) const;

    /// The bands of P0 and P1 in force: the input's, unless others were set since.
    io::LevelStarts levels() const;
    bool hasOwnLevels() const { return banded_ != nullptr; }
    void setLevels(const io::LevelStarts& levels);

    Cursor cursor() const { return cursor_; }
    /// Goes to the nearest place that exists.
    void setCursor(Cursor cursor);
    /// The moment at the cursor. Valid until the cursor moves or the trace changes.
    const Moment& moment() const { return moment_; }
    /// Shows clocks and countdowns at a later instant than the World's; for gaps of virtual time while playing.
    void setShownTime(SimTime now);

    /// The first place after `after` and not beyond `upTo` where one of the rules holds. May make records of cycles on
    /// the way, where a rule asks for them.
    std::optional<FoundStop> findStop(std::span<const StopRule> rules, Cursor after, Cursor upTo);
    /// Positions after `from` of facts that fulfil a rule, for marks on an axis; places inside a look count as its
    /// PodPopped.
    std::vector<std::size_t> stopMarks(std::span<const StopRule> rules, std::size_t from = 0) const;

    /// The arithmetic of one plugin on one node in the cycle at the cursor; empty outside cycles.
    std::vector<Term> filterTerms(NodeId node, const std::string& plugin) const;
    std::vector<Term> scoreTerms(NodeId node, const std::string& plugin) const;
    /// What the look at the cursor would have said of another pod or node object; nullptr keeps what was there.
    std::optional<CycleRecord> lookAgain(const Pod* pod, const Node* node) const;

Q_SIGNALS:
    void opened();
    /// Facts from `from` on are new; those that stood there before are gone.
    void traceChanged(std::size_t from);
    /// The moment is another one: after a move of the cursor and after every change of the trace.
    void momentChanged();
    /// Only `moment().now` is another one.
    void shownTimeChanged();

private:
    std::span<const Beat> beatsAt(std::size_t position);
    void makeMoment();
    std::shared_ptr<const CycleView> cycleAtCursor();
    const StopRule* ruleBefore(const StopSearch& search, std::size_t position) const;
    std::optional<FoundStop> findInBeats(const StopSearch& search, std::size_t position, std::size_t first);
    void countBeats();

    Registry registry_;
    std::shared_ptr<const OpenedInput> input_;
    std::unique_ptr<Replica> replica_;
    std::unique_ptr<Stops> stops_;
    PodNames names_;
    QString fingerprint_;
    std::shared_ptr<const BranchChanges> changes_;
    std::shared_ptr<const Scenario> banded_; ///< the input's with other bands; nullptr while they are its own
    Cursor cursor_;
    Moment moment_;
    std::shared_ptr<const CycleView> shownCycle_;
};

} // namespace berth::ui
