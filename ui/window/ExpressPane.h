// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace berth::ui {

/// What is shown while a run goes at full speed: the clock, counters and how far it is.
struct ExpressView {
    QString clock;
    /// "12,345" and "facts".
    struct Counter {
        QString value, word;
        friend bool operator==(const Counter&, const Counter&) = default;
    };
    std::vector<Counter> counters;
    QString rate;                ///< "210,000 facts/s · 3,600 simulated s/s"; empty until measured
    std::optional<double> share; ///< 0…1 of the way, where its end is known
    QStringList stops;           ///< what ends it, as sentences

    friend bool operator==(const ExpressView&, const ExpressView&) = default;
};

/// Takes the stage's place while Express runs. Any key and any click asks for the end.
class ExpressPane : public QWidget {
    Q_OBJECT

public:
    /// Lies over `stage`, a sibling.
    explicit ExpressPane(QWidget* stage);

    void setView(const ExpressView& view);
    const ExpressView& view() const { return view_; }
    /// Over the stage, with the focus.
    void open();

Q_SIGNALS:
    void stopRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    qreal paintCounters(QPainter& painter, qreal y) const;

    QWidget* stage_;
    ExpressView view_;
};

} // namespace berth::ui
