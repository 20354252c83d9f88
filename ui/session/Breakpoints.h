// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/StopRule.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace berth::ui {

/// A rule that stops every run, and whether it does at present.
struct Breakpoint {
    StopRule rule;
    bool enabled = true;

    friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

/// The window's breakpoints in the order they were set. They stay when another input is opened.
class Breakpoints : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const std::vector<Breakpoint>& all() const { return all_; }
    /// The rules that stop a run now.
    std::vector<StopRule> active() const;
    /// nullptr where there is none of this rule.
    const Breakpoint* find(const StopRule& rule) const;

    /// Sets a breakpoint; one that is there is enabled.
    void add(const StopRule& rule);
    /// F9: sets it, or removes the one that is there.
    void toggle(const StopRule& rule);
    void setEnabled(std::size_t index, bool enabled);
    void remove(std::size_t index);
    void clear();

Q_SIGNALS:
    void changed();

private:
    std::vector<Breakpoint> all_;
};

} // namespace berth::ui
