// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenItems.h"
#include "ui/measures/ChartPlot.h"
#include "ui/session/RunMeasures.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace berth::ui {

class Fonts;
struct Theme;

/// The figures of a run as charts over virtual time, one below the other, in columns where there is room.
///
/// What lies behind the cursor is drawn strongly, what the trace already knows beyond it faintly. The mouse reads the values
/// at a moment, a click goes there. With the focus (from Tab) Left and Right read from instant to instant, Home and End the
/// first and last, Enter goes there, Esc stops reading. A screen reader gets a chart as a sentence; pressing it goes to the
/// moment that is read.
class ChartBoard : public QWidget, public SpokenItems {
    Q_OBJECT

public:
    ChartBoard(SessionModel& model, RunMeasures& measures, QWidget* parent = nullptr);

    /// The moment whose values are shown: what is read, else the cursor's.
    SimTime readMoment() const;
    /// Where the plot of a chart lies; for tests.
    QRectF plotBox(std::size_t chart) const;
    std::size_t chartCount() const { return charts_.size(); }
    /// How often the lines were drawn: each time reads every point. For tests.
    std::size_t drawings() const { return drawings_; }

    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override { return {388, heightForWidth(388)}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

    int spokenCount() const override;
    QString spokenText(int index) const override;
    QRect spokenRect(int index) const override;
    int spokenFocus() const override { return -1; }
    void spokenFocusOn(int index) override;
    void spokenPress(int index) override;

Q_SIGNALS:
    /// The person went to this moment.
    void jumped(const berth::ui::Cursor& cursor);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Chart {
        const ChartSpec* spec;
        QRectF box; ///< of the whole chart
        ChartPlot plot;
    };

    /// What of the course is drawn.
    struct Drawn {
        const metrics::Course* course = nullptr;
        std::uint64_t run = 0;
        std::size_t points = 0;
        std::uint32_t position = 0; ///< facts
        friend bool operator==(const Drawn&, const Drawn&) = default;
    };
    using LineRuns = std::vector<std::vector<std::vector<QPointF>>>; ///< by line

    Drawn drawnNow() const;
    void follow();
    void layOut();
    void redraw();
    static void drawLines(QPainter& painter, const Theme& theme, const Chart& chart, const LineRuns& runs);
    void drawPictures(const Theme& theme);
    void paintPictures(QPainter& painter) const;
    void drawAxes(QPainter& painter, const Theme& theme, const Chart& chart) const;
    void drawHead(QPainter& painter, const Theme& theme, const Chart& chart) const;
    void drawReading(QPainter& painter, const Theme& theme, const Chart& chart) const;
    QString legendText(const ChartSpec& spec, const ChartLine& line) const;
    std::optional<double> valueAt(const ChartLine& line, SimTime moment) const;
    std::optional<SimTime> momentUnder(const QPointF& position) const;
    void read(std::optional<SimTime> moment);
    void readBy(int instants);
    void goTo(SimTime moment);
    const std::vector<metrics::Course::Point>& points() const;

    SessionModel& model_;
    RunMeasures& measures_;
    ChartTops tops_;
    std::vector<Chart> charts_;
    std::optional<SimTime> read_;
    QPixmap picture_; ///< all but what is read, as it is up to the cursor
    QPixmap beyond_;  ///< the same as it is beyond
    bool stale_ = true;
    Drawn drawn_;
    std::size_t drawings_ = 0;
    QTimer later_;
};

} // namespace berth::ui
