// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Selection.h"
#include "ui/session/SessionModel.h"
#include "ui/stage/StageContent.h"
#include "ui/view/NodePicture.h"
#include "ui/window/WindowParts.h"

#include <QObject>

#include <optional>

namespace berth::ui {

/// Keeps the picture in step with the moment and the selection: turns them into view structs and hands those to the
/// widgets.
/// Changes that come together are drawn once.
class PictureFeed : public QObject {
    Q_OBJECT

public:
    PictureFeed(SessionModel& model, SelectionModel& selection, const WindowParts& parts, QObject* parent = nullptr);

    void setGrouping(Grouping grouping);
    Grouping grouping() const { return grouping_; }
    /// Draws at once what has changed.
    void flush();

Q_SIGNALS:
    /// The widgets still show what was before.
    void aboutToDraw();
    /// The widgets show the moment.
    void drawn();

private:
    void markDirty();
    void drawStage();
    void drawSelection();
    void drawStatus();
    void drawProfiles();
    void addArithmetic(StageContent& content) const;
    QString statusFacts() const;

    SessionModel& model_;
    SelectionModel& selection_;
    const WindowParts& parts_;
    Grouping grouping_ = Grouping::Rack;
    std::optional<ScoreCellId> score_;
    bool dirty_ = false;
};

} // namespace berth::ui
