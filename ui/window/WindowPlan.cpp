// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowPlan.h"

namespace berth::ui {
namespace {

constexpr int kNarrowFrom = 1280;
constexpr int kRegularFrom = 1440;
constexpr int kWideFrom = 2240;
constexpr int kTallFrom = 860;
constexpr int kVeryTallFrom = 1200;

constexpr int kTall = 112;
constexpr int kCompact = 84;

WindowPlan::Size sizeOf(int width) {
    if (width < kNarrowFrom) return WindowPlan::Size::Small;
    if (width < kRegularFrom) return WindowPlan::Size::Narrow;
    return width < kWideFrom ? WindowPlan::Size::Regular : WindowPlan::Size::Wide;
}

} // namespace

WindowPlan planWindow(const QSize& window) {
    WindowPlan plan;
    plan.content = window.expandedTo(kLeastContent);
    plan.size = sizeOf(plan.content.width());
    const int height = plan.content.height();
    switch (plan.size) {
    case WindowPlan::Size::Small:
    case WindowPlan::Size::Narrow:
        plan.queues = 44;
        plan.inspector = 336;
        plan.time = 152;
        break;
    case WindowPlan::Size::Regular: plan.time = height < kTallFrom ? 152 : 212; break;
    case WindowPlan::Size::Wide:
        plan.queues = 300;
        plan.inspector = 500;
        plan.time = height < kTallFrom ? 152 : height < kVeryTallFrom ? 212 : 280;
        break;
    }
    plan.pipeline = plan.isFolded() || height < kTallFrom ? kCompact : kTall;
    return plan;
}

} // namespace berth::ui
