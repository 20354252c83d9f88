// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presenter/PresenterWindow.h"
#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionHost.h"
#include "ui/view/Story.h"
#include "ui/window/ActionTable.h"
#include "ui/window/Settings.h"

#include <QObject>

namespace berth::ui {

class PictureFeed;

/// Tells the story of the selected pod, or of the one at the cursor, in the presenter's window. The stops move the
/// cursor; leaving shows the window where the story stands.
///
/// What lies behind the end of the trace is worked out on the side, so that the outcome can be shown before anything is
/// done.
class PresenterControl : public QObject {
    Q_OBJECT

public:
    PresenterControl(SessionModel& model, SessionHost& host, Player& player, SelectionModel& selection,
                     PictureFeed& picture, Settings& settings, const ActionTable& actions, QWidget* window);

    /// Opens on the whole screen; `size` instead for pictures.
    void open(const QSize& size = {});
    PresenterWindow* view() { return presenter_; }
    PodId pod() const { return pod_; }
    /// What lies ahead was asked for and is not known yet.
    bool isLookingAhead() const { return answered_ != questions_; }

private:
    PodId podToTell() const;
    void show(std::size_t stop);
    void next();
    void back();
    void leave();
    void takeMore();
    void giveUp();
    void followTrace(std::size_t from);
    void takeKeys(const ActionTable& actions);
    void findStory();
    void askAhead();
    void takeAhead(const std::shared_ptr<const StoryAhead>& ahead);
    std::size_t restAt(std::size_t position) const;
    SimTime startBehind(std::size_t position) const;
    Moment momentAhead() const;
    PresenterView viewOf(std::size_t stop);

    SessionModel& model_;
    SessionHost& host_;
    Player& player_;
    SelectionModel& selection_;
    PictureFeed& picture_;
    Settings& settings_;
    PresenterWindow* presenter_;
    PodId pod_;
    std::vector<StoryStop> story_; ///< with what lies ahead
    std::size_t known_ = 0;        ///< so many of the stops are in the trace
    std::size_t stop_ = 0;
    std::uint64_t questions_ = 0;
    std::uint64_t answered_ = 0;              ///< the last of them that was
    std::shared_ptr<const StoryAhead> ahead_; ///< nullptr until it is known
    PodNames namesAhead_;
    bool asked_ = false; ///< for what comes behind the last stop
};

} // namespace berth::ui
