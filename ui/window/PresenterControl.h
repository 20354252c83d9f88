// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/presenter/PresenterWindow.h"
#include "ui/session/Player.h"
#include "ui/session/Selection.h"
#include "ui/view/Story.h"
#include "ui/window/ActionTable.h"
#include "ui/window/Settings.h"

#include <QObject>

namespace berth::ui {

class PictureFeed;

/// Tells the story of the selected pod, or of the one at the cursor, in the presenter's window. The stops move the
/// cursor; leaving shows the window where the story stands.
class PresenterControl : public QObject {
    Q_OBJECT

public:
    PresenterControl(SessionModel& model, Player& player, SelectionModel& selection, PictureFeed& picture,
                     Settings& settings, const ActionTable& actions, QWidget* window);

    /// Opens on the whole screen; `size` instead for pictures.
    void open(const QSize& size = {});
    PresenterWindow* view() { return presenter_; }
    PodId pod() const { return pod_; }

private:
    PodId podToTell() const;
    void show(std::size_t stop);
    void next();
    void back();
    void leave();
    void takeMore();
    void giveUp();
    void followTrace(std::size_t from);
    std::size_t restAt(std::size_t position) const;
    PresenterView viewOf(std::size_t stop);

    SessionModel& model_;
    Player& player_;
    SelectionModel& selection_;
    PictureFeed& picture_;
    Settings& settings_;
    PresenterWindow* presenter_;
    PodId pod_;
    std::vector<StoryStop> story_;
    std::size_t stop_ = 0;
    bool asked_ = false; ///< for what comes behind the last stop
};

} // namespace berth::ui
