// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace berth::ui {

/// From which weight on another node wins.
struct FlipView {
    std::int64_t weight = 1; ///< 0: with the plugin off
    QString text;            ///< "h100-1 from 28"

    friend bool operator==(const FlipView&, const FlipView&) = default;
};

/// One Score plugin of the profile.
struct WeightView {
    QString plugin;
    int series = 0;          ///< its colour
    std::int64_t weight = 1; ///< shown by slider and field; 0 is off
    std::int64_t inForce = 1;
    std::optional<FlipView> flip;
    QString note; ///< in place of a flip: "no flip between 1 and 100"

    bool isChanged() const { return weight != inForce; }
    friend bool operator==(const WeightView&, const WeightView&) = default;
};

/// A node's total as one plugin's weight goes from 1 to 100.
struct TotalLineView {
    enum class Role { Other, Winner, Challenger };

    QString node;
    double first = 0; ///< at weight 1
    double last = 0;  ///< at weight 100
    Role role = Role::Other;

    friend bool operator==(const TotalLineView&, const TotalLineView&) = default;
};

struct TotalChartView {
    QString plugin; ///< whose weight the axis is
    QString note;   ///< what else weighs most: "NodeResourcesFit × 50"
    std::int64_t weight = 1;
    std::vector<TotalLineView> lines; ///< the winner first
    std::optional<QPointF> crossing;  ///< weight and total where the winner changes

    friend bool operator==(const TotalChartView&, const TotalChartView&) = default;
};

/// The weights of a profile, and what other ones would do to the cycle at the cursor.
struct WeightsView {
    QString profile;
    QStringList profiles;
    QString headline; ///< "h100-3 wins with 4,781"
    QString body;     ///< at most two sentences
    std::vector<WeightView> rows;
    std::optional<TotalChartView> chart;
    bool isPreview = false; ///< some weight is not the one in force
    QString branchText;     ///< what the branch would be called: "NodeResourcesFit 50 → 28"

    friend bool operator==(const WeightsView&, const WeightsView&) = default;
};

} // namespace berth::ui
