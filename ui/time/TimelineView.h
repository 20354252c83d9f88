// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionModel.h"
#include "ui/time/BranchTracks.h"
#include "ui/time/FragmentationFold.h"
#include "ui/time/MarkRuns.h"
#include "ui/time/PodBook.h"
#include "ui/time/PodLaneItems.h"
#include "ui/time/TimeLanes.h"
#include "ui/time/TimelineData.h"
#include "ui/time/TimelineScale.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <map>
#include <optional>
#include <vector>

class QMenu;

namespace berth::ui {

class ActionButton;
class PodLaneWords;
struct Theme;

/// The trace on its axis: ruler, track with marks, lanes, and the cursor's flag. Click and drag move the cursor.
///
/// Each branch is a further track: a click on one goes to it, a double click on its name renames it; where not all fit,
/// a line opens the list of all. Which lanes are shown a menu decides; where they do not fit they are scrolled, by
/// wheel or PageUp and PageDown. A click on a segment of a pod's lane goes to its fact, one on its name selects the
/// pod.
///
/// Keys with the focus (from Tab): Left and Right step, Home and End go to the ends, Up and Down go from branch to
/// branch, F2 renames. Enter goes to the items, marks and what is on the lanes: there arrows move, Enter acts as a
/// click, Space selects, Esc leaves. A screen reader gets the same items, marks that are drawn as one as one.
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
    /// Lights the marks of what is selected. A pod's lane is shown; without a pod those of the preemption at the cursor.
    void setSelection(const Selection& selection);
    void setLanes(const LaneChoice& lanes);
    const LaneChoice& lanes() const { return choice_; }
    LaneLayout laneLayout() const;
    const std::vector<PodLane>& podLanes() const { return shown().lanes; }
    /// What can be pointed at on the lanes of pods, in widget coordinates.
    std::vector<PodLaneItem> podItems() const;
    /// The menus behind the button of the lanes and the line of further branches; they delete themselves.
    QMenu* laneMenu();
    QMenu* branchList();
    /// Where the cursor's line stands, in widget coordinates.
    qreal cursorX() const;

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    bool itemTakesPress(const SpokenPath& item) const override;
    /// The item that was walked to, else the mark that the cursor stands behind.
    int spokenFocus() const override;
    void spokenFocusOn(int index) override;
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
    void podSelected(berth::PodId pod);
    /// The person chose other lanes.
    void lanesChosen(const berth::ui::LaneChoice& lanes);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Rows;
    /// The lanes of pods as of a cursor.
    struct Shown {
        bool isValid = false;
        std::size_t facts = 0, position = 0;
        std::vector<PodLane> lanes;
        std::vector<Level> levels; ///< of their pods
    };
    Rows rows() const;
    void connectModel();
    void followTrace(std::size_t from);
    void followFragmentation();
    const Shown& shown() const;
    PodLanePlan podPlan(const LaneLayout& layout) const;
    PodLaneWords podWords() const;
    bool showsLane(TimeLane lane) const { return choice_.test(static_cast<std::size_t>(lane)); }

    void scrubTo(qreal x);
    void goTo(const LanePlace& place);
    void scrollLanes(qreal by);
    void press(const PodLaneItem& item);
    const PodLaneItem* podItemAt(const std::vector<PodLaneItem>& items, const QPointF& point) const;

    void paintNothingOpen(QPainter& painter, const Theme& theme) const;
    void paintRuler(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintTrack(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintAllMarks(QPainter& painter, const Theme& theme) const;
    void paintMarks(QPainter& painter, const Theme& theme, const std::vector<MarkRun>& runs, EventMark mark,
                    qreal y) const;
    const std::vector<MarkRun>& markRuns() const;
    const std::vector<std::size_t>& litMarks(EventMark mark) const;
    void paintLanes(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintLane(QPainter& painter, const Theme& theme, const TimelineScale& scale, const LaneLayout::Row& row) const;
    void paintScrollMark(QPainter& painter, const Theme& theme, const LaneLayout& layout) const;
    void paintItemFocus(QPainter& painter, const Theme& theme) const;
    void paintCursor(QPainter& painter, const Theme& theme) const;
    void paintStops(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    std::int64_t gpuTotal() const;

    /// What keys and screen readers go to, in this order: the marks, the branches where there are several, the line of
    /// further ones, what is on the lanes.
    struct Item {
        enum class Part : std::uint8_t { Run, Track, More, Lane, Pod };

        Part part = Part::Run;
        std::size_t index = 0; ///< among the runs of marks, the tracks, the kinds of lanes or the pods' items
        QRectF rect;
        QString key; ///< tells it again in another picture
    };
    std::vector<Item> items() const;
    void addTracks(std::vector<Item>& items) const;
    void addLaneItems(std::vector<Item>& items) const;
    int focusedItem(const std::vector<Item>& items) const;
    QString sentenceOf(const Item& item) const;
    QString laneSentence(TimeLane lane) const;
    static QString trackSentence(const BranchTrack& track);
    QString tipAt(const QPointF& position) const;
    QString tipOfTrack(const QPointF& position) const;
    QString tipOfLane(const LaneLayout::Row& row, const QPointF& position) const;
    void act(const Item& item);
    void focusOn(const Item& item);
    void enterItems();
    void walkItems(Qt::Key key);
    void selectItem();
    bool takesItemKey(const QKeyEvent& event);
    bool isItemKey(const QKeyEvent& event) const;
    void goToBranchBeside(int step);

    SessionModel& model_;
    ActionButton* laneButton_;
    TimelineData data_;
    PodBook book_;
    FragmentationFold fragmentation_;
    QTimer later_; ///< the rest of the fragmentation
    LaneChoice choice_{kFirstLanes};
    Selection selection_;
    qreal scroll_ = 0; ///< of the lanes
    QString focus_;    ///< the key of the item that was walked to; empty for none
    mutable Shown shown_;
    std::vector<std::size_t> stops_; ///< where breakpoints stop
    bool still_ = false;
    std::map<std::uint32_t, std::vector<SimTime>> partings_;
    mutable std::vector<MarkRun> runs_; ///< of this scale and so many facts:
    mutable TimelineScale runsScale_;
    mutable std::size_t runsFacts_ = 0;
    mutable std::array<std::vector<std::size_t>, kEventMarks> lit_; ///< positions of marks about what is selected
    mutable bool litIsValid_ = false;
    mutable CowTable<ObjectId, 128> gpuNodes_; ///< of which `gpuTotal_` is the sum
    mutable std::int64_t gpuTotal_ = 0;
    bool scrubbing_ = false; ///< the press was on the current track
    Axis axis_ = Axis::Auto;
};

} // namespace berth::ui
