// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presenter/PresenterView.h"
#include "ui/session/Moment.h"
#include "ui/view/Story.h"

#include <vector>

namespace berth::ui {

/// Where the story's pod was decided about, and what before and after are to be taken from.
struct StoryFrame {
    std::size_t before = 0;   ///< the choice stands, nothing has been stopped or placed yet
    std::size_t after = 0;    ///< the outcome, as far as it is known
    std::size_t decision = 0; ///< where the record of the deciding cycle is at hand
};
StoryFrame frameOf(const std::vector<StoryStop>& story, std::size_t stop);

/// The nodes worth showing: the one that was chosen, then runners-up, then others; at most `most`.
std::vector<NodeId> nodesOfStory(const Moment& decision, PodId pod, std::size_t most);
/// Why each of these was not chosen to preempt on: "1 PDB violation", "P1 · 10000"; "" where nothing is to be said.
std::vector<QString> reasonsAgainst(const Moment& decision, const std::vector<NodeId>& nodes);
/// The nodes at a moment. `lit` is the one that the story is about.
PresenterSide presenterSide(const Moment& moment, const std::vector<NodeId>& nodes, NodeId lit);
/// Says under each row what changes: needs both sides. `victims` are stopped on the node that is lit.
void noteChanges(PresenterSide& before, PresenterSide& after, const Moment& afterwards, PodId pod,
                 std::size_t victims = 0);
/// Points, headline, sentence and the names of the stops, at the stop's own moment.
PresenterView presenterWords(const Moment& moment, PodId pod, const std::vector<StoryStop>& story, std::size_t stop);
/// What it costs: taken at the frame's `before`. `start` is when the pod runs; never() while that is not known.
void addCosts(PresenterView& view, const Moment& before, PodId pod, SimTime start);

} // namespace berth::ui
