// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "ui/session/SessionModel.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace berth::ui {

/// A session and its model on one thread: what the worker does, without one.
class LocalRun {
public:
    /// Fails the test when the text is refused.
    explicit LocalRun(const std::string& yaml);

    SessionModel& model() { return *model_; }
    const Moment& moment() const { return model_->moment(); }
    Session& session() { return *session_; }

    /// Runs so many units and hands them over; false when the run had ended before.
    bool advance(int units = 1);
    void runToEnd();
    /// One step forward, running the engine where it must; false at the end.
    bool step(Stride stride);
    void stepBack(Stride stride);
    /// Steps until the predicate holds; fails the test at the end of the run.
    template <class Predicate> void stepUntil(Stride stride, Predicate predicate) {
        while (!predicate()) ASSERT_TRUE(step(stride)) << "the run ended first";
    }
    NodeId node(const std::string& name) const { return model_->trace().pool().findNode(name); }
    PodId pod(const std::string& name) const;

private:
    void deliver();

    std::unique_ptr<Session> session_;
    TraceFeed feed_;
    std::unique_ptr<SessionModel> model_;
};

/// Four nodes and two pods: `small` takes n1 of n1 and n4, n2 is too small, n3 is tainted; `huge` fits nowhere.
std::string fourNodes();
/// One full node and a pod of higher priority that preempts on it.
std::string fullNode();

} // namespace berth::ui
