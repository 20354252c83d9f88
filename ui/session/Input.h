// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/model/Scenario.h"
#include "engine/session/Replica.h"
#include "engine/trace/World.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace berth::io {
class Document;
} // namespace berth::io

namespace berth::ui {

/// A text byte for byte as it was read, so that a message can show its line.
struct SourceText {
    QString file;
    std::shared_ptr<const std::string> text;
};

/// What to open: files, or texts that came by paste or drop. Both together make one input, as with `kubectl apply -f
/// a -f b`.
struct OpenRequest {
    QStringList paths;
    std::vector<SourceText> texts;

    bool isEmpty() const { return paths.isEmpty() && texts.empty(); }
};

/// By branch: names of its commands, parents' first. A name stands for its command and all before it, so that a file which
/// holds the commands of one branch is known to hold those of another.
using BranchChanges = std::map<std::uint32_t, QStringList>;

/// What the worker hands over after each batch of units and each change.
struct Delivery {
    TracePiece piece;
    QString fingerprint;   ///< over all facts of the trace
    bool branched = false; ///< an edit in the past made a branch
    std::shared_ptr<const BranchChanges> changes = {};
};

/// An input that was read and begun. Immutable; handed from the worker to the window.
struct OpenedInput {
    OpenRequest request;
    std::shared_ptr<const Scenario> scenario;
    Diagnostics notes;
    std::vector<SourceText> sources;
    std::vector<std::shared_ptr<const io::Document>> documents; ///< the sources, parsed: for saving
    std::shared_ptr<const World> start;
    Delivery first; ///< the first unit: what is there at the start
};

/// An input that was refused. Nothing that was open has changed.
struct OpenFailure {
    OpenRequest request;
    Diagnostics messages; ///< the errors first
    std::vector<SourceText> sources;
};

} // namespace berth::ui
