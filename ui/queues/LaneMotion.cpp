// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/LaneMotion.h"

#include "ui/theme/Motion.h"

namespace berth::ui {
namespace {

constexpr qreal kRise = 8;
constexpr qreal kFadeShare = 200.0 / kLaneMotionMs;

} // namespace

ChipPose chipPose(const std::optional<QRectF>& before, const QRectF& after, qreal progress) {
    if (before) {
        const qreal share = eased(Curve::InOut, progress);
        return {after.translated((before->topLeft() - after.topLeft()) * (1 - share)), 1};
    }
    const qreal share = eased(Curve::Out, progress / kFadeShare);
    return {after.translated(0, kRise * (1 - share)), share};
}

} // namespace berth::ui
