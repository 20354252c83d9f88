// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/SessionModel.h"
#include "ui/time/TimelineData.h"
#include "ui/time/TimelineScale.h"

#include <QWidget>

#include <optional>

namespace berth::ui {

class Fonts;
struct Theme;

/// The trace on its axis: ruler, track with marks, lanes, and the cursor's flag. Click and drag move the cursor.
///
/// Keys with the focus (from Tab): Left and Right step, Home and End go to the ends.
class TimelineView : public QWidget {
    Q_OBJECT

public:
    /// What the axis counts. Auto: facts where the whole trace happened at one instant, else time.
    enum class Axis : std::uint8_t { Auto, Time, Steps };

    explicit TimelineView(SessionModel& model, QWidget* parent = nullptr);

    void setAxis(Axis axis);
    Axis axis() const { return axis_; }
    const TimelineData& data() const { return data_; }
    TimelineScale scale() const;
    /// Where the cursor's line stands, in widget coordinates.
    qreal cursorX() const;

    QSize sizeHint() const override { return {600, 170}; }
    QSize minimumSizeHint() const override { return {240, 84}; }

Q_SIGNALS:
    /// The person put the cursor there.
    void scrubbed(const berth::ui::Cursor& cursor);
    void steppedBy(int steps);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Rows;
    Rows rows() const;
    void followTrace(std::size_t from);
    void scrubTo(qreal x);
    void paintRuler(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintTrack(QPainter& painter, const Theme& theme, const TimelineScale& scale) const;
    void paintMarks(QPainter& painter, const Theme& theme, const TimelineScale& scale, EventMark mark, qreal y) const;
    void paintLane(QPainter& painter, const Theme& theme, const TimelineScale& scale, const QRectF& row,
                   const std::vector<TimelineData::Step>& lane, const QString& name, const QColor& color,
                   std::int64_t total) const;
    void paintCursor(QPainter& painter, const Theme& theme) const;
    std::int64_t gpuTotal() const;
    QString tipAt(const QPointF& position) const;

    SessionModel& model_;
    TimelineData data_;
    Axis axis_ = Axis::Auto;
};

} // namespace berth::ui
