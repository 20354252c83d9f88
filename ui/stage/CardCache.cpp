// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/CardCache.h"

#include "ui/stage/SmallCards.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

constexpr std::size_t kMostEntries = 160;

PodId selectedOn(const NodeCardView& card, PodId selected) {
    const bool here = std::any_of(card.pods.begin(), card.pods.end(),
                                  [selected](const PodSlotsView& pod) { return pod.pod == selected; });
    return here ? selected : PodId{};
}

bool holdsGang(const NodeCardView& card, const QString& gang) {
    return !gang.isEmpty() && std::any_of(card.pods.begin(), card.pods.end(),
                                          [&gang](const PodSlotsView& pod) { return pod.gang == gang; });
}

bool holdsTenant(const NodeCardView& card, const QString& tenant) {
    return !tenant.isEmpty() && std::any_of(card.pods.begin(), card.pods.end(),
                                            [&tenant](const PodSlotsView& pod) { return pod.tenant == tenant; });
}

QPixmap drawCard(const NodeCardView& card, const Theme& theme, const CardLook& look, DetailLevel level,
                 const QSizeF& size, qreal ratio) {
    QPixmap picture(
        QSize(static_cast<int>(std::ceil(size.width() * ratio)), static_cast<int>(std::ceil(size.height() * ratio))));
    picture.setDevicePixelRatio(ratio);
    picture.fill(theme.rack);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (level == DetailLevel::Card)
        paintCard(painter, theme, card, {}, look);
    else
        paintCompactCard(painter, theme, Fonts(look.font), card, QRectF(QPointF(), size), look.selected, look.tenant);
    return picture;
}

} // namespace

const QPixmap& CardCache::picture(const SharedCard& card, const Theme& theme, const CardLook& look, DetailLevel level,
                                  const QSizeF& size, qreal devicePixelRatio) {
    dropStale(theme, look, level, devicePixelRatio);
    Entry& entry = entries_[card->node];
    const PodId selected = selectedOn(card, look.selected);
    const QString gang = holdsGang(card, look.gang) ? look.gang : QString();
    const QString tenant = holdsTenant(*card, look.tenant) ? look.tenant : QString();
    const bool changed = !entry.card || !(*entry.card == card);
    entry.card = card;
    const bool sameLook = entry.selected == selected && entry.gang == gang && entry.tenant == tenant;
    if (!entry.picture.isNull() && sameLook && !changed) return entry.picture;
    const QPixmap before = changed ? entry.picture : entry.previous;
    entry = {card, selected, gang, tenant, drawCard(card, theme, look, level, size, devicePixelRatio), before};
    return entry.picture;
}

void CardCache::beginChange() {
    for (auto& [node, entry] : entries_) entry.previous = QPixmap();
}

QPixmap CardCache::previous(NodeId node) const {
    const auto found = entries_.find(node);
    return found == entries_.end() ? QPixmap() : found->second.previous;
}

void CardCache::dropStale(const Theme& theme, const CardLook& look, DetailLevel level, qreal devicePixelRatio) {
    const bool same = theme_ == &theme && zoom_ == look.zoom && level_ == level &&
                      devicePixelRatio_ == devicePixelRatio && font_ == look.font && entries_.size() <= kMostEntries;
    if (same) return;
    entries_.clear();
    theme_ = &theme;
    zoom_ = look.zoom;
    level_ = level;
    font_ = look.font;
    devicePixelRatio_ = devicePixelRatio;
}

} // namespace berth::ui
