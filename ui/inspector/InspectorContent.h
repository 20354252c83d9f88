// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Id.h"
#include "ui/session/Selection.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

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

/// Node × plugin: what Filter has said so far.
struct MatrixView {
    struct Row {
        NodeId node;
        QString name;
        std::vector<Mark> marks; ///< one per plugin; None: not asked
        bool isSelected = false;
        bool passed = false;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<QString> plugins;
    std::vector<Row> rows;

    friend bool operator==(const MatrixView&, const MatrixView&) = default;
};

/// A declared object as YAML: as it was written where it comes from a file.
struct ObjectText {
    QString name; ///< which object: "Pod default/p", "Node n1"; empty: none
    QString yaml; ///< empty: Berth made the object itself
    Place place;  ///< where it stands in its file
    PodId pod;    ///< the one or the other
    NodeId node;
    bool isAlive = true; ///< it can still be changed

    friend bool operator==(const ObjectText&, const ObjectText&) = default;
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

    std::vector<EvidenceSection> sections;
    QString message; ///< the FailedScheduling text, verbatim
    std::vector<RemedyRow> remedies;
    std::optional<MatrixView> matrix;
    std::vector<EvidenceSection> details; ///< about the object itself, below all evidence

    ObjectText object;

    friend bool operator==(const InspectorContent&, const InspectorContent&) = default;
};

} // namespace berth::ui
