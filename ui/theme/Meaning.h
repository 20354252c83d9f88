// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace berth::ui {

/// A pod's level. Each has its own shape (diamond, square, disc, bar) and its own hue; see paintLevel().
enum class Level { P0, P1, P2, None };

/// What a mark says. Each has its own shape, so that it reads without colour; see paintMark().
enum class Mark {
    None,         ///< draws nothing
    Success,      ///< filled disc with a check
    Reject,       ///< filled square with a cross: Unschedulable
    Unresolvable, ///< open slashed circle: UnschedulableAndUnresolvable
    Wait,         ///< clock: Wait, Pending, back-off
    Error,        ///< octagon with an exclamation mark: the code Error, deadlock, load failure
    Running,      ///< 3/8 arc that turns
    Next,         ///< dashed accent ring: announced
    Skipped,      ///< dash
    Idle,         ///< small open dot
};

/// What a pod on devices is, drawn the same in slots, chips and rings: solid is real, hatched is assumed, dashed is
/// future.
enum class SlotState {
    Bound,
    Reserved,  ///< assumed: hatched
    Claimed,   ///< resources taken, devices not chosen yet: dotted
    Nominated, ///< dashed
    Victim,    ///< chosen to be stopped: fill, back hatch, ring
    Saving,    ///< terminating: the fill drains as the grace runs out, dashed ring
};

/// The hue of a word beside a neutral text.
enum class Tone { Quiet, Plain, Strong, Success, Reject, Wait, Error, Accent };

} // namespace berth::ui
