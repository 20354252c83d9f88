// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CardMotion.h"

#include "ui/theme/Motion.h"

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kSlideMs = 220;
constexpr int kFadeMs = 160;
constexpr qreal kStep = 40;
constexpr qreal kMost = 900;
constexpr qreal kFall = 6;

int durationOf(BlockChange change) {
    switch (change) {
    case BlockChange::Reserved: return 450;
    case BlockChange::Solid: return 300;
    case BlockChange::Nominated: return 350;
    case BlockChange::Marked: return 250;
    case BlockChange::Appeared: return 200;
    case BlockChange::Given: return 400;
    case BlockChange::Gone: return 350;
    case BlockChange::Pulsed: return 500;
    }
    return 0;
}

Curve curveOf(BlockChange change) {
    return change == BlockChange::Solid || change == BlockChange::Marked || change == BlockChange::Gone ||
                   change == BlockChange::Appeared
               ? Curve::Out
               : Curve::InOut;
}

const PodSlotsView* find(const NodeCardView& card, PodId pod) {
    const auto found =
        std::find_if(card.pods.begin(), card.pods.end(), [pod](const PodSlotsView& view) { return view.pod == pod; });
    return found == card.pods.end() ? nullptr : &*found;
}

BlockChange arrival(const PodSlotsView& pod) {
    if (pod.state == SlotState::Reserved) return BlockChange::Reserved;
    if (pod.state == SlotState::Nominated) return BlockChange::Nominated;
    return BlockChange::Appeared;
}

BlockChange departure(const PodSlotsView& pod) {
    return pod.state == SlotState::Reserved || pod.state == SlotState::Nominated ? BlockChange::Given
                                                                                 : BlockChange::Gone;
}

std::optional<BlockChange> changeOf(const PodSlotsView& before, const PodSlotsView& after) {
    if (!before.deadlocked && after.deadlocked) return BlockChange::Pulsed;
    if (before.state == after.state) return std::nullopt;
    if (before.state == SlotState::Nominated) return arrival(after);
    if (after.state == SlotState::Bound && before.state == SlotState::Reserved) return BlockChange::Solid;
    if (after.state == SlotState::Victim) return BlockChange::Marked;
    return std::nullopt;
}

void addBlocks(CardMotion& motion) {
    for (const PodSlotsView& pod : motion.after->pods) {
        const PodSlotsView* before = find(*motion.before, pod.pod);
        const auto change = before != nullptr ? changeOf(*before, pod) : std::optional(arrival(pod));
        if (change) motion.blocks.push_back({*change, {}, pod.pod});
    }
    for (const PodSlotsView& pod : motion.before->pods)
        if (find(*motion.after, pod.pod) == nullptr) motion.blocks.push_back({departure(pod), pod, pod.pod});
}

bool sameStrip(const std::optional<VerdictView>& a, const std::optional<VerdictView>& b) {
    return a.has_value() == b.has_value() && (!a || (a->mark == b->mark && a->reason == b->reason));
}

BlockPose poseAt(BlockChange change, qreal progress) {
    const qreal share = eased(curveOf(change), progress);
    BlockPose pose;
    switch (change) {
    case BlockChange::Reserved:
    case BlockChange::Marked: pose.filled = share; break;
    case BlockChange::Solid:
        pose.filled = share;
        pose.pulse = 1 - share;
        break;
    case BlockChange::Nominated:
    case BlockChange::Appeared: pose.opacity = share; break;
    case BlockChange::Given:
        pose.filled = 1 - share;
        pose.opacity = 1 - share * share;
        break;
    case BlockChange::Gone:
        pose.opacity = 1 - share;
        pose.drop = kFall * share;
        break;
    case BlockChange::Pulsed: pose.pulse = 1 - std::abs(2 * share - 1); break;
    }
    return pose;
}

bool leaves(BlockChange change) {
    return change == BlockChange::Given || change == BlockChange::Gone;
}

void poseBlocks(const CardMotion& motion, qreal at, NodeCardView& card) {
    for (const BlockMove& move : motion.blocks) {
        const qreal progress = partProgress(at, 0, durationOf(move.change));
        if (leaves(move.change)) {
            if (progress >= 1) continue;
            card.pods.insert(card.pods.begin(), move.before);
            card.pods.front().pose = poseAt(move.change, progress);
        } else {
            for (PodSlotsView& pod : card.pods)
                if (pod.pod == move.pod && progress < 1) pod.pose = poseAt(move.change, progress);
        }
    }
}

/// The card steps back, and the failing thing is lit, as the strip arrives.
void poseStrip(const CardMotion& motion, qreal at, NodeCardView& card) {
    const int ms = motion.stripSlides ? kSlideMs : kFadeMs;
    const qreal share = eased(Curve::Out, partProgress(at, motion.delay, ms));
    if (share >= 1) return;
    if (share <= 0) {
        std::vector<PodSlotsView> pods = std::move(card.pods);
        card = *motion.before;
        card.pods = std::move(pods);
        return;
    }
    if (!card.verdict) return;
    card.verdict->shown = share;
    card.verdict->slides = motion.stripSlides;
}

} // namespace

CardMotion cardMotion(const SharedCard& before, const SharedCard& after) {
    CardMotion motion{before, after, {}, false, false, 0, 0};
    if (before.isSameAs(after)) return motion;
    addBlocks(motion);
    motion.stripComes = after->verdict && !sameStrip(before->verdict, after->verdict);
    if (motion.stripComes) {
        const Mark mark = after->verdict->mark;
        motion.stripSlides = mark == Mark::Reject || mark == Mark::Unresolvable;
        motion.duration = motion.stripSlides ? kSlideMs : kFadeMs;
    }
    for (const BlockMove& move : motion.blocks) motion.duration = std::max(motion.duration, durationOf(move.change));
    return motion;
}

int stagger(std::vector<CardMotion>& motions) {
    const auto strips = static_cast<int>(
        std::count_if(motions.begin(), motions.end(), [](const CardMotion& motion) { return motion.stripComes; }));
    int index = 0, end = 0;
    for (CardMotion& motion : motions) {
        if (motion.stripComes) motion.delay = static_cast<int>(staggered(index++, strips, kStep, kMost));
        end = std::max(end, motion.delay + motion.duration);
    }
    return end;
}

NodeCardView cardAt(const CardMotion& motion, qreal at) {
    NodeCardView card = *motion.after;
    poseBlocks(motion, at, card);
    if (motion.stripComes) poseStrip(motion, at, card);
    return card;
}

} // namespace berth::ui
