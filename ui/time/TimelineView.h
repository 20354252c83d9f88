// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/session/SessionModel.h"
#include "ui/time/BranchTracks.h"
#include "ui/time/MarkRuns.h"
#include "ui/time/TimelineData.h"
#include "ui/time/TimelineScale.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

namespace berth::ui {

class Fonts;
struct Theme;

/// The trace on its axis: ruler, track with marks, lanes, and the cursor's flag. Click and drag move the cursor.
///
/// Each branch is a further track: a click on one goes to it, a double click on its name renames it. Keys with the focus
/// (from Tab): Left and Right step, Home and End go to the ends, Up and Down go from branch to branch, F2 renames. A
/// screen reader gets the marks as a list, those that are drawn as one as one; pressing one puts the cursor behind it.
class TimelineView : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    /// What the axis counts. Auto: facts where the whole trace happened at one instant, else time.
    enum class Axis : std::uint8_t { Auto, Time, Steps };

    explicit TimelineView(SessionModel& model, QWidget* parent = nullptr);

    void setAxis(Axis axis);
    Axis axis() const { return axis_; }
    const TimelineData& data() const { return data_; }
    TimelineScale scale() const;
    /// Still, it keeps the picture it has; what was missed is drawn afterwards.
    void setStill(bool still);
    /// Positions in the trace that a breakpoint stops at, marked on the ruler.
    void setStopMarks(std::vector<std::size_t> positions);
    /// Where branches part from their parents, marked on their tracks.
    void setPartings(std::map<std::uint32_t, std::vector<SimTime>> partings);
    BranchTracks tracks() const;
    /// Where the cursor's line stands, in widget coordinates.
    qreal cursorX() const;

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    /// The mark that the cursor stands behind.
    int spokenFocus() const override;
    void spokenPress(int index) override;

    QSize sizeHint() const override { return {600, 170}; }
    QSize minimumSizeHint() const override { return {240, 84}; }

Q_SIGNALS:
    /// The person put the cursor there.
    void scrubbed(const berth::ui::Cursor& cursor);
    void steppedBy(int steps);
    void branchChosen(std::uint32_t branch);
    void renameRequested(std::uint32_t branch);
    void branchMenuRequested(std::uint32_t branch, const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Rows;
    Rows rows() const;
    void followTrace(std::size_t from);
    void scrubTo(qreal x);
    void paintRuler(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintTrack(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintMarks(QPainter& painter, const Theme& theme, const std::vector<MarkRun>& runs, EventMark mark,
                    qreal y) const;
    const std::vector<MarkRun>& markRuns() const;
    void paintLane(QPainter& painter, const Theme& theme, const TimelineScale& scale, const QRectF& row,
                   const std::vector<TimelineData::Step>& lane, const QString& name, const QColor& color,
                   std::int64_t total) const;
    void paintCursor(QPainter& painter, const Theme& theme) const;
    void paintStops(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    std::int64_t gpuTotal() const;
    QString tipAt(const QPointF& position) const;
    void goToBranchBeside(int step);

    SessionModel& model_;
    TimelineData data_;
    std::vector<std::size_t> stops_; ///< where breakpoints stop
    bool still_ = false;
    std::map<std::uint32_t, std::vector<SimTime>> partings_;
    mutable std::vector<MarkRun> runs_; ///< of this scale and so many facts:
    mutable TimelineScale runsScale_;
    mutable std::size_t runsFacts_ = 0;
    bool scrubbing_ = false; ///< the press was on the current track
    Axis axis_ = Axis::Auto;
};

} // namespace berth::ui
