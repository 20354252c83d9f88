// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/Story.h"

#include <algorithm>
#include <set>

namespace berth::ui {
namespace {

class Teller {
public:
    explicit Teller(PodId pod) : pod_(pod) {}

    /// Facts from the `first` on, which stand behind `before` others.
    void tell(const Trace& trace, std::size_t first = 0, std::size_t before = 0) {
        for (std::size_t i = first; i < trace.size(); ++i) {
            const Fact& fact = trace[i];
            const std::size_t position = before + i + 1;
            if (fact.pod == pod_)
                ofPod(fact, position, trace.pool());
            else
                ofVictim(fact, position);
        }
    }
    std::vector<StoryStop> take() { return std::move(story_); }

private:
    void add(std::size_t position, StopKind kind) { story_.push_back({position, kind}); }

    void ofPod(const Fact& fact, std::size_t position, const Pool& pool) {
        switch (fact.kind) {
        case FactKind::PodSubmitted: return add(position, StopKind::Enters);
        case FactKind::PodPopped: nominated_ = false; return add(position, StopKind::Turn);
        case FactKind::NodeSelected: return add(position, StopKind::Found);
        case FactKind::NoNodeFits: return add(position, StopKind::NoFit);
        case FactKind::PostFilterRan: return chosen(fact, position, pool);
        case FactKind::PodAssumed: return add(position, StopKind::Reserved);
        case FactKind::PodWaiting: return add(position, StopKind::Waits);
        case FactKind::PodUnschedulable:
            if (!nominated_) add(position, StopKind::Back);
            return;
        case FactKind::PodBound: return add(position, StopKind::Bound);
        case FactKind::PodFinished:
        case FactKind::PodDeleted: return add(position, StopKind::Gone);
        default: return;
        }
    }

    void chosen(const Fact& fact, std::size_t position, const Pool& pool) {
        if (!fact.node.valid()) return;
        nominated_ = true;
        for (const std::uint32_t victim : pool.list(ListId{fact.b})) victims_.insert(PodId{victim});
        add(position, StopKind::Chosen);
    }

    void ofVictim(const Fact& fact, std::size_t position) {
        if (fact.kind == FactKind::VictimEvicted && fact.a == pod_.value) {
            // Told one after another: one stop, behind the last.
            if (!story_.empty() && story_.back().kind == StopKind::Stopping)
                story_.back().position = position;
            else
                add(position, StopKind::Stopping);
            victims_.insert(fact.pod);
        }
        const bool left = fact.kind == FactKind::PodDeleted || fact.kind == FactKind::PodFinished;
        if (left && victims_.erase(fact.pod) > 0 && victims_.empty()) add(position, StopKind::Room);
    }

    PodId pod_;
    std::set<PodId> victims_; ///< chosen and still there
    bool nominated_ = false;  ///< in the attempt that is told
    std::vector<StoryStop> story_;
};

} // namespace

std::vector<StoryStop> storyOf(const Trace& trace, PodId pod) {
    Teller teller(pod);
    teller.tell(trace);
    return teller.take();
}

std::vector<StoryStop> storyOf(const Trace& trace, std::size_t from, const Trace& ahead, PodId pod) {
    Teller teller(pod);
    teller.tell(trace);
    teller.tell(ahead, std::min(trace.size() - from, ahead.size()), from);
    return teller.take();
}

std::size_t stopAt(const std::vector<StoryStop>& story, std::size_t position) {
    const auto later = std::upper_bound(story.begin(), story.end(), position,
                                        [](std::size_t p, const StoryStop& stop) { return p < stop.position; });
    return later == story.begin() ? 0 : static_cast<std::size_t>(later - story.begin()) - 1;
}

bool isOver(const std::vector<StoryStop>& story) {
    return !story.empty() && (story.back().kind == StopKind::Bound || story.back().kind == StopKind::Gone);
}

} // namespace berth::ui
