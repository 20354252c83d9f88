// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Motion.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr qreal kBackShare = 0.6;

} // namespace

int MotionStyle::duration(int atOne) const {
    if (!moves()) return 0;
    return static_cast<int>(std::lround(atOne * (isBack ? kBackShare : 1) / speed));
}

qreal eased(Curve curve, qreal progress) {
    const qreal bounded = std::clamp(progress, 0.0, 1.0);
    switch (curve) {
    case Curve::Out: return QEasingCurve(QEasingCurve::OutCubic).valueForProgress(bounded);
    case Curve::InOut: return QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(bounded);
    case Curve::Linear: break;
    }
    return bounded;
}

qreal partProgress(qreal at, qreal from, qreal duration) {
    if (duration <= 0) return at >= from ? 1 : 0;
    return std::clamp((at - from) / duration, 0.0, 1.0);
}

qreal staggered(int index, int count, qreal step, qreal most) {
    if (count <= 1) return 0;
    return index * std::min(step, most / (count - 1));
}

} // namespace berth::ui
