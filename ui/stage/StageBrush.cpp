// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageBrush.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/FrameBrush.h"
#include "ui/stage/SmallCards.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

qreal cornerOf(DetailLevel level) {
    switch (level) {
    case DetailLevel::Card: return radius::kCard;
    case DetailLevel::Compact: return radius::kControl;
    case DetailLevel::Tile: return radius::kBadge;
    case DetailLevel::Cell: break;
    }
    return 1;
}

} // namespace

StageBrush::StageBrush(QPainter& painter, const Theme& theme, const StageItems& items, const StageLook& look)
    : painter_(painter), theme_(theme), items_(items), look_(look) {}

void StageBrush::frames(const QRectF& visible, GroupCache& groups) const {
    const FrameBrush brush(painter_, theme_, look_.font);
    const StageLayout& layout = items_.layout();
    if (isSmall()) groups.follow(items_.groups());
    for (const OuterFrame& outer : layout.outers)
        if (outer.frame.intersects(visible)) brush.outer(items_.groups()[outer.firstGroup], outer, layout);
    for (std::size_t i = 0; i < layout.groups.size(); ++i) {
        const GroupFrame& frame = layout.groups[i];
        if (!frame.frame.intersects(visible)) continue;
        if (isSmall()) {
            painter_.drawImage(frame.frame.topLeft(), groups.picture(i, items_.groups()[i], frame, look_.level, theme_,
                                                                     look_.font, look_.ratio));
            brush.standing(items_.groups()[i], frame);
        } else {
            brush.full(items_.groups()[i], frame);
            brush.domains(items_.groups()[i], frame);
        }
    }
}

CardLook StageBrush::cardLook(int index) const {
    CardLook look{look_.zoom, look_.selectedPod, look_.font, -1, {}, look_.gang, look_.tenant};
    if (index != look_.hovered) return look;
    look.hovered = look_.hoveredDevice;
    look.hoveredPod = look_.hoveredPod;
    return look;
}

void StageBrush::direct(const NodeCardView& card, const QRectF& rect, const CardLook& look) const {
    if (look_.level == DetailLevel::Card)
        paintCard(painter_, theme_, card, rect.topLeft(), look);
    else
        paintCompactCard(painter_, theme_, Fonts(look_.font), card, rect, look.selected, look.tenant);
}

void StageBrush::cached(int index, CardCache& cards) const {
    const StageItem& item = items_.at(index);
    const CardLook look = cardLook(index);
    const QPixmap now = cards.picture(items_.shared(index), theme_, look, look_.level, item.rect.size(), look_.ratio);
    const QPixmap before = look_.fade < 1 ? cards.previous(item.card->node) : QPixmap();
    if (!before.isNull()) {
        painter_.drawPixmap(item.rect.topLeft(), before);
        painter_.setOpacity(look_.fade);
    }
    painter_.drawPixmap(item.rect.topLeft(), now);
    painter_.setOpacity(1);
}

void StageBrush::nodes(const QRectF& visible, CardCache& cards, const Motions& motions, const Orders& orders) const {
    if (isSmall()) return;
    for (int i = 0; i < items_.count(); ++i) {
        const StageItem& item = items_.at(i);
        if (!item.rect.intersects(visible)) continue;
        const auto motion = motions.find(item.card->node);
        const auto order = orders.find(item.card->node);
        if (look_.motionAt >= 0 && motion != motions.end()) {
            direct(cardAt(motion->second, look_.motionAt), item.rect, cardLook(i));
        } else if (order != orders.end() && item.card->verdict && look_.fade >= 1) {
            NodeCardView numbered = *item.card;
            numbered.verdict->order = order->second;
            direct(numbered, item.rect, cardLook(i));
        } else if (i == look_.hovered && look_.hoveredDevice >= 0) {
            direct(*item.card, item.rect, cardLook(i));
        } else {
            cached(i, cards);
        }
    }
}

void StageBrush::rings(const QRectF& visible) const {
    const qreal corner = cornerOf(look_.level);
    for (const int index : items_.marked()) {
        const StageItem& item = items_.at(index);
        if (item.card->next && item.rect.intersects(visible))
            paintRing(painter_, theme_, item.rect, Ring::Next, corner);
    }
    if (const int index = items_.indexOf(look_.selectedNode); index >= 0)
        paintRing(painter_, theme_, items_.at(index).rect, Ring::Selected, corner);
    if (isSmall() && !look_.tenant.isEmpty()) tenantRings(visible, corner);
    if (look_.focus >= 0) focusRing(corner);
    if (look_.dropTarget >= 0) paintRing(painter_, theme_, items_.at(look_.dropTarget).rect, Ring::Next, corner);
}

/// Where slots are too small for rings of their own.
void StageBrush::tenantRings(const QRectF& visible, qreal corner) const {
    for (const StageItem& item : items_.all()) {
        const std::vector<PodSlotsView>& pods = item.card->pods;
        const bool holds = std::any_of(pods.begin(), pods.end(),
                                       [this](const PodSlotsView& pod) { return pod.tenant == look_.tenant; });
        if (holds && item.rect.intersects(visible)) paintRing(painter_, theme_, item.rect, Ring::Selected, corner);
    }
}

void StageBrush::focusRing(qreal corner) const {
    const StageItem& item = items_.at(look_.focus);
    if (look_.focusDevice < 0 || isSmall()) return paintRing(painter_, theme_, item.rect, Ring::Focus, corner);
    const qreal scale = look_.level == DetailLevel::Card ? look_.zoom : 1;
    const QRectF slot = slotRowsOf(*item.card, look_.level).slot(look_.focusDevice);
    paintRing(painter_, theme_, QRectF(slot.topLeft() * scale + item.rect.topLeft(), slot.size() * scale), Ring::Focus,
              radius::kSlot);
}

void StageBrush::callouts(const QRectF& visible) const {
    if (look_.level == DetailLevel::Card) return;
    std::vector<int> shown;
    const auto add = [&](int index) {
        const bool known = std::find(shown.begin(), shown.end(), index) != shown.end();
        if (index >= 0 && !known && items_.at(index).rect.intersects(visible)) shown.push_back(index);
    };
    for (const int index : items_.marked())
        if (items_.at(index).card->current) add(index);
    if (isSmall()) add(items_.indexOf(look_.selectedNode));
    for (const NodeId node : look_.pinned) add(items_.indexOf(node));
    std::vector<QRectF> rects;
    for (const int index : shown) rects.push_back(items_.at(index).rect);
    const std::vector<QRectF> boxes = calloutBoxes(rects, visible);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const StageItem& item = items_.at(shown[i]);
        paintRing(painter_, theme_, item.rect, Ring::Selected, cornerOf(look_.level));
        paintCallout(painter_, theme_, Fonts(look_.font), *item.card, item.rect, boxes[i]);
    }
}

} // namespace berth::ui
