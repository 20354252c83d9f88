// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "ui/session/Selection.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace berth {
class Pool;
class Status;
struct CycleRecord;
} // namespace berth

namespace berth::ui {

/// Names an arithmetic that can be made when somebody opens the row.
struct TermsRequest {
    bool isScore = false; ///< else a Filter verdict
    NodeId node;
    std::string plugin;

    friend bool operator==(const TermsRequest&, const TermsRequest&) = default;
};

/// A line of evidence.
struct EvidenceRow {
    Mark mark = Mark::None;
    QString name;
    bool nameIsMono = false;
    QString value; ///< never elided: wrapped below the name where it is long
    bool isStrong = false;
    std::optional<TermsRequest> terms;
    Selection target; ///< what a click selects; empty: nothing

    friend bool operator==(const EvidenceRow&, const EvidenceRow&) = default;
};

struct EvidenceSection {
    QString title;
    QString note; ///< quiet, at the right
    std::vector<EvidenceRow> rows;

    friend bool operator==(const EvidenceSection&, const EvidenceSection&) = default;
};

/// Node × plugin: what Filter has said so far. Rows are made when somebody looks at them, so that a matrix costs the same
/// for any number of nodes.
class MatrixView {
public:
    struct Row {
        NodeId node;
        QString name;
        std::vector<Mark> marks; ///< one per plugin; None: not asked
        bool isSelected = false;
        bool passed = false;
    };
    /// How far Filter was watched.
    struct Watched {
        std::size_t verdicts = 0;
        std::optional<std::uint32_t> next; ///< position of the node that is looked at next
        friend bool operator==(const Watched&, const Watched&) = default;
    };

    MatrixView() = default;
    MatrixView(std::shared_ptr<const CycleRecord> record, std::shared_ptr<const Pool> pool, const Watched& watched,
               NodeId selected);

    const std::vector<QString>& plugins() const { return plugins_; }
    std::size_t size() const;
    Row row(std::size_t index) const;

    friend bool operator==(const MatrixView& one, const MatrixView& other);

private:
    const Status* statusOf(std::size_t index) const;
    void mark(const Status& status, Row& row) const;

    std::shared_ptr<const CycleRecord> record_;
    std::shared_ptr<const Pool> pool_;
    Watched watched_;
    NodeId selected_;
    std::vector<QString> plugins_;
    mutable std::vector<const Status*> statuses_; ///< by row, when a row was first asked for
};

/// A declared object as YAML: as it was written where it comes from a file.
struct ObjectText {
    QString name; ///< which object: "Pod default/p", "Node n1"; empty: none
    QString yaml; ///< empty: Berth made the object itself
    Place place;  ///< where it stands in its file
    PodId pod;    ///< the one or the other
    NodeId node;
    bool isAlive = true;       ///< it can still be changed
    std::string podGroup = {}; ///< "namespace/name", where it is a PodGroup

    friend bool operator==(const ObjectText&, const ObjectText&) = default;
};

/// A big number with what it counts below.
struct FigureView {
    QString value; ///< "536 GPU·s"
    QString label; ///< "wasted so far"

    friend bool operator==(const FigureView&, const FigureView&) = default;
};

/// Parts of a whole as one bar: who holds what.
struct ShareView {
    struct Part {
        QString name;
        std::int64_t amount = 0;
        std::optional<Level> level; ///< nothing: what is free
        bool isHeld = false;        ///< hatched: reserved, not in use
        friend bool operator==(const Part&, const Part&) = default;
    };
    QString title; ///< empty: no bar
    QString note;  ///< "of 32 GPUs"
    std::vector<Part> parts;

    friend bool operator==(const ShareView&, const ShareView&) = default;
};

/// What will become of pods, each on a line of its own over the same span of time.
struct FateView {
    enum class Phase {
        Saving,  ///< a preStop hook runs
        Leaving, ///< SIGTERM was sent
        Waiting, ///< nominated, still to be placed
        Running
    };
    struct Span {
        Phase phase = Phase::Leaving;
        Duration from, to;
        friend bool operator==(const Span&, const Span&) = default;
    };
    struct Row {
        PodId pod;
        std::optional<Level> level;
        QString name;
        std::vector<Span> spans;
        QString words; ///< "preStop: saving checkpoint"
        friend bool operator==(const Row&, const Row&) = default;
    };
    QString title; ///< empty: no chart
    QString note;
    Duration whole; ///< how much time a line is
    std::vector<Row> rows;

    friend bool operator==(const FateView&, const FateView&) = default;
};

/// A change that was tried on the look at hand.
struct RemedyRow {
    QString change;     ///< "ask 2 GPUs instead of 4"
    QString effect;     ///< "passes here"
    bool helps = false; ///< the effect is wanted
    std::size_t id = 0; ///< names the change to who carries it out

    friend bool operator==(const RemedyRow&, const RemedyRow&) = default;
};

/// Everything the inspector shows, in LOOK's order: subject, verdict, evidence, what would change it, the same question
/// over all nodes, the object.
struct InspectorContent {
    std::optional<Level> level; ///< glyph of the subject
    QString subject;
    QString on;   ///< "on" which node; empty for none
    QString note; ///< right of the subject: "Filter · 7 / 8"

    Mark mark = Mark::None;
    QString headline; ///< of the verdict box; empty: no box
    QString body;     ///< at most three sentences

    std::vector<FigureView> figures;
    ShareView share;
    FateView fates;
    std::vector<EvidenceSection> sections;
    QString message; ///< the FailedScheduling text, verbatim
    std::vector<RemedyRow> remedies;
    QString remedyTitle; ///< empty: "What would change it"
    QString remedyNote;
    std::optional<MatrixView> matrix;
    std::vector<EvidenceSection> details; ///< about the object itself, below all evidence

    ObjectText object;

    friend bool operator==(const InspectorContent&, const InspectorContent&) = default;
};

} // namespace berth::ui
